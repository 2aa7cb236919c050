import path from 'node:path'

import { siteIndex } from './sites'

/** Accounts the browser tests sign in with; made by the global setup on the throw-away database. */
export const staff = {
  admin: { email: 'admin@example.org', password: 'lantern-orbit-teacup-77' },
  editor: { email: 'editor@example.org', password: 'saffron-window-ladder-31' },
  moderator: { email: 'moderator@example.org', password: 'copper-meadow-signal-58' },
} as const

export type StaffRole = keyof typeof staff

/** The file with the signed-in browser state of a role during a run, one for each guide. */
export const sessionFile = (role: StaffRole, site = siteIndex): string =>
  path.resolve('test-results', 'sessions', `${role}-${site}.json`)
