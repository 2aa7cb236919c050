import { cms } from '@/content/payload'
import { undoEndpoint } from '@/server/imports/endpoints/run-endpoints'

type Context = { readonly params: Promise<{ readonly id: string }> }

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return undoEndpoint(await cms(), request, (await params).id)
}
