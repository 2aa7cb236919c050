import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { readCommandLine } from '../postgres/postgres-lock'
import { takeWorkshop, WORKSHOP_LOCK } from './workshop-lock'

let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'guide-lock-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

/** More than any system gives. */
const NO_PROCESS = 2 ** 30

/** As somebody has left it. */
function put(owner: string): void {
  mkdirSync(path.join(root, WORKSHOP_LOCK))
  writeFileSync(path.join(root, WORKSHOP_LOCK, 'owner.json'), owner)
}

const give = (leave: (() => void) | number) => {
  expect(leave).toBeTypeOf('function')
  if (typeof leave === 'function') leave()
}

describe('the lock of builds', () => {
  it('should be one at a time, and leave nothing behind', () => {
    const leave = takeWorkshop(root)

    expect(takeWorkshop(root)).toBe(process.pid)
    give(leave)

    expect(readdirSync(root)).toEqual([])
    give(takeWorkshop(root))
  })

  it('should be that of another process which runs', () => {
    put(JSON.stringify({ pid: process.ppid, command: readCommandLine(process.ppid) }))

    expect(takeWorkshop(root)).toBe(process.ppid)
    expect(existsSync(path.join(root, WORKSHOP_LOCK))).toBe(true)
    expect(readdirSync(root)).toEqual([WORKSHOP_LOCK])
  })

  it.each([
    ['of a process that is gone', () => ({ pid: NO_PROCESS, command: 'npm run build' })],
    ['of another program by now', () => ({ pid: process.ppid, command: 'npm run build, and long gone' })],
    ['of an earlier process of this number', () => ({ pid: process.pid, command: readCommandLine(process.pid) })],
    ['of a disk that was full', () => null],
  ])('should be taken over when it is %s', (_name, owner) => {
    const left = owner()
    put(left === null ? '' : JSON.stringify(left))

    give(takeWorkshop(root))

    expect(readdirSync(root)).toEqual([])
  })
})
