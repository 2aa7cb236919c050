import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { FAULTS, readRows } from './spec-coverage'
import { readTestSet, TEST_SETS } from './test-sets'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const isThere = (file: string): boolean => existsSync(path.join(root, file))

const [, table = ''] = read(FAULTS).split('| Fault | What must be so | Where | Proof |\n|---|---|---|---|\n')
const lines = (table.split('\n\n')[0] ?? '').split('\n')
const rows = readRows(lines.join('\n'), FAULTS)

describe('the faults', () => {
  it('should each have a test, in their order', () => {
    const numbers = Array.from({ length: 32 }, (_, index) => `F${index + 1}`)

    expect([...new Set(rows.flatMap(({ sections }) => sections))]).toEqual(numbers)
    expect(rows).toHaveLength(lines.length)
    expect(new Set(lines).size).toBe(lines.length)
  })

  it('should name files that are there', () => {
    const named = rows.flatMap(({ file, where }) => [file, where.replaceAll('`', '')])

    expect(named.filter((file) => !isThere(file))).toEqual([])
  })
})

describe('the sets of tests', () => {
  const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')))

  it.each(Object.keys(TEST_SETS))('should be a command, of files that are there: %s', (name) => {
    const { files, stages } = readTestSet(root, name)

    expect(scripts[`test:${name}`]).toBe(`node --import tsx scripts/test.ts --set ${name}`)
    expect(stages).not.toEqual([])
    expect(files.filter((file) => !isThere(file))).toEqual([])
  })

  it('should be refused by another name', () => {
    expect(() => readTestSet(root, 'no-such')).toThrow('No such set: no-such.')
  })
})
