import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { blankPath } from '../helpers/blank-path'
import { blankPlace } from '../helpers/blank-place'
import { type App, startApp } from '../helpers/int-app'

let app: App

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
afterEach(async () => {
  for (const collection of ['locations', 'paths', 'facts', 'redirects'] as const) {
    await app.payload.delete({ collection, where: {}, trash: true })
  }
})

const place = { ...blankPlace, name: 'Tea house', osmRef: 'node/77' }

const send = (method: string, target: string, data?: object) =>
  app.rest(method, target, { actor: 'editor', ...(data && { data }) })

async function made(collection: string, data: object): Promise<number> {
  const { body, text } = await send('POST', collection, data)
  const { doc } = body as { doc?: { id: number } }
  if (doc === undefined) throw new Error(text)
  return doc.id
}

const trash = (target: string) => send('PATCH', target, { deletedAt: new Date().toISOString() })

describe('an address, a key or a map object that is taken', () => {
  it.each([
    ['paths', blankPath, { ...blankPath, title: 'Another' }, 'slug', '“To the tower” in the trash has this address.'],
    ['paths', blankPath, { ...blankPath, _status: 'draft' }, 'slug', '“To the tower” in the trash has this address.'],
    ['locations', place, { ...place, name: 'Another' }, 'osmRef', '“Tea house” in the trash has this map object.'],
  ] as const)(
    'should be said to be in the trash, and by which one: %s',
    async (collection, first, second, field, words) => {
      const id = await made(collection, first)
      expect((await trash(`${collection}/${id}`)).status).toBe(200)

      const refused = await send('POST', collection, second)

      expect(refused.status).toBe(400)
      expect(refused.body).toMatchObject({
        errors: [
          {
            data: {
              errors: [{ path: field, message: `${words} Restore it or delete it for good, or choose another.` }],
            },
          },
        ],
      })
    },
  )

  it('should be said to be that of a record that is not in the trash', async () => {
    await made('paths', blankPath)

    expect((await send('POST', 'paths', blankPath)).text).toContain(
      '“To the tower” has this address already. Choose another.',
    )
  })

  it('should be told when a draft is published, which may have it until then', async () => {
    const first = await made('paths', blankPath)
    await trash(`paths/${first}`)
    const second = await made('paths', { ...blankPath, slug: 'another', _status: 'draft' })

    expect((await send('PATCH', `paths/${second}?draft=true`, { slug: blankPath.slug, _status: 'draft' })).status).toBe(
      200,
    )
    const published = await send('PATCH', `paths/${second}`, { slug: blankPath.slug, _status: 'published' })

    expect(published.status).toBe(400)
    expect(published.text).toContain('in the trash has this address')
  })

  it('should not keep a record from being saved with what it has itself, or taken out of the trash', async () => {
    const id = await made('paths', blankPath)

    expect((await send('PATCH', `paths/${id}`, { title: 'To the clock tower' })).status).toBe(200)
    await trash(`paths/${id}`)
    expect((await send('PATCH', `paths/${id}?trash=true`, { deletedAt: null })).status).toBe(200)
  })

  it('should be told to nobody who may not read it', async () => {
    const id = await made('paths', blankPath)
    await trash(`paths/${id}`)

    // As an import or the seed does: without a user.
    const refused = await app.payload
      .create({ collection: 'paths', data: { ...blankPath, steps: [...blankPath.steps] } })
      .then(
        () => null,
        (error: unknown) => error as Error,
      )

    expect(refused?.message).toMatch(/invalid/)
    expect(JSON.stringify(refused)).not.toContain('tower” in the trash')
  })
})
