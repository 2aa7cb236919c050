/** One connection to the database, as `pg` gives it. */
export type SqlClient = {
  readonly query: <Row extends object = Record<string, unknown>>(
    statement: string | { readonly text: string; readonly values: unknown[]; readonly query_timeout: number },
    values?: unknown[],
  ) => Promise<{ rows: Row[]; rowCount: number | null }>
}

/** Rows a statement carries: large enough to be quick, small enough for readers to be served in between. */
export const CHUNK_ROWS = 1_000

export function chunksOf<Item>(items: readonly Item[], size = CHUNK_ROWS): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
