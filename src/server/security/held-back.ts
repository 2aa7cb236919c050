/** Where it is set up, below the admin's own address. */
export const TWO_FACTOR_PATH = '/two-factor'

export const MUST_SET_UP =
  'Your role needs two-factor sign-in, and this account does not have it yet. Set it up at /admin/two-factor; until then nothing else is open to it.'

/** Taken for an account without a role, by every rule there is, and known by this mark to whoever says why. */
export const holdBack = <Person extends object>(person: Person) => ({ ...person, roles: [], isHeldBack: true as const })

/** Whether somebody has signed in who has to set up two-factor sign-in first. */
export const isHeldBack = (user: unknown): boolean => typeof user === 'object' && user !== null && 'isHeldBack' in user
