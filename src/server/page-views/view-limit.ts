/** What a busy hotel on one address opens in a minute; more is a machine. */
export const VIEWS_PER_MINUTE = 600

const WINDOW_MS = 60_000

/**
 * Counts views of one network in the memory of this server, because nothing about a visitor may reach the database
 * (decisions). Everything is forgotten each minute. `now` in milliseconds.
 */
export function createViewLimit(): (network: string, now: number) => boolean {
  let window = 0
  let views = new Map<string, number>()
  return (network, now) => {
    const current = Math.floor(now / WINDOW_MS)
    if (current !== window) {
      window = current
      views = new Map()
    }
    const count = (views.get(network) ?? 0) + 1
    views.set(network, count)
    return count <= VIEWS_PER_MINUTE
  }
}
