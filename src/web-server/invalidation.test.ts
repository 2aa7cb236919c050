import { describe, expect, it } from 'vitest'

import { createTagVersions } from './invalidation'

describe('tag versions', () => {
  it('should call current what was made of nothing that has changed since', () => {
    const versions = createTagVersions()
    versions.bump(['faq'])
    const made = versions.current
    versions.bump(['locations', 'location:7'])
    expect(versions.isCurrent(['settings', 'faq'], made)).toBe(true)
    expect(versions.isCurrent(['settings', 'location:7'], made)).toBe(false)
    expect(versions.isCurrent(['settings', 'location:7'], versions.current)).toBe(true)
  })

  it('should call old what was made before everything changed', () => {
    const versions = createTagVersions()
    const made = versions.current
    versions.bump(['everything'])
    expect(versions.isCurrent(['faq'], made)).toBe(false)
    expect(versions.isCurrent([], made)).toBe(false)
    expect(versions.isCurrent(['faq'], versions.current)).toBe(true)
  })

  it('should call old at any change what is made of nothing known', () => {
    const versions = createTagVersions()
    const made = versions.current
    expect(versions.isCurrent(null, made)).toBe(true)
    versions.bump(['faq'])
    expect(versions.isCurrent(null, made)).toBe(false)
  })
})
