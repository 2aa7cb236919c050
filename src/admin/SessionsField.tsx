import type { UIFieldServerProps } from 'payload'

import { formatMoment } from '@/lib/dates/dates'
import { listSessions } from '@/server/sessions/session-devices'

import { SessionList } from './two-factor/session-list'

/** In the form of one's own account: where one is signed in. */
export async function SessionsField({ id, req }: UIFieldServerProps) {
  const { user } = req
  if (user === null || user.id !== Number(id)) return null
  const current = '_sid' in user ? user._sid : undefined
  const sessions = (await listSessions(req, user.id)).map(({ id: session, device, createdAt, expiresAt }) => ({
    id: session,
    device: device ?? 'A device that was not noted',
    begun: createdAt === null ? null : formatMoment(createdAt),
    ends: formatMoment(expiresAt) ?? expiresAt,
    isCurrent: session === current,
  }))
  return <SessionList sessions={sessions} calls={`${req.payload.config.routes.api}/users/sessions`} />
}
