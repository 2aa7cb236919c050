import { expect, it } from 'vitest'

import { home } from '@/seed/content/home'

import { tileIconName } from './tile-icon'

it('should draw each of the six tiles differently', () => {
  expect(home.tiles.map(({ href }) => tileIconName(href))).toEqual([
    'places',
    'food',
    'holy-sites',
    'gates',
    'guide',
    'booking',
  ])
})

it.each([
  ['/places?category=holy+site', 'holy-sites'],
  ['/places?category=HOLY%20SITE', 'holy-sites'],
  ['/places?category=shopping', 'places'],
  ['/faq', 'star'],
  ['/guide/umrah', 'star'],
])('should draw %s as %s', (href, name) => {
  expect(tileIconName(href)).toBe(name)
})
