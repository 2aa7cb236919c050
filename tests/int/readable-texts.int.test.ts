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
  for (const collection of ['locations', 'paths', 'mosque-gates'] as const) {
    await app.payload.delete({ collection, where: {}, trash: true })
  }
})

const NO_NAME = 'A name needs a letter or a digit that can be seen.'

const place = { ...blankPlace, name: 'Tea house' }

const created = (collection: string, data: object) => app.rest('POST', collection, { actor: 'editor', data })

describe('a name without a letter', () => {
  it.each([
    ['locations', { ...place, name: '\u2800\u2800' }, 'name'],
    ['locations', { ...place, name: '...' }, 'name'],
    ['locations', { ...place, arabicName: '\u0640\u25CC\u064B' }, 'arabicName'],
    ['paths', { ...blankPath, title: '😀' }, 'title'],
    ['paths', { ...blankPath, steps: [{ title: '–', category: 'Location' }] }, 'steps.0.title'],
    ['authorities', { name: '\u2800', description: 'x' }, 'name'],
  ])('should be refused in %s: %j', async (collection, data, field) => {
    const answer = await created(collection, data)

    expect(answer.status).toBe(400)
    expect(answer.text).toContain(NO_NAME)
    expect(answer.text).toContain(field)
  })

  it('should be refused as one left out when nothing of it can be seen', async () => {
    const answer = await created('locations', { ...place, name: '\u3164\u202E\u200B' })

    expect(answer.status).toBe(400)
    expect(answer.text).toContain('required')
  })
})

describe('a text of an editor', () => {
  it('should lose what nobody sees and what climbs out of its line, and nothing else', async () => {
    const answer = await created('locations', {
      ...place,
      name: `Z${'\u0335'.repeat(80)}am\u202Ezam\u202C`,
      description: 'First  line\n\nSecond\u200B line',
    })

    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      doc: { name: 'Z\u0335\u0335\u0335amzam', description: 'First  line\n\nSecond line' },
    })
  })

  it('should be stored with half an emoji in it', async () => {
    const answer = await created('locations', { ...place, name: 'Tea \uD83D', address: 'Street \uDE00' })

    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ doc: { name: 'Tea ', address: 'Street ' } })
  })

  it('should lose the invisible marks at the ends of a web address, and keep those inside of it refused', async () => {
    const answer = await created('locations', { ...place, website: '\u200Fhttps://example.com/\u200E' })
    const refused = await created('locations', { ...place, website: 'https://exa\u202Emple.com' })

    expect(answer.body).toMatchObject({ doc: { website: 'https://example.com/' } })
    expect(refused.status).toBe(400)
  })
})

describe('a position outside of Saudi Arabia', () => {
  it('should be refused in the words that a visitor reads', async () => {
    const answer = await created('locations', { ...place, latitude: 48.85, longitude: 2.35 })

    expect(answer.status).toBe(400)
    expect(answer.text).toContain('The position must be in Saudi Arabia.')
  })

  it('should be offered the right way round, for a place that is there already too', async () => {
    const made = await app.payload.create({ collection: 'locations', data: place })
    const answer = await app.rest('PATCH', `locations/${made.id}`, {
      actor: 'editor',
      data: { latitude: 39.826, longitude: 21.42 },
    })

    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Did you swap them? Latitude 21.42, longitude 39.826 is in it.')
  })
})
