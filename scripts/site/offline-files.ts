import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import { answerPages } from '@/domain/guide/answer-pages'
import type { SizedFile } from '@/domain/offline/build-files'

import { WORKSHOP } from './builds'

/** Files of the build, as pages, styles and scripts name them. */
const NAME = /(?:static|\.\.)\/((?:chunks|media)\/[\w.~-]+\.\w+)/g

/** Scripts for browsers without modules, which have no service worker either. */
const FOR_OLD_BROWSERS = /<script src="[^"]+" noModule=""/g

/** Pages a first visit saves. Their files are those that all pages start with, and those of the search. */
const FIRST_PAGES = ['index', 'authorities', 'phrases', 'offline'] as const

/** Saved with them, as long as editors publish them. Without its files a saved page is replaced by an error. */
const FIRST_ANSWERS = Object.values(answerPages).map((address) => address.slice(1))

/** Files that no script names and that still belong to a page. */
const PLAIN_FILES = ['/theme.js', '/drawings.svg', '/manifest.webmanifest', '/icon.svg', '/favicon.ico'] as const

const ICONS = 'icons'

/**
 * The files that pages of the guide ask for, by following the names in them: those of `shell` with the first visit, all
 * with 'Save the guide on this device'. The admin's are no part of either.
 */
export function listOfflineFiles(root: string): {
  readonly shell: readonly SizedFile[]
  readonly all: readonly SizedFile[]
} {
  const build = path.join(root, WORKSHOP)
  const app = path.join(build, 'server', 'app')
  const toFile = (page: string) => path.join(app, `${page}.html`)
  const first = [...FIRST_PAGES.map(toFile), ...FIRST_ANSWERS.map(toFile).filter((file) => existsSync(file))].flatMap(
    (file) => findNames(readFileSync(file, 'utf8').replace(FOR_OLD_BROWSERS, '')),
  )
  const manifests = listFilesBelow(path.join(app, '(frontend)')).filter((file) =>
    file.endsWith('client-reference-manifest.js'),
  )
  const all = collectClosure(build, [...first, ...manifests.flatMap((file) => findNames(readFileSync(file, 'utf8')))])
  const toSizedFile = (name: string): SizedFile => [`/_next/static/${name}`, measureSentBytes(getFilePath(build, name))]
  return {
    shell: [...listPlainFiles(root, PLAIN_FILES), ...[...collectClosure(build, first)].map(toSizedFile)],
    all: [
      ...listPlainFiles(root, [
        ...PLAIN_FILES,
        '/og.png',
        ...readdirSync(path.join(root, 'public', ICONS)).map((name) => `/${ICONS}/${name}`),
      ]),
      ...[...all].map(toSizedFile),
    ],
  }
}

/** The files with these names, and all that are named in them, transitively. */
function collectClosure(build: string, start: readonly string[]): ReadonlySet<string> {
  const visited = new Set<string>()
  const queue = [...start]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const file = getFilePath(build, name)
    if (visited.has(name) || !existsSync(file)) continue
    visited.add(name)
    if (/\.(?:js|css)$/.test(name)) queue.push(...findNames(readFileSync(file, 'utf8')))
  }
  return visited
}

const findNames = (text: string): readonly string[] => Array.from(text.matchAll(NAME), ([, name = '']) => name)

const getFilePath = (build: string, name: string) => path.join(build, 'static', name)

const listFilesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name))

/** Files of `public`. One that is not there is made by the framework, and small. */
const listPlainFiles = (root: string, paths: readonly string[]): readonly SizedFile[] =>
  paths.map((name) => {
    const file = path.join(root, 'public', name)
    return [name, existsSync(file) ? measureSentBytes(file) : 1024]
  })

/** Bytes of the file as the web server sends it, nearly. */
function measureSentBytes(file: string): number {
  const body = readFileSync(file)
  if (!/\.(?:js|css|svg|json|webmanifest)$/.test(file)) return body.length
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}
