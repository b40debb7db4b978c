// The yardstick of bench_broadcast.py: a bare Socket.IO server on Node. It does the same broadcast
// and stores nothing. It prints its port when it listens.
import { createServer } from "node:http";
import { createRequire } from "node:module";

// The package is one of the web app's, whose folder is not above this file.
const require = createRequire(new URL("../../web/package.json", import.meta.url));
const { Server } = require("socket.io");

const http = createServer();
const io = new Server(http, { maxHttpBufferSize: 256 * 1024, perMessageDeflate: false });

io.on("connection", (socket) => {
  socket.on("join", (_, reply) => {
    socket.join("table");
    reply("joined");
  });
  socket.on("act", (update, reply) => {
    io.to("table").emit("update", JSON.parse(update));
    reply("done");
  });
});

http.listen(0, "127.0.0.1", () => console.log(http.address().port));
