import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Environment } from '../process/children'
import { createStepRunner, StepError } from '../process/steps'
import { buildIfNeeded, getNextProgram, makeBuildNames, prepareAndBuild } from './build'
import { hashSources } from './build-stamp'
import { WEB_SERVER } from './build-web-server'

let root = ''
let lines: string[] = []

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'guide-build-'))
  lines = []
  mkdirSync(path.join(root, 'src'))
  writeFileSync(path.join(root, 'src', 'a.ts'), 'one')
  putWebServer()
  putNext()
})

afterEach(() => rmSync(root, { recursive: true, maxRetries: 5 }))

const log = (): string => path.join(root, 'log')

function putWebServer(): void {
  const folder = path.join(root, 'src', 'web-server')
  mkdirSync(path.join(folder, 'next-internals'), { recursive: true })
  writeFileSync(path.join(root, 'tsconfig.json'), '{}')
  for (const entry of ['main.ts', 'best-brotli-worker.ts', 'next-internals/framework-store.ts'])
    writeFileSync(path.join(folder, entry), 'export {}')
  const worker = path.join(root, 'src', 'service-worker')
  mkdirSync(worker, { recursive: true })
  for (const entry of ['main.ts', 'removal.ts']) writeFileSync(path.join(worker, entry), 'export {}')
  mkdirSync(path.join(root, 'public', 'icons'), { recursive: true })
  const app = path.join(root, 'src', 'app')
  for (const folder of ['(frontend)', 'api']) mkdirSync(path.join(app, folder), { recursive: true })
  writeFileSync(path.join(app, '(frontend)', 'layout.tsx'), 'export {}')
}

/** Replaces the framework's program: writes down which half it was called for. */
function putNext({ fails = false } = {}): void {
  mkdirSync(path.dirname(getNextProgram(root)), { recursive: true })
  writeFileSync(
    getNextProgram(root),
    `const fs = require('node:fs')
     fs.appendFileSync('log', process.argv.at(-1) + ' ')
     fs.mkdirSync('.next/server/app/(frontend)', { recursive: true })
     for (const page of ['index', 'authorities', 'phrases', 'offline']) fs.writeFileSync('.next/server/app/' + page + '.html', '')
     if (process.argv.at(-1) === 'compile') fs.writeFileSync('.next/BUILD_ID', String(process.env.GUIDE_BUILD_ID))
     process.exit(${fails ? 1 : 0})`,
  )
}

const step = createStepRunner({ write: (line) => lines.push(line.replace(/ \([^)]*\)$/, '')), now: () => 0 })

const prepareContent = (): Promise<string> => {
  appendFileSync(log(), 'content ')
  return Promise.resolve('filled')
}

const start = (content: () => Promise<string> = prepareContent): Promise<void> =>
  prepareAndBuild({ step, root, env: {}, prepareContent: content })

describe('prepareAndBuild', () => {
  it('should make the pages when both the content and the compiler are done', async () => {
    await start()

    expect(readFileSync(log(), 'utf8')).toBe('content compile generate ')
    expect(lines).toEqual(['✓ Content: filled', '✓ Build: made', '✓ Pages'])
    expect(existsSync(path.join(root, WEB_SERVER))).toBe(true)
  })

  it('should not build the same sources again', async () => {
    await start()
    rmSync(log())
    lines = []
    await start()

    expect(readFileSync(log(), 'utf8')).toBe('content ')
    expect(lines.toSorted()).toEqual(['✓ Build: up to date', '✓ Content: filled'])
  })

  it('should say at once that the content failed, and leave no finished build behind', async () => {
    const failure = new StepError('No room.')

    await expect(start(() => Promise.reject(failure))).rejects.toBe(failure)

    expect(lines).toEqual(['✗ Content'])
    await buildIfNeeded(root, {})
    expect(readFileSync(log(), 'utf8')).toContain('generate')
  })

  it('should let the content finish before it says that the compiler failed', async () => {
    putNext({ fails: true })

    await expect(start()).rejects.toThrow('The build failed (1).')

    expect(lines.toSorted()).toEqual(['✓ Content: filled', '✗ Build'])
  })
})

describe('what a build is called', () => {
  it('should be said by its sources and settings alone', async () => {
    const { GUIDE_BUILD_ID: id } = makeBuildNames(hashSources(root, {}), {})
    expect(id).toMatch(/^[\da-f]{16}$/)

    await buildIfNeeded(root, {})

    expect(readFileSync(path.join(root, '.next', 'BUILD_ID'), 'utf8')).toBe(id)
    writeFileSync(path.join(root, 'src', 'a.ts'), 'two')
    expect(makeBuildNames(hashSources(root, {}), {})['GUIDE_BUILD_ID']).not.toBe(id)
  })

  it('should come with a key that goes with the secret, as long as the framework wants it', () => {
    const makeKey = (env: Environment) => makeBuildNames('a', env)['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY']
    const key = makeKey({ PAYLOAD_SECRET: 'one' })
    expect(Buffer.from(key ?? '', 'base64')).toHaveLength(32)
    expect(makeKey({ PAYLOAD_SECRET: 'one' })).toBe(key)
    expect(makeKey({ PAYLOAD_SECRET: 'two' })).not.toBe(key)
    expect(makeKey({ PAYLOAD_SECRET: 'one', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'own' })).toBe('own')
    expect(makeKey({})).toBeUndefined()
  })
})

describe('buildIfNeeded', () => {
  it('should run both halves, and none when nothing changed', async () => {
    expect(await buildIfNeeded(root, {})).toBe('made')
    expect(await buildIfNeeded(root, {})).toBe('up to date')
    writeFileSync(path.join(root, 'src', 'a.ts'), 'two')
    expect(await buildIfNeeded(root, {})).toBe('made again, the sources had changed')
    expect(readFileSync(log(), 'utf8')).toBe('compile generate compile generate ')
  })
})
