import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, GlobalSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type Answer, type App, startApp } from '../helpers/int-app'
import { globalSamples, PNG, samples } from '../helpers/int-samples'

const drafted = [
  'locations',
  'mosque-gates',
  'notices',
  'guide-articles',
  'faq-groups',
  'authorities',
  'booking-platforms',
  'paths',
] as const

const pages = ['home', 'about', 'contact', 'terms', 'emergency-numbers', 'site-settings'] as const

type Doc = {
  readonly id: number
  readonly updatedAt: string
  readonly _status?: string
  readonly lastSave?: { readonly by?: string; readonly at?: string }
}

let app: App
let mosqueId: number
let serial = 0

beforeAll(async () => {
  app = await startApp()
  const place = await app.payload.create({
    collection: 'locations',
    data: { ...makeSample('locations'), id: 255 } as never,
  })
  mosqueId = Number(place.id)
})
afterAll(() => app.stop())

function makeSample(slug: string): object {
  const make = samples[slug]
  if (make === undefined) throw new Error(`There is no sample for ${slug}`)
  const n = `t${(serial += 1)}`
  return { ...make({ n, locationId: mosqueId, userId: app.users.admin.id, password: '' }), _status: 'published' }
}

async function make(slug: (typeof drafted)[number]): Promise<Doc> {
  const made = await app.payload.create({ collection: slug, data: makeSample(slug) as never })
  return open(`${slug}/${made.id}`)
}

/** As the form of the admin is filled. */
const open = async (target: string): Promise<Doc> =>
  (await app.rest('GET', `${target}?draft=true&depth=0`, { actor: 'editor' })).body as Doc

const save = (target: string, data: object, { actor = 'editor', query = 'draft=true' } = {}) =>
  app.rest('PATCH', `${target}?${query}`, { actor: actor as 'editor', data })

const AUTOSAVE = 'draft=true&autosave=true'

const docIn = ({ body }: Answer): Doc => {
  const { doc, result } = body as { doc?: Doc; result?: Doc }
  const saved = doc ?? result
  if (saved === undefined) throw new Error(JSON.stringify(body))
  return saved
}
const readMessage = ({ body }: Answer) => (body as { errors?: { message: string }[] }).errors?.[0]?.message ?? ''

/** What differs between two saves, whatever the collection calls its title. */
const withTitle = (slug: string, text: string): object => {
  const field = ['notices', 'guide-articles', 'faq-groups', 'paths'].includes(slug) ? 'title' : 'name'
  return { [field]: text }
}

const listAuthors = async (slug: (typeof drafted)[number], id: number) => {
  const { docs } = await app.payload.findVersions({
    collection: slug as CollectionSlug,
    where: { parent: { equals: id } },
    sort: 'updatedAt',
  })
  return (docs as unknown as { version: Doc }[]).map(({ version }) => version.lastSave?.by)
}

describe.each(drafted)('two people in one record of %s', (slug) => {
  it('should not overwrite each other: the later is told who was faster, and each version has its author', async () => {
    const { id, updatedAt } = await make(slug)
    const target = `${slug}/${id}`
    const first = await save(target, { ...withTitle(slug, 'By the admin'), updatedAt }, { actor: 'admin' })
    const second = await save(target, { ...withTitle(slug, 'By the editor'), updatedAt })
    const published = await save(
      target,
      { ...withTitle(slug, 'By the editor'), updatedAt, _status: 'published' },
      { query: '' },
    )

    expect([first.status, second.status, published.status]).toEqual([200, 409, 409])
    expect(readMessage(second)).toMatch(
      /^Not saved\. admin has saved this on \d+ \w+ \d{4} at \d\d\.\d\d \(Makkah time\), after you opened it\. [^:]*Copy what you changed, load the page again/,
    )
    expect(await open(target)).toMatchObject(withTitle(slug, 'By the admin'))
    const reloaded = await open(target)
    const forged = { by: 'Somebody else' }
    const third = await save(target, { ...withTitle(slug, 'Mine'), updatedAt: reloaded.updatedAt, lastSave: forged })
    expect(third.status).toBe(200)
    expect(await listAuthors(slug, id)).toEqual(['The server', 'admin', 'editor'])
  })
})

describe.each(pages)('two people on the page %s', (slug) => {
  it('should not overwrite each other', async () => {
    const data = globalSamples[slug]?.('Words') ?? {}
    await app.payload.updateGlobal({ slug, data: { ...data, _status: 'published' } as never })
    const { updatedAt } = await open(`globals/${slug}`)
    const post = (actor: 'admin' | 'editor') =>
      app.rest('POST', `globals/${slug}`, { actor, data: { ...data, updatedAt, _status: 'published' } })

    const [first, second] = [await post('admin'), await post('editor')]

    expect([first.status, second.status]).toEqual([200, 409])
    expect(readMessage(second)).toContain('admin has saved this on')
  })

  it('should each have a name in the versions, a restored one too', async () => {
    const newest = async () => {
      const { docs } = await app.payload.findGlobalVersions({ slug: slug as GlobalSlug, sort: '-updatedAt', limit: 1 })
      return docs.map(({ id, version }) => ({ id, by: (version as unknown as Doc).lastSave?.by }))[0]
    }
    const before = await newest()
    const restored = await app.rest('POST', `globals/${slug}/versions/${before?.id}`, { actor: 'editor' })
    expect(restored.status).toBe(200)
    expect([before?.by, (await newest())?.by]).toEqual(['admin', 'editor'])
  })
})

describe('what has no versions', () => {
  it('should not be overwritten either: a picture’s words', async () => {
    const file = { data: PNG, mimetype: 'image/png', name: 'door.png', size: PNG.byteLength }
    const { id, updatedAt } = await app.payload.create({ collection: 'media', data: { alt: 'A', credit: 'B' }, file })
    const first = await save(`media/${id}`, { alt: 'First', updatedAt }, { actor: 'admin', query: '' })
    const second = await save(`media/${id}`, { alt: 'Second', updatedAt }, { query: '' })
    expect([first.status, second.status]).toEqual([200, 409])
    expect(readMessage(second)).toContain('Somebody has saved this')
  })

  it('should not be overwritten either: the schedule of imports', async () => {
    const data = { monthly: false, day: 3, hour: 4 }
    await app.payload.updateGlobal({ slug: 'import-settings', data })
    const { updatedAt } = await open('globals/import-settings')
    const post = (day: number) =>
      app.rest('POST', 'globals/import-settings', { actor: 'editor', data: { ...data, day, updatedAt } })
    expect([(await post(5)).status, (await post(6)).status]).toEqual([200, 409])
  })
})

describe('one editor in one window', () => {
  it('should save on and on while writing, and publish', async () => {
    const { id, updatedAt } = await make('guide-articles')
    const target = `guide-articles/${id}`
    let basis = updatedAt
    for (const title of ['A', 'Ab', 'Abc']) {
      basis = docIn(await save(target, { title, updatedAt: basis }, { query: AUTOSAVE })).updatedAt
    }
    const published = await save(target, { title: 'Abcd', updatedAt: basis, _status: 'published' }, { query: '' })
    expect(published.status).toBe(200)
  })

  it('should save again before the answer to the last save has come, from that window only', async () => {
    const { id, updatedAt } = await make('guide-articles')
    const target = `guide-articles/${id}`
    const from = (tab: string, title: string) =>
      save(target, { title, updatedAt, lastSave: { tab } }, { query: AUTOSAVE })

    const answers = [await from('one', 'A'), await from('one', 'Ab'), await from('two', 'Other')]

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409])
    expect(readMessage(answers[2] as Answer)).toContain('You have saved this in another window')
  })

  it('should go on after unpublishing, which changes no word', async () => {
    const { id, updatedAt } = await make('authorities')
    expect((await save(`authorities/${id}`, { _status: 'draft' }, { query: '' })).status).toBe(200)
    expect((await save(`authorities/${id}`, { name: 'New', updatedAt })).status).toBe(200)
  })
})

describe('two saves at the same moment', () => {
  it('should store one of them and refuse the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, updatedAt } = await make('authorities')
      const answers = await Promise.all(
        (['admin', 'editor'] as const).map((actor) =>
          save(`authorities/${id}`, { name: actor, updatedAt, _status: 'published' }, { actor, query: '' }),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    }
  })
})

describe('the server’s own writes', () => {
  it('should not be asked for their basis', async () => {
    const { id } = await make('locations')
    const data = { phone: '937', updatedAt: '2020-01-01T00:00:00.000Z' }
    await expect(app.payload.update({ collection: 'locations', id, data })).resolves.toMatchObject({ phone: '937' })
  })

  it('should be told to an editor who has the form open', async () => {
    const { id, updatedAt } = await make('locations')
    await app.payload.update({ collection: 'locations', id, data: { phone: '937' } })
    const answer = await save(`locations/${id}`, { name: 'Mine', updatedAt })
    expect(answer.status).toBe(409)
    expect(readMessage(answer)).toContain('The server has saved this')
  })
})

describe('the lock of a document', () => {
  const listLockHolders = async (id: number) => {
    const { rows } = await app.payload.db.drizzle.execute<{ users_id: number }>(sql`
      SELECT u.users_id FROM payload_locked_documents_rels d
      JOIN payload_locked_documents_rels u ON u.parent_id = d.parent_id AND u.path = 'user'
      WHERE d.guide_articles_id = ${id}`)
    return rows.map(({ users_id }) => users_id)
  }

  it('should stay while the form saves by itself, keep others out, and end with a save by hand', async () => {
    const { id, updatedAt } = await make('guide-articles')
    const target = `guide-articles/${id}`
    const answer = await save(target, { title: 'A', updatedAt }, { query: AUTOSAVE })
    expect(await listLockHolders(id)).toEqual([app.users.editor.id])
    const again = await save(target, { title: 'Ab', updatedAt: docIn(answer).updatedAt }, { query: AUTOSAVE })
    expect(await listLockHolders(id)).toEqual([app.users.editor.id])

    const other = await save(target, { title: 'Other', updatedAt: docIn(again).updatedAt }, { actor: 'admin' })
    expect(other.status).toBe(423)

    await save(target, { title: 'Abc', updatedAt: docIn(again).updatedAt })
    expect(await listLockHolders(id)).toEqual([])
  })
})

describe('who made a version', () => {
  it('should be the person who restored it', async () => {
    const { id } = await make('authorities')
    const { docs } = await app.payload.findVersions({ collection: 'authorities', where: { parent: { equals: id } } })
    await app.rest('POST', `authorities/versions/${docs[0]?.id}`, { actor: 'editor' })
    expect(await listAuthors('authorities', id)).toEqual(['The server', 'editor'])
  })

  it('should tell scheduled publishing from publishing by hand', async () => {
    const { id } = await make('authorities')
    await save(`authorities/${id}`, { name: 'Later' })
    const job = await app.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: 'authorities', value: String(id) },
        user: { relationTo: 'users', value: app.users.editor.id },
      },
    } as never)
    await app.payload.jobs.runByID({ id: (job as { id: number }).id })
    expect((await listAuthors('authorities', id)).at(-1)).toBe('editor (scheduled)')
  })

  it('should not be told to visitors', async () => {
    const { id } = await make('authorities')
    const seen = await app.payload.findByID({ collection: 'authorities', id, ...app.as('anonymous') })
    expect(seen).not.toHaveProperty('lastSave')
    const { text } = await app.rest('GET', `authorities/${id}`, { actor: 'editor' })
    expect(text).not.toContain('fromTab')
  })
})
