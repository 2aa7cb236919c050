import { joinOrOpenDatabase } from '../postgres/database'
import type { createStepRunner } from '../process/steps'
import { joinSettings } from './env-file'
import { checkSettings } from './settings'

type Run = {
  readonly step: ReturnType<typeof createStepRunner>
  /** Called when the command ends. */
  readonly onClose: (close: () => Promise<void>) => void
}

type Joined = Awaited<ReturnType<typeof joinOrOpenDatabase>>

/** The first steps of a command that works beside a running guide: with its settings, on its database. */
export async function joinGuide(root: string, { step, onClose }: Run): Promise<Joined> {
  await step('Settings', async (say) => {
    say(joinSettings(root))
  })
  return step('Database', async (say) => {
    const opened = await joinOrOpenDatabase(root)
    onClose(opened.close)
    say(opened.description)
    // Next declares NODE_ENV as unwritable; in development Payload would open a socket for hot reload.
    Object.assign(process.env, { DATABASE_URI: opened.uri, NODE_ENV: 'production' })
    // Not earlier: the CMS, which the command loads next, shares the settings read here.
    await checkSettings()
    return opened
  })
}
