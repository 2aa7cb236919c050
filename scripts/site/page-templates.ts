import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { build, type Plugin } from 'esbuild'

const SCREENS = path.join('src', 'app', '(frontend)')
const CALLS = path.join('src', 'app', 'api')

/** Modules that read content, and everything below them: what they return is part of a page's own version. */
const READS_CONTENT =
  /^(?:@\/(?:content|server|collections|globals|hooks|jobs|access|seed|env|payload-types)(?:\/|$)|@payload-config$|payload$)/

const leaveOut: Plugin = {
  name: 'leave-out-content',
  setup({ onResolve }) {
    onResolve({ filter: READS_CONTENT }, ({ path: name }) => ({ path: name, external: true }))
  },
}

/**
 * By area (`toArea` in src/domain/offline/build-files.ts), a hash of the sources that its pages are made by: two builds with the
 * same one make the same page of the same content, but for the scripts it names.
 */
export async function hashPageTemplates(root: string): Promise<Readonly<Record<string, string>>> {
  const layout = path.join(SCREENS, 'layout.tsx')
  const screens = listSourcesBelow(root, SCREENS, 'page.tsx')
  const calls = listSourcesBelow(root, CALLS, 'route.ts')
  const closures = await findImportClosures(root, [layout, ...screens, ...calls])
  const areas = new Map<string, Set<string>>()
  const add = (area: string, ...entries: readonly string[]) => {
    const files = areas.get(area) ?? new Set<string>()
    for (const file of entries.flatMap((entry) => [...(closures.get(entry) ?? [])])) files.add(file)
    areas.set(area, files)
  }
  for (const screen of screens) add(getArea(path.relative(SCREENS, screen)), layout, screen)
  for (const call of calls) add(`api/${getArea(path.relative(CALLS, call))}`, call)
  return Object.fromEntries([...areas].map(([area, files]) => [area, hashFiles(root, files)]))
}

/** "guide" of `guide/[section]/page.tsx`. */
function getArea(source: string): string {
  const [first = ''] = source.split(path.sep)
  return first === 'page.tsx' ? '' : first
}

const listSourcesBelow = (root: string, folder: string, name: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === name)
    .map((file) => path.join(folder, file))

/** By source, all sources of ours that it imports, itself among them. */
async function findImportClosures(
  root: string,
  entries: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { metafile } = await build({
    entryPoints: [...entries],
    absWorkingDir: root,
    tsconfig: path.join(root, 'tsconfig.json'),
    outdir: path.join(root, '.next'),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    plugins: [leaveOut],
    loader: { '.css': 'copy', '.woff2': 'copy', '.svg': 'copy', '.png': 'copy' },
    logLevel: 'warning',
  })
  return new Map(
    entries.map((entry) => {
      const closure = new Set<string>()
      const queue = [entry]
      for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
        if (closure.has(file)) continue
        closure.add(file)
        queue.push(
          ...(metafile.inputs[file]?.imports ?? [])
            .filter(({ external }) => external !== true)
            .map((imported) => imported.path),
        )
      }
      return [entry, closure]
    }),
  )
}

function hashFiles(root: string, files: ReadonlySet<string>): string {
  const hash = createHash('sha256')
  for (const file of [...files].toSorted()) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('base64url').slice(0, 12)
}
