import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'

import { readSent } from '@/hooks/sent-data'
import { logAccount } from '@/server/account-log'
import { isOneTimeCode, plainCode } from '@/server/two-factor/one-time-code'
import { readTwoFactor, spendCode } from '@/server/two-factor/store'

import { refuseWhenLimited } from './guard-login'
import { endSessions } from './sessions'

/**
 * Codes an account may try with the right password, of six digits. Of a million three are right at a time: who knows the
 * password and guesses all year finds one with a probability of three in a hundred.
 */
const CODE_LIMITS = [
  { hits: 10, windowSeconds: 60 * 60 },
  { hits: 30, windowSeconds: 24 * 60 * 60 },
] as const

/** In `req.context`. */
const SIGN_IN = 'signInUnderWay'

type SignIn = { readonly isReset: boolean; readonly code: string }

/** No longer than a recovery code with all that people put around it. */
export const MAX_TYPED = 100

export const WRONG_CODE =
  'This code is not right, or it was used before. Wait for the next one in your app, or enter a recovery code that you have not used.'

/** Notes how somebody signs in, and with which code: Payload passes only e-mail and password on. */
export const noteSignIn: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'login' && operation !== 'resetPassword') return args
  const { code } = { code: req.data?.code as unknown, ...readSent(args).data }
  const signIn: SignIn = {
    isReset: operation === 'resetPassword',
    code: typeof code === 'string' ? code.trim().slice(0, MAX_TYPED) : '',
  }
  req.context[SIGN_IN] = signIn
  return args
}

const getSignIn = ({ context }: PayloadRequest): SignIn =>
  (context[SIGN_IN] as SignIn | undefined) ?? { isReset: false, code: '' }

/**
 * The one place that every new session goes through, whichever API asks for it, after the password was found right and before
 * there is a token: an account with two-factor sign-in gets none without a code. Nothing is said of it to who has a wrong password.
 */
export const askCode: CollectionBeforeLoginHook = async ({ req, user }) => {
  const account = Number(user.id)
  const { code, isReset } = getSignIn(req)
  // A link in a mail is no second factor: a new password opens no session, for any account. See `closeReset`.
  if (isReset) {
    await endSessions(req, account, () => false)
    const person = { id: account, name: String(user.name) }
    return logAccount(req, { event: 'Password reset by a link in a mail', account: person, actor: person })
  }
  if (!(await readTwoFactor(req, account)).isOn) return
  if (code === '') throw refuseCode('Enter the code that your authenticator app shows now.')
  await countCode(req, account, code)
  if (!(await spendCode(req, account, code, new Date()))) throw refuseCode(WRONG_CODE)
}

/** Counts a try. Recovery codes are too long to be guessed: with one the owner gets in past somebody who tries codes. */
export async function countCode(req: PayloadRequest, account: number, code: string): Promise<void> {
  if (!isOneTimeCode(plainCode(code))) return
  for (const limit of CODE_LIMITS) await refuseWhenLimited(req, { key: `code:${limit.hits}:${account}`, ...limit })
}

/** Shown at the field of the code. */
const refuseCode = (message: string): APIError =>
  new APIError(message, 401, { errors: [{ path: 'code', message }] }, true)

/** After a reset: neither a token in the cookie nor the account in the answer. The next step is the sign-in. */
export const closeReset: CollectionAfterOperationHook<'users'> = ({ operation, result }) =>
  // The hook's type has the results of all operations in one, and none without an account.
  operation === 'resetPassword' ? ({ token: '', user: null } as unknown as typeof result) : result
