/** What a call answers as an object with ids for keys; a damaged entry is left out rather than costing all others. */
export function valuesById<Value>(answer: unknown, read: (value: unknown) => Value | null): ReadonlyMap<number, Value> {
  if (typeof answer !== 'object' || answer === null) return new Map()
  return new Map(
    Object.entries(answer).flatMap(([id, given]: [string, unknown]) => {
      const value = /^[1-9]\d*$/.test(id) ? read(given) : null
      return value === null ? [] : [[Number(id), value] as const]
    }),
  )
}
