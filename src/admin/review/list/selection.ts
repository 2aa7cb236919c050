/** What a moderator has ticked. Only ids: versions are read from the list at the moment of acting. */
export type Selection = ReadonlySet<number>

export const NOTHING_SELECTED: Selection = new Set()

export function toggleRow(selection: Selection, id: number): Selection {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Ticks everything between two rows of the list, both included; what was ticked before stays ticked. */
export function withRange(selection: Selection, ids: readonly number[], from: number, to: number): Selection {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)]
  if (start === -1 || end === -1) return toggleRow(selection, to)
  return new Set([...selection, ...ids.slice(Math.min(start, end), Math.max(start, end) + 1)])
}

/** What is still ticked after the list has changed, so that a moderator never acts on a row that has left it. */
export function pruneSelection(selection: Selection, ids: readonly number[]): Selection {
  const present = new Set(ids)
  const remaining = [...selection].filter((id) => present.has(id))
  return remaining.length === selection.size ? selection : new Set(remaining)
}

/**
 * The row to go to when some rows leave the list: the next that stays, else the one before, else none. `ids` is the list
 * before they leave.
 */
export function findNext(ids: readonly number[], current: number, leaving: ReadonlySet<number>): number | null {
  const at = ids.indexOf(current)
  const stays = (id: number) => !leaving.has(id)
  return ids.slice(at + 1).find(stays) ?? ids.slice(0, Math.max(0, at)).findLast(stays) ?? null
}
