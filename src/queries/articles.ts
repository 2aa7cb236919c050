import '@/lib/zod-without-eval'

import { queryOptions } from '@tanstack/react-query'
import { GraphQLClient } from 'graphql-request'
import * as z from 'zod/mini'

import { guideArticlesQuery } from '@/contracts/guide-articles-query'
import { sectionKeys } from '@/domain/guide/guide-sections'
import { readRows } from '@/lib/lists/read-rows'

/** Every published article. The first key is the path (spec §7), the second the operation. */
export const articlesQuery = () =>
  queryOptions({
    queryKey: ['/cms/api/graphql', 'GuideArticles'] as const,
    queryFn: async ({ queryKey: [path], signal }) => {
      // It takes no relative address.
      const client = new GraphQLClient(new URL(path, location.origin).href, { credentials: 'include' })
      const answer = await client.request<unknown>({ document: guideArticlesQuery, signal })
      return readRows(rowSchema, answerSchema.parse(answer).GuideArticles.docs)
    },
  })

const answerSchema = z.object({ GuideArticles: z.object({ docs: z.unknown() }) })

const rowSchema = z.object({
  title: z.string().check(z.minLength(1)),
  slug: z.string().check(z.minLength(1)),
  section: z.enum(sectionKeys),
  summary: z.nullable(z.string()),
})
