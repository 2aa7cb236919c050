import { expect, it } from 'vitest'

import { closedGates, HOUR_MS, NOON, notice } from './notice-fixture'
import { concernText, spanText } from './notice-words'

it.each([
  [{ starts: NOON - HOUR_MS, ends: NOON + 5 * HOUR_MS }, 'Until today 17:00, Makkah time'],
  [{ starts: NOON - HOUR_MS, ends: NOON + 16 * HOUR_MS }, 'Until tomorrow 04:00, Makkah time'],
  [{ starts: NOON - HOUR_MS, ends: NOON + 40 * HOUR_MS }, 'Until 29 November 2026, 04:00, Makkah time'],
  [
    { starts: NOON + 16 * HOUR_MS, ends: NOON + 40 * HOUR_MS },
    'From tomorrow 04:00 to 29 November 2026, 04:00, Makkah time',
  ],
])('should say of %j: %s', (span, words) => {
  expect(spanText(span, NOON)).toBe(words)
})

it.each([
  [notice().concern, 'Everywhere'],
  [{ kind: 'city', city: 'Jeddah' } as const, 'Jeddah'],
  [{ kind: 'mosque', mosque: 'nabawi' } as const, 'Masjid an-Nabawi'],
  [closedGates([79, 80]).concern, 'Gate 79, Gate 80 · Masjid al-Haram'],
  [
    { kind: 'place', city: null, places: [{ id: 1, name: 'A road', latitude: null, longitude: null }] } as const,
    'A road',
  ],
])('should name what a notice is about: %j', (concern, words) => {
  expect(concernText(concern)).toBe(words)
})
