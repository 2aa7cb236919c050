import type { CollectionBeforeLoginHook, Endpoint } from 'payload'
import * as z from 'zod'

import type { User } from '@/payload-types'
import { logAccount } from '@/server/account-log'
import { Refusal } from '@/server/http/answers'
import { describeDevice } from '@/server/sessions/describe-device'
import { listSessions, noteDevice } from '@/server/sessions/session-devices'

import { asPerson, currentSession, personEndpoint } from './person-endpoint'
import { endSessions } from './sessions'

/** What the browser says of itself is kept in plain words alone, as long as the session. */
export const noteSessionDevice: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  // Payload has added the new one last.
  const session = user.sessions?.at(-1)
  if (session === undefined) return
  const device = describeDevice(req.headers?.get('user-agent') ?? '')
  await noteDevice(req, { account: user.id, session: session.id, device })
}

/** The calls of the list of sessions, of one's own account alone. */
export const sessionEndpoints: Endpoint[] = [
  personEndpoint('sessions/end', z.strictObject({ session: z.string().max(100) }), ({ req, user, body }) =>
    asPerson(req, user, async (own) => {
      const ended = (await listSessions(own, user.id)).find(({ id }) => id === body.session)
      if (ended === undefined) throw new Refusal(404, 'This session has ended already.')
      await endSessions(own, user.id, ({ id }) => id !== body.session)
      await logAccount(own, { event: 'Session ended', details: ended.device ?? undefined, account: user })
      return { message: 'The session has ended.' }
    }),
  ),
  personEndpoint('sessions/end-others', z.strictObject({}), ({ req, user }) =>
    asPerson(req, user, async (own) => {
      const current = currentSession(user)
      await endSessions(own, user.id, ({ id }) => id === current)
      await logAccount(own, { event: 'All other sessions ended', account: user })
      return { message: 'All other sessions have ended.' }
    }),
  ),
]
