import { describe, expect, it, vi } from 'vitest'

import { findChromium, type ChromiumWorld } from './chromium'

/** A Linux machine with these programs; `onRun` may add some. */
function world(programs: Set<string>, rest: Partial<ChromiumWorld> = {}): ChromiumWorld {
  return {
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: true,
    isProgram: (file) => programs.has(file),
    playwrightPath: () => '/cache/chrome',
    run: async () => false,
    ...rest,
  }
}

describe('findChromium', () => {
  it('should obey CHROMIUM_PATH', async () => {
    const program = await findChromium(
      world(new Set(['/opt/c', '/usr/bin/chromium']), { env: { CHROMIUM_PATH: '/opt/c' } }),
    )
    expect(program).toEqual({ path: '/opt/c', how: '/opt/c, from CHROMIUM_PATH' })
  })

  it('should refuse a CHROMIUM_PATH that is no program, rather than take another', async () => {
    const wrong = world(new Set(['/usr/bin/chromium']), { env: { CHROMIUM_PATH: '/opt/c', PATH: '/usr/bin' } })
    await expect(findChromium(wrong)).rejects.toThrow('CHROMIUM_PATH is /opt/c')
  })

  it.each([
    ['linux', { PATH: '/usr/bin' }, '/usr/bin/google-chrome'],
    ['darwin', { PATH: '/bin' }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['win32', { PROGRAMFILES: 'C:\\Programs' }, 'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe'],
  ] as const)('should find an installed browser on %s', async (platform, env, path) => {
    expect((await findChromium(world(new Set([path]), { platform, env }))).path).toBe(path)
  })

  it("should take Playwright's own when none is installed", async () => {
    expect((await findChromium(world(new Set(['/cache/chrome'])))).how).toContain('Playwright')
  })

  it("should install the distribution's package as root", async () => {
    const programs = new Set<string>()
    const run = vi.fn<ChromiumWorld['run']>(async (_, args) => {
      if (args[0] === 'install') programs.add('/usr/bin/chromium')
      return true
    })
    expect((await findChromium(world(programs, { run }))).how).toContain('installed now')
    expect(run.mock.calls.map(([command, args]) => [command, args[0]])).toEqual([
      ['apt-get', '--version'],
      ['apt-get', 'update'],
      ['apt-get', 'install'],
    ])
  })

  it('should take the one without windows before one with them', async () => {
    const both = world(new Set(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']))
    expect((await findChromium(both)).path).toBe('/usr/bin/chromium-headless-shell')
  })

  it('should install the one with windows where there is no other', async () => {
    const programs = new Set<string>()
    const run = async (_: string, args: readonly string[]) => {
      if (args[0] === 'install' && args.includes('chromium-headless-shell')) return false
      if (args[0] === 'install') programs.add('/usr/bin/chromium')
      return true
    }
    expect((await findChromium(world(programs, { run }))).path).toBe('/usr/bin/chromium')
  })

  it('should use sudo only where it asks for no password', async () => {
    const run = vi.fn<ChromiumWorld['run']>(async (command) => command === 'apt-get')
    await expect(findChromium(world(new Set(), { isRoot: false, run }))).rejects.toThrow('There is no Chromium')
    expect(run.mock.calls.map(([command, args]) => [command, ...args].join(' '))).toEqual([
      'apt-get --version',
      'sudo --non-interactive true',
      'npx playwright install chromium',
    ])
  })

  it('should let Playwright download one as a last resort', async () => {
    const programs = new Set<string>()
    const run = async (command: string) => {
      if (command === 'npx') programs.add('/cache/chrome')
      return command === 'npx'
    }
    expect((await findChromium(world(programs, { run }))).how).toContain('downloaded now')
  })
})
