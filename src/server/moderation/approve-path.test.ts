import { describe, expect, it } from 'vitest'

import { pathSlug } from './approve-path'

describe('pathSlug', () => {
  it.each([
    ['From gate 79 to the Clock Tower', 'from-gate-79-to-the-clock-tower-12'],
    ['Sa’i & Tawāf!', 'sai-tawaf-12'],
    ['من باب الملك فهد', 'path-12'],
    ['باب 79', '79-12'],
    ['x'.repeat(120), `${'x'.repeat(60)}-12`],
    ['---', 'path-12'],
  ])('should make of %s an address that the CMS takes', (title, slug) => {
    expect(pathSlug({ id: 12, title })).toBe(slug)
    expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  })
})
