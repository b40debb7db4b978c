// Pages that are loaded when they are opened: whoever only plays needs no page of the referee's.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

import { loading } from "../../games/opening";
import { focusTitle } from "../../phone/focus";
import { Skeleton } from "./empty";

/** A component that is loaded when it is drawn first. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [Page, setPage] = useState<ComponentType<P> | null>(() => loaded);
    useEffect(() => {
      if (Page === null) void loading(load).then((found) => setPage(() => (loaded = found)));
    }, []);
    useEffect(() => {
      if (Page !== null) focusTitle();
    }, [Page]);
    return Page ? <Page {...props} /> : <Skeleton bars={5} />;
  };
}
