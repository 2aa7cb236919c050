import { describe, expect, it } from 'vitest'

import { makeStorage, refuseStorage } from '../../tests/helpers/memory-storage'

import { deleteReloadedBuilds, noteReload, readReloadedBuilds } from './reloaded-builds'

describe('the builds a tab was reloaded for', () => {
  it('should be all that were noted, until they are deleted', () => {
    const storage = makeStorage()
    expect(readReloadedBuilds(() => storage)).toEqual([])
    expect(noteReload(() => storage, 'one')).toBe(true)
    expect(noteReload(() => storage, 'two')).toBe(true)
    expect(readReloadedBuilds(() => storage)).toEqual(['one', 'two'])
    expect(deleteReloadedBuilds(() => storage)).toBe(true)
    expect(storage.texts.size).toBe(0)
  })

  it.each(['{', '7', '{"a":1}', '[1,null]'])('should be none where %s is stored', (text) => {
    expect(readReloadedBuilds(() => makeStorage({ 'reloaded-for': text }))).toEqual([])
  })

  it('should say when nothing can be noted', () => {
    expect(readReloadedBuilds(refuseStorage)).toEqual([])
    expect(noteReload(refuseStorage, 'one')).toBe(false)
    expect(deleteReloadedBuilds(refuseStorage)).toBe(false)
  })
})
