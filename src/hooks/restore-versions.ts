import {
  type CollectionConfig,
  type CollectionSlug,
  type Config,
  type Endpoint,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
  type Plugin,
  restoreVersionOperation,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

/**
 * Replaces Payload's endpoints that restore a version: endpoints of the configuration are matched first. A version that was
 * a draft is restored as a draft; Payload would write it over the published row and take the page off the site. A page that
 * exists once is restored by an ordinary update, because Payload's own way skips all hooks.
 */
export const restoreVersions: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) =>
    hasDraftsEnabled(collection)
      ? addEndpoint(collection, restoreInCollection(collection.slug as CollectionSlug))
      : collection,
  ),
  globals: config.globals?.map((global) =>
    hasDraftsEnabled(global) ? addEndpoint(global, restoreInGlobal(global.slug as GlobalSlug)) : global,
  ),
})

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
    const version = await req.payload.findVersionByID({ collection, id: String(id), depth: 0, ...asCaller(req) })
    return restoreVersionOperation({
      collection: req.payload.collections[collection],
      id,
      draft: isWantedAsDraft(req, version),
      overrideAccess: false,
      req,
    })
  })

const restoreInGlobal = (slug: GlobalSlug): Endpoint =>
  makeEndpoint(async (req, id) => {
    const version = await req.payload.findGlobalVersionByID({ slug, id: String(id), depth: 0, ...asCaller(req) })
    const draft = isWantedAsDraft(req, version)
    // Without the time stamp `refuseStaleSaves` lets it replace whatever is stored.
    const { updatedAt: _updatedAt, ...content } = version.version
    const doc = await req.payload.updateGlobal({
      slug,
      data: { ...content, _status: draft ? 'draft' : 'published' } as never,
      draft,
      ...asCaller(req),
    })
    return { doc }
  })

const asCaller = (req: PayloadRequest) => ({ overrideAccess: false, user: req.user, req }) as const

const isWantedAsDraft = ({ query }: PayloadRequest, { version }: { readonly version: object }): boolean =>
  query.draft === 'true' || ('_status' in version && version._status === 'draft')
