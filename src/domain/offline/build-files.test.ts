import { expect, it } from 'vitest'

import { findNamedFiles, toArea } from './build-files'

it.each([
  ['/', ''],
  ['/guide', 'guide'],
  ['/guide/umrah/umrah-steps', 'guide'],
  ['/gates?mosque=haram', 'gates'],
  ['/api/locations', 'api/locations'],
])('should say that %s is of the area %j', (address, area) => {
  expect(toArea(address)).toBe(area)
})

it('should find the scripts and styles of a page, each once, and none for old browsers', () => {
  const html = `<link rel="stylesheet" href="/_next/static/chunks/a1.css">
    <script src="/_next/static/chunks/old.js" noModule=""></script>
    <script src="/_next/static/chunks/b2.js" async=""></script>
    <script>self.__next_f.push([1,"/_next/static/chunks/b2.js"])</script>`
  expect(findNamedFiles(html)).toEqual(['/_next/static/chunks/a1.css', '/_next/static/chunks/b2.js'])
})
