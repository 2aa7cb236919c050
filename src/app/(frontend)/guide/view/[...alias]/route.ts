import type { NextRequest } from 'next/server'

import { findArticle } from '@/content/articles'
import { findRedirect } from '@/content/redirects'
import { parseRecordAddress } from '@/domain/addresses/addresses'
import { isSection } from '@/domain/guide/guide-sections'
import { aliasTarget } from '@/domain/addresses/routes'

type Context = { readonly params: Promise<{ readonly alias?: readonly string[] }> }

/**
 * The fixed aliases of articles (spec §2), which src/proxy.ts sends here: each leads to its article wherever that is now,
 * in one step and with the query it was asked with.
 */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { alias = [] } = await params
  const first = aliasTarget(`/guide/${alias.join('/')}`)
  if (first === null) return new Response(null, { status: 404 })
  // When the article is gone for good its own address says so, better than we could here.
  const target = (await hasArticle(first)) ? first : ((await findRedirect(first)) ?? first)
  const location = target.startsWith('/') ? withQuery(target, request.nextUrl.search) : target
  return new Response(null, { status: PERMANENT, headers: { Location: location } })
}

const PERMANENT = 308

async function hasArticle(address: string): Promise<boolean> {
  const record = parseRecordAddress(address)
  if (record?.collection !== 'guide-articles' || !isSection(record.section)) return false
  return (await findArticle(record.section, record.slug)) !== null
}

const withQuery = (path: string, search: string): string =>
  search === '' || path.includes('?') ? path : `${path}${search}`
