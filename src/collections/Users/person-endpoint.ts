import type { Endpoint, PayloadRequest, TypedUser } from 'payload'
import * as z from 'zod'

import { lockRecord } from '@/server/database/lock-record'
import { inTransaction } from '@/server/database/transaction'
import { jsonResponse, Refusal, refusalResponse } from '@/server/http/answers'

type Call<Body> = {
  /** The person's own request: tries are counted outside of any transaction, so that they count when it is refused. */
  readonly req: PayloadRequest
  readonly user: TypedUser
  readonly body: Body
}

/** `POST /cms/api/users/<path>`, for whoever is signed in; the guard of the CMS stands in front of it. */
export const personEndpoint = <Shape extends z.ZodType>(
  path: string,
  shape: Shape,
  work: (call: Call<z.output<Shape>>) => Promise<object>,
): Endpoint => ({
  path: `/${path}`,
  method: 'post',
  handler: async (req) => {
    try {
      const { user } = req
      if (user === null) throw new Refusal(401, 'Sign in at /admin first, then try again.')
      const sent: unknown = (await req.json?.()) ?? null
      const body = shape.safeParse(sent)
      if (!body.success) throw new Refusal(400, `The request is not understood: ${z.prettifyError(body.error)}`)
      return jsonResponse(await work({ req, user, body: body.data }))
    } catch (error) {
      if (error instanceof Refusal) return refusalResponse('cms', error)
      throw error
    }
  },
})

/** In one transaction, in the name of the person, whose account is locked first: as by a sign-in, which may come at the same moment. */
export const asPerson = <Result>(
  { payload }: PayloadRequest,
  user: TypedUser,
  work: (own: PayloadRequest) => Promise<Result>,
) =>
  inTransaction(payload, {}, async ({ req }) => {
    req.user = user
    await lockRecord(req, 'users', user.id)
    return await work(req)
  })

/** The session a call comes with. */
export const currentSession = (user: TypedUser): string | undefined =>
  '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined
