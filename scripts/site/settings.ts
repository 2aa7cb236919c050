import { StepError } from '../process/steps'

/** A placeholder, because settings are checked before our own server has an address. */
const NO_ADDRESS_YET = 'postgresql://guide@127.0.0.1:5432/guide'

/** The port without a setting (spec §2 names none; this is Next's). */
export const DEFAULT_PORT = 3000

const HIGHEST_PORT = 65_535

/**
 * Checks every setting by the app's own rules, so that a wrong one stops the start in its first second.
 *
 * @throws StepError listing each wrong setting
 */
export async function checkSettings(): Promise<void> {
  const hasAddress = Boolean(process.env['DATABASE_URI'])
  if (!hasAddress) process.env['DATABASE_URI'] = NO_ADDRESS_YET
  try {
    // The module checks process.env while it loads.
    await import('@/env')
  } catch (error) {
    throw new StepError(error instanceof Error ? error.message : String(error), [
      'Correct it in .env or in the environment; .env.example explains every setting.',
    ])
  } finally {
    if (!hasAddress) delete process.env['DATABASE_URI']
  }
}

/**
 * The port from `--port 3001`, `--port=3001`, `-p 3001` or else the PORT setting.
 *
 * @throws StepError when it is no port
 */
export function readPort(args: readonly string[], setting: string | undefined): number {
  const portArgument = args.flatMap((arg, index) => {
    if (arg === '--port' || arg === '-p') return args[index + 1] ?? ''
    return arg.startsWith('--port=') ? arg.slice('--port='.length) : []
  })[0]
  const text = portArgument ?? (setting || String(DEFAULT_PORT))
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > HIGHEST_PORT) {
    throw new StepError(`"${text}" is no port.`, [
      `Use a number from 1 to ${HIGHEST_PORT}: npm start -- --port ${DEFAULT_PORT}`,
    ])
  }
  return port
}
