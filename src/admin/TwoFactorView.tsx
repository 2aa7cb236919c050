import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps, TypedUser } from 'payload'

import { roles } from '@/access/roles'
import { isHeldBack, TWO_FACTOR_PATH } from '@/server/security/held-back'
import { isRequiredOf, readTwoFactor } from '@/server/two-factor/store'

import { GuardedPage } from './guarded-page'
import { TwoFactorScreen } from './two-factor/two-factor-screen'

/** The page /admin/two-factor, of one's own account; the only one of the admin for who has to set it up first. */
export async function TwoFactorView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { routes } = req.payload.config
  const render = async ({ id }: TypedUser) => (
    <TwoFactorScreen
      {...await readTwoFactor(req, id)}
      isRequired={await isRequiredOf(req, id)}
      isHeldBack={isHeldBack(req.user)}
      apiRoute={routes.api}
      adminRoute={routes.admin}
    />
  )
  if (req.user !== null && isHeldBack(req.user)) {
    return <MinimalTemplate>{await render(req.user)}</MinimalTemplate>
  }
  return (
    <GuardedPage
      view={view}
      path={TWO_FACTOR_PATH}
      title="Two-factor sign-in"
      roles={roles}
      refusal="This account is switched off."
      render={render}
    />
  )
}
