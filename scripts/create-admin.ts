import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { BEGUN } from './process/children'
import { runMain } from './process/lifecycle'
import { joinGuide } from './site/join-guide'
import { prepareDatabase } from './site/prepare'
import { createStepRunner, StepError, writeLine } from './process/steps'

const USAGE = 'npm run create-admin -- --email you@example.org [--name "Your Name"] [--password …] [--force]'

/**
 * Creates the first administrator: the only way to do so, because the first-user form is closed. Works beside a running
 * guide. `--force` creates one more, or gives an existing account a new password and the administrator's role.
 */
await runMain(async ({ onClose }) => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const step = createStepRunner()
  const options = readArguments()

  const database = await joinGuide(root, { step, onClose })
  await step('Content', async (say) =>
    say(await prepareDatabase({ root, ...database, env: process.env, withSeed: false })),
  )
  await step('Administrator', async (say) => say(await makeAdmin(options)))

  writeLine('')
  writeLine(`  E-mail    ${options.email}`)
  writeLine(options.isGenerated ? `  Password  ${options.password}   (shown only now)` : '  Password  as given')
  writeLine(`  Sign in   ${new URL('/admin', process.env['SITE_URL'] ?? 'http://localhost:3000').href}`)
})

type AdminOptions = {
  readonly email: string
  readonly name: string
  readonly password: string
  readonly isGenerated: boolean
  readonly force: boolean
}

function readArguments(): AdminOptions {
  const { email, name, password, force } = parseArguments()
  if (email === undefined || !/^[^@\s]+@[^@\s]+$/.test(email))
    throw new StepError('An e-mail address is needed.', [USAGE])
  return {
    email: email.toLowerCase(),
    name: name ?? email.slice(0, email.indexOf('@')),
    password: password ?? randomBytes(15).toString('base64url'),
    isGenerated: password === undefined,
    force: force ?? false,
  }
}

function parseArguments() {
  try {
    return parseArgs({
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        password: { type: 'string' },
        force: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new StepError(error instanceof Error ? error.message : String(error), [USAGE])
  }
}

async function makeAdmin({ email, name, password, force }: AdminOptions): Promise<string> {
  const [{ default: config }, { getPayload, ValidationError }] = await Promise.all([
    import('@payload-config'),
    import('payload'),
  ])
  // To whoever started this: no account was touched so far, and a start that got lost on the way here can be repeated.
  process.send?.(BEGUN)
  const payload = await getPayload({ config, disableOnInit: true })
  // There is no user on the command line: whoever may start programs here may do this.
  const rights = { collection: 'users', overrideAccess: true, depth: 0 } as const
  try {
    const admins = await payload.count({ ...rights, where: { roles: { contains: 'admin' } } })
    if (admins.totalDocs > 0 && !force) {
      throw new StepError('There is an administrator already, who can add staff in the admin.', [
        'If nobody can sign in any more, add --force.',
      ])
    }
    const { docs } = await payload.find({ ...rights, where: { email: { equals: email } }, limit: 1 })
    const account = docs[0]
    if (account === undefined) {
      await payload.create({ ...rights, data: { email, name, password, roles: ['admin'] } })
      return `${name} can sign in`
    }
    const roles = [...new Set([...(account.roles ?? []), 'admin' as const])]
    await payload.update({ ...rights, id: account.id, data: { password, roles, sessions: [] } })
    return `${account.name} has a new password and is an administrator`
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new StepError(error.data.errors.map((problem) => `${problem.path}: ${problem.message}`).join('\n'), [USAGE])
  } finally {
    await payload.destroy()
  }
}
