import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { BEGUN, CommandError, MODULES_LIMIT_MS, runCommand, runScript, type Environment } from '../process/children'
import { readIfExists } from '../postgres/postgres-record'
import { makeSupplyChainPage } from './supply-chain'

type Generator = {
  /** What it writes, from the project folder. */
  readonly file: string
  /** Program and arguments, from `node_modules`. */
  readonly command: readonly [string, ...string[]]
}

const generators: readonly Generator[] = [
  { file: 'src/app/(payload)/admin/importMap.js', command: ['payload/bin.js', 'generate:importmap'] },
  { file: 'src/payload-types.ts', command: ['payload/bin.js', 'generate:types'] },
]

/**
 * Payload's command line now and then ends well without having done anything, on a busy machine four times in a row. It does so
 * at once, so that another try costs little.
 */
const TRIES = 12

const MIGRATIONS = 'migrations'

/**
 * Makes the files that follow from the CMS configuration anew, and a migration when the configuration needs one.
 *
 * @returns the files whose text changed or appeared: they were not current
 * @throws CommandError when a generator fails
 */
export async function generateFiles(
  root: string,
  env: Environment,
  migrationName = 'schema_change',
): Promise<readonly string[]> {
  const changed: string[] = []
  for (const generator of generators) {
    if (await generate(root, env, generator)) changed.push(generator.file)
  }
  return [...changed, ...writeSupplyChain(root), ...(await generateMigration(root, env, migrationName))]
}

/** @returns the page, if it has changed */
function writeSupplyChain(root: string): readonly string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const file = 'docs/supply-chain.md'
  const text = makeSupplyChainPage({ lock: read('package-lock.json'), manifest: read('package.json') })
  if (readIfExists(path.join(root, file)) === text) return []
  writeFileSync(path.join(root, file), text)
  return [file]
}

/** @returns whether the text is another than before */
async function generate(root: string, env: Environment, { file, command }: Generator): Promise<boolean> {
  const target = path.join(root, file)
  const before = readIfExists(target)
  const [program, ...args] = command
  try {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      // What is not there cannot be mistaken for what was made.
      rmSync(target, { force: true })
      await runCommand(process.execPath, [path.join(root, 'node_modules', program), ...args], {
        cwd: root,
        env: { ...env, PAYLOAD_CONFIG_PATH: path.join(root, 'payload.config.ts') },
        output: 'keep',
      })
      const after = readIfExists(target)
      if (after !== undefined) return after !== before
    }
    throw new CommandError(`${args.join(' ')} wrote no ${file}`, 0, '')
  } catch (error) {
    if (before !== undefined) writeFileSync(target, before)
    throw error
  }
}

const isSnapshot = (file: string): boolean => file.endsWith('.json')

async function generateMigration(root: string, env: Environment, name: string): Promise<readonly string[]> {
  const folder = path.join(root, MIGRATIONS)
  const before = new Set(readdirSync(folder))
  const started = await runScript(new URL('../create-migration.ts', import.meta.url), [name], {
    cwd: root,
    env,
    output: 'keep',
    beginsWithinMs: MODULES_LIMIT_MS,
  })
  if (started !== BEGUN) throw new CommandError('The migration was not looked for', 0, '')
  const made = readdirSync(folder).filter((file) => !before.has(file))
  // 15,000 lines each, and Payload compares the schema with the newest alone.
  const oldSnapshots = made.some(isSnapshot) ? [...before].filter(isSnapshot) : []
  for (const file of oldSnapshots) rmSync(path.join(folder, file))
  return made.map((file) => path.join(MIGRATIONS, file))
}
