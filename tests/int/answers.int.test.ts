import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { ANSWER_BLOCK } from '@/lib/rich-text/answers'
import { plainText } from '@/lib/rich-text/plain-text'
import type { GuideArticle } from '@/payload-types'

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

/** “Before.”, the answers, “After.” */
const showing = (...ids: readonly number[]) => {
  const [before, after] = [richText('Before.'), richText('After.')]
  const blocks = ids.map((article) => ({
    type: 'block',
    version: 2,
    format: '',
    fields: { id: `a${article}`, blockName: '', blockType: ANSWER_BLOCK, article },
  }))
  before.root.children.push(...(blocks as never[]), ...after.root.children)
  return before
}

const make = (data: object): Promise<GuideArticle> =>
  app.payload.create({
    collection: 'guide-articles',
    data: {
      ...samples['guide-articles']?.({
        n: `w${(count += 1)}`,
        locationId: 1,
        userId: app.users.admin.id,
        password: '',
      }),
      section: 'umrah',
      _status: 'published',
      ...data,
    } as never,
  })

const makeAnswer = (body: unknown) => make({ section: 'answers', body })

const read = async ({ section, slug }: Pick<GuideArticle, 'section' | 'slug'>) => {
  const { findArticle } = await import('@/content/articles')
  const article = await findArticle(section, slug)
  return article && plainText(article.body).split('\n')
}

const change = (id: number, data: object) =>
  app.payload.update({ collection: 'guide-articles', id, data: { _status: 'published', ...data } as never })

describe('an answer in an article', () => {
  it('should be the text of its record, and the new one when that changes, by the tag of the record', async () => {
    const answer = await makeAnswer(richText('Call.'))
    const article = await make({ body: showing(answer.id) })
    cache.read.clear()
    expect(await read(article)).toEqual(['Before.', 'Call.', 'After.'])
    expect([...cache.read]).toContain(`article:${answer.slug}`)

    cache.expired.clear()
    await change(answer.id, { body: richText('Call now.') })

    expect([...cache.expired]).toContain(`article:${answer.slug}`)
    expect(await read(article)).toEqual(['Before.', 'Call now.', 'After.'])
    expect(await read(answer)).toEqual(['Call now.'])
  })

  it('should bring the answers along that it shows itself, and none that it stands in', async () => {
    const inner = await makeAnswer(richText('Call.'))
    const outer = await makeAnswer(showing(inner.id))
    const article = await make({ body: showing(outer.id) })
    expect(await read(article)).toEqual(['Before.', 'Before.', 'Call.', 'After.', 'After.'])

    await change(inner.id, { body: showing(outer.id) })

    expect(await read(outer)).toEqual(['Before.', 'Before.', 'After.', 'After.'])
  })

  it('should be gone while its record is no longer public', async () => {
    const answer = await makeAnswer(richText('Call.'))
    const article = await make({ body: showing(answer.id) })

    await change(answer.id, { _status: 'draft' })

    expect(await read(article)).toEqual(['Before.', 'After.'])
  })

  it('should say which articles show it, and keep its record from being deleted', async () => {
    const { listArticlesWithAnswer } = await import('@/content/articles')
    const answer = await makeAnswer(richText('Call.'))
    const article = await make({ title: 'Where it stands', body: showing(answer.id) })

    expect((await listArticlesWithAnswer(answer.id)).map(({ id }) => id)).toEqual([article.id])
    const refused = await app.rest('DELETE', `guide-articles/${answer.id}`, { actor: 'admin' })
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.body)).toContain('Where it stands')
  })
})
