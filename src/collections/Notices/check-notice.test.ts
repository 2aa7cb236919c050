import { beforeEach, describe, expect, it, vi } from 'vitest'

import { validateEnd, validateGates, validatePlaces } from './check-notice'

const NOW = '2026-11-27T12:00:00+03:00'
const DAY = 86_400_000

const after = (ms: number): string => new Date(Date.parse(NOW) + ms).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) })
})

const end = (value: unknown, startsAt: unknown = NOW, previousValue?: unknown) =>
  validateEnd(value, { siblingData: { startsAt }, previousValue })

describe('the end of a notice', () => {
  it.each([after(1), after(60 * DAY), new Date(Date.parse(NOW) + DAY)])('can be %s', (value) => {
    expect(end(value)).toBe(true)
  })

  it.each([
    ['none', undefined, NOW, 'Say when it ends'],
    ['no date', 'tomorrow', NOW, 'no date with a time'],
    ['the start itself', after(DAY), after(DAY), 'later than the start'],
    ['before the start', after(DAY), after(2 * DAY), 'later than the start'],
    ['too far off', after(60 * DAY + 1), NOW, 'At most 60 days'],
    ['over', after(0), after(-DAY), 'This moment is over'],
  ])('cannot be %s', (_, value, startsAt, message) => {
    expect(end(value, startsAt)).toContain(message)
  })

  it('can be over when it was stored so: an old notice can be corrected', () => {
    expect(end(after(-1), after(-DAY), new Date(after(-1)))).toBe(true)
    expect(end(after(-2), after(-DAY), after(-1))).toContain('This moment is over')
  })

  it('can be over in a form that opens on it, not in one for a new notice', () => {
    const check = (operation: string) =>
      validateEnd(after(-1), { event: 'onChange', operation, siblingData: { startsAt: after(-DAY) } })

    expect(check('update')).toBe(true)
    expect(check('create')).toContain('This moment is over')
  })
})

/** A request whose database holds these records. */
const requestOf = (docs: readonly object[]) =>
  // The one call that the checks make of it.
  ({ payload: { find: () => Promise.resolve({ docs }) } }) as unknown as Parameters<typeof validateGates>[1]['req']

const king = { id: 79, name: 'King Fahd Gate', location: 255, _status: 'published' }
const salam = { id: 7, name: 'Bab as-Salam', location: { id: 239 }, _status: 'published' }

const checkGates = (value: unknown, docs: readonly object[], event: 'onChange' | 'submit' = 'submit') =>
  validateGates(value, { req: requestOf(docs), event, siblingData: { mosque: 'haram' } })

describe('the gates of a notice', () => {
  it('can be published gates of the mosque that is chosen, as numbers or as records', async () => {
    expect(await checkGates([79], [king])).toBe(true)
    expect(await checkGates([{ id: 79 }], [king])).toBe(true)
  })

  it.each<[string, unknown, readonly object[], string]>([
    ['none', [], [], 'Choose at least one gate.'],
    ['more than twenty', Array.from({ length: 21 }, (_, id) => id), [], 'At most 20 gates'],
    [
      'a draft',
      [79],
      [{ ...king, _status: 'draft' }],
      '“King Fahd Gate” is not published: publish it first, or take it out.',
    ],
    ['one that is gone', [79, 80], [king], 'not in the guide any more'],
    ['of the other mosque', [79, 7], [king, salam], '“Bab as-Salam” is a gate of Masjid an-Nabawi: take it out'],
  ])('cannot be %s', async (_, value, docs, message) => {
    expect(await checkGates(value, docs)).toContain(message)
  })

  it('should not be looked up with each letter of the form', async () => {
    expect(await checkGates([79], [], 'onChange')).toBe(true)
  })
})

describe('the places of a notice', () => {
  const road = { id: 1, name: 'Pedestrian road', city: 'Makkah', _status: 'published' }
  const check = (value: unknown, docs: readonly object[], city: string) =>
    validatePlaces(value, { req: requestOf(docs), event: 'submit', siblingData: { city } })

  it('can be published places of the city that is chosen', async () => {
    expect(await check([1], [road], 'Makkah')).toBe(true)
  })

  it('cannot be of another city', async () => {
    expect(await check([1], [road], 'Madinah')).toContain('“Pedestrian road” is listed under Makkah: take it out')
  })

  it('cannot be none, nor withdrawn', async () => {
    expect(await check([], [], 'Makkah')).toBe('Choose at least one place.')
    expect(await check([1], [{ ...road, _status: 'draft' }], 'Makkah')).toContain('is not published')
  })
})
