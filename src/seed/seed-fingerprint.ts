import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const source = path.dirname(fileURLToPath(new URL('.', import.meta.url)))

/** Changes when any file the seed reads or runs changes: the content, the data, and the code that maps them. */
export function computeSeedFingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of ['seed', 'data', 'lib', 'domain', 'server/imports', 'server/duplicates', 'server/hours']) {
    const root = path.join(source, folder)
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => path.join(root, file))
      .sort()
    for (const file of files) hash.update(path.relative(source, file)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}
