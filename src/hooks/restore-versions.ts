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

/**
 * Answers in place of Payload's endpoints that restore a version; those of the configuration are matched first. A version
 * that was a draft comes back as a draft: Payload would write it over what is published and take the page off the site.
 * A page that exists once is saved like any other change of it, which Payload does past all hooks.
 */
export const restoreVersions: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) =>
    hasDrafts(collection) ? withEndpoint(collection, restoring(collection.slug as CollectionSlug)) : collection,
  ),
  globals: config.globals?.map((global) =>
    hasDrafts(global) ? withEndpoint(global, restoringGlobal(global.slug as GlobalSlug)) : global,
  ),
})

const hasDrafts = ({ versions }: CollectionConfig | GlobalConfig): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts)

const withEndpoint = <Entity extends CollectionConfig | GlobalConfig>(entity: Entity, endpoint: Endpoint): Entity => ({
  ...entity,
  endpoints: [...(entity.endpoints === false ? [] : (entity.endpoints ?? [])), endpoint],
})

const endpoint = (restore: (req: PayloadRequest, id: number) => Promise<object>): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) =>
    Response.json({
      ...(await restore(req, Number(req.routeParams?.id))),
      message: req.t('version:restoredSuccessfully'),
    }),
})

const restoring = (collection: CollectionSlug): Endpoint =>
  endpoint(async (req, id) => {
    const version = await req.payload.findVersionByID({ collection, id: String(id), depth: 0, ...asCaller(req) })
    return restoreVersionOperation({
      collection: req.payload.collections[collection],
      id,
      draft: isWantedAsDraft(req, version),
      overrideAccess: false,
      req,
    })
  })

const restoringGlobal = (slug: GlobalSlug): Endpoint =>
  endpoint(async (req, id) => {
    const version = await req.payload.findGlobalVersionByID({ slug, id: String(id), depth: 0, ...asCaller(req) })
    const draft = isWantedAsDraft(req, version)
    // Sent without a time stamp: it is meant to go over whatever is stored.
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
