import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Config,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  GlobalConfig,
  PayloadRequest,
  Plugin,
} from 'payload'

import { lastSave } from '@/fields/last-save'
import { AUTHOR } from '@/server/database/authorship'

import { type Sent, readSent } from './sent-data'

/** In `req.context`, by slug: what the save under way has sent. Later hooks see it mixed with what was stored. */
const SENT = 'sentWithSave'

/**
 * Fields that change when something is published, unpublished or taken out of the trash, without a change of its content.
 */
const NOT_CONTENT: ReadonlySet<string> = new Set(['_status', 'deletedAt'])

/**
 * Writes into each version who made it and when its content last changed, whichever way the save came. Added as a plugin
 * to all collections and pages with versions, so that new ones are covered, too.
 */
export const recordSaves: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.versions ? recordCollection(collection) : collection,
  ),
  globals: config.globals?.map((global) => (global.versions ? recordGlobal(global) : global)),
})

const addVersionList = <Views extends { edit?: object }>(views: Views | undefined) => ({
  ...views,
  edit: { ...views?.edit, versions: { Component: '@/admin/VersionList#VersionList' } },
})

function recordCollection(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks, slug } = collection
  const note: CollectionBeforeOperationHook = ({ args, operation, req }) => {
    if (operation === 'create' || operation === 'update') noteSent(req, slug, readSent(args))
    return args
  }
  const record: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => ({
    ...data,
    lastSave: describeSave(req, slug, originalDoc),
  })
  return {
    ...collection,
    fields: [...collection.fields, lastSave],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), note],
      beforeChange: [...(hooks?.beforeChange ?? []), record],
    },
    admin: { ...admin, components: { ...admin?.components, views: addVersionList(admin?.components?.views) } },
  }
}

function recordGlobal(global: GlobalConfig): GlobalConfig {
  const { admin, hooks, slug } = global
  const note: GlobalBeforeOperationHook = ({ args, operation, req }) => {
    if (operation === 'update') noteSent(req, slug, readSent(args))
    return args
  }
  const record: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => ({
    ...data,
    lastSave: describeSave(req, slug, originalDoc),
  })
  return {
    ...global,
    fields: [...global.fields, lastSave],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), note],
      beforeChange: [...(hooks?.beforeChange ?? []), record],
    },
    admin: { ...admin, components: { ...admin?.components, views: addVersionList(admin?.components?.views) } },
  }
}

type Noted = { readonly isStatusOnly: boolean; readonly isUnpublish: boolean; readonly tab: string | null }

function noteSent(req: PayloadRequest, slug: string, sent: Sent): void {
  const fields = Object.keys(sent.data)
  const noted: Noted = {
    isStatusOnly: fields.length > 0 && fields.every((field) => NOT_CONTENT.has(field)),
    isUnpublish: sent.isUnpublish,
    tab: sent.tab,
  }
  req.context[SENT] = { ...getNotes(req), [slug]: noted }
}

const getNotes = (req: PayloadRequest) => (req.context[SENT] ?? {}) as Readonly<Record<string, Noted | undefined>>

type Stored = {
  readonly updatedAt?: string | null
  readonly lastSave?: { readonly at?: string | null; readonly by?: string | null } | null
}

function describeSave(req: PayloadRequest, slug: string, stored: Stored | undefined) {
  // Restoring a version sends no fields.
  const noted = req.context.isRestoringVersion ? undefined : getNotes(req)[slug]
  const before = stored?.lastSave?.at ?? stored?.updatedAt ?? null
  const isStatusOnly = noted?.isStatusOnly === true && before !== null
  // The version of who wrote it is overwritten: the words stay theirs.
  const isOverwritten = isStatusOnly && noted.isUnpublish
  return {
    by: (isOverwritten && stored?.lastSave?.by) || nameAuthor(req, { isStatusOnly }),
    at: isStatusOnly ? before : makeLaterTime(stored?.updatedAt),
    fromTab: noted?.tab ?? null,
  }
}

/** Later than what is stored, also where another server, whose clock is ahead, has stored it. */
function makeLaterTime(stored: string | null | undefined): string {
  const before = Date.parse(stored ?? '')
  return new Date(Number.isNaN(before) ? Date.now() : Math.max(Date.now(), before + 1)).toISOString()
}

function nameAuthor(
  { context, payloadAPI, user }: PayloadRequest,
  { isStatusOnly }: { isStatusOnly: boolean },
): string {
  const author = context[AUTHOR]
  if (typeof author === 'string') return author
  if (user === null) return 'The server'
  const name = 'name' in user && typeof user.name === 'string' && user.name !== '' ? user.name : 'Staff'
  // Scheduled publishing is a job: it changes the status in the name of who has set its time.
  return isStatusOnly && payloadAPI === 'local' ? `${name} (scheduled)` : name
}
