import type { CollectionSlug, GlobalSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type App, startApp } from '../helpers/int-app'
import { globalSamples, type SampleContext, samples } from '../helpers/int-samples'

/** Written only to drafts; no visitor may see it anywhere. */
const SECRET = 'not-for-readers-yet'

const TITLES = {
  locations: 'name',
  'mosque-gates': 'name',
  notices: 'title',
  'guide-articles': 'title',
  'faq-groups': 'title',
  authorities: 'name',
  'booking-platforms': 'name',
} as const

const collections = Object.keys(TITLES) as (keyof typeof TITLES)[]

/** The settings of imports and of signing in have no drafts and no public side: see the rights matrix. */
const isPublic = (slug: string): boolean => slug !== 'import-settings' && slug !== 'sign-in-settings'

const outsiders = ['anonymous', 'switched-off'] as const

let app: App
let ids: Record<keyof typeof TITLES, { draft: number; republished: number }>

beforeAll(async () => {
  app = await startApp()
  const place = await app.payload.create({
    collection: 'locations',
    data: { ...published('locations', '0', 0), id: 255 } as never,
  })
  const locationId = Number(place.id)
  const made = await Promise.all(
    collections.map(async (collection) => {
      const field = TITLES[collection]
      const draft = await app.payload.create({
        collection,
        draft: true,
        data: { ...sample(collection, 'd', locationId), [field]: `${SECRET} new`, _status: 'draft' } as never,
      })
      const doc = await app.payload.create({ collection, data: published(collection, 'p', locationId) as never })
      const data = { [field]: `${SECRET} change`, _status: 'draft' } as never
      await app.payload.update({ collection, id: doc.id, draft: true, data })
      return [collection, { draft: Number(draft.id), republished: Number(doc.id) }] as const
    }),
  )
  ids = Object.fromEntries(made) as typeof ids
  for (const [slug, make] of Object.entries(globalSamples).filter(([name]) => isPublic(name))) {
    await app.payload.updateGlobal({
      slug: slug as GlobalSlug,
      data: { ...make('Public'), _status: 'published' } as never,
    })
    await app.payload.updateGlobal({
      slug: slug as GlobalSlug,
      draft: true,
      data: { ...make(SECRET), _status: 'draft' } as never,
    })
  }
})
afterAll(() => app.stop())

describe.each(outsiders)('drafts, for an actor that is %s', (actor) => {
  it.each(collections)('should be hidden in %s from REST', async (collection) => {
    const { draft, republished } = ids[collection]
    const targets = [
      collection,
      `${collection}?draft=true`,
      `${collection}?where[_status][equals]=draft`,
      `${collection}/${draft}`,
      `${collection}/${draft}?draft=true`,
      `${collection}/${republished}?draft=true`,
      `${collection}/versions`,
      `${collection}/versions?where[latest][equals]=true`,
      `${collection}/count?where[id][equals]=${draft}`,
      `${collection}/count?draft=true`,
    ]
    for (const target of targets) {
      const { status, text } = await app.rest('GET', target, { actor })
      expect([401, 403], target).toContain(status)
      expect(text).not.toContain(SECRET)
    }
  })

  it.each(collections)('should be hidden in %s from the Local API with the rules on', async (collection) => {
    const { draft, republished } = ids[collection]
    const as = app.as(actor)
    const slug: CollectionSlug = collection
    const answers = await Promise.allSettled([
      app.payload.find({ collection: slug, ...as, limit: 100 }),
      app.payload.find({ collection: slug, ...as, limit: 100, draft: true }),
      app.payload.find({ collection: slug, ...as, where: { _status: { equals: 'draft' } } }),
      app.payload.find({ collection: slug, ...as, draft: true, where: { [TITLES[collection]]: { like: SECRET } } }),
      app.payload.find({ collection: slug, ...as, trash: true, draft: true }),
      app.payload.find({ collection: slug, ...as, sort: `-${TITLES[collection]}`, draft: true, pagination: false }),
      app.payload.findByID({ collection: slug, id: draft, ...as }),
      app.payload.findByID({ collection: slug, id: draft, draft: true, ...as }),
      app.payload.findByID({ collection: slug, id: republished, draft: true, ...as }),
      app.payload.findVersions({ collection: slug, ...as }),
      app.payload.findDistinct({ collection: slug, field: TITLES[collection], ...as }),
    ])
    expect(JSON.stringify(answers)).not.toContain(SECRET)
    expect(await app.payload.count({ collection: slug, ...as, where: { id: { equals: draft } } })).toMatchObject({
      totalDocs: 0,
    })
  })

  it('should be hidden in related records', async () => {
    const gates = await app.payload.find({ collection: 'mosque-gates', depth: 3, draft: true, ...app.as(actor) })
    expect(JSON.stringify(gates)).not.toContain(SECRET)
    const byRelated = await app.payload.find({
      collection: 'mosque-gates',
      where: { 'location.name': { like: SECRET } },
      ...app.as(actor),
    })
    expect(byRelated.totalDocs).toBe(0)
  })

  it.each(Object.keys(globalSamples).filter(isPublic))('should be hidden in the global %s', async (slug) => {
    const as = app.as(actor)
    const global = slug as GlobalSlug
    const answers = await Promise.allSettled([
      app.payload.findGlobal({ slug: global, ...as }),
      app.payload.findGlobal({ slug: global, draft: true, ...as }),
      app.payload.findGlobalVersions({ slug: global, ...as }),
    ])
    expect(JSON.stringify(answers)).not.toContain(SECRET)
    expect(JSON.stringify(answers)).toContain('fulfilled')
    for (const target of [`globals/${slug}`, `globals/${slug}?draft=true`, `globals/${slug}/versions`]) {
      const { text } = await app.rest('GET', target, { actor })
      expect(text, target).not.toContain(SECRET)
    }
  })
})

describe('drafts, for moderators', () => {
  it.each(collections)('should be readable in %s and not theirs to publish', async (collection) => {
    const { draft } = ids[collection]
    const read = await app.rest('GET', `${collection}/${draft}?draft=true`, { actor: 'moderator' })
    expect(read.text).toContain(SECRET)
    const attempts = [
      await app.rest('PATCH', `${collection}/${draft}`, { actor: 'moderator', data: { _status: 'published' } }),
      await app.rest('PATCH', `${collection}/${draft}?draft=true`, {
        actor: 'moderator',
        data: { _status: 'published' },
      }),
      await app.rest('PATCH', `${collection}/${draft}?autosave=true&draft=true`, { actor: 'moderator', data: {} }),
      await app.rest('PATCH', `${collection}?where[id][equals]=${draft}`, {
        actor: 'moderator',
        data: { _status: 'published' },
      }),
      await app.rest('POST', `${collection}/${draft}/duplicate`, {
        actor: 'moderator',
        data: { _status: 'published' },
      }),
      await app.rest('POST', collection, { actor: 'moderator', data: { _status: 'published' } }),
    ]
    expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 403))
    expect(await app.payload.findByID({ collection, id: draft })).toMatchObject({ _status: 'draft' })
  })
})

function sample(slug: string, suffix: string, locationId: number): Record<string, unknown> {
  const context: SampleContext = { n: `leak-${suffix}`, locationId, userId: 0, password: '' }
  return samples[slug]?.(context) ?? {}
}

const published = (slug: string, suffix: string, locationId: number) => ({
  ...sample(slug, suffix, locationId),
  _status: 'published',
})
