// The yardsticks of bench_broadcast.py: a bare Socket.IO server on Node that does the same broadcast
// and stores nothing; with --durable it first writes the action through to the disk, in a plain file.
// It prints its port when it listens.
import { constants, mkdtempSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

// The package is one of the web app's, whose folder is not above this file.
const require = createRequire(new URL("../../web/package.json", import.meta.url));
const { Server } = require("socket.io");

const durable = process.argv.includes("--durable");
const folder = mkdtempSync(join(tmpdir(), "node-reference-"));
const { O_APPEND, O_CREAT, O_DSYNC, O_WRONLY } = constants;
const file = await open(join(folder, "log"), O_APPEND | O_CREAT | O_DSYNC | O_WRONLY);

const http = createServer();
const io = new Server(http, { maxHttpBufferSize: 256 * 1024, perMessageDeflate: false });

io.on("connection", (socket) => {
  socket.on("join", (_, reply) => {
    socket.join("table");
    reply("joined");
  });
  socket.on("act", async (update, reply) => {
    if (durable) {
      await file.write(update);
    }
    io.to("table").emit("update", JSON.parse(update));
    reply("done");
  });
});

http.listen(0, "127.0.0.1", () => console.log(http.address().port));

process.on("SIGTERM", () => {
  rmSync(folder, { recursive: true });
  process.exit();
});
