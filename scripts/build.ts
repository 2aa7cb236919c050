import { fileURLToPath } from 'node:url'

import { prepareAndBuild } from './site/build'
import { loadBuildSettings } from './site/env-file'
import { runMain } from './process/lifecycle'
import { startThrowAwayPostgres } from './postgres/postgres'
import { prepareDatabase } from './site/prepare'
import { checkSettings } from './site/settings'
import { createStepRunner } from './process/steps'

/**
 * `npm run build`: makes the build that `npm start` would make, from the content that ships with the guide. Used where a
 * container image is made and the real database is out of reach; the start refreshes the pages.
 */
await runMain(async ({ onClose }) => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const step = createStepRunner()
  await step('Settings', async (say) => {
    say(loadBuildSettings(root))
    await checkSettings()
  })
  const postgres = await step('Database', async (say) => {
    say('a throw-away PostgreSQL')
    return startThrowAwayPostgres()
  })
  onClose(postgres.stop)
  const env = { ...process.env, DATABASE_URI: postgres.uri }
  const prepareContent = () => prepareDatabase({ root, uri: postgres.uri, env, withSeed: true })
  await prepareAndBuild({ step, root, env, prepareContent })
})
