import { describe, expect, it } from 'vitest'

import { StepError } from '../process/steps'
import { explainFullDisk } from './full-disk'

const GB = 1_000_000_000

const disk = (freeBytes: number, takesFiles = true) => ({ folder: '/srv/guide/.data', freeBytes, takesFiles })

const explain = (error: unknown, space?: ReturnType<typeof disk>) => explainFullDisk('/srv/guide', error, space)

const refused = new StepError('PostgreSQL did not start:\nFATAL:  could not write lock file: No space left on device', [
  'Or set DATABASE_URI to a PostgreSQL server of your own.',
])

describe('explainFullDisk', () => {
  it('should say first which disk is full and how much is free, then the last words, and what to do', () => {
    const { message, advice } = explain(refused, disk(3_900_000))

    expect(message.split('\n')).toEqual([
      'The disk is full where /srv/guide/.data is: 3 MB free.',
      'PostgreSQL did not start:',
      'FATAL:  could not write lock file: No space left on device',
    ])
    expect(advice[0]).toBe('Make room there.')
    expect(advice.join('\n')).toContain('/srv/guide/.next/cache/turbopack')
    expect(advice.join('\n')).toContain('Delete nothing in /srv/guide/.data/postgres:')
    expect(advice.join('\n')).not.toContain('DATABASE_URI')
  })

  it.each([
    ['has no last words, because its log could not be written', new StepError('PostgreSQL did not start')],
    ['was cut off', new StepError('The own PostgreSQL ended without being asked to.')],
    [
      'cannot be given its record',
      Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    ],
  ])('should see by the disk alone why a server ended that %s', (_, error) => {
    expect(explain(error, disk(0)).message).toMatch(/^The disk is full where \/srv\/guide\/\.data is: 0 MB free\.\n/)
  })

  it('should say it of a disk that has bytes and no more files', () => {
    expect(explain(refused, disk(4 * GB, false)).message).toContain('4000 MB free, and no more files can be made.')
  })

  it.each([
    ['its words', refused],
    ['a quota', new StepError('PANIC:  could not write to file: Disk quota exceeded')],
    ['its code', Object.assign(new Error('could not extend the file'), { code: '53100' })],
    ['a file of ours', new Error('ENOSPC: no space left on device, open')],
  ])('should believe %s where there is room again, or a quota', (_, error) => {
    const { message, advice } = explain(error, disk(4 * GB))
    expect(message).toContain('There was no space left for /srv/guide/.data, with 4000 MB free now.')
    expect(advice.join('\n')).toContain('quota')
  })

  it('should say so of a disk that cannot be asked', () => {
    expect(explain(refused).message).toContain('There is no space left for /srv/guide/.data.')
  })

  it('should leave alone what has another reason', () => {
    const killed = new StepError('The own PostgreSQL ended without being asked to.', ['Its log is there.'])
    expect(explain(killed, disk(4 * GB))).toBe(killed)
    expect(explain(killed)).toBe(killed)
    expect(explain(new Error('odd'), disk(4 * GB))).toMatchObject({ message: 'odd', advice: [] })
  })
})
