type Content = Readonly<Record<string, unknown>>

/** A stored state that readers do not have. */
export type Draft = {
  /** `null` where it is not known. */
  readonly by: string | null
  /** When it was stored, ISO 8601 in UTC. */
  readonly at: string
  readonly content: Content
}

type OthersChange = {
  readonly by: string | null
  /** When they last stored one of the fields. */
  readonly at: string
  /** Names of fields of the first level, in the order in which they were first changed. */
  readonly fields: readonly string[]
}

/**
 * What other people have changed that would become public: fields that differ from what was published last, and that
 * somebody else had a hand in since. One that was put back to what is public has nobody's words any more.
 *
 * @param base what was published last; empty where nothing was
 * @param drafts every state stored since, oldest first
 * @param final what is to become public
 */
export function listOthersChanges(
  { base, drafts, final }: { readonly base: Content; readonly drafts: readonly Draft[]; readonly final: Content },
  isOwn: (by: string | null) => boolean,
): readonly OthersChange[] {
  const hands = new Map<string, Map<string | null, string>>()
  let before = base
  for (const { by, at, content } of drafts) {
    for (const field of changedFields(before, content)) {
      if (isSame(content[field], base[field])) hands.delete(field)
      else if (!isOwn(by)) hands.set(field, new Map(hands.get(field)).set(by, at))
    }
    before = content
  }
  const changes = new Map<string | null, OthersChange>()
  for (const [field, authors] of hands) {
    if (isSame(final[field], base[field])) continue
    for (const [by, at] of authors) {
      const known = changes.get(by)
      changes.set(by, {
        by,
        at: known === undefined || at > known.at ? at : known.at,
        fields: [...(known?.fields ?? []), field],
      })
    }
  }
  return [...changes.values()]
}

/** What the CMS keeps itself, and what changes without a word of the content. */
const NOT_CONTENT: ReadonlySet<string> = new Set([
  '_status',
  'createdAt',
  'deletedAt',
  'globalType',
  'id',
  'lastSave',
  'updatedAt',
])

const changedFields = (before: Content, after: Content): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !NOT_CONTENT.has(field) && !isSame(before[field], after[field]),
  )

const isSame = (one: unknown, other: unknown): boolean => toText(one) === toText(other)

/** The same for values that say the same: an empty field may be missing, `null`, or an empty text or list. */
function toText(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part === '' ? null : part
    const entries = Object.entries(part).filter(([, inner]) => !isEmpty(inner))
    return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
  })
  return text === undefined || text === '[]' || text === '{}' ? 'null' : text
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
