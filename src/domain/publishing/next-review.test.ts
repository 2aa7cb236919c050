import { describe, expect, it } from 'vitest'

import { type CheckedKind, checkedFields, checkedPath, isCheckedKind, latestReview, reviewDates } from './next-review'

const noon = new Date('2026-11-28T09:00:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000
const kinds = Object.keys(checkedFields) as CheckedKind[]

const daysUntil = (iso: string): number => (Date.parse(iso) - Date.parse('2026-11-28')) / DAY_MS
const dueIn = (kind: CheckedKind, id: number, category?: string): number =>
  daysUntil(reviewDates(noon, { kind, id, category }).reviewDueOn)

describe('reviewDates', () => {
  it('should count as checked on the day in the cities', () => {
    const checkedOn = (now: string) => reviewDates(new Date(now), { kind: 'mosque-gates', id: 1 }).checkedOn

    expect(checkedOn('2026-11-28T20:59:59.999Z')).toBe('2026-11-28T00:00:00.000Z')
    expect(checkedOn('2026-11-28T21:00:00.000Z')).toBe('2026-11-29T00:00:00.000Z')
  })

  it.each([
    ['facts', 30],
    ['guide-articles', 30],
    ['faq-groups', 30],
    ['authorities', 30],
    ['booking-platforms', 30],
    ['mosque-gates', 30],
    ['locations', 180],
    ['paths', 180],
  ] as const)('should let %s come due within %i days', (kind, longest) => {
    const days = Array.from({ length: 1000 }, (_, id) => dueIn(kind, id + 1))

    expect(Math.max(...days)).toBe(longest)
    expect(Math.min(...days)).toBe((longest * 2) / 3)
    expect(daysUntil(latestReview(noon, { kind }))).toBe(longest)
  })

  it.each(['hospital', 'healthcare', 'pharmacy', 'help point'])(
    'should ask for a %s within three months',
    (category) => {
      const days = Array.from({ length: 1000 }, (_, id) => dueIn('locations', id + 1, category))

      expect(Math.max(...days)).toBe(90)
      expect(daysUntil(latestReview(noon, { kind: 'locations', category }))).toBe(90)
    },
  )

  it('should spread the 255 gates of one morning over eleven days', () => {
    const perDay = new Map<number, number>()
    for (let id = 1; id <= 255; id += 1) {
      const day = dueIn('mosque-gates', id)
      perDay.set(day, (perDay.get(day) ?? 0) + 1)
    }

    expect(perDay.size).toBe(11)
    expect(Math.max(...perDay.values())).toBeLessThanOrEqual(24)
  })

  it('should be the same all day', () => {
    const at = (time: string) => reviewDates(new Date(time), { kind: 'locations', id: 77 })

    expect(at('2026-11-27T21:00:00.000Z')).toEqual(at('2026-11-28T20:59:00.000Z'))
  })
})

it('should know which collections have the two dates, and where', () => {
  expect(kinds.map((kind) => checkedPath(kind, 'reviewDueOn'))).toEqual([
    'reviewDueOn',
    'reviewDueOn',
    ...Array<string>(6).fill('provenance.reviewDueOn'),
  ])
  expect(['facts', 'media', 'toString'].map(isCheckedKind)).toEqual([true, false, false])
})
