import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')))

/** Settings of the guide, and those that only docker compose and the tests read. */
const settings = new Set([
  ...Array.from(read('src/env.ts').matchAll(/^ {2}([A-Z_]+):/gm), ([, name]) => name),
  ...Array.from(read('docker-compose.yml').matchAll(/\$\{([A-Z_]+)/g), ([, name]) => name),
  'COMPOSE_PROFILES',
  'CHROMIUM_PATH',
])

const PAGES = ['deploy.md', 'operating.md', 'scaling.md'] as const

/** What stands in lines of code, in a page or in a line. */
const listCode = (text: string): string =>
  [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm), ...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code).join('\n')

/** A heading as the address of its part, as readers of Markdown make it. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')

const listAnchors = (page: string): readonly string[] =>
  Array.from(page.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => toAnchor(heading))

describe.each(PAGES)('docs/%s', (page) => {
  const text = read(`docs/${page}`)
  const code = listCode(text)

  it('should name only commands that are there', () => {
    const names = Array.from(code.matchAll(/npm run (?:--silent )?([\w:-]+)/g), ([, name = '']) => name)
    expect(names.filter((name) => !(name in scripts))).toEqual([])
  })

  it('should name only files of the project that are there', () => {
    const files = Array.from(
      code.matchAll(/(?<![\w/.-])(?:deploy|docs|scripts|src|tests)\/[\w./-]+/g),
      ([file]) => file,
    )
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  })

  it('should set only settings that are there', () => {
    const names = Array.from(code.matchAll(/(?<![\w$])([A-Z]{3,}(?:_[A-Z]+)+)=/g), ([, name]) => name)
    expect(names.filter((name) => !settings.has(name ?? ''))).toEqual([])
  })

  it('should ask only for addresses that answer', () => {
    const addresses = Array.from(code.matchAll(/(?<![\w/])\/api\/[\w/.-]+/g), ([address]) => address)
    expect(addresses.filter((address) => !existsSync(path.join(root, 'src/app', address)))).toEqual([])
  })

  it('should link only to pages, and parts of pages, that are there', () => {
    const links = Array.from(text.replaceAll(/`[^`\n]+`/g, '').matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g))
    const broken = links.filter(([, file = '', part]) => {
      const target = file === '' ? `docs/${page}` : path.join('docs', file)
      return !existsSync(path.join(root, target)) || (part !== undefined && !listAnchors(read(target)).includes(part))
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })
})

describe('docs/deploy.md', () => {
  const text = read('docs/deploy.md')

  it('should put the service where its unit expects it, for the account it names', () => {
    const unit = read('deploy/pilgrim-guide.service')
    const valueOf = (name: string) => new RegExp(`^${name}=-?(.+)$`, 'm').exec(unit)?.[1] ?? name
    expect(text).toContain(`useradd --system --home-dir ${valueOf('WorkingDirectory')} `)
    expect(text).toContain(` ${valueOf('User')}\n`)
    expect(text).toContain(`cat > ${valueOf('EnvironmentFile')} <<END`)
    expect(text).toContain(valueOf('ExecStart').split(' ')[0])
  })

  it('should replace in the file of the proxy what stands there, and ask it to trust one proxy', () => {
    const [, placeholder = ''] = /sed 's\|(.+?)\|/.exec(text) ?? []
    expect(read('deploy/Caddyfile')).toContain(`\n${placeholder} {`)
    expect(text).toContain('\nTRUSTED_PROXIES=1\n')
  })

  it('should ask for a Node.js that is good enough', () => {
    const { engines } = z.object({ engines: z.object({ node: z.string() }) }).parse(JSON.parse(read('package.json')))
    const [, newest] = /\^(\d+\.\d+)\.0$/.exec(engines.node) ?? []
    expect(text).toContain(`Node.js has to be ${newest} or a later release of that line`)
  })
})
