import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { findEnvProblems, makeEnvText, generateSecret } from './env-file'

const SECRET = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'
const OTHER_SECRET = '7d6c5b4a39281706f5e4d3c2b1a09f8e'

describe('findEnvProblems', () => {
  it.each([
    ['an empty file', ''],
    ['comments, blank lines and spaces', '# a\n\n  NAME = value \r\nexport OTHER=1\n'],
    ['values with = and # in them', 'URI=postgres://a:b@c/d?e=f#g\nEMPTY=\n'],
    ['quotes over several lines', 'KEY="first\nsecond"\nNEXT=1'],
    ['a byte order mark', '\uFEFFNAME=value'],
  ])('should accept %s', (_, text) => {
    expect(findEnvProblems(text)).toEqual([])
  })

  it('should accept what it writes itself', () => {
    expect(findEnvProblems(makeEnvText(3000))).toEqual([])
  })

  it('should name the line that is no assignment', () => {
    expect(findEnvProblems('A=1\nPAYLOAD_SECRET abc\n')).toEqual([{ line: 2, problem: 'has no NAME=value' }])
  })

  it('should name a setting that cannot be one', () => {
    expect(findEnvProblems('MY-NAME=1')).toEqual([{ line: 1, problem: 'has a name that cannot be a setting: MY-NAME' }])
  })

  it('should name a quote that stays open', () => {
    expect(findEnvProblems('A=1\nB="half\nC=2')).toEqual([
      { line: 2, problem: 'opens a quote for B that never closes' },
    ])
  })

  it('should refuse what is not text', () => {
    expect(findEnvProblems('A=\0')).toEqual([{ line: 1, problem: 'is not UTF-8 text' }])
  })
})

describe('generateSecret', () => {
  it('should give 64 hexadecimal characters, never the same', () => {
    expect(generateSecret()).toMatch(/^[0-9a-f]{64}$/)
    expect(generateSecret()).not.toBe(generateSecret())
  })
})

describe('loadSettings and joinSettings', () => {
  let root = ''

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'guide-env-'))
  })

  afterEach(() => rmSync(root, { recursive: true }))

  /** In a process of its own: Next's reader looks at the files only once. */
  const load = (env: Readonly<Record<string, string>> = {}, port = 3000): Promise<string> =>
    run(`loadSettings({ root: ${JSON.stringify(root)}, mode: 'production', port: ${port} })`, env)

  const join = (env: Readonly<Record<string, string>> = {}): Promise<string> =>
    run(`joinSettings(${JSON.stringify(root)})`, env)

  const build = (env: Readonly<Record<string, string>> = {}): Promise<string> =>
    run(`loadBuildSettings(${JSON.stringify(root)})`, env)

  async function run(call: string, env: Readonly<Record<string, string>>): Promise<string> {
    const script = `
      import { joinSettings, loadBuildSettings, loadSettings } from ${JSON.stringify(new URL('./env-file.ts', import.meta.url).href)}
      try {
        console.log(${call})
      } catch (error) {
        console.log(error.message)
      }
      console.log(process.env.PAYLOAD_SECRET)`
    const args = ['--import', 'tsx', '--input-type=module', '--eval', script]
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { NODE_ENV: 'test', PATH: process.env.PATH, ...env },
    })
    return stdout
  }

  const write = (text: string) => writeFileSync(path.join(root, '.env'), text)

  it('should build with the secret that the guide runs with', async () => {
    write(`PAYLOAD_SECRET=${SECRET}\nCRON_SECRET=${SECRET}\n`)
    expect(await build()).toBe(`read from .env\n${SECRET}\n`)
  })

  it('should build with a random secret where there is none, and store it nowhere', async () => {
    expect(await build()).toMatch(/^read from the environment\n[0-9a-f]{64}\n$/)
    expect(statSync(path.join(root, '.env'), { throwIfNoEntry: false })).toBeUndefined()
    write('SITE_URL=https://guide.example\n')
    expect(await build()).toMatch(/^read from \.env\n[0-9a-f]{64}\n$/)
  })

  it('should make a private file with secrets and the address of the port', async () => {
    expect(await load({}, 3456)).toMatch(/^\.env made with random secrets\n[0-9a-f]{64}\n$/)
    const file = path.join(root, '.env')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).toContain('SITE_URL=http://localhost:3456')
  })

  it('should make no file when the environment has the secrets', async () => {
    expect(await load({ PAYLOAD_SECRET: SECRET, CRON_SECRET: SECRET })).toContain('read from the environment')
    expect(statSync(path.join(root, '.env'), { throwIfNoEntry: false })).toBeUndefined()
  })

  it('should let the environment win over the file', async () => {
    write(`PAYLOAD_SECRET=${SECRET}\nCRON_SECRET=${SECRET}\n`)
    expect(await load({ PAYLOAD_SECRET: OTHER_SECRET })).toBe(`read from .env\n${OTHER_SECRET}\n`)
  })

  it('should leave an existing file as it is and ask for what is missing', async () => {
    const text = `PAYLOAD_SECRET=${SECRET}\n`
    write(text)
    expect(await load()).toContain('CRON_SECRET is not set.')
    expect(readFileSync(path.join(root, '.env'), 'utf8')).toBe(text)
  })

  it('should refuse a secret that is too short', async () => {
    write(`PAYLOAD_SECRET=short\nCRON_SECRET=${SECRET}\n`)
    expect(await load()).toContain('PAYLOAD_SECRET must be at least 32 characters.')
  })

  it('should refuse a secret that repeats itself, and name the command that makes one', async () => {
    write(`PAYLOAD_SECRET=${SECRET}\nCRON_SECRET=${'x'.repeat(32)}\n`)
    expect(await load()).toContain('CRON_SECRET can be guessed: it repeats itself. Make one with: openssl rand -hex 32')
  })

  it('should make no file for a script beside the guide, and say where settings come from', async () => {
    expect(await join()).toContain('The settings of the guide are not here.')
    expect(statSync(path.join(root, '.env'), { throwIfNoEntry: false })).toBeUndefined()
  })

  it('should read for a script what the guide reads', async () => {
    write(`PAYLOAD_SECRET=${SECRET}\nCRON_SECRET=${SECRET}\n`)
    expect(await join()).toBe(`read from .env\n${SECRET}\n`)
  })

  it('should read for a script the files of the service that runs from this folder, before those of the folder', async () => {
    write(`PAYLOAD_SECRET=${OTHER_SECRET}\nCRON_SECRET=${SECRET}\n`)
    const file = path.join(root, 'service.env')
    writeFileSync(file, `# set by hand\nPAYLOAD_SECRET="${SECRET}"\n`)
    const PATH = showService(root, file)
    expect(await join({ PATH })).toBe(`read from .env, and from ${file}\n${SECRET}\n`)
    expect(await join({ PATH, PAYLOAD_SECRET: OTHER_SECRET })).toContain(`\n${OTHER_SECRET}\n`)
  })

  it('should give a build the address of the service it is made beside', async () => {
    const file = path.join(root, 'service.env')
    writeFileSync(file, `PAYLOAD_SECRET=${SECRET}\nSITE_URL=https://guide.example\n`)
    const call = `[loadBuildSettings(${JSON.stringify(root)}), process.env.SITE_URL].join(' ')`
    expect(await run(call, { PATH: showService(root, file) })).toBe(
      `read from the environment, and from ${file} https://guide.example\n${SECRET}\n`,
    )
  })

  it('should leave the files of a service alone that runs from another folder', async () => {
    write(`PAYLOAD_SECRET=${OTHER_SECRET}\nCRON_SECRET=${SECRET}\n`)
    const file = path.join(root, 'service.env')
    writeFileSync(file, `PAYLOAD_SECRET=${SECRET}\n`)
    expect(await join({ PATH: showService('/opt/pilgrim-guide', file) })).toBe(`read from .env\n${OTHER_SECRET}\n`)
  })

  /** A systemctl that shows one service, found before the system's. */
  function showService(folder: string, file: string): string {
    const shown = `WorkingDirectory=${folder}\nEnvironmentFiles=${file} (ignore_errors=yes)\n`
    const program = path.join(root, 'systemctl')
    writeFileSync(program, `#!/bin/sh\nprintf '%s' '${shown}'\n`)
    chmodSync(program, 0o755)
    return `${root}:${process.env.PATH}`
  }

  it('should name the line of a malformed file', async () => {
    write(`PAYLOAD_SECRET=${SECRET}\nnonsense\n`)
    expect(await load()).toContain('.env line 2 has no NAME=value')
  })
})
