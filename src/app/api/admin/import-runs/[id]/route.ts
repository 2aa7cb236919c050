import { cms } from '@/content/payload'
import { statusEndpoint } from '@/server/imports/endpoints/run-endpoints'

type Context = { readonly params: Promise<{ readonly id: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return statusEndpoint(await cms(), request, (await params).id)
}
