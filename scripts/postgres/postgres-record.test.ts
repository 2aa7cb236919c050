import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { appendIfRoom } from './postgres-record'

/** Every write to it fails as on a full disk. Linux has it. */
const FULL = '/dev/full'

const folder = mkdtempSync(path.join(os.tmpdir(), 'guide-record-'))

afterAll(() => rmSync(folder, { recursive: true }))

describe('appendIfRoom', () => {
  it('should add to a log that only its owner can read', () => {
    const file = path.join(folder, 'postgres.log')
    appendIfRoom(file, 'one\n')
    appendIfRoom(file, 'two\n')
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it.runIf(existsSync(FULL))('should go on when there is no room', () => {
    expect(() => appendIfRoom(FULL, 'a line\n')).not.toThrow()
  })
})
