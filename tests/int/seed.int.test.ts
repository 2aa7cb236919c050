import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { SeedReport } from '@/seed/seed'

let payload: Payload
let seed: (payload: Payload) => Promise<SeedReport>
let first: SeedReport

beforeAll(async () => {
  const [{ getPayload }, { default: config }, seedModule] = await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('@/seed/seed'),
  ])
  payload = await getPayload({ config })
  payload.logger.level = 'silent'
  seed = seedModule.seed
  first = await seed(payload)
}, 180_000)

afterAll(() => payload.destroy())

const outcomes = (report: SeedReport) => new Set(Object.values(report).flatMap((counts) => Object.keys(counts)))

describe('seed', () => {
  it('should create the whole guide on an empty database', () => {
    expect(outcomes(first)).toEqual(new Set(['created']))
    expect(first['mosque-gates']?.created).toBeGreaterThanOrEqual(250)
    expect(first.locations?.created).toBeGreaterThanOrEqual(1_000)
    expect(first['guide-articles']).toEqual({ created: 10 })
    expect(first['faq-groups']).toEqual({ created: 5 })
    expect(first.authorities).toEqual({ created: 3 })
    expect(first['booking-platforms']).toEqual({ created: 3 })
  })

  it('should publish everything it creates, so that a visitor sees the same numbers', async () => {
    const visible = { overrideAccess: false } as const
    const [places, gates, articles, groups] = await Promise.all([
      payload.count({ collection: 'locations', ...visible }),
      payload.count({ collection: 'mosque-gates', ...visible }),
      payload.count({ collection: 'guide-articles', ...visible }),
      payload.find({ collection: 'faq-groups', pagination: false, ...visible }),
    ])

    expect(places.totalDocs).toBe(first.locations?.created)
    expect(gates.totalDocs).toBe(first['mosque-gates']?.created)
    expect(articles.totalDocs).toBe(10)
    expect(groups.docs.flatMap(({ questions }) => questions)).toHaveLength(20)
  })

  it('should give the two mosques the ids of the specification', async () => {
    const [haram, nabawi] = await Promise.all([
      payload.findByID({ collection: 'locations', id: 255 }),
      payload.findByID({ collection: 'locations', id: 239 }),
    ])

    expect(haram).toMatchObject({ name: 'Masjid al-Haram', city: 'Makkah', latitude: 21.4225, longitude: 39.8262 })
    expect(nabawi).toMatchObject({ name: 'Masjid an-Nabawi', city: 'Madinah' })
  })

  it('should change nothing when it runs again', async () => {
    const again = await seed(payload)

    expect(outcomes(again)).toEqual(new Set(['unchanged']))
  })

  it('should leave an editor’s change alone when the shipped content is new', async () => {
    const { docs } = await payload.find({ collection: 'authorities', limit: 1, sort: 'order' })
    const authority = docs[0]
    if (authority === undefined) throw new Error('No authority was seeded')
    await payload.update({ collection: 'authorities', id: authority.id, data: { phone: '+966 11 111 1111' } })
    await forgetChecksum(`authorities/${authority.slug}`)

    const report = await seed(payload)

    expect(report.authorities).toEqual({ kept: 1, unchanged: 2 })
    const after = await payload.findByID({ collection: 'authorities', id: authority.id })
    expect(after.phone).toBe('+966 11 111 1111')
  })

  it('should renew what nobody has changed when the shipped content is new', async () => {
    await forgetChecksum('faq-groups/hajj')

    const report = await seed(payload)

    expect(report['faq-groups']).toEqual({ updated: 1, unchanged: 4 })
  })

  it('should not bring back what an editor has deleted', async () => {
    const { docs } = await payload.find({ collection: 'booking-platforms', limit: 1 })
    const platform = docs[0]
    if (platform === undefined) throw new Error('No booking platform was seeded')
    await payload.delete({ collection: 'booking-platforms', id: platform.id })
    await forgetChecksum(`booking-platforms/${platform.slug}`)

    const report = await seed(payload)

    expect(report['booking-platforms']).toEqual({ kept: 1, unchanged: 2 })
  })

  it('should store nothing of a chunk that fails, and go on from there the next time', async () => {
    await payload.db.drizzle.execute(sql`DELETE FROM seed_records WHERE key LIKE 'globals/%'`)
    await payload.db.drizzle.execute(sql`UPDATE terms SET updated_at = NULL`)
    await payload.db.drizzle.execute(
      sql`ALTER TABLE terms ADD CONSTRAINT broken CHECK (last_updated = 'never') NOT VALID`,
    )

    await expect(seed(payload)).rejects.toThrow()
    await payload.db.drizzle.execute(sql`ALTER TABLE terms DROP CONSTRAINT broken`)

    const { rows } = await payload.db.drizzle.execute(sql`SELECT key FROM seed_records WHERE key LIKE 'globals/%'`)
    expect(rows).toEqual([])
    const report = await seed(payload)
    expect(report.terms).toEqual({ created: 1 })
  })
})

/** Makes a record look as if the content files had changed since it was seeded. */
async function forgetChecksum(key: string): Promise<void> {
  await payload.db.drizzle.execute(sql`UPDATE seed_records SET checksum = 'older' WHERE key = ${key}`)
}
