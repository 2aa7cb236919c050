/** What a save has sent, before Payload merges it with what is stored. */
export type Sent = {
  readonly data: Readonly<Record<string, unknown>>
  /** Which record; `null` for pages that exist once and for changes of several records at once. */
  readonly id: number | null
  /** When the state was stored that the change was made from, as the form got it. */
  readonly basis: number | null
  /** Which browser window sends it. */
  readonly tab: string | null
  readonly isAutosave: boolean
  readonly isDraft: boolean
  readonly isMany: boolean
  /** By the button of the CMS: Payload writes it over the newest version. */
  readonly isUnpublish: boolean
}

/** Reads the arguments of a create or an update, which Payload does not type. */
export function readSent(args: unknown): Sent {
  const { autosave, data: sent, draft, id, unpublishAllLocales, where } = toRecord(args)
  const data = toRecord(sent)
  const { tab } = toRecord(data.lastSave)
  const basis = typeof data.updatedAt === 'string' ? Date.parse(data.updatedAt) : Number.NaN
  const record = typeof id === 'number' || (typeof id === 'string' && /^\d{1,9}$/.test(id)) ? Number(id) : null
  return {
    data,
    id: record,
    basis: Number.isNaN(basis) ? null : basis,
    tab: typeof tab === 'string' && tab !== '' ? tab : null,
    isAutosave: autosave === true,
    isDraft: draft === true,
    isMany: id === undefined && where !== undefined,
    isUnpublish: unpublishAllLocales === true || unpublishAllLocales === 'true',
  }
}

const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
