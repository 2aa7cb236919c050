import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest, Plugin } from 'payload'

import { lastSave } from '@/fields/last-save'
import { AUTHOR } from '@/server/database/authorship'

import { changeEach, withHooks } from './change-each'
import { getSave } from './sent-data'

/**
 * Fields that change when something is published, unpublished or taken out of the trash, without a change of its content.
 */
const NOT_CONTENT: ReadonlySet<string> = new Set(['_status', 'deletedAt'])

/**
 * Writes into each version who made it and when its content last changed, whichever way the save came. Added as a plugin
 * to all collections and pages with versions, so that new ones are covered, too.
 */
export const recordSaves: Plugin = changeEach({
  which: ({ versions }) => Boolean(versions),
  collection: ({ fields, ...collection }) =>
    withHooks({ ...collection, fields: [...fields, lastSave] }, { beforeChange: [recordInCollection] }),
  global: ({ fields, ...global }) =>
    withHooks({ ...global, fields: [...fields, lastSave] }, { beforeChange: [recordInGlobal] }),
})

const recordInCollection: CollectionBeforeChangeHook = ({ collection: { slug }, data, originalDoc, req }) => ({
  ...data,
  lastSave: describeSave(req, slug, originalDoc),
})

const recordInGlobal: GlobalBeforeChangeHook = ({ data, global: { slug }, originalDoc, req }) => ({
  ...data,
  lastSave: describeSave(req, slug, originalDoc),
})

type Stored = {
  readonly updatedAt?: string | null
  readonly lastSave?: { readonly at?: string | null; readonly by?: string | null } | null
}

function describeSave(req: PayloadRequest, slug: string, stored: Stored | undefined) {
  // Restoring a version sends no fields.
  const save = req.context.isRestoringVersion ? undefined : getSave(req, slug)
  const fields = Object.keys(save?.data ?? {})
  const before = stored?.lastSave?.at ?? stored?.updatedAt ?? null
  const isStatusOnly = before !== null && fields.length > 0 && fields.every((field) => NOT_CONTENT.has(field))
  // The version of who wrote it is overwritten: the words stay theirs.
  const isOverwritten = isStatusOnly && save?.isUnpublish === true
  return {
    by: (isOverwritten && stored?.lastSave?.by) || nameAuthor(req, { isStatusOnly }),
    at: isStatusOnly ? before : makeLaterTime(stored?.updatedAt),
    fromTab: save?.tab ?? null,
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
