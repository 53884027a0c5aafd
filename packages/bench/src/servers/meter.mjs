// Loaded before the server in its process: tells what the server has used, whenever the benchmark asks.
// JavaScript, as the bare server is: Node.js would load its support of TypeScript first, which takes time and memory.
process.on("message", (message) => {
  if (message !== "usage") return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1_000, rssMiB: process.memoryUsage.rss() / 2 ** 20 });
});
// A benchmark that is stopped leaves no server behind.
process.on("disconnect", () => process.exit());
// The channel alone keeps no process alive.
process.channel?.unref();
