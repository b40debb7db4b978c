// The few things of a page that modules look at when they are loaded, for tests in plain Node.

import { vi } from "vitest";

vi.stubGlobal("location", new URL("http://table.test/"));
vi.stubGlobal("navigator", { languages: ["en-GB"] });

const { loadAll } = await import("./words/catalogues");
await loadAll();
