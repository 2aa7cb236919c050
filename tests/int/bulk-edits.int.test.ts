import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Authority } from '@/payload-types'

import { type App, startApp } from '../helpers/int-app'
import { globalSamples } from '../helpers/int-samples'

let app: App
let serial = 0

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const make = (data: Partial<Authority> = {}, user?: App['users']['editor']): Promise<Authority> => {
  const n = `b${(serial += 1)}`
  return app.payload.create({
    collection: 'authorities',
    user,
    draft: data._status === 'draft',
    data: {
      name: `Office ${n}`,
      description: 'What it does.',
      website: 'https://example.org',
      slug: `office-${n}`,
      order: 1,
      _status: 'published',
      ...data,
    },
  })
}

/** Published, with a newer draft that is not finished. */
async function makeUnfinished(): Promise<Authority> {
  const made = await make()
  const data = { description: 'Half a sent', _status: 'draft' } as const
  await app.payload.update({ collection: 'authorities', id: made.id, draft: true, data })
  return made
}

/** As the list view sends it. */
const change = async (ids: readonly number[], data: object, query = '&draft=true') => {
  const { body } = await app.rest('PATCH', `authorities?where[id][in]=${ids.join(',')}${query}`, {
    actor: 'editor',
    data,
  })
  const { docs, errors } = body as { docs: { id: number }[]; errors: { id: number; message: string }[] }
  return { changed: docs.map(({ id }) => id).sort(), left: errors }
}

const findPublished = (id: number) => app.payload.findByID({ collection: 'authorities', id, ...app.as('anonymous') })
const findNewest = (id: number) => app.payload.findByID({ collection: 'authorities', id, draft: true })

describe('several records changed at once', () => {
  it.each([
    { what: 'published with fields', data: { order: 7, _status: 'published' }, query: '&draft=true' },
    { what: 'published', data: { _status: 'published' }, query: '&draft=true' },
    { what: 'changed in what is public', data: { order: 7 }, query: '' },
    { what: 'unpublished', data: { _status: 'draft' }, query: '' },
  ])('should leave and name those with an unfinished text when they are $what', async ({ data, query }) => {
    const [finished, unfinished] = [await make(), await makeUnfinished()]

    const { changed, left } = await change([finished.id, unfinished.id], data, query)

    expect(changed).toEqual([finished.id])
    expect(left).toMatchObject([
      { id: unfinished.id, message: expect.stringMatching(/Office b\d+” was left as it is, because it has changes/) },
    ])
    expect(await findPublished(unfinished.id)).toMatchObject({ description: 'What it does.', order: 1 })
    expect(await findNewest(unfinished.id)).toMatchObject({ description: 'Half a sent', _status: 'draft' })
  })

  it('should be named in the sentence that the form shows', async () => {
    const [finished, unfinished] = [await make(), await makeUnfinished()]
    const body = new FormData()
    body.set('_payload', JSON.stringify({ order: 7, _status: 'published' }))
    const ids = `where[id][in]=${finished.id},${unfinished.id}`
    const answer = await app.rest('PATCH', `authorities?${ids}&draft=true`, { actor: 'editor', body })
    expect(answer.status).toBe(400)
    expect((answer.body as { message: string }).message).toContain(`“${unfinished.name}” was left as it is, because`)
  })

  it('should change only the fields that were edited', async () => {
    const { id, description } = await make()
    await change([id], { order: 9, _status: 'published' })
    expect(await findPublished(id)).toMatchObject({ order: 9, description })
  })

  it('should not publish a draft because one of its fields was edited', async () => {
    const { id } = await make({ _status: 'draft' })
    const { changed, left } = await change([id], { order: 9, _status: 'published' })
    expect(changed).toEqual([])
    expect(left).toMatchObject([{ message: expect.stringContaining('because it is a draft') }])
    await expect(findPublished(id)).rejects.toMatchObject({ status: 404 })
  })

  it('should publish drafts that were never public when that is all that was asked for', async () => {
    const { id } = await make({ _status: 'draft' }, app.users.editor)
    expect((await change([id], { _status: 'published' })).changed).toEqual([id])
    expect(await findPublished(id)).toMatchObject({ _status: 'published' })
  })

  it('should save drafts of all of them', async () => {
    const ids = [(await make()).id, (await makeUnfinished()).id]
    expect((await change(ids, { order: 5, _status: 'draft' })).changed).toEqual(ids.sort())
  })

  it('should put all of them into the trash', async () => {
    const { id } = await makeUnfinished()
    expect((await change([id], { deletedAt: new Date().toISOString() }, '')).changed).toEqual([id])
  })
})

describe('an old version that was a draft', () => {
  it('should come back as a draft, and what is public stays', async () => {
    const { id } = await makeUnfinished()
    const { docs } = await app.payload.findVersions({
      collection: 'authorities',
      where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'draft' } }] },
    })
    await app.payload.update({
      collection: 'authorities',
      id,
      data: { description: 'Finished.', _status: 'published' },
    })

    const answer = await app.rest('POST', `authorities/versions/${docs[0]?.id}?draft=false`, { actor: 'editor' })

    expect(answer.status).toBe(200)
    expect(await findPublished(id)).toMatchObject({ description: 'Finished.' })
    expect(await findNewest(id)).toMatchObject({ description: 'Half a sent', _status: 'draft' })
  })

  it('should come back as a draft of a page, too', async () => {
    const home = (heading: string, status: string) => ({ ...globalSamples.home?.(heading), _status: status }) as never
    await app.payload.updateGlobal({ slug: 'home', draft: true, data: home('Half', 'draft') })
    const { docs } = await app.payload.findGlobalVersions({ slug: 'home', sort: '-updatedAt', limit: 1 })
    await app.payload.updateGlobal({ slug: 'home', data: home('Whole', 'published') })

    const answer = await app.rest('POST', `globals/home/versions/${docs[0]?.id}?draft=false`, { actor: 'editor' })

    expect(answer.status).toBe(200)
    expect(await app.payload.findGlobal({ slug: 'home', ...app.as('anonymous') })).toMatchObject({ heading: 'Whole' })
    expect(await app.payload.findGlobal({ slug: 'home', draft: true })).toMatchObject({ heading: 'Half' })
  })
})

describe('a copy', () => {
  it('should be a draft until somebody publishes it', async () => {
    const { id } = await make()
    const answer = await app.rest('POST', `authorities/${id}/duplicate`, { actor: 'editor', data: { slug: 'a-copy' } })
    const copy = (answer.body as { doc: Authority }).doc
    expect(copy._status).toBe('draft')
    await expect(findPublished(copy.id)).rejects.toMatchObject({ status: 404 })
  })
})
