import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { guideArticlesQuery } from '@/contracts/guide-articles-query'

import { type App, startApp } from '../helpers/int-app'
import { richText } from '../helpers/int-samples'

const published = { title: 'published article', slug: 'published-article', section: 'hajj', summary: 'Two words.' }

let app: App

beforeAll(async () => {
  app = await startApp()
  const article = (status: 'draft' | 'published') => ({
    title: `${status} article`,
    summary: 'Two words.',
    body: richText('Body'),
    section: 'hajj' as const,
    slug: `${status}-article`,
    order: 1,
    _status: status,
  })
  await app.payload.create({ collection: 'guide-articles', data: article('published') })
  await app.payload.create({ collection: 'guide-articles', data: article('draft') })
})
afterAll(() => app.stop())

describe('visitors', () => {
  it('should run the queries of the app, and see what is published', async () => {
    const answer = await app.graphql(guideArticlesQuery)
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { GuideArticles: { docs: [published] } } },
    })
  })

  it('should be heard whatever the letter case of the content type', async () => {
    const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' }
    expect(await app.graphql(guideArticlesQuery, { headers })).toMatchObject({ status: 200 })
  })

  it.each([
    '{ GuideArticles { docs { id } } }',
    '{ __schema { types { name } } }',
    '{ __typename }',
    `query { ${Array.from({ length: 40 }, (_, index) => `a${index}: Locations(limit: 10000) { docs { id } }`).join(' ')} }`,
    'mutation { loginUser(email: "a", password: "b") { token } }',
    'mutation { createRecommendation(data: {}) { id } }',
    '{ Users { docs { email } } }',
    '{ meUser { user { email } } }',
    '{ Access { canAccessAdmin } }',
    'not a query {{{{',
    `${guideArticlesQuery}\n`,
  ])('should be refused %s before the database is asked for anything', async (query) => {
    const { pool } = app.payload.db
    const spies = [vi.spyOn(pool, 'query'), vi.spyOn(pool, 'connect')]
    try {
      expect(await app.graphql(query)).toMatchObject({ status: 403 })
      for (const spy of spies) expect(spy).not.toHaveBeenCalled()
    } finally {
      for (const spy of spies) spy.mockRestore()
    }
  })

  it('should not add variables to a query of the app', async () => {
    expect(await app.graphql(guideArticlesQuery, { variables: { limit: 9 } })).toMatchObject({ status: 403 })
  })

  it('should not send several at once', async () => {
    const query = guideArticlesQuery
    expect(await app.graphql([{ query }, { query }])).toMatchObject({ status: 400 })
  })

  it('should be held to 32 KB', async () => {
    expect(await app.graphql('x'.repeat(33 * 1024))).toMatchObject({ status: 413 })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'should not send %s',
    async (type) => {
      const answer = await app.graphql('', { body: 'query=x', headers: { 'Content-Type': type } })
      expect(answer).toMatchObject({ status: 415 })
    },
  )

  it('should run the queries of the app, and no others, at another address than that of the settings', async () => {
    const headers = { Origin: 'http://127.0.0.1:3000' }
    expect(await app.graphql(guideArticlesQuery, { headers })).toMatchObject({ status: 200 })
    expect(await app.graphql('{ Users { docs { email } } }', { headers })).toMatchObject({ status: 403 })
  })
})

describe('an account without a role', () => {
  it('should be a visitor', async () => {
    expect(await app.graphql('{ GuideArticles { docs { id } } }', { actor: 'switched-off' })).toMatchObject({
      status: 403,
    })
    expect(await app.graphql(guideArticlesQuery, { actor: 'switched-off' })).toMatchObject({
      status: 200,
      body: { data: { GuideArticles: { docs: [published] } } },
    })
  })
})

describe('staff', () => {
  it('should see what visitors see by the queries of the app', async () => {
    expect(await app.graphql(guideArticlesQuery, { actor: 'editor' })).toMatchObject({
      status: 200,
      body: { data: { GuideArticles: { docs: [published] } } },
    })
  })

  it('should not send from another site', async () => {
    const headers = { Origin: 'https://evil.example' }
    expect(await app.graphql(guideArticlesQuery, { actor: 'editor', headers })).toMatchObject({ status: 403 })
  })

  it('should query within the limits', async () => {
    const answer = await app.graphql('{ GuideArticles(limit: 50, draft: true) { docs { title } } }', {
      actor: 'editor',
    })
    expect(answer).toMatchObject({ status: 200, body: { data: { GuideArticles: { docs: { length: 2 } } } } })
  })

  it.each([
    ['{ GuideArticles(limit: 5000) { docs { id } } }', 400],
    ['{ GuideArticles(limit: 0) { docs { id } } }', 400],
    [`{ ${Array.from({ length: 11 }, (_, index) => `a${index}: Locations { docs { id } }`).join(' ')} }`, 400],
    ['mutation { deletePayloadPreference(id: 1) { id } }', 403],
    ['{ a\u0000 }', 400],
    ['{', 400],
  ])('should be refused %s', async (query, status) => {
    expect(await app.graphql(query, { actor: 'admin' })).toMatchObject({ status })
  })

  it('should not learn what is inside when something fails', async () => {
    const queries = [
      '{ Locations(where: { name: { like: "a" } }, sort: "-nothing.at.all") { docs { id } } }',
      '{ Location(id: 99999999999) { id } }',
      '{ Locations(page: -1) { docs { id } } }',
    ]
    for (const query of queries) {
      const { status, text } = await app.graphql(query, { actor: 'admin' })
      expect(status).toBeLessThan(500)
      expect(text).not.toMatch(/node_modules|select "|drizzle|\bat \w+ \(|"stack"/i)
    }
  })
})
