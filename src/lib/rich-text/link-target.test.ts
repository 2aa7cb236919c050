import { describe, expect, it } from 'vitest'

import { linkTarget } from './link-target'

describe('linkTarget', () => {
  it.each(['/guide/umrah/umrah-steps', '/places?category=restaurant', '/faq#umrah', '/'])(
    'should keep %s inside the guide',
    (url) => {
      expect(linkTarget({ linkType: 'custom', url })).toEqual({ kind: 'page', path: url })
    },
  )

  it.each(['#women', 'mailto:help@pilgrim-guide.org', 'tel:+966920002814', 'tel:911'])(
    'should let %s lead there directly',
    (url) => {
      expect(linkTarget({ linkType: 'custom', url })).toEqual({ kind: 'direct', href: url })
    },
  )

  it.each([
    ['https://nusuk.sa', 'https://nusuk.sa/'],
    ['http://998.gov.sa/a?b=c', 'http://998.gov.sa/a?b=c'],
    ['haj.gov.sa', 'https://haj.gov.sa/'],
  ])('should lead out to %s', (url, href) => {
    expect(linkTarget({ linkType: 'custom', url })).toEqual({ kind: 'outward', href })
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '/a\nb',
    'https://user@evil.com',
    'https://127.0.0.1/',
    'mailto:a@b.sa?bcc=c@d.sa',
    'tel:1;2',
    '',
  ])('should lead nowhere from %j', (url) => {
    expect(linkTarget({ linkType: 'custom', url })).toBeNull()
  })

  it('should lead nowhere from a document without a page', () => {
    const doc = { relationTo: 'guide-articles', value: 7 }
    expect(linkTarget({ linkType: 'internal', url: 'https://nusuk.sa', doc })).toBeNull()
  })
})
