import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type PayloadRequest,
  type Plugin,
} from 'payload'

import { lockRecord } from '@/server/database/lock-record'

import { changeEach, withHooks } from './change-each'
import { type Sent, readSent } from './sent-data'

/**
 * Refuses, with 409 and the name of who saved before, a save that was made from an older state than the stored one. The
 * form sends when its state was stored (`updatedAt`), and each of its own saves updates that. Holds for every collection
 * and page; a lock puts two saves at the same moment in order. The server's own writes are not checked.
 */
export const refuseStaleSaves: Plugin = changeEach({
  collection: (collection) =>
    withHooks(collection, { beforeOperation: [refuseInCollection(collection.slug as CollectionSlug)] }, 'before'),
  global: (global) => withHooks(global, { beforeOperation: [refuseInGlobal(global.slug as GlobalSlug)] }, 'before'),
})

const refuseInCollection =
  (slug: CollectionSlug): CollectionBeforeOperationHook =>
  async ({ args, operation, overrideAccess, req }) => {
    const sent = readSent(args)
    if (operation !== 'update' || sent.id === null) return args
    await lockRecord(req, slug, sent.id)
    if (overrideAccess || sent.basis === null) return args
    const stored = await req.payload.findByID({
      collection: slug,
      id: sent.id,
      draft: true,
      trash: true,
      disableErrors: true,
      ...asReader(req),
    })
    refuseWhenOlder(req, sent, stored as Stored | null)
    return args
  }

const refuseInGlobal =
  (slug: GlobalSlug): GlobalBeforeOperationHook =>
  async ({ args, operation, overrideAccess, req }) => {
    if (operation !== 'update') return args
    await lockRecord(req, slug, null)
    const sent = readSent(args)
    if (overrideAccess || sent.basis === null) return args
    const stored: Stored = await req.payload.findGlobal({ slug, draft: true, ...asReader(req) })
    refuseWhenOlder(req, sent, stored)
    return args
  }

/**
 * Reads with the caller's rights: whoever may not read a record must learn nothing of it. Payload refuses their save
 * afterwards.
 */
const asReader = (req: PayloadRequest) =>
  ({ depth: 0, showHiddenFields: true, overrideAccess: false, user: req.user, req }) as const

type Stored = {
  readonly updatedAt?: string | null
  /** Only where there are versions: see `lastSave`. */
  readonly lastSave?: {
    readonly by?: string | null
    readonly at?: string | null
    readonly fromTab?: string | null
  } | null
}

function refuseWhenOlder({ user }: PayloadRequest, { basis, tab }: Sent, stored: Stored | null): void {
  const changed = Date.parse(stored?.lastSave?.at ?? stored?.updatedAt ?? '')
  if (basis === null || !(changed > basis)) return
  if (tab !== null && stored?.lastSave?.fromTab === tab) return
  throw new APIError(describeConflict(user, stored), 409, null, true)
}

const makkahFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Riyadh',
})

/** The message has no colon, because the admin would show the words after it as a list. */
function describeConflict(user: PayloadRequest['user'], stored: Stored | null): string {
  const by = stored?.lastSave?.by ?? null
  const isOwn = by !== null && user !== null && 'name' in user && user.name === by
  const who = isOwn ? 'You have saved this in another window' : `${by ?? 'Somebody'} has saved this`
  const when = makkahFormat.format(new Date(stored?.updatedAt ?? Date.now())).replace(':', '.')
  return `Not saved. ${who} on ${when} (Makkah time), after you opened it. What you wrote is still here. Copy what you changed, load the page again, and put it in there.`
}
