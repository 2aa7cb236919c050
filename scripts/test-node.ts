import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { CommandError, runCommand, type Environment } from './process/children'
import { runMain } from './process/lifecycle'
import { createStepRunner, StepError, writeLine } from './process/steps'

/**
 * `npm run test:node -- 22 [--only unit]`: unit and integration tests, or the parts named, on another version of Node,
 * whose binary the package registry has for each system.
 */
await runMain(async () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const [version, ...rest] = process.argv.slice(2)
  if (version === undefined || !/^\d+(?:\.\d+){0,2}$/.test(version))
    throw new StepError('No version of Node is given.', [
      'npm run test:node -- 22',
      'npm run test:node -- 24 --only unit',
    ])

  const system = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const folder = path.join(root, 'node_modules', '.cache', 'node', version)
  const bin = path.join(folder, 'node_modules', system, 'bin')
  const node = path.join(bin, 'node')
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` }

  await createStepRunner()('Node', async (say) => {
    await run(
      'npm',
      [
        'install',
        '--prefix',
        folder,
        '--no-save',
        '--no-audit',
        '--no-fund',
        '--ignore-scripts',
        `${system}@${version}`,
      ],
      root,
      process.env,
    )
    say(`${system} ${version}`)
  })
  await run(node, ['--version'], root, env)
  const parts = rest.length > 0 ? rest : ['--only', 'unit,int']
  await run(node, ['--import', 'tsx', path.join(root, 'scripts', 'test.ts'), ...parts], root, env)
  writeLine(`All of it on Node ${version}.`)
})

async function run(command: string, args: readonly string[], cwd: string, env: Environment): Promise<void> {
  try {
    await runCommand(command, args, { cwd, env, output: 'show' })
  } catch (error) {
    if (error instanceof CommandError)
      throw new StepError(`${command} ended with ${error.ending}; its lines are above.`)
    throw error
  }
}
