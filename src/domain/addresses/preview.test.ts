import { describe, expect, it } from 'vitest'

import { parsePreviewTime, previewAddress, previewed, writePreviewTime } from './preview'

const data = { id: 7, slug: 'a-page', section: 'umrah' }

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
    expect(previewAddress({ ...shown, data })).toBe(address)
  })

  it.each([{ collection: 'media' }, { global: 'import-settings' }])(
    'should be none of %o, which has no page',
    (shown) => {
      expect(previewAddress({ ...shown, data })).toBeNull()
    },
  )

  it('should be none before the record has an address', () => {
    expect(previewAddress({ collection: 'guide-articles', data: { id: 7, section: 'umrah' } })).toBeNull()
  })

  it('should be there of everything that is said to have one', () => {
    const shown = [
      ...previewed.collections.map((collection) => ({ collection })),
      ...previewed.globals.map((global) => ({ global })),
    ]
    expect(shown.map((one) => previewAddress({ ...one, data }))).not.toContain(null)
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
