import type { Endpoint, Payload, TypedUser } from 'payload'
import * as z from 'zod'

import { callLimits } from '@/contracts/call-limits'
import { MAX_URL_LENGTH } from '@/lib/text/web-links'
import { jsonResponse, Refusal, refusalResponse } from '@/server/http/answers'
import { editorRequest } from '@/server/security/editor-request'

import { checkLink } from './check-links'
import { replaceLinks } from './replace-links'

const address = z.string().trim().min(1).max(MAX_URL_LENGTH)

const checkBody = z.strictObject({ address })

const replaceBody = z.strictObject({ from: address, to: address, isDryRun: z.boolean() })

type By = { readonly payload: Payload; readonly user: TypedUser }

/** `POST /cms/api/links/<name>`, for editors and administrators. */
const linkEndpoint = <Shape extends z.ZodType>(
  name: string,
  shape: Shape,
  work: (by: By, body: z.output<Shape>) => Promise<object>,
): Endpoint => ({
  path: `/links/${name}`,
  method: 'post',
  handler: async (req) => {
    try {
      const call = { shape, name: 'links', limits: callLimits.links }
      const { user, body } = await editorRequest(req.payload, req, call)
      return jsonResponse(await work({ payload: req.payload, user }, body))
    } catch (error) {
      if (error instanceof Refusal) return refusalResponse('cms', error)
      throw error
    }
  },
})

const words = {
  fine: 'It is there.',
  moved: 'It has moved.',
  gone: 'It is not there. It is called dead when it is not there on another day, too.',
  dead: 'It is still not there.',
  unclear: 'Nothing is known of it.',
  unchecked: 'Nothing is known of it.',
} as const

/** The calls of /admin/links; the guard of the CMS stands in front of them. */
export const linkEndpoints: Endpoint[] = [
  linkEndpoint('check', checkBody, async ({ payload }, { address }) => {
    const check = await checkLink(payload, address)
    if (check === null) throw new Refusal(404, 'No text links to this address, or no run has met it yet.')
    const why = check.state === 'unclear' ? (check.why ?? '') : ''
    return { message: `${words[check.state]} ${why}`.trim() }
  }),
  linkEndpoint('replace', replaceBody, replaceLinks),
]
