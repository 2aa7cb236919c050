/** What a check of the content found: what to show a person, and what must not ship. */
export type Report = {
  readonly lines: readonly string[]
  /** Empty when the content may ship. */
  readonly faults: readonly string[]
}

/** One rule of the content. A further rule is one more of these in `content-checks.ts`. */
export type Check = { readonly title: string; readonly run: () => Report }
