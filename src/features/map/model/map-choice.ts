/** Whether the visitor has opened the map. Kept for the visit, so that another filter or page does not close it. */
let isChosen = false

const listeners = new Set<() => void>()

export const isMapChosen = (): boolean => isChosen

export function chooseMap(isOpen: boolean): void {
  isChosen = isOpen
  for (const listener of listeners) listener()
}

/** Calls back after every choice. Returns the way to stop. */
export function subscribeToMapChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
