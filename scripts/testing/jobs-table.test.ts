import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

import { type Job, jobs, staffJobs } from '../../tests/e2e/jobs'

const fromRoot = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url))

const read = (file: string): string => readFileSync(fromRoot(file), 'utf8')

describe('the jobs of pilgrims and staff', () => {
  it.each([
    ['Taps', jobs],
    ['Clicks', staffJobs],
  ])('should stand in the document with the %s that the browser tests hold', (unit, counted) => {
    const [, table = ''] = read('docs/testing.md').split(`| Job | ${unit} |\n|---|---|\n`)
    const rows = Object.entries(counted).map(([job, count]) => `| ${job} | ${count} |`)

    expect(table.split('\n\n')[0]?.split('\n')).toEqual(rows)
  })

  it('should each be counted by one browser test', () => {
    const counted = readdirSync(fromRoot('tests/e2e'))
      .filter((file) => file.endsWith('.e2e.ts'))
      .flatMap((file) => Array.from(read(`tests/e2e/${file}`).matchAll(/\.did\((["'])(.+)\1\)/g), ([, , job]) => job))

    expect(counted.sort()).toEqual((Object.keys({ ...jobs, ...staffJobs }) as Job[]).sort())
  })
})
