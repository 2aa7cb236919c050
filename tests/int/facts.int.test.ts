import { renderToStaticMarkup } from 'react-dom/server'
import type { UIFieldServerProps } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { loadTasks } from '@/admin/load-tasks'
import { UsedIn } from '@/admin/UsedIn'
import { factNode } from '@/lib/rich-text/facts'
import { plainText } from '@/lib/rich-text/plain-text'
import type { Fact, GuideArticle } from '@/payload-types'

import { type App, startApp } from '../helpers/int-app'
import { richText, samples } from '../helpers/int-samples'
import { cache } from '../helpers/watched-cache'

vi.mock('next/cache', async () => (await import('../helpers/watched-cache')).watchedCache)

let app: App
let count = 0

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(() => {
  cache.read.clear()
  cache.expired.clear()
})

const sample = (collection: string) =>
  samples[collection]?.({ n: `f${(count += 1)}`, locationId: 1, userId: app.users.admin.id, password: '' })

const makeFact = (data: Partial<Fact> = {}): Promise<Fact> =>
  app.payload.create({ collection: 'facts', data: { ...sample('facts'), ...data } as never })

/** “Call 997 now.”, with the fact in the middle. */
const naming = (id: number) => {
  const text = richText('Call ')
  const [first] = text.root.children
  const [words] = first?.children ?? []
  first?.children.push(factNode({ fact: id, isBold: false, id: 'a1' }) as never, { ...words, text: ' now.' } as never)
  // The sample is written as the editor stores it, which is narrower than the type the CMS generates.
  return text as unknown as GuideArticle['body']
}

const makeArticle = (data: object): Promise<GuideArticle> =>
  app.payload.create({
    collection: 'guide-articles',
    data: { ...sample('guide-articles'), section: 'umrah', _status: 'published', ...data } as never,
  })

const makeGroup = (answer: unknown, title = 'Numbers') =>
  app.payload.create({
    collection: 'faq-groups',
    data: { ...sample('faq-groups'), title, questions: [{ question: 'Whom?', answer }], _status: 'published' } as never,
  })

const articleText = async (slug: string) => {
  const { findArticle } = await import('@/content/articles')
  const article = await findArticle('umrah', slug)
  return article === null ? null : plainText(article.body)
}

const readMessage = ({ body }: { body: unknown }) => (body as { errors: { message: string }[] }).errors[0]?.message

const change = (id: number, data: object) => app.rest('PATCH', `facts/${id}`, { actor: 'editor', data })

describe('a text that names a fact', () => {
  it('should show its value, and the new one when that changes, by tags of what it names alone', async () => {
    const [fact, other] = [await makeFact({ key: 'help-line', value: '997' }), await makeFact()]
    const { slug } = await makeArticle({ body: naming(fact.id) })
    expect(await articleText(slug)).toBe('Call 997 now.')
    expect([...cache.read]).toContain(`fact:${fact.id}`)
    expect([...cache.read]).not.toContain(`fact:${other.id}`)

    cache.expired.clear()
    expect((await change(fact.id, { value: '911', unit: 'free' })).status).toBe(200)

    expect([...cache.expired].sort()).toEqual([`fact:${fact.id}`, 'fact:help-line'].sort())
    expect(await articleText(slug)).toBe('Call 911 free now.')
  })

  it('should do so in answers and in plain texts, which name it by its key', async () => {
    const [{ listFaqGroups, listAuthorities }, { loadEmergencyNumbers }] = await Promise.all([
      import('@/content/lists'),
      import('@/content/globals'),
    ])
    const fact = await makeFact({ key: 'ambulance', value: '997' })
    await makeGroup(naming(fact.id))
    await app.payload.create({
      collection: 'authorities',
      data: { ...sample('authorities'), phone: '{{fact:ambulance}}', _status: 'published' } as never,
    })
    await app.payload.updateGlobal({
      slug: 'emergency-numbers',
      data: {
        phoneNumbers: [{ number: '{{fact:ambulance}}', name: 'Ambulance', description: 'Call {{fact:ambulance}}.' }],
        _status: 'published',
      },
    })
    const shown = async () => [
      (await listFaqGroups()).map(({ questions }) => questions.map(({ answer }) => plainText(answer))).flat(),
      (await listAuthorities()).map(({ phone }) => phone),
      (await loadEmergencyNumbers())?.phoneNumbers.map(({ number, description }) => [number, description]).flat(),
    ]
    expect(await shown()).toEqual([['Call 997 now.'], ['997'], ['997', 'Call 997.']])
    expect([...cache.read]).toEqual(expect.arrayContaining([`fact:${fact.id}`, 'fact:ambulance']))

    await change(fact.id, { value: '911' })

    expect(await shown()).toEqual([['Call 911 now.'], ['911'], ['911', 'Call 911.']])
  })

  it('should not be published when there is no such fact, but can be a draft', async () => {
    const make = (data: object) =>
      app.rest('POST', 'guide-articles', {
        actor: 'editor',
        data: { ...sample('guide-articles'), _status: 'published', ...data },
      })
    const answers = [
      await make({ body: naming(999_999) }),
      await make({ body: richText('Call {{fact:no-such}}.') }),
      await make({ body: richText('Call {{ambulance}}.') }),
      await make({ summary: 'Call {{fact:ambulance}}.' }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect(answers.slice(1).map(readMessage)).toEqual([
      expect.stringContaining('There is no fact named {{fact:no-such}}.'),
      expect.stringContaining('There is no fact named {{ambulance}}.'),
      expect.stringContaining('not in its summary'),
    ])
    const draft = await make({ body: richText('{{fact:no-such}}'), _status: 'draft' })
    expect(draft.status).toBe(201)
    const { id } = (draft.body as { doc: GuideArticle }).doc
    const published = await app.rest('PATCH', `guide-articles/${id}`, {
      actor: 'editor',
      data: { _status: 'published' },
    })
    expect(published.status).toBe(400)
  })

  it('should never have a hole where the fact is gone all the same', async () => {
    const fact = await makeFact()
    const { slug } = await makeArticle({ body: naming(fact.id) })
    await app.payload.db.pool.query('DELETE FROM facts WHERE id = $1', [fact.id])

    expect(await articleText(slug)).toBe('Call not confirmed now.')
  })
})

describe('a fact that texts name', () => {
  it('should neither be trashed nor deleted, by its number or its key, and the answer names the texts', async () => {
    const fact = await makeFact({ label: 'Call centre', key: 'call-centre' })
    await makeArticle({ title: 'Prepare', body: naming(fact.id) })
    await makeGroup(richText('Call {{fact:call-centre}}.'), 'In need')
    const draft = await makeArticle({ title: 'Later' })
    await app.payload.update({
      collection: 'guide-articles',
      id: draft.id,
      data: { body: naming(fact.id), _status: 'draft' },
      draft: true,
    })
    await app.payload.updateGlobal({ slug: 'about', data: { intro: naming(fact.id), _status: 'published' } as never })

    const answers = [
      await change(fact.id, { deletedAt: new Date().toISOString() }),
      await app.rest('DELETE', `facts/${fact.id}`, { actor: 'admin' }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([409, 409])
    for (const answer of answers) {
      expect(readMessage(answer)).toMatch(
        /^“Call centre” cannot be (?:deleted|put into the trash), because other entries/,
      )
      expect(readMessage(answer)).toContain('FAQ group “In need”')
      expect(readMessage(answer)).toContain('and 1 more')
    }

    const html = renderToStaticMarkup(await usedIn(fact.id))
    expect(html).toMatch(/href="\/admin\/collections\/guide-articles\/\d+">Guide article “Prepare”/)
    expect(html).toContain('Guide article “Later”')
    expect(html).toContain('FAQ group “In need”')
    expect(html).toContain('href="/admin/globals/about">the page “About”')
    expect(html).toContain('all 4 at once')
    // In a rich text, a draft, a page there is one of, and by its key.
    expect(html.match(/Call <strong>997<\/strong> now\./g)).toHaveLength(3)
    expect(html).toContain('Call <strong>997</strong>.')
  })

  it('should go when no text names it', async () => {
    const fact = await makeFact()

    expect(renderToStaticMarkup(await usedIn(fact.id))).toContain('No text names it.')
    expect((await change(fact.id, { deletedAt: new Date().toISOString() })).status).toBe(200)
    expect((await app.rest('DELETE', `facts/${fact.id}?trash=true`, { actor: 'admin' })).status).toBe(200)
  })

  it('should keep the key it has', async () => {
    const fact = await makeFact({ key: 'for-ever' })
    const changed = await change(fact.id, { key: 'other' })

    expect(changed.status).toBe(400)
    expect(changed.text).toContain('texts name the fact as “for-ever”')
    expect((await change(fact.id, { key: 'for-ever', value: '1' })).status).toBe(200)
    expect(await app.payload.findByID({ collection: 'facts', id: fact.id })).toMatchObject({ key: 'for-ever' })
    expect((await app.rest('POST', 'facts', { actor: 'editor', data: { ...sample('facts'), key: '7' } })).status).toBe(
      400,
    )
    expect(
      (await app.rest('POST', 'facts', { actor: 'editor', data: { ...sample('facts'), key: 'for-ever' } })).status,
    ).toBe(400)
  })
})

const usedIn = async (id: number) => {
  const { createLocalReq } = await import('payload')
  const req = await createLocalReq({ user: app.users.editor }, app.payload)
  const data = await app.payload.findByID({ collection: 'facts', id, depth: 0 })
  // Of what the CMS gives a field, these are all that it reads.
  return (await UsedIn({ collectionSlug: 'facts', data, id, req } as unknown as UIFieldServerProps)) ?? ''
}

describe('the preview of a fact', () => {
  const preview = async (id: number) => {
    const { createLocalReq } = await import('payload')
    const { findFactPreview } = await import('@/server/references/find-fact-preview')
    return findFactPreview(await createLocalReq({ user: app.users.editor }, app.payload), id)
  }

  it('should be a page that names it, published or not', async () => {
    const fact = await makeFact()
    expect(await preview(fact.id)).toBeNull()

    const { slug } = await makeArticle({ body: naming(fact.id), _status: 'draft' })
    expect(await preview(fact.id)).toBe(`/preview/guide/umrah/${slug}`)
  })

  it('should be the list of questions where an answer names it', async () => {
    const fact = await makeFact()
    await makeGroup(naming(fact.id))
    expect(await preview(fact.id)).toBe('/preview/faq')
  })
})

describe('facts due for another look', () => {
  it('should be on the dashboard', async () => {
    await makeFact({ reviewDueOn: '2020-01-01' })
    const { due } = await loadTasks({
      payload: app.payload,
      user: app.users.editor,
      now: new Date('2020-01-02'),
      adminRoute: '/admin',
    })

    expect(due).toContainEqual(expect.objectContaining({ label: 'Facts', overdue: 1, soon: 0 }))
  })
})
