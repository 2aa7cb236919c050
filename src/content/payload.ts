import config from '@payload-config'
import {
  type CollectionSlug,
  type DataFromCollectionSlug,
  type DataFromGlobalSlug,
  getPayload,
  type GlobalSlug,
  type Payload,
  type PayloadRequest,
  type TypedUser,
  type Where,
} from 'payload'

import { hasRole, roles } from '@/access/roles'
import { currentPreview, type Preview } from '@/server/preview/current-preview'
import { readAsOn } from '@/server/scheduling/read-as-on'
import { completeDraft } from './complete-draft'

/** The CMS, started once per process. */
export const cms = (): Promise<Payload> => getPayload({ config })

/**
 * Passed to every read of a public page. The Local API trusts its caller by default and would return drafts; with
 * this it returns what an anonymous visitor may read.
 */
export const asVisitor = { overrideAccess: false, draft: false } as const

type Query = {
  readonly where?: Where
  readonly sort?: string[] | string
  readonly limit?: number
  readonly depth?: number
}

/**
 * The records of a collection as readers see them. In a preview, each as its newest version, drafts included, as far as who
 * looks at it may read them, those without a version last; or as readers will see them at a time.
 */
export async function findRecords<Slug extends CollectionSlug>(
  collection: Slug,
  { depth = 0, ...query }: Query,
): Promise<readonly DataFromCollectionSlug<Slug>[]> {
  const payload = await cms()
  const looking = await findPreviewer(payload)
  const asked = { collection, ...query, depth, pagination: false } as const
  const readPublic = async (req?: PayloadRequest) =>
    (await payload.find({ ...asked, ...asVisitor, ...(req && { req }) })).docs as DataFromCollectionSlug<Slug>[]
  if (looking === null) return readPublic()
  const { user, at } = looking
  if (at !== null) return readAsOn(payload, { scope: { collection }, at }, readPublic)
  const rights = { overrideAccess: false, user } as const
  const [newest, stored] = await Promise.all(
    [true, false].map(async (draft) => (await payload.find({ ...asked, ...rights, draft })).docs),
  )
  const { flattenedFields } = payload.collections[collection].config
  const docs = (newest ?? []).map((doc) => completeDraft(doc, flattenedFields)) as DataFromCollectionSlug<Slug>[]
  const known = new Set(docs.map(({ id }) => id))
  const left = ((stored ?? []) as typeof docs).filter(({ id }) => !known.has(id))
  if (left.length === 0) return docs
  // A draft that has moved elsewhere is a version, too: its stored row is not what would be here.
  const moved = await payload.find({
    collection,
    where: { id: { in: left.map(({ id }) => id) } },
    depth: 0,
    pagination: false,
    draft: true,
    ...rights,
  })
  for (const { id } of moved.docs) known.add(id)
  return [...docs, ...left.filter(({ id }) => !known.has(id))]
}

/** A page there is one of, the same way; `null` until somebody has published it. */
export async function findPage<Slug extends GlobalSlug>(slug: Slug): Promise<DataFromGlobalSlug<Slug> | null> {
  const payload = await cms()
  const looking = await findPreviewer(payload)
  const readPublic = (req?: PayloadRequest) => payload.findGlobal({ slug, depth: 0, ...asVisitor, ...(req && { req }) })
  const page =
    looking === null
      ? await readPublic()
      : looking.at === null
        ? await payload.findGlobal({ slug, depth: 0, overrideAccess: false, draft: true, user: looking.user })
        : await readAsOn(payload, { scope: { global: slug }, at: looking.at }, readPublic)
  return 'id' in page && page.id ? page : null
}

/** Asked for once for each preview: a page reads a dozen records. */
const previewers = new WeakMap<Preview, Promise<TypedUser | null>>()

/** Who of the staff looks at a preview, and as on when where drafts are left out; `null` is a reader. */
async function findPreviewer(payload: Payload): Promise<{ readonly user: TypedUser; readonly at: Date | null } | null> {
  const preview = currentPreview()
  if (preview === undefined) return null
  const found =
    previewers.get(preview) ??
    payload.auth({ headers: preview.headers }).then(({ user }) => (hasRole(user, roles) ? user : null))
  previewers.set(preview, found)
  const user = await found
  return user && { user, at: preview.hasDrafts ? null : preview.at }
}
