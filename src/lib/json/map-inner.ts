export type JsonObject = Readonly<Record<string, unknown>>

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value with each of its items or properties changed; the very same one where none is. */
export function mapInner<Value>(value: Value, change: (inner: unknown) => unknown): Value {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    const changed = items.map(change)
    return changed.every((item, index) => item === items[index]) ? value : (changed as Value)
  }
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value)
  const changed = entries.map(([key, inner]) => [key, change(inner)] as const)
  return changed.every(([, inner], index) => inner === entries[index]?.[1])
    ? value
    : (Object.fromEntries(changed) as Value)
}
