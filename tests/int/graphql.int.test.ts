import { print } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { faqGroupsQuery } from '@/graphql/documents/faq-groups'

import { type App, startApp } from '../helpers/int-app'
import { richText } from '../helpers/int-samples'

/** D2 of the quality goals: what is refused costs next to nothing. */
const MAX_REFUSAL_MS = 50

let app: App

beforeAll(async () => {
  app = await startApp()
  const group = (status: 'draft' | 'published') => ({
    title: `${status} group`,
    slug: `${status}-group`,
    order: 1,
    questions: [{ question: 'Where?', answer: richText('There.') }],
    _status: status,
  })
  await app.payload.create({ collection: 'faq-groups', data: group('published') })
  await app.payload.create({ collection: 'faq-groups', data: group('draft') })
})
afterAll(() => app.stop())

describe('visitors', () => {
  it('should run the queries of the app, and see what is published', async () => {
    const answer = await app.graphql(print(faqGroupsQuery))
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { FaqGroups: { docs: [{ title: 'published group', questions: [{ question: 'Where?' }] }] } } },
    })
  })

  it.each([
    '{ FaqGroups { docs { id } } }',
    '{ __schema { types { name } } }',
    '{ __typename }',
    `query { ${Array.from({ length: 40 }, (_, index) => `a${index}: Locations(limit: 10000) { docs { id } }`).join(' ')} }`,
    'mutation { loginUser(email: "a", password: "b") { token } }',
    'mutation { createRecommendation(data: {}) { id } }',
    '{ Users { docs { email } } }',
    '{ meUser { user { email } } }',
    '{ Access { canAccessAdmin } }',
    'not a query {{{{',
    `${print(faqGroupsQuery)}\n`,
  ])('should be refused %s at once', async (query) => {
    await app.graphql(query)
    const start = performance.now()
    const answer = await app.graphql(query)
    expect(performance.now() - start).toBeLessThan(MAX_REFUSAL_MS)
    expect(answer).toMatchObject({ status: 403 })
  })

  it('should not add variables to a query of the app', async () => {
    expect(await app.graphql(print(faqGroupsQuery), { variables: { limit: 9 } })).toMatchObject({ status: 403 })
  })

  it('should not send several at once', async () => {
    const query = print(faqGroupsQuery)
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

  it('should not send from another site', async () => {
    const headers = { Origin: 'https://evil.example' }
    expect(await app.graphql(print(faqGroupsQuery), { headers })).toMatchObject({ status: 403 })
  })
})

describe('an account without a role', () => {
  it('should be a visitor', async () => {
    expect(await app.graphql('{ FaqGroups { docs { id } } }', { actor: 'switched-off' })).toMatchObject({ status: 403 })
    expect(await app.graphql(print(faqGroupsQuery), { actor: 'switched-off' })).toMatchObject({
      status: 200,
      body: { data: { FaqGroups: { docs: [{ title: 'published group' }] } } },
    })
  })
})

describe('staff', () => {
  it('should query within the limits', async () => {
    const answer = await app.graphql('{ FaqGroups(limit: 50, draft: true) { docs { title } } }', { actor: 'editor' })
    expect(answer).toMatchObject({ status: 200, body: { data: { FaqGroups: { docs: { length: 2 } } } } })
  })

  it.each([
    ['{ FaqGroups(limit: 5000) { docs { id } } }', 400],
    ['{ FaqGroups(limit: 0) { docs { id } } }', 400],
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
