import { expect, it } from 'vitest'

import { areaOf } from './build-files'

it.each([
  ['/', ''],
  ['/guide', 'guide'],
  ['/guide/umrah/umrah-steps', 'guide'],
  ['/gates?mosque=haram', 'gates'],
  ['/api/locations', 'api/locations'],
])('should say that %s is of the area %j', (address, area) => {
  expect(areaOf(address)).toBe(area)
})
