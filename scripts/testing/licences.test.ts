import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** They ask only to be named, so their packages may be used in code under the MIT licence. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'WTFPL',
] as const

/** They ask for more; why the package is used all the same. */
const NAMED: Readonly<Record<string, string>> = {
  // Used unmodified, on the server only, and it can be replaced: npm installs it beside the code.
  opening_hours: 'LGPL-3.0-only',
  // Loaded at run time as a library of its own. For Windows and WebAssembly one package holds it and its binding.
  '@img/sharp-libvips-*': 'LGPL-3.0-or-later',
  '@img/sharp-wasm32': 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  '@img/sharp-win32-*': 'Apache-2.0 AND LGPL-3.0-or-later',
  // Forbids uses that violate human rights; the README says so.
  'react-leaflet': 'Hippocratic-2.1',
  '@react-leaflet/core': 'Hippocratic-2.1',
  '@fontsource-variable/fraunces': 'OFL-1.1',
  'caniuse-lite': 'CC-BY-4.0',
}

/** Name no licence where npm looks for it, but one of these in their LICENSE file or under "licenses". */
const STATED_ELSEWHERE: Readonly<Record<string, RegExp>> = {
  busboy: /Permission is hereby granted, free of charge/,
  streamsearch: /Permission is hereby granted, free of charge/,
  suncalc: /Redistributions in binary form must reproduce/,
}

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional(), license: z.string().optional() })),
})

const installed = Object.entries(
  lockSchema.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))).packages,
).flatMap(([folder, { dev, license }]) =>
  folder === '' || dev === true
    ? []
    : { folder, name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length), license },
)

/** `(MPL-2.0 OR Apache-2.0)` leaves the choice to us. */
const isPermissive = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => PERMISSIVE.some((name) => name === choice))

const isNamed = (name: string, license: string): boolean =>
  Object.entries(NAMED).some(
    ([pattern, terms]) =>
      terms === license && (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern),
  )

function licenceText(folder: string): string {
  const file = readdirSync(path.join(root, folder)).find((name) => /^licen[sc]e/i.test(name))
  return file === undefined ? '' : readFileSync(path.join(root, folder, file), 'utf8')
}

describe('the licences of what the guide runs on', () => {
  it('should all be known, and no stricter than those the guide has agreed to', () => {
    const unknown = installed.filter(({ folder, name, license }) =>
      license === undefined
        ? !STATED_ELSEWHERE[name]?.test(licenceText(folder))
        : !isPermissive(license) && !isNamed(name, license),
    )

    expect(unknown).toEqual([])
  })

  it('should name no package that is gone', () => {
    const isThere = (pattern: string): boolean =>
      installed.some(({ name }) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern))

    expect([...Object.keys(NAMED), ...Object.keys(STATED_ELSEWHERE)].filter((name) => !isThere(name))).toEqual([])
  })

  it.each([
    ['LICENSE', 'MIT License'],
    ['src/data/LICENSE.md', 'Open Database License (ODbL) 1.0'],
    ['src/data/LICENSE.md', '© OpenStreetMap contributors'],
    ['package.json', '"license": "MIT"'],
    ['README.md', 'Hippocratic-2.1'],
    ['README.md', 'LGPL-3.0'],
  ])('should have %s say %s', (file, words) => {
    expect(existsSync(path.join(root, file))).toBe(true)
    expect(readFileSync(path.join(root, file), 'utf8')).toContain(words)
  })
})
