import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { type App, startApp } from '../helpers/int-app'

let app: App

beforeAll(async () => {
  app = await startApp()
})

afterEach(async () => {
  vi.restoreAllMocks()
  await app.forgetTries()
  await app.payload.db.drizzle.execute(sql`DELETE FROM recommendations`)
})

afterAll(() => app.stop())

const MORNING = new Date('2026-11-21T03:00:00.000Z')

async function send(now: Date) {
  const { sendDailyDigest } = await import('@/server/moderation/digest')
  return sendDailyDigest(app.payload, now)
}

/** Written as the server writes it: no API creates one. */
async function waiting(): Promise<void> {
  await app.payload.db.drizzle.execute(sql`
    INSERT INTO recommendations (kind, title, city, submitted_at)
    VALUES ('place', 'Secret Bakery', 'Makkah', now() - interval '3 days'), ('path', 'A way', 'Makkah', now())`)
}

describe('the daily digest', () => {
  it('should tell moderators and admins once a day, with numbers and nothing that was sent', async () => {
    await waiting()
    const mail = vi.spyOn(app.payload, 'sendEmail').mockResolvedValue(undefined)

    const answers = [await send(MORNING), await send(MORNING), await send(new Date('2026-11-21T14:00:00.000Z'))]

    expect(answers).toEqual(['sent', 'not-now', 'not-now'])
    expect(mail).toHaveBeenCalledOnce()
    const message = mail.mock.calls[0]?.[0]
    expect(message?.subject).toBe('2 submissions wait for review')
    expect(message?.text).toContain('1 × place')
    expect(message?.text).toContain('/admin/review')
    expect(JSON.stringify(message)).not.toContain('Secret Bakery')
    expect([...(message?.bcc as string[])].sort()).toEqual([app.users.admin.email, app.users.moderator.email].sort())
  })

  it('should be sent by one of several that tick at the same moment', async () => {
    await waiting()
    const mail = vi.spyOn(app.payload, 'sendEmail').mockResolvedValue(undefined)

    const answers = await Promise.all(Array.from({ length: 8 }, () => send(MORNING)))

    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(1)
    expect(mail).toHaveBeenCalledOnce()
  })

  it('should wait for the morning', async () => {
    expect(await send(new Date('2026-11-21T02:59:00.000Z'))).toBe('not-now')
    expect(await send(MORNING)).toBe('nothing-waits')
  })

  it('should break nothing when it fails', async () => {
    await waiting()
    vi.spyOn(app.payload, 'sendEmail').mockRejectedValue(new Error('no mail server'))

    await expect(send(MORNING)).resolves.toBe('not-now')
  })
})
