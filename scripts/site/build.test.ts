import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Environment } from '../process/children'
import { createStepRunner, StepError } from '../process/steps'
import { BuildError, buildIfNeeded, getNextProgram, makeBuildNames, prepareAndBuild } from './build'
import { hashSources } from './build-hash'
import { WEB_SERVER } from './build-web-server'
import { type Build, listBuilds, noteStarted } from './builds'
import { WORKSHOP_LOCK } from './workshop-lock'

let root = ''
let lines: string[] = []

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'guide-build-'))
  lines = []
  mkdirSync(path.join(root, 'src'))
  writeFileSync(path.join(root, 'src', 'a.ts'), 'one')
  mkdirSync(path.join(root, 'migrations'))
  writeFileSync(path.join(root, 'migrations', '2026_first.ts'), '')
  writeFileSync(path.join(root, 'package-lock.json'), '{"packages":{}}')
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
function putNext({ failsIn }: { failsIn?: 'compile' | 'generate' } = {}): void {
  mkdirSync(path.dirname(getNextProgram(root)), { recursive: true })
  writeFileSync(
    getNextProgram(root),
    `const fs = require('node:fs')
     const half = process.argv.at(-1)
     fs.appendFileSync('log', half + ' ')
     fs.mkdirSync('.next/server/app/(frontend)', { recursive: true })
     fs.mkdirSync('.next/cache', { recursive: true })
     for (const page of ['index', 'authorities', 'phrases', 'offline']) fs.writeFileSync('.next/server/app/' + page + '.html', '')
     if (half === 'compile') fs.writeFileSync('.next/BUILD_ID', String(process.env.GUIDE_BUILD_ID))
     if (half === '${failsIn}') process.kill(process.pid, 'SIGKILL')`,
  )
}

const step = createStepRunner({ write: (line) => lines.push(line.replace(/ \([^)]*\)$/, '')), now: () => 0 })

const prepareContent = (): Promise<string> => {
  appendFileSync(log(), 'content ')
  return Promise.resolve('filled')
}

const start = (content: () => Promise<string> = prepareContent): Promise<Build> =>
  prepareAndBuild({ step, root, env: {}, prepareContent: content })

describe('prepareAndBuild', () => {
  it('should make the pages when both the content and the compiler are done', async () => {
    const { folder, migrations } = await start()

    expect(readFileSync(log(), 'utf8')).toBe('content compile generate ')
    expect(lines).toEqual(['✓ Content: filled', '✓ Build: made', '✓ Pages'])
    expect(existsSync(path.join(root, folder, WEB_SERVER))).toBe(true)
    expect(migrations).toEqual(['2026_first'])
  })

  it('should not build the same sources again', async () => {
    const first = await start()
    rmSync(log())
    lines = []

    expect(await start()).toEqual(first)

    expect(readFileSync(log(), 'utf8')).toBe('content ')
    expect(lines).toEqual(['✓ Build: up to date', '✓ Content: filled'])
  })

  it('should say at once that the content failed, and leave no finished build behind', async () => {
    const failure = new StepError('No room.')

    await expect(start(() => Promise.reject(failure))).rejects.toBe(failure)

    expect(lines).toEqual(['✗ Content'])
    await buildIfNeeded(root, {})
    expect(readFileSync(log(), 'utf8')).toContain('generate')
  })

  it('should build nothing where it may not, and say so', async () => {
    const failure: unknown = await prepareAndBuild({ step, root, env: {}, mayBuild: false, prepareContent }).catch(
      (error: unknown) => error,
    )

    expect(String(failure)).toContain('There is no build of this version')
    expect(failure).not.toBeInstanceOf(BuildError)
    expect(existsSync(log())).toBe(false)
  })

  it('should serve a build that is there where it may make none', async () => {
    const { folder } = await start()

    expect((await prepareAndBuild({ step, root, env: {}, mayBuild: false, prepareContent })).folder).toBe(folder)
  })

  it('should let the content finish before it says that the first compiler failed', async () => {
    putNext({ failsIn: 'compile' })

    await expect(start()).rejects.toThrow('The build failed (SIGKILL).')

    expect(lines.toSorted()).toEqual(['✓ Content: filled', '✗ Build'])
    expect(listBuilds(root)).toEqual([])
  })
})

describe('prepareAndBuild, where there is a build', () => {
  const readFiles = (folder: string) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted()

  beforeEach(async () => {
    noteStarted(root, await start())
    rmSync(log())
    lines = []
    writeFileSync(path.join(root, 'src', 'a.ts'), 'two')
  })

  it('should touch neither that nor its database before the new one is compiled', async () => {
    const [before] = listBuilds(root)
    const files = readFiles(before?.folder ?? '')

    const after = await start()

    expect(readFileSync(log(), 'utf8')).toBe('compile content generate ')
    expect(lines).toEqual(['✓ Build: made beside the one before', '✓ Content: filled', '✓ Pages'])
    expect(listBuilds(root).map(({ folder }) => folder)).toEqual([before?.folder, after.folder])
    expect(readFiles(before?.folder ?? '')).toEqual(files)
  })

  it.each([
    ['compile', 'compile '],
    ['generate', 'compile content generate '],
  ] as const)('should leave it whole when the new one is killed in %s, and say why', async (half, calls) => {
    const builds = listBuilds(root)
    const files = readFiles(builds[0]?.folder ?? '')
    putNext({ failsIn: half })

    const failure: unknown = await start().catch((error: unknown) => error)

    expect(failure).toBeInstanceOf(BuildError)
    expect(String((failure as BuildError).advice.join('\n'))).toContain('lack of memory')
    expect(readFileSync(log(), 'utf8')).toBe(calls)
    expect(listBuilds(root)).toEqual(builds)
    expect(readFiles(builds[0]?.folder ?? '')).toEqual(files)

    putNext()
    expect((await start()).folder).not.toBe(builds[0]?.folder)
  })

  it('should leave it whole when a part of the new one that is ours fails, and say so as of the framework', async () => {
    const builds = listBuilds(root)
    writeFileSync(path.join(root, 'src', 'web-server', 'main.ts'), 'export {')

    await expect(start()).rejects.toBeInstanceOf(BuildError)

    expect(listBuilds(root)).toEqual(builds)
  })

  it('should not take for whole what was made of sources that changed meanwhile', async () => {
    const builds = listBuilds(root)
    const change = () => {
      writeFileSync(path.join(root, 'src', 'a.ts'), 'three')
      return prepareContent()
    }

    const failure: unknown = await start(change).catch((error: unknown) => error)

    expect(failure).toBeInstanceOf(BuildError)
    expect(String(failure)).toContain('changed while')
    expect(listBuilds(root)).toEqual(builds)
  })

  it('should not be made twice at a time: the second is refused, and the first is whole', async () => {
    let refusal: unknown
    const meanwhile = async () => {
      refusal = await buildIfNeeded(root, {}).catch((error: unknown) => error)
      return prepareContent()
    }

    const { folder } = await start(meanwhile)

    expect(refusal).toBeInstanceOf(StepError)
    expect(String(refusal)).toContain('being made')
    expect(readFileSync(log(), 'utf8')).toBe('compile content generate ')
    expect(existsSync(path.join(root, folder, 'BUILD_ID'))).toBe(true)
    expect(existsSync(path.join(root, WORKSHOP_LOCK))).toBe(false)
  })

  it('should serve the version before without a build when its sources are put back', async () => {
    const [before] = listBuilds(root)
    await start()
    rmSync(log())
    writeFileSync(path.join(root, 'src', 'a.ts'), 'one')

    expect((await start()).folder).toBe(before?.folder)

    expect(readFileSync(log(), 'utf8')).toBe('content ')
  })
})

describe('what a build is called', () => {
  it('should be said by its sources alone', async () => {
    const { GUIDE_BUILD_ID: id } = makeBuildNames(hashSources(root), {})
    expect(id).toMatch(/^[\da-f]{16}$/)

    const { build } = await buildIfNeeded(root, {})

    expect(readFileSync(path.join(root, build.folder, 'BUILD_ID'), 'utf8')).toBe(id)
    writeFileSync(path.join(root, 'src', 'a.ts'), 'two')
    expect(makeBuildNames(hashSources(root), {})['GUIDE_BUILD_ID']).not.toBe(id)
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
    expect((await buildIfNeeded(root, {})).isNew).toBe(true)
    expect((await buildIfNeeded(root, {})).isNew).toBe(false)
    writeFileSync(path.join(root, 'src', 'a.ts'), 'two')
    expect((await buildIfNeeded(root, {})).isNew).toBe(true)
    expect(readFileSync(log(), 'utf8')).toBe('compile generate compile generate ')
  })
})
