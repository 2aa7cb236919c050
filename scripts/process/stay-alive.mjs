// Loaded into our scripts by --import: Node ends a process in which nothing is left to do (with code 13) although modules are
// still on their way from the thread that compiles them. Whoever is loaded with this ends by itself.
const LONG_MS = 60_000

if (process.channel) process.channel.ref()
else setInterval(() => undefined, LONG_MS)
