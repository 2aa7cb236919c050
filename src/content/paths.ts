import type { Path } from '@/payload-types'

import type { PathDetails, PathStep, PathSummary } from '@/contracts/content'
import { cached } from '@/server/cache/cached'
import { cacheTags } from '@/server/cache/tags'
import { asVisitor, cms, findRecords } from './payload'

/** Every published path, by title. */
export const listPaths = cached(
  { key: 'paths', tags: () => [cacheTags.paths] },
  async (): Promise<readonly PathSummary[]> => {
    const paths = await findRecords('paths', { sort: ['title', 'id'] })
    return paths.map(toSummary)
  },
)

/** Where the page of every published path is. */
export const listPathAddresses = cached(
  { key: 'path-addresses', tags: () => [cacheTags.paths] },
  async (): Promise<readonly { readonly id: number; readonly slug: string }[]> => {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'paths',
      select: { slug: true },
      pagination: false,
      depth: 0,
      ...asVisitor,
    })
    return docs.map(({ id, slug }) => ({ id, slug }))
  },
)

/** A published path by slug, or `null`. Renewed with the gates and places too, because it shows their names. */
export const findPath = cached(
  { key: 'path', tags: (slug) => [cacheTags.path(slug), cacheTags.gates, cacheTags.locations] },
  async (slug: string): Promise<PathDetails | null> => {
    const [path] = await findRecords('paths', { where: { slug: { equals: slug } }, limit: 1, depth: 1 })
    return path === undefined ? null : toDetails(path)
  },
)

const toSummary = (doc: Path): PathSummary => ({
  slug: doc.slug,
  title: doc.title,
  city: doc.city,
  summary: doc.summary ?? null,
  stepCount: doc.steps.length,
  updatedAt: doc.updatedAt,
})

const toDetails = (doc: Path): PathDetails => ({
  ...toSummary(doc),
  steps: doc.steps.map(toStep),
  origin: doc.origin,
  source: doc.provenance?.source ?? null,
  checkedOn: doc.provenance?.checkedOn ?? null,
  reviewDueOn: doc.provenance?.reviewDueOn ?? null,
})

function toStep({ title, description, category, notes, gate, location }: Path['steps'][number]): PathStep {
  return {
    title,
    description: description ?? null,
    category,
    notes: notes ?? null,
    // What a visitor may not read comes as a bare number.
    gate: typeof gate === 'object' && gate !== null ? toGate(gate) : null,
    place: typeof location === 'object' && location !== null ? { id: location.id, name: location.name } : null,
  }
}

const toGate = ({ id, name, location }: Exclude<Path['steps'][number]['gate'], number | null | undefined>) => ({
  id,
  name,
  mosqueId: typeof location === 'object' ? location.id : location,
})
