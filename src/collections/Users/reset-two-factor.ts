import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { logAccount } from '@/server/account-log'
import { lockRecord } from '@/server/database/lock-record'
import { turnOff } from '@/server/two-factor/store'

import { endSessions } from './sessions'

/**
 * For somebody who has neither phone nor recovery codes: turns it off and ends every session. In a transaction.
 *
 * @returns false when it was not on; then nothing is changed
 */
export async function resetTwoFactor(req: PayloadRequest, account: number): Promise<boolean> {
  // In the order of a sign-in, which may come at the same moment.
  await lockRecord(req, 'users', account)
  if (!(await turnOff(req, account))) return false
  await endSessions(req, account, () => false)
  const person = await req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: account } }, req })
  await logAccount(req, { event: 'Two-factor sign-in reset', account: person })
  return true
}
