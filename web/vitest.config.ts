import { defineConfig } from "vitest/config";

import { fronts } from "./vite-fronts.ts";

// Pure modules only: what needs a page is tested in a real browser, in tests/browser.
export default defineConfig({
  plugins: [fronts()],
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/test-globals.ts"],
    reporters: ["dot"],
    isolate: false, // a worker for each file costs four times as much; tests reset what they change
    testTimeout: 60_000, // the first import of a game takes seconds on a small or busy machine
  },
});
