import { after } from 'next/server'

import { cms } from '@/content/payload'
import { importEndpoint } from '@/server/imports/endpoints/import-endpoint'

export async function POST(request: Request): Promise<Response> {
  return importEndpoint(await cms(), request, 'streets', after)
}
