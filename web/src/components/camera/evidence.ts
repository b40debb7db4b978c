// Pictures that the server keeps with rows. They need a token in a header, so a page fetches them
// and shows a blob; what was fetched once is kept while the page is open.

import { useEffect, useState } from "preact/hooks";

import { ownToken } from "../../connection/socket";

const MOST = 40;
const fetched = new Map<string, Promise<string | null>>();

function load(match: string, hash: string): Promise<string | null> {
  const key = `${match}/${hash}`;
  const known = fetched.get(key);
  if (known) return known;
  const loading = fetchOnce(match, hash);
  fetched.set(key, loading);
  if (fetched.size > MOST) void forgetOldest();
  void loading.then((url) => url === null && fetched.delete(key)); // it is asked for again
  return loading;
}

async function fetchOnce(match: string, hash: string): Promise<string | null> {
  try {
    const headers = { Authorization: `Bearer ${ownToken() ?? ""}` };
    const reply = await fetch(`/api/matches/${match}/evidence/${hash}`, { headers });
    return reply.ok ? URL.createObjectURL(await reply.blob()) : null;
  } catch {
    return null; // the connection broke
  }
}

async function forgetOldest(): Promise<void> {
  const [key] = fetched.keys();
  if (key === undefined) return;
  const url = await fetched.get(key);
  fetched.delete(key);
  if (url) URL.revokeObjectURL(url);
}

/** The address of a picture within this page; null while it is not here. */
export function useEvidence(match: string, hash: string | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    setUrl(null);
    if (hash !== undefined) void load(match, hash).then((got) => wanted && setUrl(got));
    return () => {
      wanted = false;
    };
  }, [match, hash]);
  return url;
}
