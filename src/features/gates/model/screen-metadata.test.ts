import { describe, expect, it } from 'vitest'

import { readGateSeeds } from '@/seed/gates'

import { gateMetadata, gateScreenMetadata, withoutIndex } from './screen-metadata'

const paths = ['/places/gates', '/gates', '/mosque-gates', '/gates-map'] as const
const mosqueKeys = ['haram', 'nabawi'] as const

describe('gateScreenMetadata', () => {
  it('should give every screen of both mosques its own title and a description that fits', () => {
    const all = paths.flatMap((path) => mosqueKeys.map((mosque) => gateScreenMetadata(path, mosque)))

    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
    expect(Math.max(...all.map(({ description }) => description?.length ?? 0))).toBeLessThanOrEqual(160)
  })

  it.each([
    ['haram', '/gates'],
    ['nabawi', '/gates?mosque=nabawi'],
  ] as const)('should point the view of %s to %s', (mosque, canonical) => {
    expect(gateScreenMetadata('/gates', mosque).alternates).toEqual({ canonical })
  })
})

describe('withoutIndex', () => {
  it('should keep search results out of search engines', () => {
    expect(withoutIndex({ title: 'x' })).toEqual({ title: 'x', robots: { index: false, follow: true } })
  })
})

describe('gateMetadata', () => {
  const metadata = readGateSeeds().map(({ locationId, source, checkedOn, ...gate }, index) =>
    gateMetadata({ ...gate, id: index + 1, mosqueId: locationId, description: null, source, checkedOn }),
  )

  it('should fit every gate that ships with the guide', () => {
    expect(Math.max(...metadata.map(({ description }) => description?.length ?? 0))).toBeLessThanOrEqual(160)
  })

  it('should name number, name and mosque', () => {
    expect(metadata[0]).toMatchObject({
      title: 'Gate 1, King Abdulaziz Gate · Masjid al-Haram',
      alternates: { canonical: '/gate-details?id=1&mosqueId=255&mosqueName=Masjid+al-Haram' },
    })
  })
})
