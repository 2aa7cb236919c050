import { after } from 'next/server'

import { cms } from '@/content/payload'
import { Refusal, refusalResponse } from '@/server/http/answers'
import { importEndpoint } from '@/server/imports/endpoints/import-endpoint'
import { importKinds } from '@/server/imports/kinds'

type Context = { readonly params: Promise<{ readonly call: string }> }

/** One address for each kind of import, `import-<name>`. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { call } = await params
  const kind = importKinds.find(({ name }) => call === `import-${name}`)
  if (kind === undefined) return refusalResponse('read', new Refusal(404, 'Not found'))
  return importEndpoint(await cms(), request, kind, after)
}
