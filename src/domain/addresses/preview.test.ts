import { describe, expect, it } from 'vitest'

import { parsePreviewTime, previewAddress, previewed, writePreviewTime } from './preview'

const data = { id: 7, slug: 'a-page', section: 'umrah', concerns: 'all' }

const now = new Date('2026-11-29T09:00:00Z')

describe('previewAddress', () => {
  it.each([
    [{ collection: 'guide-articles' }, '/preview/guide/umrah/a-page'],
    [{ collection: 'paths' }, '/preview/recommendations/paths/a-page'],
    [{ collection: 'locations' }, '/preview/place/7'],
    [{ collection: 'mosque-gates' }, '/preview/gate-details?id=7'],
    [{ collection: 'faq-groups' }, '/preview/faq'],
    [{ global: 'home' }, '/preview'],
    [{ global: 'terms' }, '/preview/terms'],
  ])('should be that of the page of %o', (shown, address) => {
    expect(previewAddress({ ...shown, data, now })).toBe(address)
  })

  it.each([{ collection: 'media' }, { global: 'import-settings' }])(
    'should be none of %o, which has no page',
    (shown) => {
      expect(previewAddress({ ...shown, data, now })).toBeNull()
    },
  )

  it('should be none before the record has an address', () => {
    expect(previewAddress({ collection: 'guide-articles', data: { id: 7, section: 'umrah' }, now })).toBeNull()
  })

  it('should be there of everything that is said to have one', () => {
    const shown = [
      ...previewed.collections.map((collection) => ({ collection })),
      ...previewed.globals.map((global) => ({ global })),
    ]
    expect(shown.map((one) => previewAddress({ ...one, data, now }))).not.toContain(null)
  })
})

describe('the preview of a notice', () => {
  const about = { concerns: 'city', city: 'Makkah', severity: 'information' }
  const shownFrom = (startsAt: unknown) => previewAddress({ collection: 'notices', data: { ...about, startsAt }, now })

  it.each(['2026-11-29T09:00:00.000Z', '2026-11-01T09:00:00.000Z', undefined])(
    'should be as now from %s',
    (startsAt) => {
      expect(shownFrom(startsAt)).toBe('/preview/places?city=makkah')
    },
  )

  it.each([
    ['2026-12-01T01:00:00.000Z', '2026-12-01T04:00'],
    ['2026-12-01T01:00:00.001Z', '2026-12-01T04:01'],
  ])('should be as at its start, with drafts, before %s', (startsAt, time) => {
    const { pathname, searchParams } = new URL(shownFrom(startsAt) ?? '', 'https://guide.test')
    expect(pathname).toBe('/preview/places')
    expect(Object.fromEntries(searchParams)).toEqual({ city: 'makkah', 'preview-at': time, 'preview-drafts': 'true' })
  })

  it('should be on the first screen as well', () => {
    const data = { concerns: 'all', startsAt: '2026-12-01T01:00:00.000Z' }
    expect(previewAddress({ collection: 'notices', data, now })).toBe(
      '/preview?preview-at=2026-12-01T04%3A00&preview-drafts=true',
    )
  })

  it('should be none as long as nobody has said what it is about', () => {
    expect(previewAddress({ collection: 'notices', data: { concerns: 'gate', gates: [] }, now })).toBeNull()
  })
})

describe('parsePreviewTime', () => {
  it('should be by the clock of Makkah', () => {
    const time = parsePreviewTime('2027-02-08T00:00')
    expect(time?.toISOString()).toBe('2027-02-07T21:00:00.000Z')
    expect(writePreviewTime(time ?? new Date(0))).toBe('2027-02-08T00:00')
  })

  it.each(['', 'tomorrow', '2027-02-08', '2027-13-08T00:00', '2027-02-08T25:00', '2027-02-08T00:00Z'])(
    'should be none of %j',
    (written) => expect(parsePreviewTime(written)).toBeNull(),
  )
})
