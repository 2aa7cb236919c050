import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { ESLint } from 'eslint'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { floors, floorZones } from '../../eslint.floors.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

const rooms = Object.keys(floors)

/** The rule of the house alone: the whole configuration would want each planted file to be part of the program. */
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...floorZones] }] },
  },
})

const isFile = (room: string): boolean => statSync(path.join(root, room)).isFile()

/** Some file of a room, to be imported. */
function findFile(room: string): string {
  if (isFile(room)) return room
  const file = readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).find(
    (name) => /\.(?:ts|tsx|json|mjs)$/.test(name) && !/\.test\.|node_modules/.test(name),
  )
  return path.posix.join(room, (file ?? '').replaceAll('\\', '/'))
}

async function listRefusals(room: string, imported: readonly string[]): Promise<readonly string[]> {
  const planted = isFile(room) ? room : path.posix.join(room, 'planted.ts')
  const code = imported.map((file) => `import './${path.relative(path.dirname(planted), file)}'`).join('\n')
  const results = await eslint.lintText(`${code}\n`, { filePath: path.join(root, planted) })
  // A floor within a floor is refused by both.
  const lines = new Set(results.flatMap(({ messages }) => messages.map(({ line }) => line)))
  return [...lines].map((line) => imported[line - 1] ?? '')
}

const sources = new Set(
  ['src', 'scripts', 'bench', 'tests'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules')),
  ),
)

/** The sources that one imports, for their types too. */
function listImports(source: string): readonly string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, source), 'utf8'))
  return importedFiles.flatMap(({ fileName }) => {
    const name = fileName.startsWith('.')
      ? path.posix.join(path.posix.dirname(source), fileName)
      : fileName.replace(/^@\//, 'src/')
    return [name, `${name}.ts`, `${name}.tsx`, `${name}/index.ts`].filter((file) => sources.has(file)).slice(0, 1)
  })
}

const isInside = (room: string, other: string): boolean => room === other || room.startsWith(`${other}/`)

describe('the floors of the house', () => {
  it.each(rooms)('should refuse in %s every import of what it does not name', async (room) => {
    const allowed = [room, ...(floors[room] ?? [])]
    const forbidden = rooms.filter((other) => !allowed.some((name) => isInside(other, name)))

    const files = forbidden.map(findFile)

    expect(await listRefusals(room, files)).toEqual(files)
  })

  it.each(rooms)('should let %s import what it names', async (room) => {
    expect(await listRefusals(room, (floors[room] ?? []).map(findFile))).toEqual([])
  })

  it('should have imports run downward: no folder names one below its own line', () => {
    const upward = rooms.flatMap((room, floor) =>
      (floors[room] ?? []).filter((name) =>
        rooms.some((other, above) => above > floor && isInside(other, name) && !isInside(room, name)),
      ),
    )

    expect(upward).toEqual([])
  })

  it.each(['src/browser', 'src/ui', 'src/queries', 'src/shared', 'src/features', 'src/service-worker'])(
    'should keep what %s loads off the server and the configuration, by whatever way',
    (room) => {
      const reached = new Set([room])
      for (const name of reached) {
        const within = rooms.filter((other) => isInside(other, name) || isInside(name, other))
        for (const next of within.flatMap((other) => floors[other] ?? [])) reached.add(next)
      }

      expect(
        [...reached].filter(
          (name) => name === 'payload.config.ts' || isInside('src/server', name) || isInside(name, 'src/server'),
        ),
      ).toEqual([])
    },
  )

  it.each(['src', 'src/server', 'src/server/imports', 'scripts'])(
    'should have a line for every folder of %s',
    (folder) => {
      const code = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => /\/.*\.(?:ts|tsx|mjs)$/.test(name))
      const folders = new Set(code.map((name) => `${folder}/${name.split('/')[0] ?? ''}`))

      expect([...folders].filter((name) => !rooms.some((room) => isInside(room, name)))).toEqual([])
    },
  )

  // The linter's own rule passes over the imports that take types alone.
  it('should have no circle of imports', () => {
    const imports = new Map([...sources].map((source) => [source, listImports(source)]))
    // Who imports nothing that is left is in no circle: what stays at the end is the circles, and who leads to one.
    for (let before = -1; before !== imports.size;) {
      before = imports.size
      for (const [source, imported] of imports) {
        if (!imported.some((name) => imports.has(name))) imports.delete(source)
      }
    }

    expect([...imports.keys()]).toEqual([])
  })

  it('should name nothing that is not there', () => {
    const named = [...rooms, ...Object.values(floors).flat()]

    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([])
  })
})
