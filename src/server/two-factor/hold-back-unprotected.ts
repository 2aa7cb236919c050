import type { Payload } from 'payload'

import { holdBack } from '@/server/security/held-back'

import { isRequiredOf, readTwoFactor } from './store'

/**
 * Whose role needs two-factor sign-in and who has not set it up is signed in without a role: every rule then refuses, in the
 * REST API, in GraphQL, on pages of the admin and in calls of our own, also with a session from before it was required. It
 * stands around each way in which Payload recognizes a person, because it is asked by all of them; when the database fails here,
 * Payload takes it for nobody being signed in.
 */
export function holdBackUnprotected(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: async (args) => {
      const result = await strategy.authenticate(args)
      const { user } = result
      if (user === null || !(await isUnprotected(payload, Number(user.id)))) return result
      return { ...result, user: holdBack(user) }
    },
  }))
}

async function isUnprotected(payload: Payload, account: number): Promise<boolean> {
  return (await isRequiredOf({ payload }, account)) && !(await readTwoFactor({ payload }, account)).isOn
}
