import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { listBrowserTests, runBrowserTests, runIntegrationTests, runUnitTests, type RunOptions } from './run-tests'
import type { TestResult } from './test-reports'
import { judge } from './verdict'
import { writeFileIn } from '../../tests/helpers/write-file-in'

const GUIDE = path.resolve('.')

/** A project of planted tests: they know by a file whether they have run before. */
let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'guide-planted-'))
  symlinkSync(path.join(GUIDE, 'node_modules'), path.join(root, 'node_modules'))
  write('package.json', '{ "type": "module" }')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, text: string) => writeFileIn(root, file, text)

const options = (): RunOptions => ({ root, folder: path.join(root, 'results'), env: {}, files: [], output: 'keep' })

const outcomes = (results: readonly TestResult[]) =>
  Object.fromEntries(results.map(({ title, outcome }) => [title, outcome]))

const isGreen = (results: readonly TestResult[]) =>
  judge({ results: { unit: [], int: results, browser: [] }, isBroken: false }).isGreen

/** Source of a test that fails for as long as it has run no more than `times` times. */
const failing = (title: string, times: number) => `
  test('${title}', () => {
    const runs = existsSync('${title}') ? readFileSync('${title}', 'utf8').length + 1 : 1
    writeFileSync('${title}', 'x'.repeat(runs))
    expect(runs).toBeGreaterThan(${times})
  })`

const FS = `import { existsSync, readFileSync, writeFileSync } from 'node:fs'\n`

describe('the tests of a run', () => {
  const planVitest = (tests: Readonly<Record<string, string>>) => {
    const projects = ['unit', 'int'].map((name) => `{ test: { name: '${name}', include: ['${name}/*.test.ts'] } }`)
    write('vitest.config.ts', `export default { test: { projects: [${projects.join(', ')}] } }`)
    for (const [file, text] of Object.entries(tests)) write(file, `${FS}import { expect, test } from 'vitest'\n${text}`)
  }

  it('should name an integration test unsteady that fails once, and pass', async () => {
    planVitest({ 'int/a.test.ts': failing('once', 1), 'int/b.test.ts': failing('never', 0) })
    const results = await runIntegrationTests(options())
    expect(outcomes(results)).toEqual({ once: 'unsteady', never: 'passed' })
    expect(isGreen(results)).toBe(true)
  })

  it('should be red when an integration test fails twice', async () => {
    planVitest({ 'int/a.test.ts': failing('twice', 2) })
    const results = await runIntegrationTests(options())
    expect(outcomes(results)).toEqual({ twice: 'failed' })
    expect(isGreen(results)).toBe(false)
  })

  it('should give a unit test no second try', async () => {
    planVitest({ 'unit/a.test.ts': failing('once', 1) })
    expect(outcomes(await runUnitTests(options()))).toEqual({ once: 'failed' })
  })

  /** Source of what goes wrong beside a test that passes, at the first time only. */
  const wrongOnce = (what: string) => `
    test('never', async () => {
      if (existsSync('been-here')) return
      writeFileSync('been-here', '')
      ${what}
    })`

  it.each([
    [
      'an error nobody catches',
      `setTimeout(() => { throw new Error('lost') }); await new Promise((r) => setTimeout(r, 50))`,
    ],
    ['a worker that crashes', `process.kill(process.pid, 'SIGKILL'); await new Promise(() => undefined)`],
  ])('should name the file of %s, and run it once more', async (_, what) => {
    planVitest({ 'int/a.test.ts': wrongOnce(what), 'int/b.test.ts': failing('other', 0) })
    const results = await runIntegrationTests(options())
    expect(results.filter(({ outcome }) => outcome !== 'passed')).toMatchObject([
      {
        file: 'int/a.test.ts',
        title: '(the whole file)',
        outcome: 'unsteady',
        reason: expect.stringMatching(/lost|exited unexpectedly/),
      },
    ])
    expect(outcomes(results)).toMatchObject({ never: 'passed', other: 'passed' })
  })

  it('should be red for an error nobody catches in a unit test', async () => {
    planVitest({ 'unit/a.test.ts': wrongOnce(`Promise.reject(new Error('lost'))`) })
    const results = await runUnitTests(options())
    expect(results).toMatchObject([
      { title: 'never', outcome: 'passed' },
      { file: 'unit/a.test.ts', title: '(the whole file)', outcome: 'failed', reason: 'lost' },
    ])
  })

  it('should run everything once more when the runner itself breaks', async () => {
    planVitest({ 'int/a.test.ts': failing('other', 0) })
    const config = readFileSync(path.join(root, 'vitest.config.ts'), 'utf8')
    write(
      'vitest.config.ts',
      `${FS}if (!existsSync('been-here')) { writeFileSync('been-here', ''); throw new Error('no configuration') }\n${config}`,
    )
    expect(outcomes(await runIntegrationTests(options()))).toEqual({
      '(outside of the files)': 'unsteady',
      other: 'passed',
    })
  })

  it('should be red when the runner breaks twice', async () => {
    write('vitest.config.ts', `throw new Error('no configuration')`)
    const results = await runIntegrationTests(options())
    expect(results).toMatchObject([{ outcome: 'failed', reason: expect.stringMatching(/names no test that failed/) }])
    expect(isGreen(results)).toBe(false)
  })

  it('should list the browser tests, run every file of them though one has failed, and try again by itself', async () => {
    write(
      'playwright.config.ts',
      `import guide from '${GUIDE}/playwright.config'
      const { globalSetup, ...config } = guide
      export default { ...config, testDir: '.', workers: 1, outputDir: 'results/browser' }`,
    )
    const planted = `${FS}import { expect, test } from '@playwright/test'\n`
    write('reading.e2e.ts', planted + failing('twice', 2) + failing('once', 1))
    write('using.e2e.ts', planted + failing('never', 0))
    expect((await listBrowserTests(options())).map(({ file, title }) => [file, title])).toEqual([
      ['reading.e2e.ts', 'twice'],
      ['reading.e2e.ts', 'once'],
      ['using.e2e.ts', 'never'],
    ])
    const results = await runBrowserTests(options())
    expect(outcomes(results)).toEqual({ twice: 'failed', once: 'unsteady', never: 'passed' })
    expect(results[0]?.reason).toMatch(/toBeGreaterThan/)
  })
})
