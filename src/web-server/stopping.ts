import type { Server } from 'node:http'

/** So long kept connections may ask once more and be told that they are at their end, instead of being cut off. */
const FAREWELL_MS = 500

const CHECK_MS = 50

/**
 * Ends a server in order. Each answer says from now on that its connection ends with it; new connections are taken until
 * those that were kept have heard it, or have been silent for a moment.
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
    // Again and again: one that was busy a moment ago would otherwise hold us for as long as it is kept.
    setInterval(() => server.closeIdleConnections(), CHECK_MS).unref()
  })
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error === null ? count : 0)))
