import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

/** Lists that are not in the project: numbers of issues, codes of goals. `payload#17645` names its list, and is allowed. */
const ELSEWHERE =
  /quality.goals?\b|\bissues? \d+\b|(?<![\w/])#\d+\b(?!.*[;"'`])|\((?!F8\))[A-H]\d{1,2}(?:(?:,| to) [A-H]\d{1,2})*\)|\bgoals? [A-H]\d/i

const files = execFileSync('git', ['ls-files', 'src', 'scripts', 'bench', 'tests', 'docs', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|md)$/.test(file) && !file.endsWith('own-words.test.ts') && existsSync(file))

describe('code and documents', () => {
  it('should give a reason itself, not the number it has in a list that readers do not have', () => {
    const foreign = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (ELSEWHERE.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    )

    expect(foreign).toEqual([])
  })
})
