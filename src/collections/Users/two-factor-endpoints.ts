import type { Endpoint, PayloadRequest, TypedUser } from 'payload'
import * as z from 'zod'

import { hasRole } from '@/access/roles'
import { logAccount } from '@/server/account-log'
import { Refusal } from '@/server/http/answers'
import { keyUri } from '@/server/two-factor/one-time-code'
import { beginSetUp, isRequiredOf, renewRecoveryCodes, spendCode, turnOff, turnOn } from '@/server/two-factor/store'

import { countCode, MAX_TYPED, WRONG_CODE } from './ask-code'
import { isPresentPassword } from './ask-current-password'
import { asPerson, currentSession, personEndpoint } from './person-endpoint'
import { resetTwoFactor } from './reset-two-factor'
import { endSessions } from './sessions'

const password = z.string().max(1024)
const code = z.string().trim().max(MAX_TYPED)

/** The calls of /admin/two-factor, and of the form of an account. */
export const twoFactorEndpoints: Endpoint[] = [
  personEndpoint('two-factor/begin', z.strictObject({ password }), async ({ req, user, body }) => {
    await refuseOtherPassword(req, user, body.password)
    const secret = await beginSetUp(req, user.id)
    if (secret === null) throw new Refusal(409, 'Two-factor sign-in is on already. Turn it off to set it up anew.')
    return { secret, uri: keyUri(secret, user.email) }
  }),
  personEndpoint('two-factor/turn-on', z.strictObject({ code }), async ({ req, user, body }) => {
    await countCode(req, user.id, body.code)
    return asPerson(req, user, async (own) => {
      const recoveryCodes = await turnOn(own, user.id, body.code, new Date())
      if (recoveryCodes === null) throw new Refusal(400, NOT_SET_UP, { field: 'code' })
      await endOtherSessions(own, user)
      await logAccount(own, { event: 'Two-factor sign-in turned on', account: user })
      return { recoveryCodes }
    })
  }),
  personEndpoint('two-factor/recovery-codes', z.strictObject({ code }), async ({ req, user, body }) => {
    await countCode(req, user.id, body.code)
    return asPerson(req, user, async (own) => {
      await spend(own, user, body.code)
      await logAccount(own, { event: 'New recovery codes made', account: user })
      return { recoveryCodes: await renewRecoveryCodes(own, user.id) }
    })
  }),
  personEndpoint('two-factor/turn-off', z.strictObject({ password, code }), async ({ req, user, body }) => {
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
  personEndpoint(
    'two-factor/reset',
    z.strictObject({ account: z.int().positive() }),
    async ({ req, user, body: { account } }) => {
      if (!hasRole(user, ['admin'])) throw new Refusal(403, 'Only administrators may do this.')
      // With a session left open nobody gets rid of the second factor of the account it belongs to.
      if (account === user.id) throw new Refusal(409, 'Turn your own off at /admin/two-factor, with a code.')
      return asPerson(req, user, async (own) => {
        if (!(await resetTwoFactor(own, account))) throw new Refusal(404, 'This account has no two-factor sign-in.')
        return { message: 'Two-factor sign-in is off for this account, and its sessions have ended.' }
      })
    },
  ),
]

const NOT_SET_UP =
  'This is not the code that belongs to the key above. Wait for the next one in your app; if that is not right either, check the clock of your phone, or begin again.'

async function refuseOtherPassword(req: PayloadRequest, user: TypedUser, sent: string): Promise<void> {
  if (await isPresentPassword(req, user, sent)) return
  throw new Refusal(400, 'This is not your present password.', { field: 'password' })
}

async function spend(own: PayloadRequest, { id }: TypedUser, typed: string): Promise<void> {
  if (!(await spendCode(own, id, typed, new Date()))) throw new Refusal(400, WRONG_CODE, { field: 'code' })
}

const endOtherSessions = (own: PayloadRequest, user: TypedUser): Promise<void> =>
  endSessions(own, user.id, ({ id }) => id === currentSession(user))
