import { describe, expect, it } from 'vitest'

import { findBlockedFolder } from './postgres-account'

const postgres = { uid: 101, gid: 104 }

function blocked(modes: Readonly<Record<string, number>>, owner = { uid: 0, gid: 0 }) {
  return findBlockedFolder('/root/guide/.data', postgres, (folder) => {
    const mode = modes[folder]
    return mode === undefined ? undefined : { mode, ...owner }
  })
}

describe('findBlockedFolder', () => {
  it('should find nothing where others may pass', () => {
    expect(blocked({ '/': 0o755, '/root': 0o711, '/root/guide': 0o755 })).toBeUndefined()
  })

  it('should name the first folder others may not enter', () => {
    expect(blocked({ '/': 0o755, '/root': 0o700, '/root/guide': 0o700 })).toBe('/root')
  })

  it('should look at the right of the owner when the account owns it', () => {
    expect(blocked({ '/root': 0o700 }, { uid: 101, gid: 0 })).toBeUndefined()
    expect(blocked({ '/root': 0o077 }, { uid: 101, gid: 0 })).toBe('/root')
  })

  it('should look at the right of the group when the account is in it', () => {
    expect(blocked({ '/root': 0o710 }, { uid: 0, gid: 104 })).toBeUndefined()
    expect(blocked({ '/root': 0o701 }, { uid: 0, gid: 104 })).toBe('/root')
  })
})
