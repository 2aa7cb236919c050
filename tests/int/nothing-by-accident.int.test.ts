import type { CollectionSlug, GlobalSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type App, startApp } from '../helpers/int-app'
import { globalSamples, samples } from '../helpers/int-samples'

type Doc = { readonly id: number; readonly updatedAt: string; readonly _status?: string }

const drafted = [
  ['locations', 'name'],
  ['mosque-gates', 'name'],
  ['guide-articles', 'title'],
  ['faq-groups', 'title'],
  ['authorities', 'name'],
  ['booking-platforms', 'name'],
  ['paths', 'title'],
] as const

const pages = [
  ['home', 'heading'],
  ['about', 'intro'],
  ['contact', 'intro'],
  ['terms', 'lastUpdated'],
  ['emergency-numbers', 'intro'],
  ['site-settings', 'tagline'],
] as const

let app: App
let mosqueId: number
let serial = 0

beforeAll(async () => {
  app = await startApp()
  const data = { ...makeSample('locations'), id: 255, _status: 'published' }
  mosqueId = Number((await app.payload.create({ collection: 'locations', data: data as never })).id)
})
afterAll(() => app.stop())

function makeSample(slug: string): object {
  const make = samples[slug]
  if (make === undefined) throw new Error(`There is no sample for ${slug}`)
  return make({ n: `n${(serial += 1)}`, locationId: mosqueId, userId: app.users.admin.id, password: '' })
}

/** Published by the editor. */
async function publish(slug: string, fields: object = {}): Promise<Doc> {
  const data = { ...makeSample(slug), ...fields, _status: 'published' } as never
  return (await app.payload.create({ collection: slug as CollectionSlug, data, user: app.users.editor })) as Doc
}

const seen = async (target: string, query = ''): Promise<Record<string, unknown>> =>
  (await app.rest('GET', `${target}?depth=0${query}`, { actor: 'editor' })).body as Record<string, unknown>

describe('the tables of this file', () => {
  it('should name everything that has drafts', () => {
    const { collections, globals } = app.payload.config
    const withDrafts = [...collections, ...globals].filter(({ versions }) => versions?.drafts).map(({ slug }) => slug)
    expect([...drafted, ...pages].map(([slug]) => slug).sort()).toEqual(withDrafts.sort())
  })
})

/** What the button of the CMS asks for, the entry beside it, and a call without either. */
const asked = ['?draft=false', '?draft=true', '']

describe('a version that was published', () => {
  it.each(drafted.flatMap(([slug, title]) => asked.map((query) => [slug, query, title] as const)))(
    'should come back as a draft, and readers see nothing of it: %s%s',
    async (slug, query, title) => {
      const { id } = await publish(slug)
      const before = (await seen(`${slug}/${id}`))[title]
      await app.payload.update({
        collection: slug,
        id,
        data: { [title]: 'As it is now', _status: 'published' } as never,
      })
      const { docs } = await app.payload.findVersions({
        collection: slug as CollectionSlug,
        where: { and: [{ parent: { equals: id } }, { [`version.${title}`]: { equals: before } }] },
      })

      const answer = await app.rest('POST', `${slug}/versions/${docs[0]?.id}${query}`, { actor: 'editor' })

      expect(answer.status).toBe(200)
      expect(await seen(`${slug}/${id}`)).toMatchObject({ [title]: 'As it is now', _status: 'published' })
      expect(await seen(`${slug}/${id}`, '&draft=true')).toMatchObject({ [title]: before, _status: 'draft' })
    },
  )

  it.each(pages.flatMap(([slug, text]) => asked.map((query) => [slug, query, text] as const)))(
    'should come back as a draft of the page, and readers see nothing of it: %s%s',
    async (slug, query, text) => {
      const write = async (words: string) => {
        const data = { ...globalSamples[slug]?.(words), _status: 'published' } as never
        await app.payload.updateGlobal({ slug: slug as GlobalSlug, data })
        const { docs } = await app.payload.findGlobalVersions({
          slug: slug as GlobalSlug,
          sort: '-updatedAt',
          limit: 1,
        })
        return { words: (await seen(`globals/${slug}`))[text], version: docs[0]?.id }
      }
      const old = await write('As it was')
      const now = await write('As it is')

      const answer = await app.rest('POST', `globals/${slug}/versions/${old.version}${query}`, { actor: 'editor' })

      expect(answer.status).toBe(200)
      expect(await seen(`globals/${slug}`)).toMatchObject({ [text]: now.words, _status: 'published' })
      expect(await seen(`globals/${slug}`, '&draft=true')).toMatchObject({ [text]: old.words, _status: 'draft' })
    },
  )

  it('should be on the site at once where there are no drafts: a fact', async () => {
    const { id } = await publish('facts', { value: '1' })
    await app.payload.update({ collection: 'facts', id, data: { value: '2' } })
    const { docs } = await app.payload.findVersions({
      collection: 'facts',
      where: { and: [{ parent: { equals: id } }, { 'version.value': { equals: '1' } }] },
    })
    expect((await app.rest('POST', `facts/versions/${docs[0]?.id}?draft=false`, { actor: 'editor' })).status).toBe(200)
    expect(await seen(`facts/${id}`)).toMatchObject({ value: '1' })
  })
})

type Actor = 'admin' | 'editor' | 'moderator'

const saveDraft = (target: string, data: object, actor: Actor = 'admin', query = '') =>
  app.rest('PATCH', `${target}?draft=true${query}`, { actor, data })

/** As the button of the CMS does it. */
const publishNow = (target: string, data: object = {}, actor: Actor = 'editor', query = '') =>
  app.rest('PATCH', `${target}?depth=0${query}`, { actor, data: { ...data, _status: 'published' } })

const words = ({ body }: { readonly body: unknown }): string =>
  (body as { errors?: readonly { readonly message: string }[] }).errors?.[0]?.message ?? ''

describe('what was published, put back over a draft', () => {
  it.each(drafted)('should replace the draft the editor has seen: %s', async (slug, title) => {
    const { id } = await publish(slug)
    await saveDraft(`${slug}/${id}`, { [title]: 'Half' }, 'editor')
    const before = await seen(`${slug}/${id}`)
    const { updatedAt } = await seen(`${slug}/${id}`, '&draft=true')

    const answer = await publishNow(`${slug}/${id}`, { ...before, updatedAt })

    expect(answer.status, answer.text).toBe(200)
    expect(await seen(`${slug}/${id}`, '&draft=true')).toMatchObject({ [title]: before[title], _status: 'published' })
  })

  it('should not replace a newer draft that somebody else has written meanwhile', async () => {
    const { id } = await publish('authorities')
    await saveDraft(`authorities/${id}`, { name: 'Half' }, 'editor')
    const before = await seen(`authorities/${id}`)
    const { updatedAt } = await seen(`authorities/${id}`, '&draft=true')
    await saveDraft(`authorities/${id}`, { name: 'Newer' }, 'admin')

    const answer = await publishNow(`authorities/${id}`, { ...before, updatedAt })

    expect(answer.status).toBe(409)
    expect(words(answer)).toContain('admin has saved this')
    expect(await seen(`authorities/${id}`, '&draft=true')).toMatchObject({ name: 'Newer' })
  })

  it('should release nobody’s words, and ask nothing', async () => {
    const { id } = await publish('authorities')
    await saveDraft(`authorities/${id}`, { name: 'Half' }, 'admin')
    const before = await seen(`authorities/${id}`)
    const { updatedAt } = await seen(`authorities/${id}`, '&draft=true')
    expect((await publishNow(`authorities/${id}`, { ...before, updatedAt })).status).toBe(200)
  })
})

describe('an article nobody has begun', () => {
  const create = (data: object) => app.rest('POST', 'guide-articles?draft=true', { actor: 'editor', data })

  it('should not be stored', async () => {
    const before = (await app.payload.count({ collection: 'guide-articles' })).totalDocs
    for (const data of [{}, { title: '' }, { title: ' ' }, { summary: 'Words' }]) {
      const answer = await create(data)
      expect(answer.status).toBe(400)
      expect(words(answer)).toContain('Give it a title first')
    }
    expect((await app.payload.count({ collection: 'guide-articles' })).totalDocs).toBe(before)
  })

  it('should be stored as a draft with nothing but a title', async () => {
    const answer = await create({ title: 'Begun' })
    expect(answer.status).toBe(201)
    expect((answer.body as { doc: Doc }).doc).toMatchObject({ title: 'Begun', _status: 'draft' })
  })

  it('should be stored as a copy, which has the title of the first', async () => {
    const { id } = await publish('guide-articles')
    const copy = await app.rest('POST', `guide-articles/${id}/duplicate?draft=true`, {
      actor: 'editor',
      data: { slug: `copy-${id}` },
    })
    expect(copy.status, copy.text).toBe(201)
  })
})
