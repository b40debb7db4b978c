import { defineConfig } from "vite";

import { fronts } from "./vite-fronts.ts";

const SERVER = "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [fronts()],
  base: "/",
  build: {
    outDir: "../server/static",
    emptyOutDir: true,
    chunkSizeWarningLimit: 1000, // it comes over the room's own network, once
    // Phones of about 2021 on: an old phone kept for game night must still join.
    target: ["chrome92", "edge92", "firefox90", "safari15.4", "ios15.4"],
    // The second page is served by `sandtable trays virtual --page`.
    rollupOptions: { input: ["index.html", "virtual-trays.html"] },
  },
  server: {
    // The texts are imported from beside the Python code they belong to.
    fs: { allow: [".."] },
    proxy: {
      "/api": SERVER,
      "/socket.io": { target: SERVER, ws: true },
    },
  },
});
