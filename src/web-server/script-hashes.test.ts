import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { allowInlineScripts } from './script-hashes'

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'"
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('allowInlineScripts', () => {
  it('should allow each inline script by its own hash', () => {
    const html = '<script>a()</script><p>x</p><script id="_R_">b()</script>'
    expect(allowInlineScripts(POLICY, html)).toBe(
      `default-src 'none'; script-src 'self' ${hash('a()')} ${hash('b()')}; style-src 'self'`,
    )
  })

  it('should name a script that stands twice once', () => {
    expect(allowInlineScripts(POLICY, '<script>a()</script><script>a()</script>').match(/sha256-/g)).toHaveLength(1)
  })

  it.each([
    ['a file', '<script src="/a.js" async=""></script>'],
    ['structured data', '<script type="application/ld+json">{"a":1}</script>'],
    ['an empty one', '<script></script>'],
    ['no script', '<p>scripts</p>'],
  ])('should leave the policy as it is for %s', (_, html) => {
    expect(allowInlineScripts(POLICY, html)).toBe(POLICY)
  })

  it('should take scripts of a JavaScript type as scripts', () => {
    expect(allowInlineScripts(POLICY, '<script type="module">a()</script>')).toContain(hash('a()'))
  })

  it('should never open the policy further', () => {
    expect(allowInlineScripts(POLICY, '<script>a()</script>')).not.toContain('unsafe')
  })
})
