import { describe, expect, it } from 'vitest'

import { mailHref, phoneHref } from './contact-links'

describe('mailHref', () => {
  it('should fill in the subject and the lines', () => {
    const href = mailHref({ to: 'help@guide.example', subject: 'A place & more', lines: ['Name:', 'City: Makkah'] })

    expect(href).toBe('mailto:help@guide.example?subject=A%20place%20%26%20more&body=Name%3A%0D%0ACity%3A%20Makkah')
  })

  it('should leave the body out when there are no lines', () => {
    expect(mailHref({ to: 'help@guide.example', subject: 'Hi' })).toBe('mailto:help@guide.example?subject=Hi')
  })

  it.each(['', 'help', 'a@b@c', 'a@b?cc=d@e', 'a b@c', 'a@b,c@d'])('should refuse %j', (to) => {
    expect(mailHref({ to, subject: 'Hi' })).toBeNull()
  })
})

describe('phoneHref', () => {
  it.each([
    ['911', 'tel:911'],
    ['1966', 'tel:1966'],
    ['+966 12 345-6789', 'tel:+966123456789'],
    ['(012) 345.6789', 'tel:0123456789'],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', 'tel:+966501234567'],
    ['\u202A+966 50 123 4567\u202C', 'tel:+966501234567'],
  ])('should dial %s', (written, href) => {
    expect(phoneHref(written)).toBe(href)
  })

  it.each([null, undefined, '', 'ask inside', '911 or 997', '1', '+', '1'.repeat(16), '12;ext=3'])(
    'should refuse %j',
    (written) => {
      expect(phoneHref(written)).toBeNull()
    },
  )
})
