import type { PayloadRequest, Plugin } from 'payload'

import { changeEach, withHooks } from './change-each'

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

/** A save under way. Later hooks see what it has sent mixed with what was stored. */
export type Save = Sent & {
  /** Asked for by a person, with the rights of a person; not the server's own. */
  readonly isByPerson: boolean
}

/** In `req.context`, by slug. */
const SAVES = 'savesUnderWay'

type Saves = Readonly<Record<string, Save | undefined>>

/** What was asked for with the create or update under way; nothing of a version that is restored. */
export const getSave = ({ context }: PayloadRequest, slug: string): Save | undefined =>
  (context[SAVES] as Saves | undefined)?.[slug]

type Operation = {
  readonly args?: unknown
  readonly operation: string
  readonly overrideAccess?: boolean
  readonly req: PayloadRequest
}

/** Notes each save of what has versions as it was asked for. The first of the plugins that use `getSave`. */
export const noteSaves: Plugin = changeEach({
  which: ({ versions }) => Boolean(versions),
  collection: (collection) => withHooks(collection, { beforeOperation: [noteSave(collection.slug)] }),
  global: (global) => withHooks(global, { beforeOperation: [noteSave(global.slug)] }),
})

const noteSave =
  (slug: string) =>
  ({ args, operation, overrideAccess, req }: Operation): void => {
    if (operation !== 'create' && operation !== 'update') return
    const save: Save = { ...readSent(args), isByPerson: overrideAccess !== true }
    req.context[SAVES] = { ...(req.context[SAVES] as Saves | undefined), [slug]: save }
  }
