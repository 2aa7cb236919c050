/** Sizes and counts a request to the CMS may have. Larger ones are refused before they are read or run. */
export const requestLimits = {
  anonymousBodyBytes: 32 * 1024,
  staffJsonBytes: 1024 * 1024,
  /** One picture of 8 MB (payload.config.ts) and its fields. */
  multipartBytes: 9_000_000,
  /** Objects within objects: three times what the deepest article of the editor needs. */
  jsonDepth: 100,
  /** Rows of one REST answer. The admin's lists ask for 100 at most. */
  rows: 500,
  /** Conditions of one `where`. The admin's own search over four fields with a handful of filters stays below. */
  conditions: 20,
} as const

/** What a staff GraphQL query may cost, on top of Payload's own `maxComplexity`, which does not count rows. */
export const graphqlLimits = {
  anonymousBodyBytes: 32 * 1024,
  staffBodyBytes: 256 * 1024,
  /** Lexer tokens, so that a hostile text is dropped before it becomes a tree. */
  tokens: 4_000,
  depth: 6,
  aliases: 10,
  /** With every fragment written out at each place that uses it. */
  fields: 500,
  /** `limit` × the `limit`s around it, added up over the whole query. */
  rows: 1_000,
  /** What Payload returns when a list gives no `limit`. */
  defaultRows: 10,
} as const
