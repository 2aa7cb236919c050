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

  it('should tell what was withdrawn from what has only changed', () => {
    const versions = createTagVersions()
    const made = versions.current
    versions.bump(['faq', 'withdrawn:article:x'])
    expect(versions.isCurrent(['article:x'], made)).toBe(false)
    expect(versions.isWithdrawn(['article:x'], made)).toBe(true)
    expect(versions.isWithdrawn(['faq', 'article:y'], made)).toBe(false)
    expect(versions.isWithdrawn(null, made)).toBe(true)
    expect(versions.isWithdrawn(['article:x'], versions.current)).toBe(false)
  })

  it('should count as withdrawn everywhere what was under everything', () => {
    const versions = createTagVersions()
    versions.bump(['everything'])
    expect(versions.isWithdrawn(['faq'], 0)).toBe(false)
    versions.bump(['withdrawn:everything'])
    expect(versions.isWithdrawn(['faq'], 1)).toBe(true)
  })
})
