import { expect, it } from 'vitest'

import { findNamedFiles } from './named-files'

it('should find the scripts and styles of a page, each once, and none for old browsers', () => {
  const html = `<link rel="stylesheet" href="/_next/static/chunks/a1.css">
    <script src="/_next/static/chunks/old.js" noModule=""></script>
    <script src="/_next/static/chunks/b2.js" async=""></script>
    <script>self.__next_f.push([1,"/_next/static/chunks/b2.js"])</script>`
  expect(findNamedFiles(html)).toEqual(['/_next/static/chunks/a1.css', '/_next/static/chunks/b2.js'])
})
