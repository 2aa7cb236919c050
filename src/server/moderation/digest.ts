import type { Payload } from 'payload'

import { waitingStates } from '@/domain/submissions/waiting'
import { env } from '@/env'
import { consumeRateLimit } from '@/server/security/rate-limit'

import { digestText, type WaitingWork } from './digest-text'

/** 06:00 in Makkah, which keeps UTC+3 all year. */
const DIGEST_HOUR_UTC = 3

const DAY_SECONDS = 24 * 60 * 60

const KINDS = ['place', 'path', 'report', 'confirmation'] as const

/**
 * Once a day, over all instances, tells moderators what waits: by e-mail, or in the log while no mail server is set.
 * Called every minute. Never throws: a digest is worth less than what else the tick does.
 */
export async function sendDailyDigest(payload: Payload, now: Date): Promise<'sent' | 'nothing-waits' | 'not-now'> {
  try {
    if (now.getUTCHours() < DIGEST_HOUR_UTC) return 'not-now'
    // The first tick of the day that gets here takes the day’s only hit.
    const usage = await consumeRateLimit(payload, { key: 'moderation-digest', hits: 1, windowSeconds: DAY_SECONDS })
    if (!usage.isAllowed) return 'not-now'
    return await sendDigest(payload, now)
  } catch (err) {
    payload.logger.error({ msg: 'The digest for moderators was not sent', err })
    return 'not-now'
  }
}

async function sendDigest(payload: Payload, now: Date): Promise<'sent' | 'nothing-waits'> {
  const work = await loadWaiting(payload)
  const queueUrl = `${env.SITE_URL}${payload.config.routes.admin}/review`
  const digest = digestText({ work, now, queueUrl })
  if (digest === null) return 'nothing-waits'

  payload.logger.info({ msg: digest.subject, waiting: work.counts, oldest: work.oldest?.toISOString() })
  const moderators = await payload.find({
    collection: 'users',
    where: { roles: { in: ['moderator', 'admin'] } },
    pagination: false,
    depth: 0,
    select: { email: true },
    // The server asks for itself, without a signed-in user.
    overrideAccess: true,
  })
  const bcc = moderators.docs.map(({ email }) => email)
  // Hidden from one another: no moderator needs the addresses of the others.
  if (bcc.length > 0) await payload.sendEmail({ bcc, ...digest })
  return 'sent'
}

async function loadWaiting(payload: Payload): Promise<WaitingWork> {
  const counts = await Promise.all(
    KINDS.map(async (kind) => {
      const { totalDocs } = await payload.count({
        collection: 'recommendations',
        where: { status: { in: [...waitingStates] }, kind: { equals: kind } },
        // The server asks for itself; only numbers leave it.
        overrideAccess: true,
      })
      return { kind, count: totalDocs }
    }),
  )
  const oldest = await payload.find({
    collection: 'recommendations',
    where: { status: { in: [...waitingStates] } },
    sort: 'submittedAt',
    limit: 1,
    depth: 0,
    select: { submittedAt: true },
    overrideAccess: true,
  })
  const first = oldest.docs[0]
  return { counts, oldest: first === undefined ? null : new Date(first.submittedAt) }
}
