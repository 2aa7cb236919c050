import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { hashSources } from './site/build-hash'
import { assembleImage, listStages, readIgnored } from './testing/image-files'

const root = fileURLToPath(new URL('..', import.meta.url))
const [buildStage = [], packagesStage = [], lastStage = []] = listStages(
  readFileSync(path.join(root, 'Dockerfile'), 'utf8'),
)

/** What is run in a container, by the image itself or by who operates it. */
const PROGRAMS = [
  'scripts/start.ts',
  'scripts/prepare-database.ts',
  'scripts/create-admin.ts',
  'scripts/reset-two-factor.ts',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/import-osm.ts',
]

let image = ''

beforeAll(() => {
  image = mkdtempSync(path.join(os.tmpdir(), 'guide-image-'))
  assembleImage(root, image)
})

afterAll(() => rmSync(image, { recursive: true }))

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
})
const { packages } = lockSchema.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))

/** Packages the stage of packages deletes, or a scope's. */
const removed = packagesStage.flatMap((line) => /rm -rf (.+)$/.exec(line)?.[1]?.split(' ') ?? [])

describe('the last stage of the Dockerfile', () => {
  it('should have every source of the build beside it: else it would not be found', () => {
    expect(hashSources(image)).toBe(hashSources(root))
  })

  it('should have all that its programs load, and none of it of a package that is not there', async () => {
    const { metafile } = await build({
      entryPoints: PROGRAMS.map((program) => path.join(image, program)),
      absWorkingDir: image,
      tsconfig: path.join(image, 'tsconfig.json'),
      outdir: path.join(image, 'never'),
      write: false,
      bundle: true,
      metafile: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      logLevel: 'silent',
    })

    const loaded = Object.values(metafile.inputs).flatMap(({ imports }) =>
      imports.flatMap((entry) => (entry.external === true ? entry.path : [])),
    )
    const names = new Set(
      loaded
        .flatMap((name) => /^(?!node:)(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? [])
        .filter((name) => packages[`node_modules/${name}`]),
    )
    expect([...names]).toContain('payload')
    expect([...names].filter((name) => packages[`node_modules/${name}`]?.dev === true)).toEqual([])
    expect([...names].filter((name) => removed.includes(name) || removed.includes(name.split('/')[0] ?? ''))).toEqual(
      [],
    )
  })

  it('should have no tests, nor what only they need', () => {
    const files = readdirSync(image, { recursive: true, encoding: 'utf8' })

    expect(files.filter((file) => /\.test\.tsx?$/.test(file))).toEqual([])
    expect(files).toContain(path.join('docs', 'editing.md'))
    expect(existsSync(path.join(image, 'scripts', 'testing'))).toBe(false)
  })

  it('should not run as root, and serve the build it has', () => {
    const { scripts } = z
      .object({ scripts: z.object({ start: z.string() }) })
      .parse(JSON.parse(readFileSync(path.join(image, 'package.json'), 'utf8')))

    expect(lastStage.filter((line) => line.startsWith('USER '))).toEqual(['USER node'])
    expect(lastStage.at(-1)).toBe(
      `CMD ${JSON.stringify([...scripts.start.split(' '), '--no-build']).replaceAll(',', ', ')}`,
    )
    expect(lastStage).toContain('COPY --from=build /app/built ./')
    expect(buildStage.at(-1)).toContain('mv .next-* built/')
  })

  it('should delete packages only that are there', () => {
    expect(removed.length).toBeGreaterThan(0)
    const names = Object.keys(packages)
    expect(removed.filter((name) => !names.some((known) => `${known}/`.startsWith(`node_modules/${name}/`)))).toEqual(
      [],
    )
  })
})

describe('.dockerignore', () => {
  const isIgnored = readIgnored(readFileSync(path.join(root, '.dockerignore'), 'utf8'))

  it.each([
    '.env',
    '.env.local',
    '.git',
    '.data/postgres.json',
    'media/a.webp',
    'backups/guide-1/backup.json',
    '.next-abc/x',
    'src/env.test.ts',
    'docs/security.md',
  ])('should keep %s out of every image', (file) => expect(isIgnored(file)).toBe(true))

  it.each(['src/env.ts', 'docs/editing.md', 'package.json', 'scripts/backup/manifest.ts'])('should let %s in', (file) =>
    expect(isIgnored(file)).toBe(false),
  )
})
