import type { Endpoint, PayloadRequest, TypedUser } from 'payload'
import * as z from 'zod'

import { hasRole } from '@/access/roles'
import { logAccount } from '@/server/account-log'
import { inTransaction } from '@/server/database/transaction'
import { jsonResponse, Refusal, refusalResponse } from '@/server/http/answers'
import { keyUri } from '@/server/two-factor/one-time-code'
import { beginSetUp, isRequiredOf, renewRecoveryCodes, spendCode, turnOff, turnOn } from '@/server/two-factor/store'

import { countCode, MAX_TYPED, WRONG_CODE } from './ask-code'
import { isPresentPassword } from './ask-current-password'
import { resetTwoFactor } from './reset-two-factor'
import { endSessions } from './sessions'

const password = z.string().max(1024)
const code = z.string().trim().max(MAX_TYPED)

type Call<Body> = {
  /** The person's own request: tries are counted outside of any transaction, so that they count when it is refused. */
  readonly req: PayloadRequest
  readonly user: TypedUser
  readonly body: Body
}

/** `POST /cms/api/users/two-factor/<name>`, for whoever is signed in; the guard of the CMS stands in front of it. */
const endpoint = <Shape extends z.ZodType>(
  name: string,
  shape: Shape,
  work: (call: Call<z.output<Shape>>) => Promise<object>,
): Endpoint => ({
  path: `/two-factor/${name}`,
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

/** The calls of /admin/two-factor, and of the form of an account. */
export const twoFactorEndpoints: Endpoint[] = [
  endpoint('begin', z.strictObject({ password }), async ({ req, user, body }) => {
    await refuseOtherPassword(req, user, body.password)
    const secret = await beginSetUp(req, user.id)
    if (secret === null) throw new Refusal(409, 'Two-factor sign-in is on already. Turn it off to set it up anew.')
    return { secret, uri: keyUri(secret, user.email) }
  }),
  endpoint('turn-on', z.strictObject({ code }), async ({ req, user, body }) => {
    await countCode(req, user.id, body.code)
    return asPerson(req, user, async (own) => {
      const recoveryCodes = await turnOn(own, user.id, body.code, new Date())
      if (recoveryCodes === null) throw new Refusal(400, NOT_SET_UP, { field: 'code' })
      await endOtherSessions(own, user)
      await logAccount(own, { event: 'Two-factor sign-in turned on', account: user })
      return { recoveryCodes }
    })
  }),
  endpoint('recovery-codes', z.strictObject({ code }), async ({ req, user, body }) => {
    await countCode(req, user.id, body.code)
    return asPerson(req, user, async (own) => {
      await spend(own, user, body.code)
      await logAccount(own, { event: 'New recovery codes made', account: user })
      return { recoveryCodes: await renewRecoveryCodes(own, user.id) }
    })
  }),
  endpoint('turn-off', z.strictObject({ password, code }), async ({ req, user, body }) => {
    await refuseOtherPassword(req, user, body.password)
    await countCode(req, user.id, body.code)
    return asPerson(req, user, async (own) => {
      await spend(own, user, body.code)
      await turnOff(own, user.id)
      await endOtherSessions(own, user)
      await logAccount(own, { event: 'Two-factor sign-in turned off', account: user })
      return { mustSetUp: await isRequiredOf(own, user.id) }
    })
  }),
  endpoint('reset', z.strictObject({ account: z.int().positive() }), async ({ req, user, body: { account } }) => {
    if (!hasRole(user, ['admin'])) throw new Refusal(403, 'Only administrators may do this.')
    // With a session left open nobody gets rid of the second factor of the account it belongs to.
    if (account === user.id) throw new Refusal(409, 'Turn your own off at /admin/two-factor, with a code.')
    return asPerson(req, user, async (own) => {
      if (!(await resetTwoFactor(own, account))) throw new Refusal(404, 'This account has no two-factor sign-in.')
      return { message: 'Two-factor sign-in is off for this account, and its sessions have ended.' }
    })
  }),
]

const NOT_SET_UP =
  'This is not the code that belongs to the key above. Wait for the next one in your app; if that is not right either, check the clock of your phone, or begin again.'

/** In one transaction, in the name of the person. */
const asPerson = <Result>(
  { payload }: PayloadRequest,
  user: TypedUser,
  work: (own: PayloadRequest) => Promise<Result>,
) =>
  inTransaction(payload, {}, ({ req }) => {
    req.user = user
    return work(req)
  })

async function refuseOtherPassword(req: PayloadRequest, user: TypedUser, sent: string): Promise<void> {
  if (await isPresentPassword(req, user, sent)) return
  throw new Refusal(400, 'This is not your present password.', { field: 'password' })
}

async function spend(own: PayloadRequest, { id }: TypedUser, typed: string): Promise<void> {
  if (!(await spendCode(own, id, typed, new Date()))) throw new Refusal(400, WRONG_CODE, { field: 'code' })
}

const endOtherSessions = (own: PayloadRequest, user: TypedUser): Promise<void> => {
  const current = '_sid' in user ? user._sid : undefined
  return endSessions(own, user.id, ({ id }) => id === current)
}
