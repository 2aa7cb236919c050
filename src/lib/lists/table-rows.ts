type Rows = Readonly<Record<string, object>>

/** The keys of the rows of a table that have all of these values. */
export type KeysWhere<Table extends Rows, Values> = {
  [Key in keyof Table & string]: Table[Key] extends Values ? Key : never
}[keyof Table & string]

/** The same as a list, in the order of the table. */
export function keysWhere<Table extends Rows, const Values extends Readonly<Record<string, unknown>>>(
  table: Table,
  values: Values,
): readonly KeysWhere<Table, Values>[] {
  const wanted = Object.entries(values)
  const keys = Object.entries(table).flatMap(([key, row]) =>
    wanted.every(([name, value]) => Reflect.get(row, name) === value) ? [key] : [],
  )
  // Object.entries forgets which keys it was given.
  return keys as KeysWhere<Table, Values>[]
}

/** The label of each row. */
export const labelsOf = (
  table: Readonly<Record<string, { readonly label: string }>>,
): Readonly<Record<string, string>> => Object.fromEntries(Object.entries(table).map(([key, { label }]) => [key, label]))

/** These values of an object alone. */
export function pick<Source extends object, Key extends keyof Source & string>(
  source: Source,
  keys: readonly Key[],
): Pick<Source, Key> {
  // A record of all keys has for each of them the values of all.
  return recordOf(keys, (key) => source[key]) as Pick<Source, Key>
}

/** An object with these keys, each value made from its key. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>
}
