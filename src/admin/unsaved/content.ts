/** What a form holds, as it would send it. */
export type Content = Readonly<Record<string, unknown>>

/** Not written by a person: it changes with a save, or by other buttons than those of the form. */
const NOT_WRITTEN: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', 'lastSave', '_status'])

/** Equal for two contents whose words are the same, in whatever order they come, and whether nothing is `null` or ''. */
export const fingerprint = (content: Content): string =>
  JSON.stringify(Object.fromEntries(Object.entries(content).filter(([name]) => !NOT_WRITTEN.has(name))), sortKeys)

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== null && part !== undefined && part !== '')
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** The words of another content with what the record itself has now: what a form saves is compared by that. */
export const withWordsOf = (now: Content, words: Content): Content => ({
  ...words,
  ...Object.fromEntries(Object.entries(now).filter(([name]) => NOT_WRITTEN.has(name))),
})

/** Who saved a record last, and when: for telling whether others have been there since. */
export function readLastSave(content: Content): { readonly by: string | null; readonly at: string | null } {
  const { lastSave, updatedAt } = content
  const by = typeof lastSave === 'object' && lastSave !== null && 'by' in lastSave ? lastSave.by : null
  return { by: typeof by === 'string' ? by : null, at: typeof updatedAt === 'string' ? updatedAt : null }
}
