import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Config,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type PayloadRequest,
  type Plugin,
} from 'payload'

import { lockRecord } from '@/server/database/lock-record'

import { type Sent, sentIn } from './sent-data'

/**
 * Refuses, with 409 and the name of who was faster, a save that was made from an older state than the stored one. The
 * form sends along when its state was stored (`updatedAt`), and each save of its own moves that on. Holds for every
 * collection and page; two saves at the same moment come one after the other. The server's own writes are not asked.
 */
export const refuseStaleSaves: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [refuseIn(collection.slug as CollectionSlug), ...(collection.hooks?.beforeOperation ?? [])],
    },
  })),
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: {
      ...global.hooks,
      beforeOperation: [refuseInGlobal(global.slug as GlobalSlug), ...(global.hooks?.beforeOperation ?? [])],
    },
  })),
})

const refuseIn =
  (slug: CollectionSlug): CollectionBeforeOperationHook =>
  async ({ args, operation, overrideAccess, req }) => {
    const sent = sentIn(args)
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
    const sent = sentIn(args)
    if (overrideAccess || sent.basis === null) return args
    const stored: Stored = await req.payload.findGlobal({ slug, draft: true, ...asReader(req) })
    refuseWhenOlder(req, sent, stored)
    return args
  }

/** Who may not read a record learns nothing of it; the rules refuse the save a moment later. */
const asReader = (req: PayloadRequest) =>
  ({ depth: 0, showHiddenFields: true, overrideAccess: false, user: req.user, req }) as const

type Stored = {
  readonly updatedAt?: string | null
  /** Of what has versions: see `lastSave`. */
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
  throw new APIError(staleText(user, stored), 409, null, true)
}

const inMakkah = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Riyadh' })

/** Without a colon: the admin makes a list of what stands behind one. */

function staleText(user: PayloadRequest['user'], stored: Stored | null): string {
  const by = stored?.lastSave?.by ?? null
  const isOwn = by !== null && user !== null && 'name' in user && user.name === by
  const who = isOwn ? 'You have saved this in another window' : `${by ?? 'Somebody'} has saved this`
  const when = inMakkah.format(new Date(stored?.updatedAt ?? Date.now())).replace(':', '.')
  return `Not saved. ${who} on ${when} (Makkah time), after you opened it. What you wrote is still here. Copy what you changed, load the page again, and put it in there.`
}
