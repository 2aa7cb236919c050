import { describe, expect, it } from 'vitest'

import { concernsEmergency, concernsScreen, noticeScreen } from './concerns'
import { closedGates, gateThing, notice } from './notice-fixture'

const screenOf = (address: string, city: 'Makkah' | 'Madinah' | 'Jeddah' | null = null) => {
  const { pathname, searchParams } = new URL(address, 'https://guide.test')
  return noticeScreen(pathname, searchParams, city)
}

const everywhere = notice()
const makkah = notice({ concern: { kind: 'city', city: 'Makkah' } })
const nabawi = notice({ concern: { kind: 'mosque', mosque: 'nabawi' } })
const haram = notice({ concern: { kind: 'mosque', mosque: 'haram' } })
const gate79 = closedGates([79])
const place7 = notice({ concern: { kind: 'place', city: 'Makkah', places: [gateThing(7)] } })
const outside = notice({ concern: { kind: 'place', city: null, places: [gateThing(8)] } })
const told = { severity: 'information' } as const

describe('a notice', () => {
  it.each([
    ['everywhere', '/faq', true, everywhere],
    ['everywhere', '/notices', false, everywhere],
    ['everywhere', '/preview/notices', false, everywhere],
    ['of a city', '/preview', true, makkah],
    ['of a gate', '/preview/gate-details?id=79&mosqueId=255', true, gate79],
    ['of a city', '/previews', false, makkah],
    ['of a city', '/faq', false, makkah],
    ['of a city', '/', true, makkah],
    ['of a city, for information', '/', false, { ...makkah, ...told }],
    ['of a city', '/walk', true, makkah],
    ['of a city', '/places?city=makkah', true, makkah],
    ['of a city', '/places?city=madinah', false, makkah],
    ['of a city', '/places', true, makkah],
    ['of a city', '/map', true, { ...makkah, ...told }],
    ['of a city', '/directory/makkah/hotel', true, makkah],
    ['of a city', '/directory/jeddah/hotel', false, makkah],
    ['of a city', '/gates', true, makkah],
    ['of a city', '/gates?mosque=nabawi', false, makkah],
    ['of a city', '/gate-details?id=5&mosqueId=255', true, makkah],
    ['of a city', '/place/255', true, makkah],
    ['of a mosque', '/gates', false, nabawi],
    ['of a mosque', '/mosque-gates?mosque=nabawi', true, nabawi],
    ['of a mosque', '/gate-details?id=5&mosqueId=239', true, nabawi],
    ['of a mosque', '/gate-details?id=5&mosqueId=255', false, nabawi],
    ['of a mosque', '/place/255', true, haram],
    ['of a mosque', '/place/7', false, haram],
    ['of a mosque', '/places?city=madinah', true, nabawi],
    ['of a gate', '/gates', true, gate79],
    ['of a gate', '/gates-map?mosque=nabawi', false, gate79],
    ['of a gate', '/gate-details?id=79&mosqueId=255', true, gate79],
    ['of a gate', '/gate-details?id=80&mosqueId=255', false, gate79],
    ['of a gate', '/gate-details', true, gate79],
    ['of a place', '/place/7', true, place7],
    ['of a place', '/place/79', false, place7],
    ['of a place', '/gates', false, place7],
    ['of a place', '/places?city=makkah', true, place7],
    ['of a place outside', '/places?city=makkah', false, outside],
    ['of a place outside', '/map', true, outside],
  ])('%s should, or should not, be shown at %s: %s', (_, address, isShown, one) => {
    expect(concernsScreen(one, screenOf(address))).toBe(isShown)
  })

  it('of a city should be shown on the page of a place there', () => {
    expect(concernsScreen(makkah, screenOf('/place/7', 'Makkah'))).toBe(true)
    expect(concernsScreen(makkah, screenOf('/place/7', 'Madinah'))).toBe(false)
  })
})

describe('the emergency sheet', () => {
  it.each([
    ['a change in the city', makkah, 'Makkah', true],
    ['a gate of the city', gate79, 'Makkah', true],
    ['another city', makkah, 'Madinah', false],
    ['everywhere', everywhere, 'Madinah', true],
    ['information', { ...makkah, ...told }, 'Makkah', false],
    ['a change somewhere, for somebody who may be anywhere', makkah, null, false],
    ['a danger somewhere, for somebody who may be anywhere', { ...makkah, severity: 'danger' as const }, null, true],
  ] as const)('should tell %s or not', (_, one, city, isTold) => {
    expect(concernsEmergency(one, city)).toBe(isTold)
  })
})
