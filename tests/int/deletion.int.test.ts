import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Location } from '@/payload-types'

import { blankPlace } from '../helpers/blank-place'
import { type App, startApp } from '../helpers/int-app'
import { samples } from '../helpers/int-samples'

let app: App
let mosque: Location

beforeAll(async () => {
  app = await startApp()
  mosque = await makePlace({ id: 255, name: 'Masjid al-Haram' })
})
afterAll(() => app.stop())

let count = 0

const makePlace = (data: Partial<Location> = {}): Promise<Location> =>
  app.payload.create({ collection: 'locations', data: { ...blankPlace, name: `Place ${(count += 1)}`, ...data } })

const make = (collection: 'mosque-gates' | 'paths' | 'guide-articles', data: object = {}) => {
  const n = `d${(count += 1)}`
  const sample = samples[collection]?.({ n, locationId: mosque.id, userId: app.users.admin.id, password: '' })
  return app.payload.create({ collection, data: { ...sample, _status: 'published', ...data } as never })
}

const now = () => new Date().toISOString()
const trash = (target: string, actor: 'editor' | 'admin' = 'editor') =>
  app.rest('PATCH', target, { actor, data: { deletedAt: now() } })
const readMessage = ({ body }: { body: unknown }) => (body as { errors: { message: string }[] }).errors[0]?.message

const isThere = async (id: number) =>
  (await app.payload.count({ collection: 'locations', where: { id: { equals: id } } })).totalDocs === 1

describe('one of the two mosques', () => {
  it('should stay, whoever asks and whichever way', async () => {
    const { id } = mosque
    const answers = [
      await app.rest('DELETE', `locations/${id}`, { actor: 'editor' }),
      await app.rest('DELETE', `locations/${id}`, { actor: 'admin' }),
      await app.rest('DELETE', `locations?where[id][equals]=${id}`, { actor: 'admin' }),
      await trash(`locations/${id}`),
      await trash(`locations?where[id][equals]=${id}`, 'admin'),
      await app.rest('PATCH', `locations/${id}`, { actor: 'editor', data: { _status: 'draft' } }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([403, 409, 400, 409, 400, 409])
    expect(readMessage(answers[1] ?? { body: null })).toContain('Masjid al-Haram is one of the two mosques')
    const stored = await app.payload.findByID({ collection: 'locations', id })
    expect(stored).toMatchObject({ _status: 'published' })
    expect(stored.deletedAt ?? null).toBeNull()
  })

  it('should take a change of its facts, and a draft of one', async () => {
    const published = await app.rest('PATCH', `locations/${mosque.id}`, { actor: 'editor', data: { phone: '937' } })
    const draft = await app.rest('PATCH', `locations/${mosque.id}?draft=true`, {
      actor: 'editor',
      data: { phone: '938', _status: 'draft' },
    })
    expect([published.status, draft.status]).toEqual([200, 200])
  })
})

describe('what other entries point to', () => {
  it('should neither be trashed nor deleted, and the answer names who points', async () => {
    const place = await makePlace({ name: 'Clock Tower' })
    const path = await make('paths', { title: 'To the tower', steps: [{ title: 'Go in', location: place.id }] })

    const trashed = await trash(`locations/${place.id}`)
    const deleted = await app.rest('DELETE', `locations/${place.id}`, { actor: 'admin' })

    expect([trashed.status, deleted.status]).toEqual([409, 409])
    expect(readMessage(trashed)).toBe(
      '“Clock Tower” cannot be put into the trash, because other entries point to it: Path “To the tower”. Change those first.',
    )
    expect(readMessage(deleted)).toContain('cannot be deleted, because other entries point to it: Path “To the tower”')
    expect(await isThere(place.id)).toBe(true)

    await app.payload.update({ collection: 'paths', id: path.id, data: { steps: [{ title: 'Go in' } as never] } })
    expect((await trash(`locations/${place.id}`)).status).toBe(200)
  })

  it('should count a draft that points, and many are counted', async () => {
    const place = await makePlace({ name: 'Bakery' })
    for (let n = 0; n < 5; n += 1) {
      const path = await make('paths', { title: `Walk ${n}` })
      const steps = [{ title: 'There', location: place.id } as never]
      await app.payload.update({ collection: 'paths', id: path.id, draft: true, data: { steps, _status: 'draft' } })
    }
    expect(readMessage(await trash(`locations/${place.id}`))).toMatch(/Path “Walk \d”, .* and 2 more\./)
  })

  it('should stay while one in the trash would come back to nothing', async () => {
    const gate = await make('mosque-gates', { name: 'Old door' })
    const path = await make('paths', { title: 'By the door', steps: [{ title: 'In', gate: gate.id }] })
    expect((await trash(`paths/${path.id}`)).status).toBe(200)

    expect((await trash(`mosque-gates/${gate.id}`)).status).toBe(200)
    const answer = await app.rest('DELETE', `mosque-gates/${gate.id}?trash=true`, { actor: 'admin' })
    expect(answer.status).toBe(409)
    expect(readMessage(answer)).toContain('Path “By the door”')
  })

  it('should leave out only those in a bulk action', async () => {
    const [linked, free] = [await makePlace(), await makePlace()]
    await make('paths', { steps: [{ title: 'There', location: linked.id }] })

    const answer = await app.rest('PATCH', `locations?where[id][in]=${linked.id},${free.id}`, {
      actor: 'editor',
      data: { deletedAt: now() },
    })

    const { docs, errors } = answer.body as { docs: { id: number }[]; errors: { id: number; message: string }[] }
    expect(docs.map(({ id }) => id)).toEqual([free.id])
    expect(errors).toMatchObject([{ id: linked.id, message: expect.stringContaining('cannot be put into the trash') }])
  })

  it('should be said of a picture, too', async () => {
    const picture = await app.payload.create({
      collection: 'media',
      data: { alt: 'A door', credit: 'Nobody' },
      file: await pixel(),
    })
    await makePlace({ name: 'Shown', media: picture.id })
    const answer = await trash(`media/${picture.id}`)
    expect(answer.status).toBe(409)
    expect(readMessage(answer)).toContain('Place “Shown”')
  })
})

describe('what was deleted for good', () => {
  it('should be the work of an administrator', async () => {
    const place = await makePlace()
    expect((await trash(`locations/${place.id}`)).status).toBe(200)
    expect((await app.rest('DELETE', `locations/${place.id}?trash=true`, { actor: 'editor' })).status).toBe(403)
    expect((await app.rest('DELETE', `locations/${place.id}?trash=true`, { actor: 'admin' })).status).toBe(200)
  })
})

async function pixel() {
  const { PNG } = await import('../helpers/int-samples')
  return { data: PNG, mimetype: 'image/png', name: 'door.png', size: PNG.byteLength }
}
