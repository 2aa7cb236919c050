import { describe, expect, it } from 'vitest'

import { cookieForBrowser, cookieForCms } from './session-cookie'

describe('the session cookie on https', () => {
  it('should be kept under the name that only this host can set, with all that it says beside', () => {
    const cookie =
      'payload-token=abc.def; Expires=Tue, 24 Nov 2026; Path=/; Secure=true; HttpOnly=true; SameSite=Strict'
    expect(cookieForBrowser(cookie)).toBe(`__Host-${cookie}`)
    expect(cookieForBrowser('payload-theme=dark; Path=/')).toBe('payload-theme=dark; Path=/')
  })

  it('should be read back under the name that the CMS knows', () => {
    expect(cookieForCms('a=b; __Host-payload-token=abc; c=d')).toBe('a=b; payload-token=abc; c=d')
  })

  it.each([
    'payload-token=planted; __Host-payload-token=own',
    '__Host-payload-token=own; payload-token=planted',
    '__Host-payload-token=own;payload-token=planted',
  ])('should not be what another host has planted: %s', (cookie) => {
    expect(cookieForCms(cookie)).toContain('payload-token=own')
    expect(cookieForCms(cookie)).not.toContain('planted')
    expect(cookieForCms('payload-token=planted')).toBe('')
  })
})
