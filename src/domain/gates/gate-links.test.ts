import { describe, expect, it } from 'vitest'

import { gateHref, mosqueHref } from './gate-links'

describe('gateHref', () => {
  it('should carry id, mosque id and mosque name', () => {
    expect(gateHref({ id: 21, mosqueId: 255 })).toBe('/gate-details?id=21&mosqueId=255&mosqueName=Masjid+al-Haram')
  })
})

describe('mosqueHref', () => {
  it('should name the mosque', () => {
    expect(mosqueHref('/gates-map', 'nabawi')).toBe('/gates-map?mosque=nabawi')
  })

  it.each([
    [' ', '/gates?mosque=haram'],
    [' fahd 79', '/gates?mosque=haram&q=fahd+79'],
  ])('should carry the text %j', (text, href) => {
    expect(mosqueHref('/gates', 'haram', text)).toBe(href)
  })
})
