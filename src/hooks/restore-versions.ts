import {
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
  type Plugin,
  restoreVersionOperation,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

import { changeEach } from './change-each'

/**
 * Replaces Payload's endpoints that restore a version: endpoints of the configuration are matched first. What has drafts is
 * always restored as a draft, whatever the version was and whatever the call asks for: the dialog of the CMS asks for
 * publishing without a word about it, and a version that was a draft would take the page off the site. Publishing is a step
 * of its own, with the rights and questions it has. A page that exists once is restored by an ordinary update, because
 * Payload's own way skips all hooks.
 */
export const restoreVersions: Plugin = changeEach({
  which: hasDraftsEnabled,
  collection: (collection) => addEndpoint(collection, restoreInCollection(collection.slug as CollectionSlug)),
  global: (global) => addEndpoint(global, restoreInGlobal(global.slug as GlobalSlug)),
})

/** What the dialog of the CMS says. The same for all: what has no drafts is named. */
export const restoreLabels = {
  restoreThisVersion: 'Restore as a draft',
  confirmVersionRestoration: 'Restore as a draft?',
  aboutToRestore:
    'This {{label}} will have a new draft, as it was on {{versionDate}}. Readers see nothing of it until you publish it. (A fact has no drafts: a restored one is on the site at once.)',
  aboutToRestoreGlobal:
    '{{label}} will have a new draft, as it was on {{versionDate}}. Readers see nothing of it until you publish it.',
  restoredSuccessfully: 'Restored.',
}

const addEndpoint = <Entity extends CollectionConfig | GlobalConfig>(entity: Entity, endpoint: Endpoint): Entity => ({
  ...entity,
  endpoints: [...(entity.endpoints === false ? [] : (entity.endpoints ?? [])), endpoint],
})

const makeEndpoint = (restore: (req: PayloadRequest, id: number) => Promise<object>): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) =>
    Response.json({
      ...(await restore(req, Number(req.routeParams?.id))),
      message: req.t('version:restoredSuccessfully'),
    }),
})

const restoreInCollection = (collection: CollectionSlug): Endpoint =>
  makeEndpoint(async (req, id) => {
    // Whether the caller may read it, and whether it is there.
    await req.payload.findVersionByID({ collection, id: String(id), depth: 0, ...asCaller(req) })
    return restoreVersionOperation({
      collection: req.payload.collections[collection],
      id,
      draft: true,
      overrideAccess: false,
      req,
    })
  })

const restoreInGlobal = (slug: GlobalSlug): Endpoint =>
  makeEndpoint(async (req, id) => {
    const { version } = await req.payload.findGlobalVersionByID({ slug, id: String(id), depth: 0, ...asCaller(req) })
    // Without the time stamp `refuseStaleSaves` lets it replace whatever is stored.
    const { updatedAt: _updatedAt, ...content } = version
    const doc = await req.payload.updateGlobal({
      slug,
      data: { ...content, _status: 'draft' } as never,
      draft: true,
      ...asCaller(req),
    })
    return { doc }
  })

const asCaller = (req: PayloadRequest) => ({ overrideAccess: false, user: req.user, req }) as const
