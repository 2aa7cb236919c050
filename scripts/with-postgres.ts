import { fileURLToPath } from 'node:url'

import { CommandError, runCommand } from './process/children'
import { runMain } from './process/lifecycle'
import { startThrowAwayPostgres } from './postgres/postgres'
import { prepareDatabase } from './site/prepare'
import { createStepRunner, StepError } from './process/steps'
import { testSettings } from './testing/test-settings'

/**
 * `tsx scripts/with-postgres.ts [--empty] <command …>`: runs a command on a migrated and seeded PostgreSQL that vanishes
 * afterwards; `--empty` leaves the content out.
 */
await runMain(async ({ onClose }) => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const args = process.argv.slice(2)
  const withSeed = args[0] !== '--empty'
  const [command, ...rest] = withSeed ? args : args.slice(1)
  if (command === undefined)
    throw new StepError('No command is given.', ['tsx scripts/with-postgres.ts [--empty] <command …>'])

  const step = createStepRunner()
  const postgres = await step('Database', () => startThrowAwayPostgres())
  onClose(postgres.stop)
  const env = { ...testSettings(), DATABASE_URI: postgres.uri }
  await step('Content', async (say) => say(await prepareDatabase({ root, uri: postgres.uri, env, withSeed })))
  try {
    await runCommand(command, rest, { cwd: root, env, output: 'show' })
  } catch (error) {
    if (error instanceof CommandError) throw new StepError(`${error.command} ended with ${error.ending}.`)
    throw error
  }
})
