import { after } from 'next/server'

import { cms } from '@/content/payload'
import { applyEndpoint } from '@/server/imports/endpoints/import-endpoint'

type Context = { readonly params: Promise<{ readonly id: string }> }

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return applyEndpoint(await cms(), request, (await params).id, after)
}
