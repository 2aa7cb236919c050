/** Which row of the document stands for which item: key of the item to name of the row. */
export type RowSlots = ReadonlyMap<number, number>

/**
 * The rows for these keys. An item that stays keeps its row; a new one takes over the row of one that has gone, which
 * costs a browser a fraction of a new row. With `mayTakeOver` false it gets a row of its own: rows that are taken over
 * change places, and one that has the focus would lose it. The same map as long as nothing changes.
 */
export function assignRows(before: RowSlots, keys: readonly number[], mayTakeOver: boolean): RowSlots {
  if (keys.length === before.size && keys.every((key) => before.has(key))) return before
  const wanted = new Set(keys)
  const free = mayTakeOver ? [...before].flatMap(([key, row]) => (wanted.has(key) ? [] : [row])) : []
  const names = new Set(before.values())
  const newRow = (key: number): number => {
    // Named after its first item; the keys are ids and never below zero.
    let name = key
    for (let other = -1; names.has(name); other -= 1) name = other
    names.add(name)
    return name
  }
  return new Map(keys.map((key) => [key, before.get(key) ?? free.shift() ?? newRow(key)]))
}
