import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const read = (file: string): string => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')

const { engines, devDependencies } = z
  .object({
    engines: z.object({ node: z.string().regex(/^\^\d+\.\d+\.0(?: \|\| \^\d+\.\d+\.0)*$/) }),
    devDependencies: z.object({ '@types/node': z.string() }),
  })
  .parse(JSON.parse(read('package.json')))

/** `20.20`, `22.23`, … : the oldest release of each line that was tried. */
const releases = Array.from(engines.node.matchAll(/\d+\.\d+(?=\.0)/g), ([release]) => release)

const lines = releases.map((release) => release.split('.')[0] ?? '')

describe('the versions of Node', () => {
  it.each(['README.md', 'docs/operating.md'])('should be those of package.json wherever %s speaks of them', (file) => {
    const sentence = `Node.js ${releases.slice(0, -1).join(', ')} or ${releases.at(-1) ?? ''}`

    expect(read(file)).toContain(sentence)
    expect(read(file).match(/Node(?:\.js)? \d+[^\n]{0,20}/g)).toEqual([expect.stringContaining(sentence)])
  })

  it('should include the one of the container image', () => {
    expect(lines).toContain(/^FROM node:(\d+)-/m.exec(read('Dockerfile'))?.[1])
  })

  it('should be checked by the types of the oldest', () => {
    expect(devDependencies['@types/node']).toMatch(new RegExp(`^\\^${lines[0] ?? ''}\\.`))
  })
})
