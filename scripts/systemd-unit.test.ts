import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { userInfo, tmpdir } from 'node:os'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

const text = readFileSync(new URL('../deploy/pilgrim-guide.service', import.meta.url), 'utf8')

/** `Name=value` of each section, without comments. */
const settings = new Map(
  text.split('\n').flatMap((line): [string, string][] => {
    const [, name, value] = /^([A-Za-z]+)=(.*)$/.exec(line) ?? []
    return name === undefined || value === undefined ? [] : [[name, value]]
  }),
)

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

/** The unit as this machine could run it: its own Node, account and folder. */
const here = text
  .replace('/usr/bin/node', process.execPath)
  .replace(/^(User|Group)=.*$/gm, `$1=${userInfo().username}`)
  .replaceAll('/opt/pilgrim-guide', tmpdir())

describe('deploy/pilgrim-guide.service', () => {
  it.runIf(hasSystemd)('should be a unit that systemd understands to the last word', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'guide-unit-'))
    try {
      const file = path.join(folder, 'pilgrim-guide.service')
      writeFileSync(file, here)

      // What it does not understand it names here, and goes on.
      expect(spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' }).stderr).toBe('')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('should have nothing but sections, settings and comments', () => {
    expect(text.split('\n').filter((line) => !/^(?:#.*|\[[A-Z][a-z]+\]|[A-Za-z]+=.*|)$/.test(line))).toEqual([])
  })

  it('should start the script of npm start, with no program in between', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      scripts: { start: string }
    }
    expect(settings.get('ExecStart')).toBe(`/usr/bin/${scripts.start}`)
  })

  it('should be started again whenever it fails, and be given time to stop in order', () => {
    expect(settings.get('Restart')).toBe('on-failure')
    expect(settings.get('StartLimitIntervalSec')).toBe('0')
    expect(settings.get('KillMode')).toBe('mixed')
    // Else a build that is killed takes the guide with it, and so does each one after it.
    expect(settings.get('OOMPolicy')).toBe('continue')
    // Ten seconds for requests, and the shutdown of PostgreSQL.
    expect(Number.parseInt(settings.get('TimeoutStopSec') ?? '', 10)).toBeGreaterThanOrEqual(70)
  })

  it('should run as an ordinary account that can write its own folder only', () => {
    expect(settings.get('User')).not.toBe('root')
    expect(settings.get('ProtectSystem')).toBe('strict')
    expect(settings.get('ReadWritePaths')).toBe(settings.get('WorkingDirectory'))
    expect(settings.get('NoNewPrivileges')).toBe('true')
    expect(settings.get('CapabilityBoundingSet')).toBe('')
  })
})
