import { describe, expect, it } from 'vitest'

import { concernsScreen, noticeScreen } from './concerns'
import type { NoticeConcern } from './notice'
import { noticeSeverities } from './notice'
import { closedGates, gateThing, notice } from './notice-fixture'
import { noticePage } from './notice-page'

const about: readonly [object, NoticeConcern][] = [
  [{ concerns: 'all' }, { kind: 'all' }],
  [
    { concerns: 'city', city: 'Jeddah' },
    { kind: 'city', city: 'Jeddah' },
  ],
  [
    { concerns: 'mosque', mosque: 'nabawi' },
    { kind: 'mosque', mosque: 'nabawi' },
  ],
  [{ concerns: 'gate', mosque: 'haram', gates: [79, 80] }, closedGates([79, 80]).concern],
  [{ concerns: 'gate', mosque: 'haram', gates: [{ id: 79, name: 'Gate 79' }] }, closedGates([79]).concern],
  [
    { concerns: 'place', city: 'Makkah', places: [7] },
    { kind: 'place', city: 'Makkah', places: [gateThing(7)] },
  ],
  [
    { concerns: 'place', city: 'Outside the cities', places: [8] },
    { kind: 'place', city: null, places: [gateThing(8)] },
  ],
]

describe('noticePage', () => {
  it.each(
    about.flatMap(([record, concern]) => noticeSeverities.map((severity) => [severity, record, concern] as const)),
  )('should be a screen that shows it: %s, %j', (severity, record, concern) => {
    const page = noticePage({ ...record, severity })
    const { pathname, searchParams } = new URL(page ?? '/nowhere', 'https://guide.test')
    expect(concernsScreen(notice({ severity, concern }), noticeScreen(pathname, searchParams))).toBe(true)
  })

  it('should be the first screen where that shows it', () => {
    expect(noticePage({ concerns: 'mosque', mosque: 'haram', severity: 'danger' })).toBe('/')
  })

  it.each([
    {},
    { concerns: 'city' },
    { concerns: 'city', city: 'Atlantis' },
    { concerns: 'mosque', mosque: null },
    { concerns: 'gate', mosque: 'haram', gates: [] },
    { concerns: 'gate', gates: [79] },
    { concerns: 'place', places: null },
  ])('should be none as long as nobody has said what it is about: %j', (record) => {
    expect(noticePage(record)).toBeNull()
  })
})
