import { APIError, type CollectionSlug, type GlobalSlug } from 'payload'

import { RELEASING } from '@/server/publishing/refuse-unnamed'

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

const now = (): string => new Date().toISOString()

const REFUSALS: ReadonlySet<number> = new Set([401, 403, 404])

/** Each operation by REST, as the admin does it. */
export const byRest: Readonly<Record<CollectionOperation, Attempt>> = {
  read: async (app, actor, { slug, id }) =>
    judgeList(await app.rest('GET', `${slug}?where[id][equals]=${id}&depth=0`, { actor })),
  readDraft: async (app, actor, { slug, draftId }) =>
    judgeAnswer(await app.rest('GET', `${slug}/${draftId}?draft=true`, { actor })),
  countDrafts: async (app, actor, { slug, draftId }) =>
    judgeList(await app.rest('GET', `${slug}/count?where[id][equals]=${draftId}`, { actor })),
  readVersions: async (app, actor, { slug, id, versionId }) => {
    const list = judgeList(await app.rest('GET', `${slug}/versions?where[parent][equals]=${id}`, { actor }))
    return requireSame(list, judgeAnswer(await app.rest('GET', `${slug}/versions/${versionId}`, { actor })))
  },
  create: async (app, actor, { slug, sample }) => judgeAnswer(await app.rest('POST', slug, { actor, data: sample })),
  upload: async (app, actor, { slug, sample }) => {
    const body = new FormData()
    body.set('_payload', JSON.stringify(sample))
    body.set('file', new File([PNG], 'pixel.png', { type: 'image/png' }))
    return judgeAnswer(await app.rest('POST', slug, { actor, body }))
  },
  duplicate: async (app, actor, { slug, id, sample }) =>
    judgeAnswer(await app.rest('POST', `${slug}/${id}/duplicate`, { actor, data: sample })),
  update: async (app, actor, { slug, id }) =>
    judgeAnswer(await app.rest('PATCH', `${slug}/${id}`, { actor, data: {} })),
  bulkUpdate: async (app, actor, { slug, id }) =>
    judgeBulk(await app.rest('PATCH', `${slug}?where[id][equals]=${id}`, { actor, data: {} })),
  // The draft is another person’s: who does not say that it is known is asked, whoever it is (nothing-by-accident.int.test.ts).
  publish: async (app, actor, { slug, draftId }) =>
    judgeAnswer(
      await app.rest('PATCH', `${slug}/${draftId}?${RELEASING}=${now()}`, { actor, data: { _status: 'published' } }),
    ),
  unpublish: async (app, actor, { slug, id }) =>
    judgeAnswer(await app.rest('PATCH', `${slug}/${id}`, { actor, data: { _status: 'draft' } })),
  restoreVersion: async (app, actor, { slug, versionId }) =>
    judgeAnswer(await app.rest('POST', `${slug}/versions/${versionId}`, { actor })),
  trash: async (app, actor, { slug, id }) =>
    judgeAnswer(await app.rest('PATCH', `${slug}/${id}`, { actor, data: { deletedAt: new Date().toISOString() } })),
  bulkTrash: async (app, actor, { slug, id }) =>
    judgeBulk(
      await app.rest('PATCH', `${slug}?where[id][equals]=${id}`, {
        actor,
        data: { deletedAt: new Date().toISOString() },
      }),
    ),
  untrash: async (app, actor, { slug, id }) => {
    await putIntoTrash(app, slug, id)
    return judgeAnswer(await app.rest('PATCH', `${slug}/${id}?trash=true`, { actor, data: { deletedAt: null } }))
  },
  delete: async (app, actor, { slug, id }) => judgeAnswer(await app.rest('DELETE', `${slug}/${id}`, { actor })),
  bulkDelete: async (app, actor, { slug, id }) =>
    judgeBulk(await app.rest('DELETE', `${slug}?where[id][equals]=${id}`, { actor })),
  unlock: async (app, actor, { slug, email }) =>
    judgeAnswer(await app.rest('POST', `${slug}/unlock`, { actor, data: { email } })),
}

/** Each operation by the Local API with the access rules on, as the server's own code runs it for a person. */
export const byLocal: Readonly<Record<CollectionOperation, Attempt>> = {
  read: (app, actor, { slug, id }) =>
    judgeCall(async () =>
      hasDocs(
        await app.payload.find({
          collection: asCollection(slug),
          where: { id: { equals: id } },
          depth: 0,
          ...app.as(actor),
        }),
      ),
    ),
  readDraft: (app, actor, { slug, draftId }) =>
    judgeCall(() =>
      app.payload.findByID({ collection: asCollection(slug), id: draftId, draft: true, ...app.as(actor) }),
    ),
  countDrafts: (app, actor, { slug, draftId }) =>
    judgeCall(
      async () =>
        (
          await app.payload.count({
            collection: asCollection(slug),
            where: { id: { equals: draftId } },
            ...app.as(actor),
          })
        ).totalDocs > 0,
    ),
  readVersions: async (app, actor, { slug, id, versionId }) => {
    const list = await judgeCall(async () =>
      hasDocs(
        await app.payload.findVersions({
          collection: asCollection(slug),
          where: { parent: { equals: id } },
          ...app.as(actor),
        }),
      ),
    )
    const one = await judgeCall(() =>
      app.payload.findVersionByID({ collection: asCollection(slug), id: String(versionId), ...app.as(actor) }),
    )
    return requireSame(list, one)
  },
  create: (app, actor, { slug, sample }) =>
    judgeCall(() => app.payload.create({ collection: asCollection(slug), data: sample as never, ...app.as(actor) })),
  upload: (app, actor, { slug, sample }) =>
    judgeCall(() =>
      app.payload.create({
        collection: asCollection(slug),
        data: sample as never,
        file: { data: PNG, mimetype: 'image/png', name: 'pixel.png', size: PNG.byteLength },
        ...app.as(actor),
      }),
    ),
  duplicate: (app, actor, { slug, id, sample }) =>
    judgeCall(() =>
      app.payload.duplicate({ collection: asCollection(slug), id, data: sample as never, ...app.as(actor) }),
    ),
  update: (app, actor, { slug, id }) =>
    judgeCall(() => app.payload.update({ collection: asCollection(slug), id, data: {}, ...app.as(actor) })),
  bulkUpdate: (app, actor, { slug, id }) =>
    judgeCall(async () =>
      hasDocs(
        await app.payload.update({
          collection: asCollection(slug),
          where: { id: { equals: id } },
          data: {},
          ...app.as(actor),
        }),
      ),
    ),
  publish: (app, actor, { slug, draftId }) =>
    judgeCall(() =>
      app.payload.update({
        collection: asCollection(slug),
        id: draftId,
        data: { _status: 'published' } as never,
        context: { [RELEASING]: now() },
        ...app.as(actor),
      }),
    ),
  unpublish: (app, actor, { slug, id }) =>
    judgeCall(() =>
      app.payload.update({ collection: asCollection(slug), id, data: { _status: 'draft' } as never, ...app.as(actor) }),
    ),
  restoreVersion: (app, actor, { slug, versionId }) =>
    judgeCall(() =>
      app.payload.restoreVersion({ collection: asCollection(slug), id: String(versionId), ...app.as(actor) }),
    ),
  trash: (app, actor, { slug, id }) =>
    judgeCall(() =>
      app.payload.update({
        collection: asCollection(slug),
        id,
        data: { deletedAt: new Date().toISOString() } as never,
        ...app.as(actor),
      }),
    ),
  bulkTrash: (app, actor, { slug, id }) =>
    judgeCall(async () =>
      hasDocs(
        await app.payload.update({
          collection: asCollection(slug),
          where: { id: { equals: id } },
          data: { deletedAt: new Date().toISOString() } as never,
          ...app.as(actor),
        }),
      ),
    ),
  untrash: async (app, actor, { slug, id }) => {
    await putIntoTrash(app, slug, id)
    return judgeCall(() =>
      app.payload.update({
        collection: asCollection(slug),
        id,
        trash: true,
        data: { deletedAt: null } as never,
        ...app.as(actor),
      }),
    )
  },
  delete: (app, actor, { slug, id }) =>
    judgeCall(() => app.payload.delete({ collection: asCollection(slug), id, ...app.as(actor) })),
  bulkDelete: (app, actor, { slug, id }) =>
    judgeCall(async () =>
      hasDocs(
        await app.payload.delete({ collection: asCollection(slug), where: { id: { equals: id } }, ...app.as(actor) }),
      ),
    ),
  unlock: (app, actor, { email }) =>
    judgeCall(() => app.payload.unlock({ collection: 'users', data: { email, password: '' }, ...app.as(actor) })),
}

const putIntoTrash = (app: App, slug: string, id: number) =>
  app.payload.update({
    collection: asCollection(slug),
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
    judgeText(await app.rest('GET', `globals/${slug}`, { actor }), publishedText),
  readDraft: async (app, actor, { slug, draftText }) =>
    judgeText(await app.rest('GET', `globals/${slug}?draft=true`, { actor }), draftText),
  readVersions: async (app, actor, { slug, versionId }) => {
    const list = judgeList(await app.rest('GET', `globals/${slug}/versions`, { actor }))
    return requireSame(list, judgeAnswer(await app.rest('GET', `globals/${slug}/versions/${versionId}`, { actor })))
  },
  update: async (app, actor, { slug, sample }) =>
    judgeAnswer(await app.rest('POST', `globals/${slug}?draft=true`, { actor, data: sample })),
  publish: async (app, actor, { slug, sample }) =>
    judgeAnswer(
      await app.rest('POST', `globals/${slug}?${RELEASING}=${now()}`, {
        actor,
        data: { ...sample, _status: 'published' },
      }),
    ),
  unpublish: async (app, actor, { slug, sample }) =>
    judgeAnswer(await app.rest('POST', `globals/${slug}`, { actor, data: { ...sample, _status: 'draft' } })),
  restoreVersion: async (app, actor, { slug, versionId }) =>
    judgeAnswer(await app.rest('POST', `globals/${slug}/versions/${versionId}`, { actor })),
}

export const globalByLocal: Readonly<Record<GlobalOperation, GlobalAttempt>> = {
  read: (app, actor, { slug, publishedText }) =>
    judgeCall(async () =>
      JSON.stringify(await app.payload.findGlobal({ slug: asGlobal(slug), ...app.as(actor) })).includes(publishedText),
    ),
  readDraft: (app, actor, { slug, draftText }) =>
    judgeCall(async () =>
      JSON.stringify(await app.payload.findGlobal({ slug: asGlobal(slug), draft: true, ...app.as(actor) })).includes(
        draftText,
      ),
    ),
  readVersions: async (app, actor, { slug, versionId }) => {
    const list = await judgeCall(async () =>
      hasDocs(await app.payload.findGlobalVersions({ slug: asGlobal(slug), ...app.as(actor) })),
    )
    const one = await judgeCall(() =>
      app.payload.findGlobalVersionByID({ slug: asGlobal(slug), id: String(versionId), ...app.as(actor) }),
    )
    return requireSame(list, one)
  },
  update: (app, actor, { slug, sample }) =>
    judgeCall(() =>
      app.payload.updateGlobal({ slug: asGlobal(slug), draft: true, data: sample as never, ...app.as(actor) }),
    ),
  publish: (app, actor, { slug, sample }) =>
    judgeCall(() =>
      app.payload.updateGlobal({
        slug: asGlobal(slug),
        data: { ...sample, _status: 'published' } as never,
        context: { [RELEASING]: now() },
        ...app.as(actor),
      }),
    ),
  unpublish: (app, actor, { slug, sample }) =>
    judgeCall(() =>
      app.payload.updateGlobal({
        slug: asGlobal(slug),
        data: { ...sample, _status: 'draft' } as never,
        ...app.as(actor),
      }),
    ),
  restoreVersion: (app, actor, { slug, versionId }) =>
    judgeCall(() =>
      app.payload.restoreGlobalVersion({ slug: asGlobal(slug), id: String(versionId), ...app.as(actor) }),
    ),
}

/** Allowed is a query whose data hold the text; the guard, the schema and the access rules can refuse it. */
export async function byGraphql(app: App, actor: Actor, query: string, expectedText: string): Promise<Outcome> {
  const { status, body, text } = await app.graphql(query, { actor })
  if (status >= 500) throw new Error(`GraphQL broke: ${text}`)
  const data = typeof body === 'object' && body !== null && 'data' in body ? JSON.stringify(body.data) : ''
  return data.includes(expectedText) ? 'allowed' : 'refused'
}

function judgeAnswer({ status, text }: Answer): Outcome {
  if (status >= 200 && status < 300) return 'allowed'
  if (REFUSALS.has(status)) return 'refused'
  throw new Error(`Neither allowed nor refused: ${status} ${text}`)
}

function judgeList(answer: Answer): Outcome {
  if (judgeAnswer(answer) === 'refused') return 'refused'
  return Number(readField(answer.body, 'totalDocs')) > 0 ? 'allowed' : 'refused'
}

function judgeBulk(answer: Answer): Outcome {
  if (judgeAnswer(answer) === 'refused') return 'refused'
  return countItems(readField(answer.body, 'docs')) > 0 ? 'allowed' : 'refused'
}

function judgeText(answer: Answer, text: string): Outcome {
  if (judgeAnswer(answer) === 'refused') return 'refused'
  return answer.text.includes(text) ? 'allowed' : 'refused'
}

async function judgeCall(run: () => Promise<unknown>): Promise<Outcome> {
  try {
    return (await run()) === false ? 'refused' : 'allowed'
  } catch (error) {
    if (error instanceof APIError && REFUSALS.has(error.status)) return 'refused'
    throw error
  }
}

function requireSame(first: Outcome, second: Outcome): Outcome {
  if (first !== second) throw new Error(`The list is ${first}, but the single record is ${second}`)
  return first
}

const hasDocs = (result: unknown): boolean => countItems(readField(result, 'docs')) > 0

const countItems = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined

// The matrix takes slugs as strings; its first test checks that each is one of the configuration's.
const asCollection = (slug: string) => slug as CollectionSlug
const asGlobal = (slug: string) => slug as GlobalSlug
