import { describe, expect, it } from 'vitest'

import { lostMessages } from './lost-messages'

describe('lostMessages', () => {
  it('should name a few by their addresses', () => {
    expect(lostMessages(['/faq'])).toEqual(['/faq'])
  })

  it('should count many by what they are', () => {
    expect(
      lostMessages(['/_next/static/a.js', '/_next/static/b.js', '/faq', '/guide/umrah', '/api/locations']),
    ).toEqual(['2 scripts and styles', '1 other pages and files', '1 pages of the guide', '1 lists for search and map'])
  })
})
