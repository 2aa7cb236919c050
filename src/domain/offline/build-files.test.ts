import { expect, it } from 'vitest'

import { toArea } from './build-files'

it.each([
  ['/', ''],
  ['/guide', 'guide'],
  ['/guide/umrah/umrah-steps', 'guide'],
  ['/gates?mosque=haram', 'gates'],
  ['/api/locations', 'api/locations'],
])('should say that %s is of the area %j', (address, area) => {
  expect(toArea(address)).toBe(area)
})
