import type { Limit } from '@/server/security/rate-limit'

import type { Standing } from './risk'

const MINUTE = 60
const DAY = 24 * 60 * 60

/**
 * Rate limits: how many a network may send, by how its senders behave. A hotel is one network: two hundred guests
 * who fill in the form, one a minute, stay far below the first row, and programs on the same network cannot use it up,
 * because they are counted in the others.
 */
export const submissionsAllowed = {
  trusted: { minute: 20, day: 600 },
  doubtful: { minute: 5, day: 30 },
  automatic: { minute: 1, day: 5 },
} as const satisfies Record<Standing, { minute: number; day: number }>

/** The limits of one submission, in the order in which their rows are locked. */
export function listLimits({
  call,
  standing,
  network,
}: {
  readonly call: 'recommend' | 'report'
  readonly standing: Standing
  readonly network: string
}): readonly Limit[] {
  const key = `submit:${call}:${standing}:${network}`
  return [
    { key: `${key}:day`, hits: submissionsAllowed[standing].day, windowSeconds: DAY },
    { key: `${key}:minute`, hits: submissionsAllowed[standing].minute, windowSeconds: MINUTE },
  ]
}

/** Counts how often an opened form is sent; see `assessRisk`. Over only where somebody asks for it. */
export const formUseLimit = (nonce: string, hits: number = Number.MAX_SAFE_INTEGER): Limit => ({
  key: `submit:form:${nonce}`,
  hits,
  windowSeconds: DAY,
})
