/** What was saved by 'Save the guide on this device': each key of the caches and its version. */
export type SavedState = {
  /** ISO time at which everything was there; `null` while it is not. */
  readonly completeAt: string | null
  readonly pages: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, string>>
}

/** Reads a stored record; `null` when the value does not have its form. */
export function readSavedState(value: unknown): SavedState | null {
  if (typeof value !== 'object' || value === null) return null
  const { completeAt, pages, files } = value as Readonly<Record<string, unknown>>
  if (!isVersions(pages) || !isVersions(files)) return null
  return { completeAt: typeof completeAt === 'string' ? completeAt : null, pages, files }
}

const isVersions = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((version) => typeof version === 'string')
