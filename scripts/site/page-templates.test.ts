import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { hashPageTemplates } from './page-templates'
import { writeFileIn } from '../../tests/helpers/write-file-in'

let root = ''

const write = (name: string, text: string) => writeFileIn(root, name, text)

/** Which areas are made in another way after a change. */
const changedBy = async (name: string, text: string): Promise<readonly string[]> => {
  const before = await hashPageTemplates(root)
  write(name, text)
  const after = await hashPageTemplates(root)
  return Object.keys(after)
    .filter((area) => after[area] !== before[area])
    .toSorted()
}

const page = (imported: string) =>
  `import { Part } from '${imported}'\nimport { load } from '@/content/all'\nexport default () => [Part, load]`

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'page-templates-'))
  write('tsconfig.json', '{"compilerOptions":{"paths":{"@/*":["./src/*"]}}}')
  write('src/app/(frontend)/layout.tsx', "import './all.css'\nexport default () => null")
  write('src/app/(frontend)/all.css', 'a {}')
  write('src/app/(frontend)/page.tsx', page('@/features/home'))
  write('src/app/(frontend)/guide/[section]/page.tsx', page('@/features/guide'))
  write('src/app/api/locations/route.ts', "export { shape } from '@/contracts/locations'")
  write('src/contracts/locations.ts', 'export const shape = 1')
  write('src/content/all.ts', 'export const load = 1')
  for (const feature of ['home', 'guide']) {
    write(`src/features/${feature}.tsx`, "import { name } from '@/ui/name'\nexport const Part = () => name")
  }
  write('src/ui/name.ts', "export const name = 'a'")
})

afterEach(() => {
  rmSync(root, { recursive: true, force: true })
})

describe('hashPageTemplates', () => {
  it('should know the areas', async () => {
    expect(Object.keys(await hashPageTemplates(root)).toSorted()).toEqual(['', 'api/locations', 'guide'])
  })

  it('should be the same for the same sources', async () => {
    expect(await hashPageTemplates(root)).toEqual(await hashPageTemplates(root))
  })

  it('should change only where a source is part of the page', async () => {
    expect(await changedBy('src/features/guide.tsx', 'export const Part = 2')).toEqual(['guide'])
    expect(await changedBy('src/ui/name.ts', "export const name = 'b'")).toEqual([''])
    expect(await changedBy('src/contracts/locations.ts', 'export const shape = 2')).toEqual(['api/locations'])
  })

  it('should change everywhere with the frame of all pages', async () => {
    expect(await changedBy('src/app/(frontend)/all.css', 'b {}')).toEqual(['', 'guide'])
  })

  it('should leave the content to the versions of the pages', async () => {
    expect(await changedBy('src/content/all.ts', 'export const load = 2')).toEqual([])
  })
})
