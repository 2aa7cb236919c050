import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { mailFailures } from '@/server/jobs/mail-failures'

import { type App, startApp } from '../helpers/int-app'
import { samples } from '../helpers/int-samples'

let app: App

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
afterEach(async () => {
  vi.restoreAllMocks()
  for (const table of ['import_runs', 'payload_jobs', 'payload_kv']) {
    await app.payload.db.drizzle.execute(sql`DELETE FROM ${sql.identifier(table)}`)
  }
})

const mailbox = () => vi.spyOn(app.payload, 'sendEmail').mockResolvedValue(undefined)

async function failImport(title: string): Promise<void> {
  const of = { n: title, locationId: 255, userId: app.users.admin.id, password: '' }
  const data = { ...samples['import-runs']?.(of), title, error: 'The map’s server did not answer.' } as never
  const { id } = await app.payload.create({ collection: 'import-runs', data })
  await app.payload.db.drizzle.execute(sql`UPDATE import_runs SET finished_at = clock_timestamp() WHERE id = ${id}`)
}

const failJob = () =>
  app.payload.db.drizzle.execute(sql`
    INSERT INTO payload_jobs (task_slug, has_error, input, error, updated_at)
    VALUES ('publish-scheduled', true, '{"title": "The four steps"}', '{"message": "It has been deleted."}', clock_timestamp())
  `)

describe('what has failed', () => {
  it('should be told to administrators once, in one mail', async () => {
    const mail = mailbox()
    expect(await mailFailures(app.payload)).toBe('nothing')
    await failImport('Places from the map')
    await failJob()

    expect([await mailFailures(app.payload), await mailFailures(app.payload)]).toEqual(['sent', 'nothing'])
    expect(mail).toHaveBeenCalledOnce()
    const message = mail.mock.calls[0]?.[0]
    expect(message?.bcc).toEqual([app.users.admin.email])
    expect(message?.subject).toBe('2 imports or jobs failed')
    expect(message?.text).toContain('  Places from the map: The map’s server did not answer.')
    expect(message?.text).toContain('  The four steps: It has been deleted.')
    expect(message?.text).toContain('/admin/imports')
    expect(message?.text).toContain('/admin/collections/payload-jobs')
  })

  it('should be nothing of before the guide first looked', async () => {
    const mail = mailbox()
    await failImport('An old one')
    expect(await mailFailures(app.payload)).toBe('nothing')
    expect(mail).not.toHaveBeenCalled()
  })

  it('should be told later where the mail could not be sent', async () => {
    await mailFailures(app.payload)
    await failImport('Gates')
    const mail = vi.spyOn(app.payload, 'sendEmail').mockRejectedValueOnce(new Error('no mail server'))
    mail.mockResolvedValue(undefined)
    expect(await mailFailures(app.payload)).toBe('failed')
    expect(await mailFailures(app.payload)).toBe('sent')
    expect(mail.mock.calls[1]?.[0]?.subject).toBe('1 import or job failed')
  })

  it('should name twenty and count the rest', async () => {
    const mail = mailbox()
    await mailFailures(app.payload)
    for (let number = 1; number <= 22; number += 1) await failImport(`Import ${number}`)
    await mailFailures(app.payload)
    const text = mail.mock.calls[0]?.[0]?.text as string
    expect(text).toContain('Import 20:')
    expect(text).not.toContain('Import 21:')
    expect(text).toContain('… and 2 more')
  })
})
