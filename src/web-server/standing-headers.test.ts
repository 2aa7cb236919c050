import { describe, expect, it } from 'vitest'

import type { Rendered } from './next-internals/render'
import { securityHeaders } from './security-headers'
import { withStandingHeaders } from './standing-headers'

const policy = "default-src 'none'; script-src 'self'"
const headers = securityHeaders({ HSTS_SECONDS: 0, HSTS_SUBDOMAINS: false })

const renderedWith = (own: Rendered['headers']) =>
  withStandingHeaders(
    () => Promise.resolve({ status: 200, headers: own, cookies: [], body: Buffer.from(''), tags: [] }),
    { headers, policy },
  )('/', { headers: {}, limitMs: 1 })

describe('what a renderer answers', () => {
  it('should carry the headers of every answer, redirects as well', async () => {
    const redirect = await renderedWith({ location: '/faq' })
    for (const [name, value] of headers) expect(redirect.headers[name.toLowerCase()]).toBe(value)
    expect(redirect.headers).not.toHaveProperty('content-security-policy')
  })

  it('should leave out of a script what only documents read', async () => {
    const script = await renderedWith({ 'content-type': 'application/javascript; charset=UTF-8' })
    expect(Object.keys(script.headers).sort()).toEqual([
      'content-type',
      'cross-origin-resource-policy',
      'x-content-type-options',
    ])
  })

  it('should have a policy where it is a page, its own if it has one', async () => {
    const page = await renderedWith({ 'content-type': 'text/html; charset=utf-8' })
    expect(page.headers['content-security-policy']).toBe(policy)
    const own = await renderedWith({ 'content-type': 'text/html', 'content-security-policy': 'own' })
    expect(own.headers['content-security-policy']).toBe('own')
  })
})

describe('securityHeaders', () => {
  const hsts = (seconds: number, subdomains: boolean) =>
    securityHeaders({ HSTS_SECONDS: seconds, HSTS_SUBDOMAINS: subdomains }).find(([name]) => /strict/i.test(name))?.[1]

  it('should bind browsers to https only when the operator says so, for as long and as far as he says', () => {
    expect(hsts(0, false)).toBeUndefined()
    expect(hsts(0, true)).toBeUndefined()
    expect(hsts(86_400, false)).toBe('max-age=86400')
    expect(hsts(63_072_000, true)).toBe('max-age=63072000; includeSubDomains')
  })
})
