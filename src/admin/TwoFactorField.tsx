import type { Route } from 'next'
import type { UIFieldServerProps } from 'payload'

import { hasRole } from '@/access/roles'
import { TWO_FACTOR_PATH } from '@/server/security/held-back'
import { readTwoFactor } from '@/server/two-factor/store'
import Link from '@/ui/controls/link'

import { ResetButton } from './two-factor/reset-button'

/** In the form of an account: one's own leads to the page, another's is shown to administrators. */
export async function TwoFactorField({ id, req }: UIFieldServerProps) {
  const account = Number(id)
  const { user } = req
  const isOwn = user?.id === account
  // A new account has none, and of others only administrators are told.
  if (id === undefined || (!isOwn && !hasRole(user, ['admin']))) return null
  const { isOn } = await readTwoFactor(req, account)
  const { admin, api } = req.payload.config.routes
  return (
    <section aria-labelledby="two-factor" className="field-type stack gap-2 to-start">
      <h3 id="two-factor" className="flush">
        Two-factor sign-in
      </h3>
      <p className="flush">{isOn ? 'It is on.' : 'It is off: the password alone signs in.'}</p>
      {isOwn && <Link href={`${admin}${TWO_FACTOR_PATH}` as Route}>{isOn ? 'Change it' : 'Set it up'}</Link>}
      {!isOwn && isOn && <ResetButton account={account} address={`${api}/users/two-factor/reset`} />}
    </section>
  )
}
