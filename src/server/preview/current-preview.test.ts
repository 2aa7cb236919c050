import { describe, expect, it, vi } from 'vitest'

import { currentPreview, runInPreview } from './current-preview'

const preview = () => ({ headers: new Headers({ cookie: 'payload-token=a' }), at: null, hasDrafts: true })

describe('currentPreview', () => {
  it('should be none where a page is made for readers', () => {
    expect(currentPreview()).toBeUndefined()
  })

  it('should be that of the page under way, and of no other at the same time', async () => {
    const [one, other] = [preview(), preview()]
    const seen = await Promise.all([
      runInPreview(one, async () => {
        await Promise.resolve()
        return currentPreview()
      }),
      runInPreview(other, async () => currentPreview()),
      (async () => currentPreview())(),
    ])
    expect(seen[0]).toBe(one)
    expect(seen[1]).toBe(other)
    expect(seen[2]).toBeUndefined()
  })

  it('should be the same one for a second copy of the module, as in the framework’s bundle', async () => {
    vi.resetModules()
    const copy = await import('./current-preview')
    const one = preview()
    expect(runInPreview(one, () => copy.currentPreview())).toBe(one)
  })
})
