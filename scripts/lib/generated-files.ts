import path from 'node:path'

import { runCommand, type Environment } from './children'
import { readIfThere } from './postgres-record'

/** Files made from the CMS configuration and kept under version control. */
const GENERATED_FILES = [
  'src/app/(payload)/admin/importMap.js',
  'src/payload-types.ts',
  'src/payload-generated-schema.ts',
] as const

const GENERATORS = ['generate:importmap', 'generate:types', 'generate:db-schema'] as const

/**
 * Makes the generated files anew.
 *
 * @returns the files whose text changed: they were not current
 * @throws CommandError when a generator fails
 */
export async function generateFiles(root: string, env: Environment): Promise<readonly string[]> {
  const read = () => GENERATED_FILES.map((file) => readIfThere(path.join(root, file)))
  const before = read()
  const cli = path.join(root, 'node_modules', 'payload', 'bin.js')
  for (const generator of GENERATORS) {
    await runCommand(process.execPath, [cli, generator], { cwd: root, env, output: 'keep' })
  }
  const after = read()
  return GENERATED_FILES.filter((_, index) => before[index] !== after[index])
}
