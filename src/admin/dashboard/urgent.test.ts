import { describe, expect, it } from 'vitest'

import { listUrgent } from './urgent'

type Given = Parameters<typeof listUrgent>[0]

const quiet: Given = {
  recommendations: {
    label: 'To review',
    count: 2,
    href: '/review',
    oldest: { href: '/review?item=7', ageSeconds: 3600 },
  },
  handedOver: { label: 'Reports', count: 0, href: '/handed-over' },
  due: [{ label: 'Facts', days: 30, overdue: 0, soon: 4, href: '/facts', owners: [] }],
  scheduled: [],
  lastImports: [{ title: 'Places', isFailed: false, at: '2026-11-20T00:00:00.000Z', href: '/imports/1' }],
  notices: { running: 1, endingSoon: 0, toCome: 0, nextEnd: '2026-12-24T00:00:00.000Z', href: '/notices' },
  links: { label: 'Dead links', count: 0, href: '/links' },
}

const labels = (more: Partial<Given> = {}) => listUrgent({ ...quiet, ...more }).map(({ label }) => label)

describe('what is urgent', () => {
  it('should be nothing on a quiet day, and nothing for who has no part in it', () => {
    expect(labels()).toEqual([])
    expect(
      listUrgent({
        recommendations: null,
        handedOver: null,
        due: null,
        scheduled: null,
        lastImports: null,
        notices: null,
        links: null,
      }),
    ).toEqual([])
  })

  it.each<[keyof Given, Partial<Given>, string]>([
    [
      'due',
      { due: [{ label: 'Facts', days: 30, overdue: 3, soon: 4, href: '/facts', owners: [] }] },
      'Facts: 3 overdue',
    ],
    [
      'recommendations',
      { recommendations: { label: '', count: 1, href: '', oldest: { href: '/x', ageSeconds: 3 * 86_400 } } },
      'A submission has waited for 3 d',
    ],
    ['handedOver', { handedOver: { label: '', count: 1, href: '' } }, '1 report to put right'],
    ['lastImports', { lastImports: [{ title: 'Places', isFailed: true, at: '', href: '' }] }, 'Places failed'],
    [
      'notices',
      { notices: { running: 2, endingSoon: 1, toCome: 0, nextEnd: '2026-11-28T15:00:00.000Z', href: '' } },
      '1 notice within a day of the end, the next at 28 November 2026, 18:00 (Makkah time)',
    ],
    ['links', { links: { label: '', count: 2, href: '' } }, '2 dead links'],
  ])('should name %s', (_, more, label) => {
    expect(labels(more)).toEqual([label])
  })

  it('should have the worst first', () => {
    const due = [{ label: 'Facts', days: 30, overdue: 3, soon: 0, href: '/facts', owners: [] }]
    expect(labels({ links: { label: '', count: 2, href: '' }, due })).toEqual(['Facts: 3 overdue', '2 dead links'])
  })
})
