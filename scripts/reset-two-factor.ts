import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { runMain } from './process/lifecycle'
import { createStepRunner, StepError, writeLine } from './process/steps'
import { joinGuide } from './site/join-guide'

const USAGE = 'npm run reset-two-factor -- --email you@example.org'

/**
 * Turns two-factor sign-in off for an account and ends its sessions: for the last administrator, who has lost the phone and the
 * recovery codes. Works beside a running guide.
 */
await runMain(async ({ onClose }) => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const step = createStepRunner()
  const email = readEmail()
  await joinGuide(root, { step, onClose })
  await step('Two-factor sign-in', async (say) => say(await reset(email)))
  writeLine('')
  writeLine(`  ${email} signs in with the password alone.`)
})

function readEmail(): string {
  try {
    const { email } = parseArgs({ options: { email: { type: 'string' } } }).values
    if (email !== undefined) return email.toLowerCase()
  } catch (error) {
    throw new StepError(error instanceof Error ? error.message : String(error), [USAGE])
  }
  throw new StepError('The e-mail address of the account is needed.', [USAGE])
}

async function reset(email: string): Promise<string> {
  const [{ default: config }, { getPayload }, { resetTwoFactor }, { inTransaction }] = await Promise.all([
    import('@payload-config'),
    import('payload'),
    import('@/collections/Users/reset-two-factor'),
    import('@/server/database/transaction'),
  ])
  const payload = await getPayload({ config, disableOnInit: true })
  try {
    // There is no user on the command line: whoever may start programs here may do this.
    const { docs } = await payload.find({
      collection: 'users',
      overrideAccess: true,
      depth: 0,
      where: { email: { equals: email } },
      limit: 1,
    })
    const account = docs[0]
    if (account === undefined) throw new StepError(`There is no account of ${email}.`, [USAGE])
    const wasOn = await inTransaction(payload, {}, ({ req }) => resetTwoFactor(req, account.id))
    return wasOn ? `off for ${account.name}, whose sessions have ended` : `was not on for ${account.name}`
  } finally {
    await payload.destroy()
  }
}
