import { afterEach, expect, it, vi } from 'vitest'

import { guideArticlesQuery } from '@/contracts/guide-articles-query'

import { articlesQuery } from './articles'
import { newQueryClient } from './query-client'

afterEach(() => vi.unstubAllGlobals())

it('should ask for the articles by the text of the document, without variables', async () => {
  const fetchMock = vi.fn(async (_address: string, _options?: RequestInit) =>
    Response.json({ data: { GuideArticles: { docs: [] } } }),
  )
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('location', { origin: 'https://guide.test' })

  await newQueryClient().fetchQuery(articlesQuery())

  const [address, options] = fetchMock.mock.calls[0] ?? []
  const sent = JSON.parse(String(options?.body)) as { readonly query: string }
  expect(String(address)).toBe('https://guide.test/cms/api/graphql')
  expect(sent).toEqual({ query: guideArticlesQuery, operationName: 'GuideArticles' })
})
