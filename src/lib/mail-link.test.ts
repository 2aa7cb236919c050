import { describe, expect, it } from 'vitest'

import { mailHref } from './mail-link'

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
