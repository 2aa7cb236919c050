const WINDOW_MS = 60_000

/**
 * Counts requests of one network in the memory of this server, because nothing about a visitor may reach the database
 * (decisions). Everything is forgotten each minute. `now` in milliseconds.
 */
export function createNetworkLimit(perMinute: number): (network: string, now: number) => boolean {
  let window = 0
  let requests = new Map<string, number>()
  return (network, now) => {
    const current = Math.floor(now / WINDOW_MS)
    if (current !== window) {
      window = current
      requests = new Map()
    }
    const count = (requests.get(network) ?? 0) + 1
    requests.set(network, count)
    return count <= perMinute
  }
}
