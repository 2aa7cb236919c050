import type { Notice } from './notice'

/** 27 November 2026, 12:00 in Makkah. */
export const NOON = Date.parse('2026-11-27T09:00:00Z')

export const HOUR_MS = 60 * 60 * 1000

/** A change everywhere, from an hour before noon to an hour after it, for tests. */
export const notice = (facts: Partial<Notice> = {}): Notice => ({
  id: 1,
  title: 'A title',
  text: '',
  severity: 'change',
  audience: 'everyone',
  concern: { kind: 'all' },
  isClosed: false,
  starts: NOON - HOUR_MS,
  ends: NOON + HOUR_MS,
  changed: NOON - 2 * HOUR_MS,
  source: { name: 'A source', href: null },
  ...facts,
})

/** A gate or a place as a notice names it. */
export const gateThing = (id: number) => ({ id, name: `Gate ${id}`, latitude: 21.4213, longitude: 39.8251 })

/** Gates of Masjid al-Haram, closed. */
export const closedGates = (ids: readonly number[], facts: Partial<Notice> = {}): Notice =>
  notice({
    title: 'Closed for works',
    concern: { kind: 'gate', mosque: 'haram', gates: ids.map((id) => gateThing(id)) },
    isClosed: true,
    ...facts,
  })
