import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { deleteOldChanges, publishTags } from '@/server/database/content-changes'
import { createChangeFeed } from '@/web-server/change-feed'

import { blankPlace } from '../helpers/blank-place'
import { openDatabaseWay } from '../helpers/database-way'
import { type App, startApp } from '../helpers/int-app'
import { pause } from '../pause'
import { INTEGRATION_WAIT_MS } from '../time-limits'

const PATIENCE = { timeout: INTEGRATION_WAIT_MS, interval: 50 } as const

let app: App
const ends: (() => Promise<void>)[] = []

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const databaseUri = () => process.env.DATABASE_URI ?? ''

type Listening = { readonly uri?: string; readonly writer?: string; readonly now?: () => number }

async function listen({ uri = databaseUri(), writer = 'another instance', now = Date.now }: Listening = {}) {
  const heard: string[] = []
  const feed = createChangeFeed({ databaseUri: uri, writer, report: () => undefined, now })
  ends.push(() => feed.close())
  await feed.subscribe((tags) => heard.push(...tags))
  return { heard, feed }
}

async function connect(name = 'psql'): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUri(), application_name: name })
  await client.connect()
  client.on('error', () => undefined)
  ends.push(() => client.end().catch(() => undefined))
  return client
}

const makePlace = (name = 'Tea house') =>
  app.payload.create({ collection: 'locations', data: { ...blankPlace, name, _status: 'published' } })

const hears = (heard: readonly string[], ...tags: string[]) =>
  vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining(tags)), PATIENCE)

/** Ends the connections that listen, as a network does. */
const cutListeners = () =>
  app.payload.db.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND (query ILIKE 'LISTEN%' OR query LIKE '%content_changes WHERE transaction%')`,
  )

describe('a process that is busy while it starts', () => {
  it('should not take its own pause for a database that does not answer', async () => {
    const reports: string[] = []
    const feed = createChangeFeed({
      databaseUri: databaseUri(),
      writer: 'a start',
      report: (line) => reports.push(line),
    })
    ends.push(() => feed.close())

    const subscribed = feed.subscribe(() => undefined)
    // As long as loading the framework takes on a small machine.
    const endsAt = performance.now() + 2_500
    while (performance.now() < endsAt);
    await subscribed

    expect({ isUp: feed.isDatabaseUp(), reports }).toEqual({ isUp: true, reports: [] })
  })
})

describe('a change that another instance makes', () => {
  it('should be heard by its tags, whichever way it was made', async () => {
    const { heard } = await listen()
    const place = await makePlace()
    await hears(heard, 'locations', `location:${place.id}`)

    heard.length = 0
    const byHand = await connect()
    await byHand.query('UPDATE locations SET phone = $1 WHERE id = $2', ['937', place.id])
    await hears(heard, 'locations', `location:${place.id}`)

    heard.length = 0
    await byHand.query(`INSERT INTO facts (label, value, source_title, key, checked_on, review_due_on)
      VALUES ('Ambulance', '997', 'A page', 'ambulance', now(), now())`)
    await hears(heard, 'fact:1', 'fact:ambulance')

    heard.length = 0
    await app.payload.updateGlobal({ slug: 'home', data: { _status: 'published' } as never }).catch(() => undefined)
    await byHand.query(`INSERT INTO faq_groups (title, slug, _status) VALUES ('New', 'new', 'published')`)
    await hears(heard, 'faq')
  })

  it('should be nothing new to the one who made it', async () => {
    const { heard } = await listen({ writer: 'me' })
    const me = await connect('me')
    const other = await connect('other')
    await me.query(`UPDATE locations SET phone = '1'`)
    await other.query(`INSERT INTO authorities (name, slug, _status) VALUES ('Body', 'body-x', 'published')`)
    await hears(heard, 'authorities')
    expect(heard).toEqual(['authorities'])
  })

  it('should be nothing new when it was there before the start, although an older transaction goes on', async () => {
    const slow = await connect()
    await slow.query('BEGIN')
    await slow.query('SELECT pg_current_xact_id()')
    await makePlace('There before')
    const { heard } = await listen()
    const other = await connect()
    await other.query(`INSERT INTO authorities (name, slug, _status) VALUES ('Body', 'body-z', 'published')`)
    await hears(heard, 'authorities')
    expect(heard).toEqual(['authorities'])
  })

  it('should not be told of drafts, nor of what was rolled back', async () => {
    const { heard } = await listen()
    const other = await connect()
    await other.query(`INSERT INTO paths (title, slug, _status) VALUES ('Draft', 'draft-x', 'draft')`)
    await other.query('BEGIN')
    await other.query(`INSERT INTO faq_groups (title, slug, _status) VALUES ('Gone', 'gone', 'published')`)
    await other.query('ROLLBACK')
    await other.query(`INSERT INTO authorities (name, slug, _status) VALUES ('Body', 'body-y', 'published')`)
    await hears(heard, 'authorities')
    expect(heard).toEqual(['authorities'])
  })

  it('should count as a change of everything when it is one of many', async () => {
    const { heard } = await listen()
    const other = await connect()
    await other.query(`INSERT INTO locations (name, category, city, _status)
      SELECT 'Hotel ' || n, 'hotel', 'Makkah', 'published' FROM generate_series(1, 500) n`)
    await hears(heard, 'everything')
    expect(heard).not.toContain('locations')
  })

  it('should say what was withdrawn, by the names it had', async () => {
    const { heard } = await listen()
    const other = await connect()
    await other.query(`INSERT INTO paths (title, slug, _status) VALUES ('Old', 'old-path', 'published')`)
    await other.query(`UPDATE paths SET slug = 'new-path' WHERE slug = 'old-path'`)
    await hears(heard, 'path:new-path', 'withdrawn:path:old-path')
    expect(heard).not.toContain('withdrawn:paths')

    await other.query(`UPDATE paths SET _status = 'draft' WHERE slug = 'new-path'`)
    await hears(heard, 'withdrawn:paths', 'withdrawn:path:new-path')
  })

  it('should say that anything may have been withdrawn only when one of many was', async () => {
    const { heard } = await listen()
    const other = await connect()
    await other.query(`INSERT INTO locations (name, category, city, _status)
      SELECT 'Inn ' || n, 'hotel', 'Makkah', 'published' FROM generate_series(1, 500) n`)
    await other.query(`UPDATE locations SET phone = '2' WHERE name LIKE 'Inn %'`)
    await other.query(`INSERT INTO authorities (name, slug, _status) VALUES ('Body', 'body-many', 'published')`)
    await hears(heard, 'everything', 'authorities')
    expect(heard).not.toContain('withdrawn:everything')

    await other.query(`UPDATE locations SET deleted_at = CASE name WHEN 'Inn 7' THEN now() END WHERE name LIKE 'Inn %'`)
    await hears(heard, 'withdrawn:everything')
  })

  it('should be heard when it was published while nobody listened', async () => {
    const { heard, feed } = await listen()
    await cutListeners()
    const place = await makePlace('In the gap')
    await hears(heard, `location:${place.id}`)
    expect(heard).not.toContain('everything')
    await vi.waitFor(() => expect(feed.isDatabaseUp()).toBe(true), PATIENCE)
  })

  it('should be heard when the notice got lost: the writer died, or nobody was told', async () => {
    const { heard } = await listen()
    const other = await connect()
    // What a trigger has written down counts, with or without a notice.
    await other.query(`INSERT INTO content_changes (tags, writer) VALUES ('{silent}', 'killed')`)
    await hears(heard, 'silent')
  })

  it('should be heard when it was begun before another one and ended after it', async () => {
    const { heard } = await listen()
    const [slow, quick] = [await connect(), await connect()]
    await slow.query('BEGIN')
    await slow.query(`INSERT INTO faq_groups (title, slug, _status) VALUES ('Slow', 'slow', 'published')`)
    await quick.query(`INSERT INTO authorities (name, slug, _status) VALUES ('Quick', 'quick', 'published')`)
    await hears(heard, 'authorities')
    await quick.query(`INSERT INTO authorities (name, slug, _status) VALUES ('Quick', 'quick-2', 'published')`)
    await slow.query('COMMIT')
    await hears(heard, 'faq')
    expect(heard.filter((tag) => tag === 'authorities')).toHaveLength(2)
  })

  it('should be heard by an instance that started while the database was away', async () => {
    const way = await openDatabaseWay(databaseUri())
    ends.push(() => Promise.resolve(way.close()))
    way.cut()
    const { heard, feed } = await listen({ uri: way.uri })
    expect(feed.isDatabaseUp()).toBe(false)
    const place = await makePlace('Before it was back')
    way.restore()
    await hears(heard, `location:${place.id}`)
    expect(feed.isDatabaseUp()).toBe(true)
  })

  it('should be heard although the database hung meanwhile', async () => {
    const way = await openDatabaseWay(databaseUri())
    ends.push(() => Promise.resolve(way.close()))
    const { heard } = await listen({ uri: way.uri })
    way.hold()
    const place = await makePlace('While it hung')
    await pause(8_000, 'the feed gives a connection up that is silent for so long')
    expect(heard).toEqual([])
    way.restore()
    await hears(heard, `location:${place.id}`)
  })
})

describe('an instance', () => {
  it('should renew everything when it was away for longer than changes are kept', async () => {
    let now = Date.now()
    const { heard } = await listen({ now: () => now })
    now += 25 * 60 * 60 * 1000
    await makePlace()
    await hears(heard, 'everything')
  })

  it('should leave the others alone when it starts', async () => {
    const { heard } = await listen()
    await listen({ writer: 'third' })
    await listen({ writer: 'fourth' })
    await pause(500, 'a notice would have come by then')
    expect(heard).toEqual([])
  })

  it('should tell the others of what no trigger saw', async () => {
    const { heard } = await listen()
    await publishTags(app.payload, ['everything'])
    await hears(heard, 'everything')
  })
})

it('should forget changes of the day before yesterday', async () => {
  const other = await connect()
  await other.query(`UPDATE content_changes SET changed_at = now() - interval '3 days'`)
  await publishTags(app.payload, ['faq'])
  await deleteOldChanges(app.payload)
  const { rows } = await other.query('SELECT tags FROM content_changes')
  expect(rows).toEqual([{ tags: ['faq'] }])
})

it('should be noted for every collection and page that readers see', async () => {
  const { rows } = await app.payload.db.pool.query<{ name: string }>(
    `SELECT DISTINCT event_object_table AS name FROM information_schema.triggers WHERE trigger_name LIKE 'note_%'`,
  )
  const { collections, globals } = app.payload.config
  const shown = [...collections, ...globals].filter(
    ({ slug, versions }) =>
      ['media', 'facts', 'search-words'].includes(slug) || (typeof versions === 'object' && Boolean(versions.drafts)),
  )
  const tables = shown.map(({ slug }) => slug.replaceAll('-', '_'))
  expect(rows.map(({ name }) => name).sort()).toEqual([...tables, 'place_merges', 'redirects', 'street_maps'].sort())
})
