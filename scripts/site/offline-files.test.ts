import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { listOfflineFiles } from './offline-files'
import { writeFileIn } from '../../tests/helpers/write-file-in'

let root = ''

const write = (name: string, text: string) => writeFileIn(root, name, text)

const page = (...scripts: readonly string[]) =>
  `<script src="/_next/static/chunks/old.js" noModule=""></script>${scripts.map((name) => `<script src="/_next/static/chunks/${name}" async=""></script>`).join('')}`

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'offline-files-'))
  for (const name of ['index', 'authorities', 'phrases', 'offline'])
    write(`.next/server/app/${name}.html`, page('start.js'))
  write('.next/server/app/(frontend)/map/page_client-reference-manifest.js', '"static/chunks/map.js"')
  write('.next/server/app/(payload)/admin/page_client-reference-manifest.js', '"static/chunks/admin.js"')
  write('.next/static/chunks/start.js', 'load(["static/chunks/search.js"]);css("static/chunks/all.css")')
  write('.next/static/chunks/search.js', 'load(["static/chunks/start.js","static/chunks/gone.js"])')
  write('.next/static/chunks/all.css', 'src:url(../media/serif.1.woff2)')
  write('.next/static/media/serif.1.woff2', 'font')
  for (const name of ['map', 'admin', 'old']) write(`.next/static/chunks/${name}.js`, 'x')
  write('public/theme.js', 'theme')
  write('public/icons/icon-192.png', 'icon')
})

afterEach(() => {
  rmSync(root, { recursive: true, force: true })
})

const listNames = (files: readonly (readonly [string, number])[]) => files.map(([name]) => name)

describe('listOfflineFiles', () => {
  it('should follow the names from the first pages to what they can fetch, and to their fonts', () => {
    expect(
      listNames(listOfflineFiles(root).shell)
        .filter((name) => name.startsWith('/_next/'))
        .toSorted(),
    ).toEqual([
      '/_next/static/chunks/all.css',
      '/_next/static/chunks/search.js',
      '/_next/static/chunks/start.js',
      '/_next/static/media/serif.1.woff2',
    ])
  })

  it('should have the files of the answers that come with the first visit', () => {
    write('.next/server/app/guide/answers/lost-child.html', page('start.js', 'answer.js'))
    write('.next/static/chunks/answer.js', 'x')
    expect(listNames(listOfflineFiles(root).shell)).toContain('/_next/static/chunks/answer.js')
  })

  it('should list those of every page of the guide, none of the admin, and none for old browsers', () => {
    const names = listNames(listOfflineFiles(root).all)
    expect(names).toContain('/_next/static/chunks/map.js')
    expect(names).toContain('/theme.js')
    expect(names).toContain('/icons/icon-192.png')
    expect(names).not.toContain('/_next/static/chunks/admin.js')
    expect(names).not.toContain('/_next/static/chunks/old.js')
  })

  it('should say how large each is', () => {
    expect(listOfflineFiles(root).all.every(([, bytes]) => bytes > 0)).toBe(true)
  })
})
