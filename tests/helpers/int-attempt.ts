import { APIError, type CollectionSlug, type GlobalSlug } from 'payload'

import type { CollectionOperation, GlobalOperation } from '../int/rights'
import type { Actor, Answer, App } from './int-app'
import { PNG } from './int-samples'

export type Outcome = 'allowed' | 'refused'

type Data = Record<string, unknown>

/** What an attempt works on. `id` is published where there are drafts, `draftId` never was. */
export type Target = {
  readonly slug: string
  readonly id: number
  readonly draftId: number
  readonly versionId: number | string
  readonly email: string
  /** Valid data for another record. */
  readonly sample: Data
}

type Attempt = (app: App, actor: Actor, target: Target) => Promise<Outcome>

const REFUSALS: ReadonlySet<number> = new Set([401, 403, 404])

/** Each operation by REST, as the admin does it. */
export const byRest: Readonly<Record<CollectionOperation, Attempt>> = {
  read: async (app, actor, { slug, id }) =>
    ofList(await app.rest('GET', `${slug}?where[id][equals]=${id}&depth=0`, { actor })),
  readDraft: async (app, actor, { slug, draftId }) =>
    ofAnswer(await app.rest('GET', `${slug}/${draftId}?draft=true`, { actor })),
  countDrafts: async (app, actor, { slug, draftId }) =>
    ofList(await app.rest('GET', `${slug}/count?where[id][equals]=${draftId}`, { actor })),
  readVersions: async (app, actor, { slug, id, versionId }) => {
    const list = ofList(await app.rest('GET', `${slug}/versions?where[parent][equals]=${id}`, { actor }))
    return same(list, ofAnswer(await app.rest('GET', `${slug}/versions/${versionId}`, { actor })))
  },
  create: async (app, actor, { slug, sample }) => ofAnswer(await app.rest('POST', slug, { actor, data: sample })),
  upload: async (app, actor, { slug, sample }) => {
    const body = new FormData()
    body.set('_payload', JSON.stringify(sample))
    body.set('file', new File([PNG], 'pixel.png', { type: 'image/png' }))
    return ofAnswer(await app.rest('POST', slug, { actor, body }))
  },
  duplicate: async (app, actor, { slug, id, sample }) =>
    ofAnswer(await app.rest('POST', `${slug}/${id}/duplicate`, { actor, data: sample })),
  update: async (app, actor, { slug, id }) => ofAnswer(await app.rest('PATCH', `${slug}/${id}`, { actor, data: {} })),
  bulkUpdate: async (app, actor, { slug, id }) =>
    ofBulk(await app.rest('PATCH', `${slug}?where[id][equals]=${id}`, { actor, data: {} })),
  publish: async (app, actor, { slug, draftId }) =>
    ofAnswer(await app.rest('PATCH', `${slug}/${draftId}`, { actor, data: { _status: 'published' } })),
  unpublish: async (app, actor, { slug, id }) =>
    ofAnswer(await app.rest('PATCH', `${slug}/${id}`, { actor, data: { _status: 'draft' } })),
  restoreVersion: async (app, actor, { slug, versionId }) =>
    ofAnswer(await app.rest('POST', `${slug}/versions/${versionId}`, { actor })),
  trash: async (app, actor, { slug, id }) =>
    ofAnswer(await app.rest('PATCH', `${slug}/${id}`, { actor, data: { deletedAt: new Date().toISOString() } })),
  bulkTrash: async (app, actor, { slug, id }) =>
    ofBulk(
      await app.rest('PATCH', `${slug}?where[id][equals]=${id}`, {
        actor,
        data: { deletedAt: new Date().toISOString() },
      }),
    ),
  untrash: async (app, actor, { slug, id }) => {
    await putIntoTrash(app, slug, id)
    return ofAnswer(await app.rest('PATCH', `${slug}/${id}?trash=true`, { actor, data: { deletedAt: null } }))
  },
  delete: async (app, actor, { slug, id }) => ofAnswer(await app.rest('DELETE', `${slug}/${id}`, { actor })),
  bulkDelete: async (app, actor, { slug, id }) =>
    ofBulk(await app.rest('DELETE', `${slug}?where[id][equals]=${id}`, { actor })),
  unlock: async (app, actor, { slug, email }) =>
    ofAnswer(await app.rest('POST', `${slug}/unlock`, { actor, data: { email } })),
}

/** Each operation by the Local API with the access rules on, as the server's own code runs it for a person. */
export const byLocal: Readonly<Record<CollectionOperation, Attempt>> = {
  read: (app, actor, { slug, id }) =>
    tried(async () =>
      someOf(
        await app.payload.find({ collection: known(slug), where: { id: { equals: id } }, depth: 0, ...app.as(actor) }),
      ),
    ),
  readDraft: (app, actor, { slug, draftId }) =>
    tried(() => app.payload.findByID({ collection: known(slug), id: draftId, draft: true, ...app.as(actor) })),
  countDrafts: (app, actor, { slug, draftId }) =>
    tried(
      async () =>
        (await app.payload.count({ collection: known(slug), where: { id: { equals: draftId } }, ...app.as(actor) }))
          .totalDocs > 0,
    ),
  readVersions: async (app, actor, { slug, id, versionId }) => {
    const list = await tried(async () =>
      someOf(
        await app.payload.findVersions({
          collection: known(slug),
          where: { parent: { equals: id } },
          ...app.as(actor),
        }),
      ),
    )
    const one = await tried(() =>
      app.payload.findVersionByID({ collection: known(slug), id: String(versionId), ...app.as(actor) }),
    )
    return same(list, one)
  },
  create: (app, actor, { slug, sample }) =>
    tried(() => app.payload.create({ collection: known(slug), data: sample as never, ...app.as(actor) })),
  upload: (app, actor, { slug, sample }) =>
    tried(() =>
      app.payload.create({
        collection: known(slug),
        data: sample as never,
        file: { data: PNG, mimetype: 'image/png', name: 'pixel.png', size: PNG.byteLength },
        ...app.as(actor),
      }),
    ),
  duplicate: (app, actor, { slug, id, sample }) =>
    tried(() => app.payload.duplicate({ collection: known(slug), id, data: sample as never, ...app.as(actor) })),
  update: (app, actor, { slug, id }) =>
    tried(() => app.payload.update({ collection: known(slug), id, data: {}, ...app.as(actor) })),
  bulkUpdate: (app, actor, { slug, id }) =>
    tried(async () =>
      someOf(
        await app.payload.update({
          collection: known(slug),
          where: { id: { equals: id } },
          data: {},
          ...app.as(actor),
        }),
      ),
    ),
  publish: (app, actor, { slug, draftId }) =>
    tried(() =>
      app.payload.update({
        collection: known(slug),
        id: draftId,
        data: { _status: 'published' } as never,
        ...app.as(actor),
      }),
    ),
  unpublish: (app, actor, { slug, id }) =>
    tried(() =>
      app.payload.update({ collection: known(slug), id, data: { _status: 'draft' } as never, ...app.as(actor) }),
    ),
  restoreVersion: (app, actor, { slug, versionId }) =>
    tried(() => app.payload.restoreVersion({ collection: known(slug), id: String(versionId), ...app.as(actor) })),
  trash: (app, actor, { slug, id }) =>
    tried(() =>
      app.payload.update({
        collection: known(slug),
        id,
        data: { deletedAt: new Date().toISOString() } as never,
        ...app.as(actor),
      }),
    ),
  bulkTrash: (app, actor, { slug, id }) =>
    tried(async () =>
      someOf(
        await app.payload.update({
          collection: known(slug),
          where: { id: { equals: id } },
          data: { deletedAt: new Date().toISOString() } as never,
          ...app.as(actor),
        }),
      ),
    ),
  untrash: async (app, actor, { slug, id }) => {
    await putIntoTrash(app, slug, id)
    return tried(() =>
      app.payload.update({
        collection: known(slug),
        id,
        trash: true,
        data: { deletedAt: null } as never,
        ...app.as(actor),
      }),
    )
  },
  delete: (app, actor, { slug, id }) =>
    tried(() => app.payload.delete({ collection: known(slug), id, ...app.as(actor) })),
  bulkDelete: (app, actor, { slug, id }) =>
    tried(async () =>
      someOf(await app.payload.delete({ collection: known(slug), where: { id: { equals: id } }, ...app.as(actor) })),
    ),
  unlock: (app, actor, { email }) =>
    tried(() => app.payload.unlock({ collection: 'users', data: { email, password: '' }, ...app.as(actor) })),
}

const putIntoTrash = (app: App, slug: string, id: number) =>
  app.payload.update({
    collection: known(slug),
    id,
    trash: true,
    data: { deletedAt: new Date().toISOString() } as never,
  })

type GlobalAttempt = (app: App, actor: Actor, target: GlobalTarget) => Promise<Outcome>

export type GlobalTarget = {
  readonly slug: string
  readonly textField: string
  readonly publishedText: string
  readonly draftText: string
  readonly versionId: number | string
  readonly sample: Data
}

export const globalByRest: Readonly<Record<GlobalOperation, GlobalAttempt>> = {
  read: async (app, actor, { slug, publishedText }) =>
    ofText(await app.rest('GET', `globals/${slug}`, { actor }), publishedText),
  readDraft: async (app, actor, { slug, draftText }) =>
    ofText(await app.rest('GET', `globals/${slug}?draft=true`, { actor }), draftText),
  readVersions: async (app, actor, { slug, versionId }) => {
    const list = ofList(await app.rest('GET', `globals/${slug}/versions`, { actor }))
    return same(list, ofAnswer(await app.rest('GET', `globals/${slug}/versions/${versionId}`, { actor })))
  },
  update: async (app, actor, { slug, sample }) =>
    ofAnswer(await app.rest('POST', `globals/${slug}?draft=true`, { actor, data: sample })),
  publish: async (app, actor, { slug, sample }) =>
    ofAnswer(await app.rest('POST', `globals/${slug}`, { actor, data: { ...sample, _status: 'published' } })),
  unpublish: async (app, actor, { slug, sample }) =>
    ofAnswer(await app.rest('POST', `globals/${slug}`, { actor, data: { ...sample, _status: 'draft' } })),
  restoreVersion: async (app, actor, { slug, versionId }) =>
    ofAnswer(await app.rest('POST', `globals/${slug}/versions/${versionId}`, { actor })),
}

export const globalByLocal: Readonly<Record<GlobalOperation, GlobalAttempt>> = {
  read: (app, actor, { slug, publishedText }) =>
    tried(async () =>
      JSON.stringify(await app.payload.findGlobal({ slug: knownGlobal(slug), ...app.as(actor) })).includes(
        publishedText,
      ),
    ),
  readDraft: (app, actor, { slug, draftText }) =>
    tried(async () =>
      JSON.stringify(await app.payload.findGlobal({ slug: knownGlobal(slug), draft: true, ...app.as(actor) })).includes(
        draftText,
      ),
    ),
  readVersions: async (app, actor, { slug, versionId }) => {
    const list = await tried(async () =>
      someOf(await app.payload.findGlobalVersions({ slug: knownGlobal(slug), ...app.as(actor) })),
    )
    const one = await tried(() =>
      app.payload.findGlobalVersionByID({ slug: knownGlobal(slug), id: String(versionId), ...app.as(actor) }),
    )
    return same(list, one)
  },
  update: (app, actor, { slug, sample }) =>
    tried(() =>
      app.payload.updateGlobal({ slug: knownGlobal(slug), draft: true, data: sample as never, ...app.as(actor) }),
    ),
  publish: (app, actor, { slug, sample }) =>
    tried(() =>
      app.payload.updateGlobal({
        slug: knownGlobal(slug),
        data: { ...sample, _status: 'published' } as never,
        ...app.as(actor),
      }),
    ),
  unpublish: (app, actor, { slug, sample }) =>
    tried(() =>
      app.payload.updateGlobal({
        slug: knownGlobal(slug),
        data: { ...sample, _status: 'draft' } as never,
        ...app.as(actor),
      }),
    ),
  restoreVersion: (app, actor, { slug, versionId }) =>
    tried(() => app.payload.restoreGlobalVersion({ slug: knownGlobal(slug), id: String(versionId), ...app.as(actor) })),
}

/** A GraphQL query that answers with something is allowed; refused by the guard, the schema or the rules is refused. */
export async function byGraphql(app: App, actor: Actor, query: string, expectedText: string): Promise<Outcome> {
  const { status, body, text } = await app.graphql(query, { actor })
  if (status >= 500) throw new Error(`GraphQL broke: ${text}`)
  const data = typeof body === 'object' && body !== null && 'data' in body ? JSON.stringify(body.data) : ''
  return data.includes(expectedText) ? 'allowed' : 'refused'
}

function ofAnswer({ status, text }: Answer): Outcome {
  if (status >= 200 && status < 300) return 'allowed'
  if (REFUSALS.has(status)) return 'refused'
  throw new Error(`Neither allowed nor refused: ${status} ${text}`)
}

function ofList(answer: Answer): Outcome {
  if (ofAnswer(answer) === 'refused') return 'refused'
  return Number(fieldOf(answer.body, 'totalDocs')) > 0 ? 'allowed' : 'refused'
}

function ofBulk(answer: Answer): Outcome {
  if (ofAnswer(answer) === 'refused') return 'refused'
  return lengthOf(fieldOf(answer.body, 'docs')) > 0 ? 'allowed' : 'refused'
}

function ofText(answer: Answer, text: string): Outcome {
  if (ofAnswer(answer) === 'refused') return 'refused'
  return answer.text.includes(text) ? 'allowed' : 'refused'
}

async function tried(run: () => Promise<unknown>): Promise<Outcome> {
  try {
    return (await run()) === false ? 'refused' : 'allowed'
  } catch (error) {
    if (error instanceof APIError && REFUSALS.has(error.status)) return 'refused'
    throw error
  }
}

function same(first: Outcome, second: Outcome): Outcome {
  if (first !== second) throw new Error(`The list is ${first}, but the single record is ${second}`)
  return first
}

const someOf = (result: unknown): boolean => lengthOf(fieldOf(result, 'docs')) > 0

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined

// The matrix walks over slugs as data; that each is one of the config's is its first assertion.
const known = (slug: string) => slug as CollectionSlug
const knownGlobal = (slug: string) => slug as GlobalSlug
