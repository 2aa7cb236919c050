/** Who works behind the guide. Visitors have no account and no role. */
export const roles = ['admin', 'editor', 'moderator'] as const

export type Role = (typeof roles)[number]

type WithRoles = { readonly roles?: readonly Role[] | null }

/** True when the signed-in person holds one of the roles. Accepts Payload's untyped `req.user`; anonymous is false. */
export function hasRole(user: unknown, allowed: readonly Role[]): boolean {
  const userRoles = isWithRoles(user) ? (user.roles ?? []) : []
  return userRoles.some((role) => allowed.includes(role))
}

function isWithRoles(user: unknown): user is WithRoles {
  return (
    typeof user === 'object' && user !== null && 'roles' in user && (user.roles === null || Array.isArray(user.roles))
  )
}
