import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import type { SizedFile } from '@/domain/offline/build-files'

/** Files of the build, as pages, styles and scripts name them. */
const NAME = /(?:static|\.\.)\/((?:chunks|media)\/[\w.~-]+\.\w+)/g

/** For browsers that know no modules, which know no service worker either. */
const FOR_OLD_BROWSERS = /<script src="[^"]+" noModule=""/g

/** Pages a first visit keeps. All pages start with what these do, and can open the search. */
const FIRST_PAGES = ['index', 'authorities', 'offline'] as const

/** What is not named by any script and still belongs to a page. */
const PLAIN_FILES = ['/theme.js', '/drawings.svg', '/manifest.webmanifest', '/icon.svg', '/favicon.ico'] as const

const ICONS = 'icons'

/**
 * The files that pages of the guide ask for, by following the names in them: those of `shell` with the first visit, all
 * with 'Save the guide on this device'. The admin's are no part of either.
 */
export function offlineFiles(root: string): {
  readonly shell: readonly SizedFile[]
  readonly all: readonly SizedFile[]
} {
  const build = path.join(root, '.next')
  const app = path.join(build, 'server', 'app')
  const first = FIRST_PAGES.flatMap((page) =>
    namesIn(readFileSync(path.join(app, `${page}.html`), 'utf8').replace(FOR_OLD_BROWSERS, '')),
  )
  const manifests = filesBelow(path.join(app, '(frontend)')).filter((file) =>
    file.endsWith('client-reference-manifest.js'),
  )
  const all = closure(build, [...first, ...manifests.flatMap((file) => namesIn(readFileSync(file, 'utf8')))])
  const sized = (name: string): SizedFile => [`/_next/static/${name}`, sentBytes(fileOf(build, name))]
  return {
    shell: [...plainFiles(root, PLAIN_FILES), ...[...closure(build, first)].map(sized)],
    all: [
      ...plainFiles(root, [
        ...PLAIN_FILES,
        '/og.png',
        ...readdirSync(path.join(root, 'public', ICONS)).map((name) => `/${ICONS}/${name}`),
      ]),
      ...[...all].map(sized),
    ],
  }
}

/** Everything that is named by what is named. */
function closure(build: string, start: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const queue = [...start]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const file = fileOf(build, name)
    if (found.has(name) || !existsSync(file)) continue
    found.add(name)
    if (/\.(?:js|css)$/.test(name)) queue.push(...namesIn(readFileSync(file, 'utf8')))
  }
  return found
}

const namesIn = (text: string): readonly string[] => Array.from(text.matchAll(NAME), ([, name = '']) => name)

const fileOf = (build: string, name: string) => path.join(build, 'static', name)

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name))

/** Those the framework makes are small, and not where files lie. */
const plainFiles = (root: string, paths: readonly string[]): readonly SizedFile[] =>
  paths.map((name) => {
    const file = path.join(root, 'public', name)
    return [name, existsSync(file) ? sentBytes(file) : 1024]
  })

/** As the web server sends it, nearly. */
function sentBytes(file: string): number {
  const body = readFileSync(file)
  if (!/\.(?:js|css|svg|json|webmanifest)$/.test(file)) return body.length
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}
