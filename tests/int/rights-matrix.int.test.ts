import { readFile } from 'node:fs/promises'

import type { CollectionSlug, GlobalSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { blankPlace } from '../helpers/blank-place'
import { type Actor, actors, type App, startApp, TEST_PASSWORD } from '../helpers/int-app'
import {
  byGraphql,
  byLocal,
  byRest,
  globalByLocal,
  globalByRest,
  type GlobalTarget,
  type Outcome,
  type Target,
} from '../helpers/int-attempt'
import { globalSamples, PNG, type SampleContext, samples } from '../helpers/int-samples'
import {
  type CollectionOperation,
  collectionOperations,
  collectionRights,
  globalOperations,
  globalRights,
  mayKnock,
  rightsAsMarkdown,
} from './rights'

const MIN_CELLS = 700

/** Writing by GraphQL is closed to everybody, whatever the rules say. */
const mutations = ['create', 'update', 'delete', 'duplicate', 'restoreVersion'] as const

let app: App
let locationId: number
let cells = 0
let serial = 0

beforeAll(async () => {
  app = await startApp()
  const place = await app.payload.create({
    collection: 'locations',
    data: {
      ...blankPlace,
      name: 'A mosque',
      category: 'holy site',
      prayerArea: 'yes',
      id: 255,
    },
  })
  locationId = place.id
})
afterAll(() => app.stop())

describe('declarations', () => {
  it('should name every collection of the config', () => {
    expect(Object.keys(collectionRights).sort()).toEqual(app.payload.config.collections.map(({ slug }) => slug).sort())
  })

  it('should name every global of the config', () => {
    expect(Object.keys(globalRights).sort()).toEqual(app.payload.config.globals.map(({ slug }) => slug).sort())
  })

  it('should declare the operations of drafts for each collection that has them', () => {
    const declared = Object.entries(collectionRights).filter(([, { rights }]) => rights.publish !== undefined)
    const drafted = app.payload.config.collections.filter(({ versions }) => versions?.drafts)
    expect(declared.map(([slug]) => slug).sort()).toEqual(drafted.map(({ slug }) => slug).sort())
  })

  it('should be the table of the documentation', async () => {
    expect(await readFile('docs/security.md', 'utf8')).toContain(rightsAsMarkdown())
  })
})

describe.each(Object.entries(collectionRights))('%s', (slug, { rights, graphql, hasRest = true }) => {
  const declared = collectionOperations.filter((operation) => rights[operation] !== undefined)

  it.each(declared)('should allow %s to the declared actors only', async (operation) => {
    const allowed = rights[operation] ?? []
    expect(await collectOutcomes(slug, operation, byLocal[operation])).toEqual(
      table((actor) => allowed.includes(actor)),
    )
    expect(await collectOutcomes(slug, operation, byRest[operation])).toEqual(
      table((actor) => hasRest && mayKnock(actor) && allowed.includes(actor)),
    )
  })

  it('should answer GraphQL queries of the declared actors only', async () => {
    const target = await makeTarget(slug, 'read')
    const { one, many } = graphql ?? { one: 'User', many: 'Users' }
    const isOpenTo = (allowed: readonly Actor[] | undefined) => (actor: Actor) =>
      graphql !== undefined && mayKnock(actor) && allowed?.includes(actor) === true
    const ask = (query: string, text: string) => eachActor((actor) => byGraphql(app, actor, query, text))

    const targetText = `"id":${target.id}`
    expect(await ask(`{ ${many}(where: { id: { equals: ${target.id} } }) { docs { id } } }`, targetText)).toEqual(
      table(isOpenTo(rights.read)),
    )
    expect(await ask(`{ ${one}(id: ${target.id}) { id } }`, targetText)).toEqual(table(isOpenTo(rights.read)))
    expect(await ask(`{ ${one}(id: ${target.draftId}, draft: true) { id } }`, `"id":${target.draftId}`)).toEqual(
      table(isOpenTo(rights.readDraft ?? rights.read)),
    )
    expect(
      await ask(
        `{ versions${many}(where: { parent: { equals: ${target.id} } }) { docs { parent { id } } } }`,
        targetText,
      ),
    ).toEqual(table(isOpenTo(rights.readVersions)))
  })

  it('should take no GraphQL mutation from anybody', async () => {
    const one = graphql?.one ?? slug.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
    for (const mutation of mutations) {
      const attempts = await eachActor(async (actor) => {
        const { status } = await app.graphql(`mutation { ${mutation}${one}(id: 1) { id } }`, { actor })
        return status === 403 ? 'refused' : 'allowed'
      })
      expect(attempts).toEqual(table(() => false))
    }
  })
})

describe.each(Object.entries(globalRights))('global %s', (slug, { rights, graphql, text }) => {
  const declared = globalOperations.filter((operation) => rights[operation] !== undefined)

  it.each(declared)('should allow %s to the declared actors only', async (operation) => {
    const allowed = rights[operation] ?? []
    const local = await eachActor(async (actor) =>
      globalByLocal[operation](app, actor, await makeGlobalTarget(slug, text)),
    )
    expect(local).toEqual(table((actor) => allowed.includes(actor)))
    const rest = await eachActor(async (actor) =>
      globalByRest[operation](app, actor, await makeGlobalTarget(slug, text)),
    )
    expect(rest).toEqual(table((actor) => mayKnock(actor) && allowed.includes(actor)))
  })

  it('should answer GraphQL queries of the declared actors only', async () => {
    const { publishedText, draftText } = await makeGlobalTarget(slug, text)
    const ask = (query: string, expected: string) => eachActor((actor) => byGraphql(app, actor, query, expected))
    const isOpenTo = (allowed: readonly Actor[] | undefined) => (actor: Actor) =>
      graphql !== undefined && mayKnock(actor) && allowed?.includes(actor) === true
    expect(await ask(`{ ${graphql} { ${text} } }`, publishedText)).toEqual(table(isOpenTo(rights.read)))
    expect(await ask(`{ ${graphql}(draft: true) { ${text} } }`, draftText)).toEqual(table(isOpenTo(rights.readDraft)))
    expect(await ask(`{ versions${graphql} { docs { version { ${text} } } } }`, draftText)).toEqual(
      table(isOpenTo(rights.readVersions)),
    )
  })

  it('should take no GraphQL mutation from anybody', async () => {
    const attempts = await eachActor(async (actor) => {
      const { status } = await app.graphql(`mutation { update${graphql ?? 'Anything'}(data: {}) { ${text} } }`, {
        actor,
      })
      return status === 403 ? 'refused' : 'allowed'
    })
    expect(attempts).toEqual(table(() => false))
  })
})

describe('the whole matrix', () => {
  it(`should have at least ${MIN_CELLS} asserted cells`, () => {
    expect(cells).toBeGreaterThanOrEqual(MIN_CELLS)
  })
})

type Outcomes = Readonly<Record<Actor, Outcome>>

const table = (isAllowed: (actor: Actor) => boolean): Outcomes => {
  const outcome = (actor: Actor): Outcome => (isAllowed(actor) ? 'allowed' : 'refused')
  return {
    anonymous: outcome('anonymous'),
    'switched-off': outcome('switched-off'),
    moderator: outcome('moderator'),
    editor: outcome('editor'),
    admin: outcome('admin'),
  }
}

/** One at a time: the attempts change what the next one works on. */
async function eachActor(attempt: (actor: Actor) => Promise<Outcome>): Promise<Partial<Outcomes>> {
  const outcomes: Partial<Record<Actor, Outcome>> = {}
  for (const actor of actors) {
    outcomes[actor] = await attempt(actor)
    cells += 1
  }
  return outcomes
}

/** A refused attempt leaves its target as it was, so the next actor tries the same one. */
async function collectOutcomes(
  slug: string,
  operation: CollectionOperation,
  attempt: (app: App, actor: Actor, target: Target) => Promise<Outcome>,
): Promise<Partial<Outcomes>> {
  let target = await makeTarget(slug, operation)
  return eachActor(async (actor) => {
    const outcome = await attempt(app, actor, target)
    if (outcome === 'allowed') target = await makeTarget(slug, operation)
    return outcome
  })
}

async function makeTarget(slug: string, operation: CollectionOperation): Promise<Target> {
  const collection = slug as CollectionSlug
  const hasDrafts = collectionRights[slug]?.rights.publish !== undefined
  const published = await makeRecord(slug, hasDrafts ? { _status: 'published' } : {})
  const draft = hasDrafts ? await makeRecord(slug, { _status: 'draft' }) : published
  const hasVersions = collectionRights[slug]?.rights.readVersions !== undefined
  const versions = hasVersions
    ? await app.payload.findVersions({ collection, where: { parent: { equals: published.id } }, limit: 1 })
    : { docs: [] }
  // A copy of a draft collection is a draft and may not say otherwise.
  const status = hasDrafts && operation === 'create' ? { _status: 'published' } : {}
  return {
    slug,
    id: Number(published.id),
    draftId: Number(draft.id),
    versionId: versions.docs[0]?.id ?? 0,
    email: 'email' in published ? String(published.email) : '',
    sample: { ...sampleFor(slug), ...status },
  }
}

function makeRecord(slug: string, status: Record<string, unknown>) {
  return app.payload.create({
    collection: slug as CollectionSlug,
    data: { ...sampleFor(slug), ...status } as never,
    user: app.users.admin,
    ...(slug === 'media'
      ? { file: { data: PNG, mimetype: 'image/png', name: 'pixel.png', size: PNG.byteLength } }
      : {}),
  })
}

function sampleFor(slug: string): Record<string, unknown> {
  serial += 1
  const context: SampleContext = {
    n: String(serial),
    locationId,
    userId: app.users.admin.id,
    password: TEST_PASSWORD,
  }
  const sample = samples[slug]
  if (sample === undefined) throw new Error(`There is no sample for "${slug}" in tests/helpers/int-samples.ts`)
  return sample(context)
}

async function makeGlobalTarget(slug: string, textField: string): Promise<GlobalTarget> {
  serial += 1
  const declared = globalRights[slug]
  const publishedText = declared?.shows ?? `Public ${serial}.`
  const draftText = `Secret ${serial}.`
  const make = globalSamples[slug]
  if (make === undefined) throw new Error(`There is no sample for the global "${slug}" in tests/helpers/int-samples.ts`)
  const globalSlug = slug as GlobalSlug
  await app.payload.updateGlobal({ slug: globalSlug, data: { ...make(publishedText), _status: 'published' } as never })
  if (declared?.rights.publish === undefined) {
    return { slug, textField, publishedText, draftText, versionId: 0, sample: make(publishedText) }
  }
  await app.payload.updateGlobal({
    slug: globalSlug,
    draft: true,
    data: { ...make(draftText), _status: 'draft' } as never,
  })
  const versions = await app.payload.findGlobalVersions({ slug: globalSlug, sort: '-updatedAt', limit: 1 })
  return {
    slug,
    textField,
    publishedText,
    draftText,
    versionId: versions.docs[0]?.id ?? 0,
    sample: make(publishedText),
  }
}
