import type { GlobalSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { loadPageReaders } from '../helpers/content-readers'
import { type App, startApp } from '../helpers/int-app'
import { globalSamples } from '../helpers/int-samples'
import { runDue, schedule } from '../helpers/int-schedules'
import { expectNothingOld, expectWithdrawn, placesWith, readAround, type Readers } from '../helpers/two-servers'

/* The same as for records, of the pages that exist once: every one with drafts × every way off the site × a newer draft. */

let app: App
let readers: Readers

const { default: config } = await import('@payload-config')
const { globals } = await config

const drafted = globals.filter(({ versions }) => typeof versions === 'object' && Boolean(versions.drafts)) as readonly {
  slug: GlobalSlug
  graphQL?: unknown
}[]

beforeAll(async () => {
  app = await startApp()
  readers = await loadPageReaders()
})
afterAll(() => app.stop())

let count = 0

/** Publishes the page with a word that only its published state has. */
async function publish(slug: GlobalSlug, hasDraft: boolean): Promise<string> {
  const word = `w${(count += 1)}x`
  await post(slug, { ...makeSample(slug, word), _status: 'published' })
  if (hasDraft) await post(slug, { ...makeSample(slug, 'Draft'), _status: 'draft' }, '?draft=true')
  return word
}

function makeSample(slug: string, text: string): object {
  const sample = globalSamples[slug]?.(text)
  expect(sample, `tests/helpers/int-samples.ts has a sample of ${slug}`).toBeDefined()
  return sample ?? {}
}

async function post(slug: string, data: object, query = ''): Promise<void> {
  const { status, text } = await app.rest('POST', `globals/${slug}${query}`, { actor: 'admin', data })
  expect(status, text).toBe(200)
}

async function restore(slug: GlobalSlug, of: 'draft' | 'published', query = ''): Promise<void> {
  const { docs } = await app.payload.findGlobalVersions({
    slug,
    where: { 'version._status': { equals: of } },
    sort: '-updatedAt',
    limit: 1,
  })
  const { status, text } = await app.rest('POST', `globals/${slug}/versions/${docs[0]?.id}${query}`, { actor: 'admin' })
  expect(status, text).toBe(200)
}

type Way = {
  readonly name: string
  readonly go: (slug: GlobalSlug) => Promise<unknown>
  /** It stays on the site, or comes back to it. */
  readonly keepsPage?: boolean
}

const ways: readonly Way[] = [
  { name: 'POST _status draft', go: (slug) => post(slug, { _status: 'draft' }) },
  {
    name: 'POST unpublishAllLocales',
    go: (slug) => post(slug, { _status: 'draft' }, '?unpublishAllLocales=true'),
  },
  {
    name: 'the Local API',
    go: (slug) => app.payload.updateGlobal({ slug, data: { _status: 'draft' } as never }),
  },
  {
    name: 'a scheduled end',
    go: async (slug) => {
      await schedule(app, { global: slug, type: 'unpublish' })
      await runDue(app)
    },
  },
  {
    name: 'an older version restored as a draft, then unpublished',
    go: async (slug) => {
      await restore(slug, 'published', '?draft=true')
      await post(slug, { _status: 'draft' })
    },
  },
  {
    // What is withdrawn is the draft, and readers notice nothing.
    name: 'what is published restored over a draft',
    go: async (slug) => {
      await post(slug, { ...makeSample(slug, 'Draft'), _status: 'draft' }, '?draft=true')
      await restore(slug, 'published')
    },
    keepsPage: true,
  },
  {
    name: 'a draft restored while it is published',
    go: async (slug) => {
      await post(slug, { ...makeSample(slug, 'Draft'), _status: 'draft' }, '?draft=true')
      await restore(slug, 'draft')
    },
    keepsPage: true,
  },
]

const cells = drafted.flatMap(({ slug }) =>
  ways.flatMap((way) =>
    [false, true].map((hasDraft) => [slug, way.name, hasDraft ? 'a newer draft' : 'no draft', way, hasDraft] as const),
  ),
)

describe('a page that is withdrawn', () => {
  it('should be tried of every page with drafts, and by every way in that there is', () => {
    expect(drafted.length).toBeGreaterThan(5)
    for (const { graphQL, slug } of drafted) expect(graphQL, slug).toMatchObject({ disableMutations: true })
  })

  it.each(cells)('should be gone at once: %s by %s, with %s', async (slug, _, _draft, way, hasDraft) => {
    const word = await publish(slug, hasDraft)
    const around = await readAround(app, readers, () => way.go(slug))

    expect(placesWith(around.before, word), 'some loader of content-readers.ts shows it').not.toEqual([])
    expectNothingOld(around)
    if (way.keepsPage) expect(placesWith(around.uncached, word)).toEqual(placesWith(around.before, word))
    else expectWithdrawn(around, word)
    expect(placesWith(around.uncached, 'Draft')).toEqual([])
  })
})
