import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

/** A side of the screen. `float` is left out: its words for the sides of a line are younger than browsers that are in use. */
const PHYSICAL = [
  /^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /^(?:left|right):/,
  /^border-(?:top|bottom)-(?:left|right)-radius:/,
  /^text-align: (?:left|right)/,
  // Four values of which the second and the fourth differ.
  /^(?:margin|padding|inset): \S+ (\S+) \S+ (?!\1;)\S+;/,
]

const IN_BRACKETS = /\((?:[^()]|\([^()]*\))*\)/g

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join('src', file))
const read = (file: string) => readFileSync(file, 'utf8')
const sheets = sources.filter((file) => file.endsWith('.css')).map((file) => ({ file, css: read(file) }))

const KIT = ['src/ui/theme/kit.css', 'src/ui/theme/surfaces.css', 'src/app/(payload)/admin.css']

const kitClasses = new Set(
  sheets
    .filter(({ file }) => KIT.includes(file))
    .flatMap(({ css }) => [...css.matchAll(/^ *\.([\w-]+)/gm)].map(([, name]) => name)),
)

describe('style sheets', () => {
  it('should know the start and the end of a line and not its left and right', () => {
    const physical = sheets.flatMap(({ file, css }) =>
      css
        .split('\n')
        .map((line) => line.trim().replace(IN_BRACKETS, (inside) => inside.replaceAll(' ', '')))
        .filter((line) => PHYSICAL.some((side) => side.test(line)))
        .map((line) => `${file}: ${line}`),
    )
    expect(physical).toEqual([])
  })

  it('should name in the CMS no token that only readers’ pages have', () => {
    const tokens = [...read('src/ui/theme/tokens.css').matchAll(/(--[\w-]+):/g)].map(([, token]) => token)
    const named = sheets
      .filter(({ file }) => file.startsWith('src/admin/'))
      .flatMap(({ file, css }) => findNames(file, css, /var\((--[\w-]+)/g))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(({ name }) => tokens.includes(name))).toEqual([])
  })

  it('should be composed of classes that the kit has, and readers’ pages too', () => {
    const composed = sheets.flatMap(({ file, css }) => findNames(file, css, /composes: ([^;]+) from global;/g))
    const written = sources
      .filter((file) => file.endsWith('.tsx') && !file.startsWith('src/admin/'))
      .flatMap((file) => findNames(file, read(file), /className="([^"]+)"/g))
    expect(composed.length).toBeGreaterThan(0)
    expect(written.length).toBeGreaterThan(0)
    expect([...composed, ...written].filter(({ name }) => !kitClasses.has(name))).toEqual([])
  })
})

const findNames = (file: string, text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(/\s+/).map((name) => ({ file, name })))
