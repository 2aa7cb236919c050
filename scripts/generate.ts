import { fileURLToPath } from 'node:url'

import { CommandError } from './process/children'
import { generateFiles } from './testing/generated-files'
import { runMain } from './process/lifecycle'
import { createStepRunner, StepError } from './process/steps'
import { testSettings, UNUSED_DATABASE_URI } from './testing/test-settings'

/** `npm run generate [-- name]`: the files that follow from the CMS configuration, and a migration. Needs no database. */
await runMain(async () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  await createStepRunner()('Generated files', async (say) => {
    try {
      const changed = await generateFiles(
        root,
        { ...testSettings(), DATABASE_URI: UNUSED_DATABASE_URI },
        process.argv[2],
      )
      say(changed.length > 0 ? `changed ${changed.join(', ')}` : 'were current')
    } catch (error) {
      if (error instanceof CommandError) throw new StepError(`${error.message}\n${error.lastLines}`)
      throw error
    }
  })
})
