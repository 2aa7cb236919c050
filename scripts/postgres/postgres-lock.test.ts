import { describe, expect, it } from 'vitest'

import { findHolder } from './postgres-lock'

const DATA = '/srv/guide/.data/postgres'
const SERVER = `/srv/guide/node_modules/postgres -D ${DATA} -p 5433`
const START = 'node --import tsx scripts/start.ts'

/** Processes by id; `undefined` is a live one whose command the system hides. */
function holder(processes: Readonly<Record<number, string | undefined>>, pidFile: string | undefined, owner = true) {
  return findHolder({
    dataFolder: DATA,
    pidFile,
    owner: owner ? { pid: 10, command: START } : undefined,
    isAlive: (pid) => pid in processes,
    readCommandLine: (pid) => processes[pid],
  })
}

describe('findHolder', () => {
  it('should find nobody without a lock file', () => {
    expect(holder({ 10: START, 20: SERVER }, undefined)).toEqual({ kind: 'none' })
  })

  it.each([
    ['its process is gone', {}, '20\n/srv\n'],
    ['its id now belongs to another program', { 20: 'vim notes.txt' }, '20\n'],
    ['its id now belongs to the server of another folder', { 20: 'postgres -D /elsewhere' }, '20\n'],
    ['it is empty', { 20: SERVER }, ''],
    ['it is garbage', { 20: SERVER }, 'x'],
    ['its id is no process id', { 0: SERVER }, '0'],
  ])('should call the lock file stale when %s', (_, processes, pidFile) => {
    expect(holder(processes, pidFile)).toEqual({ kind: 'stale' })
  })

  it('should name the one who runs it', () => {
    expect(holder({ 10: START, 20: SERVER }, '20\n')).toEqual({ kind: 'busy', postgresPid: 20, ownerPid: 10 })
  })

  it.each([
    ['is gone', { 20: SERVER }, true],
    ['is another program by now', { 10: 'vim', 20: SERVER }, true],
    ['was never written down', { 10: START, 20: SERVER }, false],
  ])('should call a live server an orphan when its owner %s', (_, processes, owner) => {
    expect(holder(processes, '20\n', owner)).toEqual({ kind: 'orphan', postgresPid: 20 })
  })

  it('should take a live process whose command is hidden for the server', () => {
    expect(holder({ 20: undefined }, '20\n')).toEqual({ kind: 'orphan', postgresPid: 20 })
  })
})
