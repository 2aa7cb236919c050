import { describe, expect, it } from 'vitest'

import { savedAddress } from './saved-addresses'

const findKeys = (address: string) => {
  const saved = savedAddress(address)
  return saved.kind === 'copies' ? saved.keys : [saved]
}

describe('savedAddress', () => {
  it('should try the very address first, then the page that filters itself', () => {
    expect(findKeys('/places?category=restaurant&city=makkah')).toEqual([
      '/places?category=restaurant&city=makkah',
      '/places',
    ])
    expect(findKeys('/map?search=Quba')).toEqual(['/map?search=Quba', '/map'])
    expect(findKeys('/faq')).toEqual(['/faq'])
  })

  it.each(['/gates', '/places/gates', '/mosque-gates', '/gates-map'])(
    'should never answer %s with the gates of the other mosque',
    (path) => {
      expect(findKeys(`${path}?mosque=nabawi&q=79`)).toEqual([`${path}?mosque=nabawi&q=79`, `${path}?mosque=nabawi`])
      expect(findKeys(`${path}?q=79`)).toEqual([`${path}?q=79`, path, `${path}?mosque=haram`])
      expect(findKeys(`${path}?mosque=elsewhere`)).toEqual([`${path}?mosque=elsewhere`])
    },
  )

  it('should find a gate by any of its addresses, and not by one that names the other mosque', () => {
    const full = '/gate-details?id=7&mosqueId=255&mosqueName=Masjid+al-Haram'
    expect(findKeys('/gate-details?id=7&mosqueId=255')).toEqual(['/gate-details?id=7&mosqueId=255', full])
    expect(findKeys('/gate-details?id=7')).toContain(full)
    expect(findKeys('/gate-details?id=7&mosqueId=239')).not.toContain(full)
    expect(findKeys('/gate-details?id=x')).toEqual(['/gate-details?id=x', '/gate-details'])
  })

  it('should show a place from the list of all places where its page was not saved', () => {
    expect(findKeys('/place/12')).toEqual(['/place/12', '/offline/place'])
    expect(findKeys('/place/none')).toEqual(['/place/none'])
  })

  it('should lead on where the server would', () => {
    expect(findKeys('/Guide/Umrah-Steps?x=1')).toEqual([{ kind: 'redirect', to: '/guide/umrah/umrah-steps?x=1' }])
    expect(findKeys('/prayer-times')).toEqual([{ kind: 'redirect', to: '/gates' }])
    expect(findKeys('/faq/')).toEqual([{ kind: 'redirect', to: '/faq' }])
  })

  it('should keep the two forms of recommendations apart', () => {
    expect(findKeys('/recommendations?mode=path')).toEqual(['/recommendations?mode=path'])
    expect(findKeys('/recommendations?mode=place')).toEqual(['/recommendations?mode=place', '/recommendations'])
  })
})
