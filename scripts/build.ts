import { fileURLToPath } from 'node:url'

import { prepareAndBuild } from './site/build'
import { loadSettings, generateSecret } from './site/env-file'
import { runMain } from './process/lifecycle'
import { startThrowAwayPostgres } from './postgres/postgres'
import { prepareDatabase } from './site/prepare'
import { checkSettings, DEFAULT_PORT } from './site/settings'
import { createStepRunner } from './process/steps'

/**
 * `npm run build`: makes the build that `npm start` would make, from the content that ships with the guide. Used where a
 * container image is made and the real database is out of reach; the start refreshes the pages.
 */
await runMain(async ({ onClose }) => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const step = createStepRunner()
  await step('Settings', async (say) => {
    // A build signs nothing: where there are no secrets, as in a container image, random ones are used and not stored.
    for (const name of ['PAYLOAD_SECRET', 'CRON_SECRET']) process.env[name] ||= generateSecret()
    say(loadSettings({ root, mode: 'production', port: DEFAULT_PORT }))
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
