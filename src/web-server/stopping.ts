import type { Server } from 'node:http'

/** For this long idle keep-alive connections may send one more request, answered with `Connection: close`, before they are closed. */
const FAREWELL_MS = 500

const CHECK_MS = 50

/**
 * Stops a server gracefully. From now on each response has `Connection: close`. New connections are accepted until none is
 * open, for `FAREWELL_MS` at most.
 *
 * @returns when the last answer is sent
 */
export async function stopGently(server: Server): Promise<void> {
  // Before the listener that answers.
  server.prependListener('request', (_, response) => void response.setHeader('Connection', 'close'))
  const endsAt = performance.now() + FAREWELL_MS
  while (performance.now() < endsAt && (await countConnections(server)) > 0) {
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS))
  }
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    // Repeated: a connection that becomes idle later would otherwise stay open until its keep-alive time is over.
    setInterval(() => server.closeIdleConnections(), CHECK_MS).unref()
  })
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error === null ? count : 0)))
