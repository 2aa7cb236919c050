import { describe, expect, it } from 'vitest'

import { FULL_BELOW_BYTES, judgeFullest, judgeSpace, LOW_BELOW_BYTES, readDiskSpace } from './disk-space'

const space = (freeBytes: number, takesFiles = true) => ({ folder: '/srv/guide', freeBytes, takesFiles })

describe('judgeSpace', () => {
  it.each([
    [0, 'full'],
    [FULL_BELOW_BYTES - 1, 'full'],
    [FULL_BELOW_BYTES, 'low'],
    [LOW_BELOW_BYTES - 1, 'low'],
    [LOW_BELOW_BYTES, 'ok'],
  ])('should call %i free bytes %s', (freeBytes, state) => {
    expect(judgeSpace(space(freeBytes))).toBe(state)
  })

  it('should call a disk full that has bytes but can take no more files', () => {
    expect(judgeSpace(space(LOW_BELOW_BYTES, false))).toBe('full')
  })
})

describe('judgeFullest', () => {
  it('should take the worst of several, and nothing known for well', () => {
    expect(judgeFullest([space(LOW_BELOW_BYTES), space(0), space(FULL_BELOW_BYTES)])).toBe('full')
    expect(judgeFullest([space(LOW_BELOW_BYTES), space(FULL_BELOW_BYTES)])).toBe('low')
    expect(judgeFullest([])).toBe('ok')
  })
})

describe('readDiskSpace', () => {
  it('should read what is free where a folder is', async () => {
    expect(await readDiskSpace('.')).toEqual({
      folder: '.',
      freeBytes: expect.any(Number) as number,
      takesFiles: expect.any(Boolean) as boolean,
    })
  })

  it('should know nothing of a folder that is not there', async () => {
    expect(await readDiskSpace('/no/such/folder')).toBeUndefined()
  })
})
