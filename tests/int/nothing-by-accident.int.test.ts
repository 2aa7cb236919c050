import { type CollectionSlug, createLocalReq, type GlobalSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { listUnreleasedWords } from '@/server/publishing/server-functions'

import { type App, startApp } from '../helpers/int-app'
import { globalSamples, samples } from '../helpers/int-samples'
import { askSchedule, runDue, schedule } from '../helpers/int-schedules'

type Doc = { readonly id: number; readonly updatedAt: string; readonly _status?: string }

const drafted = [
  ['locations', 'name'],
  ['mosque-gates', 'name'],
  ['notices', 'title'],
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

const ask = async (of: { id?: number; collectionSlug?: string; globalSlug?: string }, actor: Actor = 'editor') => {
  const req = await createLocalReq({ user: app.users[actor] }, app.payload)
  return listUnreleasedWords({ ...of, req } as never)
}

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

describe('another person’s words that nobody has published', () => {
  it.each(drafted)('should not go out unasked, and be named with who, when and what: %s', async (slug, title) => {
    const { id } = await publish(slug)
    const before = (await seen(`${slug}/${id}`))[title]
    await saveDraft(`${slug}/${id}`, { [title]: 'Half a sentence' })

    const refused = await publishNow(`${slug}/${id}`)

    expect(refused.status).toBe(409)
    expect(words(refused)).toMatch(/^Not published\. .*admin wrote until \d+ \w+ \d{4}, \d\d\.\d\d \((?:Name|Title)\)/)
    expect(await seen(`${slug}/${id}`)).toMatchObject({ [title]: before })
    const unreleased = await ask({ collectionSlug: slug, id })
    expect(unreleased.words).toMatchObject([
      { by: 'admin', fields: [{ label: expect.stringMatching(/Name|Title/), before, after: 'Half a sentence' }] },
    ])
    const released = await publishNow(`${slug}/${id}`, {}, 'editor', `&releasing=${unreleased.until}`)
    expect(released.status, released.text).toBe(200)
    expect(await seen(`${slug}/${id}`)).toMatchObject({ [title]: 'Half a sentence' })
  })

  it.each(pages)('should not go out unasked: the page %s', async (slug, text) => {
    const make = (word: string, _status: string) => ({ ...globalSamples[slug]?.(word), _status })
    const post = (query: string, data: object, actor: Actor) =>
      app.rest('POST', `globals/${slug}?depth=0${query}`, { actor, data })
    await app.payload.updateGlobal({ slug: slug as GlobalSlug, data: make('Public', 'published') as never })
    const before = (await seen(`globals/${slug}`))[text]
    await post('&draft=true', make('Half', 'draft'), 'admin')

    const refused = await post('', { _status: 'published' }, 'editor')
    expect(refused.status).toBe(409)
    expect(words(refused)).toContain('what admin wrote until')
    expect(await seen(`globals/${slug}`)).toMatchObject({ [text]: before })
    const { until } = await ask({ globalSlug: slug })
    expect((await post(`&releasing=${until}`, { _status: 'published' }, 'editor')).status).toBe(200)
  })

  it('should be theirs to publish without a question, and not a moderator’s', async () => {
    const { id } = await publish('authorities')
    await saveDraft(`authorities/${id}`, { name: 'Mine' })
    expect((await ask({ collectionSlug: 'authorities', id }, 'admin')).words).toEqual([])
    expect((await publishNow(`authorities/${id}`, {}, 'moderator')).status).toBe(403)
    expect((await publishNow(`authorities/${id}`, {}, 'admin')).status).toBe(200)
  })

  it('should not be known before they were written', async () => {
    const { id } = await publish('authorities')
    await saveDraft(`authorities/${id}`, { name: 'Half' })
    const { until } = await ask({ collectionSlug: 'authorities', id })
    await saveDraft(`authorities/${id}`, { name: 'Half a sent' })
    const answer = await publishNow(`authorities/${id}`, {}, 'editor', `&releasing=${until}`)
    expect(answer.status).toBe(409)
  })

  it('should be named also of what was never public', async () => {
    const made = await app.rest('POST', 'authorities?draft=true', {
      actor: 'admin',
      data: { ...makeSample('authorities'), _status: 'draft' },
    })
    const { id } = (made.body as { doc: Doc }).doc
    const refused = await publishNow(`authorities/${id}`)
    expect(refused.status).toBe(409)
    expect(words(refused)).toContain('admin')
  })

  it('should stay theirs when the form of somebody else saves itself over them', async () => {
    const { id } = await publish('guide-articles')
    const target = `guide-articles/${id}`
    for (const [actor, data] of [
      ['admin', { title: 'Half a' }],
      ['admin', { title: 'Half a sentence' }],
      ['editor', { summary: 'Mine' }],
      ['editor', { summary: 'Mine too' }],
    ] as const) {
      expect((await saveDraft(target, data, actor, '&autosave=true&overrideLock=true')).status).toBe(200)
    }
    expect((await publishNow(target, {}, 'editor', '&overrideLock=true')).status).toBe(409)
    expect((await ask({ collectionSlug: 'guide-articles', id })).words).toMatchObject([
      { by: 'admin', fields: [{ label: 'Title' }] },
    ])
  })

  it('should stay theirs when somebody else takes the record off the site', async () => {
    const { id } = await publish('authorities')
    await saveDraft(`authorities/${id}`, { name: 'Half' })
    const off = await app.rest('PATCH', `authorities/${id}?unpublishAllLocales=true`, {
      actor: 'editor',
      data: { _status: 'draft' },
    })
    expect(off.status).toBe(200)
    expect((await publishNow(`authorities/${id}`)).status).toBe(409)
  })

  it('should be taken for somebody’s when too many versions have made it forgotten whose', async () => {
    const { id } = await publish('authorities')
    await saveDraft(`authorities/${id}`, { name: 'Half' })
    for (let round = 0; round < 21; round += 1) {
      await saveDraft(`authorities/${id}`, { description: `Mine ${round}` }, 'editor')
    }
    const refused = await publishNow(`authorities/${id}`)
    expect(refused.status).toBe(409)
    expect(words(refused)).toContain('somebody whose name is not kept')
  })

  it('should be asked about when two accounts have one name', async () => {
    const { id } = await publish('authorities')
    await saveDraft(`authorities/${id}`, { name: 'Half' }, 'editor')
    expect((await ask({ collectionSlug: 'authorities', id })).words).toEqual([])
    const twin = await app.payload.create({
      collection: 'users',
      data: { name: 'editor', email: 'twin@example.org', password: 'lantern-orbit-teacup-78', roles: ['editor'] },
    })
    expect((await publishNow(`authorities/${id}`)).status).toBe(409)
    await app.payload.delete({ collection: 'users', id: twin.id })
    expect((await publishNow(`authorities/${id}`)).status).toBe(200)
  })

  it('should be left by a publication of several records, which says whose they are', async () => {
    const make = async (actor: Actor) => {
      const data = { ...makeSample('authorities'), _status: 'draft' }
      const { body } = await app.rest('POST', 'authorities?draft=true', { actor, data })
      return (body as { doc: Doc }).doc.id
    }
    const [theirs, own] = [await make('admin'), await make('editor')]
    const answer = await app.rest('PATCH', `authorities?where[id][in]=${theirs},${own}`, {
      actor: 'editor',
      data: { _status: 'published' },
    })
    const { docs, errors } = answer.body as { docs: Doc[]; errors: { id: number; message: string }[] }
    expect(docs.map(({ id }) => id)).toEqual([own])
    expect(errors).toMatchObject([{ id: theirs, message: expect.stringContaining('admin') }])
  })

  it('should not be scheduled unasked, and go out when it was', async () => {
    const { id } = await publish('authorities')
    await saveDraft(`authorities/${id}`, { name: 'Half' })
    const doc = { relationTo: 'authorities', value: id } as const
    const refused = (await askSchedule(app, 'editor', { doc })) as { error?: string; releasing?: string }
    expect(refused.error).toContain('what admin wrote until')
    expect(await askSchedule(app, 'editor', { doc, releasing: refused.releasing } as never)).toHaveProperty('message')
    await runDue(app)
    expect(await seen(`authorities/${id}`)).toMatchObject({ name: 'Half', _status: 'published' })
  })

  it('should stay theirs behind a publication that was scheduled before', async () => {
    const { id } = await publish('authorities')
    await saveDraft(`authorities/${id}`, { name: 'Scheduled' }, 'editor')
    await schedule(app, { doc: { relationTo: 'authorities', value: id } })
    await saveDraft(`authorities/${id}`, { description: 'Half' })
    await runDue(app)
    expect(await seen(`authorities/${id}`)).toMatchObject({ name: 'Scheduled' })
    expect((await publishNow(`authorities/${id}`)).status).toBe(409)
    expect((await ask({ collectionSlug: 'authorities', id })).words).toMatchObject([{ by: 'admin' }])
  })

  it('should be published by the server’s own code without a question', async () => {
    const { id } = await publish('authorities')
    await saveDraft(`authorities/${id}`, { name: 'Half' })
    const data = { _status: 'published' } as never
    await expect(app.payload.update({ collection: 'authorities', id, data })).resolves.toMatchObject({ name: 'Half' })
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
    expect(copy.status, copy.text).toBe(200)
  })
})
