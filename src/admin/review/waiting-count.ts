/** How many submissions wait, as the open queue knows it; `null` while no queue is open. Shared with the menu's badge. */
let waiting: number | null = null

const listeners = new Set<() => void>()

export const readWaiting = (): number | null => waiting

export function announceWaiting(count: number | null): void {
  waiting = count
  for (const listener of listeners) listener()
}

export function onWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
