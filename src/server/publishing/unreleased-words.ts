import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

import { type Draft, listOthersChanges } from '@/domain/publishing/others-changes'

type Content = Readonly<Record<string, unknown>>

type Version = {
  readonly id: number | string
  readonly updatedAt: string
  readonly version: Content & {
    readonly _status?: string | null
    readonly lastSave?: { readonly by?: string | null } | null
  }
}

export type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig

export type UnreleasedWords = {
  /** `null` where the version that said it is kept no longer. */
  readonly by: string | null
  readonly at: string
  readonly fields: readonly {
    readonly label: string
    /** Short plain values as readers have them, and as they would; `null` for what is no line of text. */
    readonly before: string | null
    readonly after: string | null
  }[]
}

export type Unreleased = {
  readonly words: readonly UnreleasedWords[]
  /** The time of the last of them; who has read them all names it, see `RELEASING`. */
  readonly until: string
  readonly newestVersion: number | string | null
  readonly publicVersion: number | string | null
}

/**
 * What other people have written since the last publication, and would become public with the newest draft. Whoever made a
 * version says `lastSave`; of versions that are kept no longer nobody is known.
 *
 * @param id `null` for a page that exists once
 * @param final what is to become public, if that is not the newest version as it is stored
 */
export async function findUnreleased(
  req: PayloadRequest,
  { entity, id, final }: { readonly entity: Entity; readonly id: number | string | null; readonly final?: Content },
): Promise<Unreleased> {
  const nothing = { words: [], until: '', newestVersion: null, publicVersion: null }
  const newest = (await loadVersions(req, { entity, id, limit: 1 }))[0]
  if (newest?.version._status !== 'draft') return nothing
  const versions = await loadVersions(req, { entity, id, limit: maxVersions(entity) })
  const published = versions.findIndex(({ version }) => version._status === 'published')
  const publicVersion = published === -1 ? null : (versions[published] ?? null)
  const row = publicVersion?.version ?? (await loadPublicRow(req, entity, id)) ?? {}
  const drafts = versions.slice(0, published === -1 ? undefined : published).reverse()
  // Older versions are forgotten when there are too many: what the first that is kept has, anybody may have written.
  const isCut = publicVersion === null && versions.length >= maxVersions(entity)
  const isOwn = await makeIsOwn(req)
  const changes = listOthersChanges(
    {
      base: row,
      drafts: drafts.map(({ updatedAt, version }, index): Draft => {
        const by = isCut && index === 0 ? null : (version.lastSave?.by ?? null)
        return { by, at: updatedAt, content: version }
      }),
      final: final ?? newest.version,
    },
    isOwn,
  )
  const after = final ?? newest.version
  return {
    words: changes.map(({ by, at, fields }) => ({
      by,
      at,
      fields: fields.map((name) => ({
        label: findLabel(entity, name),
        before: toLine(row[name]),
        after: toLine(after[name]),
      })),
    })),
    until: changes.reduce((latest, { at }) => (at > latest ? at : latest), ''),
    newestVersion: newest.id,
    publicVersion: publicVersion?.id ?? null,
  }
}

/** Newest first. As stored: rights were judged where the call came in, and hooks would change what is compared. */
async function loadVersions(
  req: PayloadRequest,
  { entity, id, limit }: { readonly entity: Entity; readonly id: number | string | null; readonly limit: number },
): Promise<readonly Version[]> {
  const newestFirst = { sort: '-updatedAt', limit, pagination: false, req } as const
  const { docs } =
    id === null
      ? await req.payload.db.findGlobalVersions({ global: entity.slug as never, ...newestFirst })
      : await req.payload.db.findVersions({
          collection: entity.slug as never,
          where: { parent: { equals: id } },
          ...newestFirst,
        })
  // The collection is only known when it runs, so the CMS types a version as any of them.
  return docs as unknown as readonly Version[]
}

/** `null` where readers have nothing. */
async function loadPublicRow(req: PayloadRequest, entity: Entity, id: number | string | null): Promise<Content | null> {
  const row: unknown =
    id === null
      ? await req.payload.db.findGlobal({ slug: entity.slug, req })
      : await req.payload.db.findOne({ collection: entity.slug as never, where: { id: { equals: id } }, req })
  const isPublic = typeof row === 'object' && row !== null && '_status' in row && row._status === 'published'
  return isPublic ? (row as Content) : null
}

/** Versions carry names. Where two accounts have the same, one cannot say whose words they are. */
async function makeIsOwn(req: PayloadRequest): Promise<(by: string | null) => boolean> {
  const { payload, user } = req
  const name = user !== null && 'name' in user && typeof user.name === 'string' ? user.name : ''
  if (user === null || name === '') return () => false
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { and: [{ name: { equals: name } }, { id: { not_equals: user.id } }] },
    // The caller may not read accounts; of another account with this name they learn only that they are asked.
    overrideAccess: true,
    req,
  })
  return (by) => totalDocs === 0 && by === name
}

const maxVersions = ({ versions }: Entity): number =>
  versions === undefined ? 0 : 'maxPerDoc' in versions ? versions.maxPerDoc : versions.max

function findLabel({ flattenedFields }: Entity, name: string): string {
  const field = flattenedFields.find((one) => one.name === name)
  const label = field !== undefined && 'label' in field ? field.label : undefined
  return typeof label === 'string' ? label : name
}

/** Longer texts are compared in the view of versions. */
const MAX_LINE = 200

function toLine(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  if (value === undefined || value === null || value === '') return ''
  return typeof value === 'string' && value.length <= MAX_LINE ? value : null
}
