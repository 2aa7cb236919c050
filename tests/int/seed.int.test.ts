import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { checkWriting } from '@/admin/writing/check-writing'
import { listHajjDays } from '@/features/guide/model/days'
import { topics } from '@/domain/search-words/topics'
import { parseRecordAddress } from '@/domain/addresses/addresses'
import { collectFacts } from '@/lib/rich-text/facts'
import { hajjDayKeys } from '@/domain/guide/hajj-days'
import { collectLinks } from '@/lib/rich-text/links'
import { buildOutline } from '@/lib/rich-text/outline'
import { appPages } from '@/domain/addresses/routes'
import { articles } from '@/seed/content/articles/all-articles'
import type { SeedReport } from '@/seed/seed'
import { blankPlace } from '../helpers/blank-place'
import { LONG_TEST_MS } from '../time-limits'

/** With the answers. */
const ARTICLES = articles.length

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
}, LONG_TEST_MS)

afterAll(() => payload.destroy())

const outcomes = (report: SeedReport) => new Set(Object.values(report).flatMap((counts) => Object.keys(counts)))

describe('seed', () => {
  it('should create the whole guide on an empty database', () => {
    expect(outcomes(first)).toEqual(new Set(['created']))
    expect(first['mosque-gates']?.created).toBeGreaterThanOrEqual(250)
    expect(first.locations?.created).toBeGreaterThanOrEqual(1_000)
    expect(first['guide-articles']).toEqual({ created: ARTICLES })
    expect(first['faq-groups']).toEqual({ created: 5 })
    expect(first.authorities).toEqual({ created: 3 })
    expect(first['booking-platforms']).toEqual({ created: 3 })
    expect(first['street-maps']).toEqual({ created: 2 })
    expect(first.facts?.created).toBeGreaterThanOrEqual(30)
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
    expect(articles.totalDocs).toBe(ARTICLES)
    expect(groups.docs.flatMap(({ questions }) => questions)).toHaveLength(20)
  })

  it('should hold to the rules that editors read beside their forms', async () => {
    const { docs: facts } = await payload.find({ collection: 'facts', pagination: false, depth: 0 })
    const readings = [
      ...(['guide-articles', 'faq-groups', 'authorities', 'booking-platforms', 'facts'] as const).map(async (kind) => {
        const { docs } = await payload.find({ collection: kind, pagination: false, depth: 0 })
        return docs.flatMap((doc) => checkWriting({ kind, isPage: false }, doc, facts))
      }),
      ...(['home', 'about', 'contact', 'terms', 'emergency-numbers', 'site-settings'] as const).map(async (kind) =>
        checkWriting({ kind, isPage: true }, await payload.findGlobal({ slug: kind, depth: 0 }), facts),
      ),
    ]

    expect((await Promise.all(readings)).flat().map(({ message }) => message)).toEqual([])
  })

  it('should be found by its words in the list of an editor', async () => {
    const account = { email: 'seeker@example.org', name: 'Seeker', password: 'a long password for a test' }
    const user = await payload.create({ collection: 'users', data: { ...account, roles: ['editor'] } })
    const collectionConfig = payload.collections['guide-articles'].config
    const { docs } = await payload.find({
      collection: 'guide-articles',
      where: mergeListSearchAndWhere({ collectionConfig, search: 'ramal', where: {} }),
      draft: true,
      depth: 0,
      overrideAccess: false,
      user: { ...user, collection: 'users' },
    })
    await payload.delete({ collection: 'users', id: user.id })

    expect(docs.map(({ title }) => title)).toContain('The four steps of Umrah')
  })

  it('should link to articles by their records, so that no link breaks when an address changes', async () => {
    const [articles, groups, about, contact, terms] = await Promise.all([
      payload.find({ collection: 'guide-articles', pagination: false, depth: 0 }),
      payload.find({ collection: 'faq-groups', pagination: false, depth: 0 }),
      payload.findGlobal({ slug: 'about', depth: 0 }),
      payload.findGlobal({ slug: 'contact', depth: 0 }),
      payload.findGlobal({ slug: 'terms', depth: 0 }),
    ])
    const links = collectLinks([articles.docs, groups.docs, about, contact, terms])
    const ids = new Set(articles.docs.map(({ id }) => id))
    const internal = links.filter(({ linkType }) => linkType === 'internal')
    const written = links.flatMap(({ linkType, url }) => (linkType === 'custom' && url?.startsWith('/') ? [url] : []))

    expect(internal.length).toBeGreaterThanOrEqual(70)
    expect(internal.filter(({ doc }) => doc?.relationTo !== 'guide-articles' || !ids.has(Number(doc.value)))).toEqual(
      [],
    )
    expect(written.filter((url) => parseRecordAddress(url.split('#')[0] ?? '') !== null)).toEqual([])
    const screens = new Set<string>(appPages.map(({ path }) => path))
    expect(written.length).toBeGreaterThanOrEqual(40)
    expect(written.filter((url) => !screens.has(url.split(/[?#]/)[0] ?? ''))).toEqual([])
  })

  it('should name the facts of the register in every text that repeats one, inside sentences by their records', async () => {
    const everything = { pagination: false, depth: 0 } as const
    const [facts, articles, groups, ...others] = await Promise.all([
      payload.find({ collection: 'facts', ...everything }),
      payload.find({ collection: 'guide-articles', ...everything }),
      payload.find({ collection: 'faq-groups', ...everything }),
      payload.find({ collection: 'authorities', ...everything }),
      payload.find({ collection: 'booking-platforms', ...everything }),
      payload.findGlobal({ slug: 'contact', depth: 0 }),
      payload.findGlobal({ slug: 'terms', depth: 0 }),
      payload.findGlobal({ slug: 'emergency-numbers', depth: 0 }),
    ])
    const names = new Set(facts.docs.flatMap(({ id, key }) => [String(id), key]))
    const inTexts = collectFacts([articles.docs, groups.docs])
    const ambulance = facts.docs.find(({ key }) => key === 'ambulance')

    expect([...collectFacts([articles.docs, groups.docs, others])].filter((name) => !names.has(name))).toEqual([])
    expect(inTexts.has(String(ambulance?.id))).toBe(true)
    expect(JSON.stringify([articles.docs, groups.docs])).not.toContain('"text":"997')
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

  it('should bring what ships since to a guide that was filled before, with the links to it', async () => {
    // Deleted by SQL, as if they had not been written yet: the CMS deletes nothing that others link to.
    await payload.db.drizzle.execute(sql`DELETE FROM guide_articles WHERE slug IN ('duas', 'getting-around', 'fidyah')`)
    await payload.db.drizzle.execute(sql`
      DELETE FROM seed_records
      WHERE key IN ('guide-articles/more/duas', 'guide-articles/more/getting-around', 'guide-articles/more/fidyah')
    `)
    for (const key of ['guide-articles/hajj/hajj-steps', 'globals/site-settings']) await forgetChecksum(key)

    const report = await seed(payload)

    expect(report['guide-articles']).toEqual({ created: 3, updated: 1, unchanged: ARTICLES - 4 })
    const { docs } = await payload.find({ collection: 'guide-articles', pagination: false, depth: 0 })
    const findId = (slug: string) => docs.find((article) => article.slug === slug)?.id
    const steps = docs.find(({ slug }) => slug === 'hajj-steps')
    const linked = collectLinks(steps).map(({ doc }) => doc?.value)
    expect(linked).toEqual(expect.arrayContaining([findId('fidyah'), findId('getting-around')]))
    const { comingSoon } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
    expect(comingSoon?.map(({ title, article }) => [title, article])).toEqual([
      ['Prayer and dua guides', findId('duas')],
      ['History of sites', null],
      ['Transport guides', findId('getting-around')],
      ['Visa help', null],
      ['Accommodation', null],
    ])
  })

  it('should have every heading that the search leads to', async () => {
    const { docs } = await payload.find({ collection: 'guide-articles', pagination: false, depth: 0 })
    const headings = new Set(
      docs.flatMap(({ section, slug, body }) =>
        buildOutline(body).headings.map(({ id }) => `/guide/${section}/${slug}#${id}`),
      ),
    )
    const wanted = topics.map(({ path }) => path).filter((path) => path.startsWith('/guide/') && path.includes('#'))

    expect(wanted.filter((path) => !headings.has(path))).toEqual([])
  })

  it('should tell each day of Hajj that the guide has a page for', async () => {
    const { docs } = await payload.find({ collection: 'guide-articles', where: { slug: { equals: 'hajj-steps' } } })

    expect(docs.map(({ body }) => listHajjDays(body))).toEqual([hajjDayKeys])
  })

  it('should name facts in a text of an earlier version that nobody changed, and write out what an editor deleted', async () => {
    const readText = async () => {
      const { docs } = await payload.find({
        collection: 'faq-groups',
        where: { slug: { equals: 'practical' } },
        depth: 0,
      })
      return JSON.stringify(docs)
    }
    const { docs } = await payload.find({ collection: 'facts', where: { key: { equals: 'traffic-police' } } })
    const traffic = docs[0]
    if (traffic === undefined) throw new Error('The number of the traffic police was not seeded')
    await payload.db.drizzle.execute(sql`DELETE FROM facts WHERE id = ${traffic.id}`)
    await forgetChecksum('faq-groups/practical')

    const report = await seed(payload)

    expect(report['faq-groups']).toEqual({ updated: 1, unchanged: 4 })
    expect(report.facts).toEqual({ unchanged: first.facts?.created })
    expect(await readText()).toContain('"text":"993"')
    expect(await readText()).not.toContain('"text":"997"')
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

  it('should put what the guide ships no longer in the trash, but nothing an editor has changed', async () => {
    const make = async (key: string, name: string, osmRef: string) => {
      const { id, updatedAt } = await payload.create({
        collection: 'locations',
        data: {
          ...blankPlace,
          name,
          category: 'prayer place',
          origin: 'osm',
          osmRef,
        },
      })
      await payload.db.drizzle.execute(sql`
        INSERT INTO seed_records (key, checksum, document_id, document_updated_at)
        VALUES (${`locations/${key}`}, 'older', ${id}, ${updatedAt})
      `)
      return id
    }
    const falseTanim = await make('way/457755154', 'Masjid At-Tanim', 'way/457755154')
    const double = await make('node/4927525721', 'Mina Concord', 'node/4927525721')
    const edited = await make('node/1', 'Edited', 'node/1')
    await payload.update({ collection: 'locations', id: edited, data: { phone: '+966 12 000 0000' } })

    const report = await seed(payload)

    expect(report.locations).toMatchObject({ withdrawn: 2 })
    const { docs } = await payload.find({
      collection: 'locations',
      where: { id: { in: [falseTanim, double, edited] } },
      trash: true,
      sort: 'id',
    })
    expect(docs.map(({ id, deletedAt }) => [id, Boolean(deletedAt)])).toEqual([
      [falseTanim, true],
      [double, true],
      [edited, false],
    ])
    const { rows } = await payload.db.drizzle.execute(sql`
      SELECT l.osm_ref FROM place_merges m JOIN locations l ON l.id = m.kept_id WHERE m.old_id = ${double}
    `)
    expect(rows).toEqual([{ osm_ref: 'way/654200890' }])
    expect((await seed(payload)).locations).not.toHaveProperty('withdrawn')
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
