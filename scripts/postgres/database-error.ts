import { errorCode } from '@/lib/error-code'

import { StepError } from '../process/steps'

const HIDDEN_PASSWORD = '***'

/** A database address that can be shown: without its password. */
export function withoutPassword(uri: string): string {
  try {
    const url = new URL(uri)
    if (url.password) url.password = HIDDEN_PASSWORD
    return url.toString()
  } catch {
    return 'DATABASE_URI'
  }
}

/** PostgreSQL answers, but not yet: it is starting up, shutting down or replaying its log. */
export function isStartingUp(error: unknown): boolean {
  return errorCode(error) === '57P03'
}

/** The server is not there yet, or full at the moment: it may be there in a minute without a change of settings. */
export function isTemporary(error: unknown): boolean {
  const code = errorCode(error)
  if (code !== null) return TEMPORARY_CODES.has(code)
  return /timeout|Connection terminated/i.test(readMessage(error))
}

/** Failed look-ups of names, too: in containers a service gets its name when it starts. */
const TEMPORARY_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53100',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])

/** The shape of PostgreSQL's own codes, unlike `EPIPE`: what has one, the server has said itself. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/

/** Says in words what a failed connection means and what to do. */
export function explainDatabaseError(error: unknown, uri: string): StepError {
  const shown = withoutPassword(uri)
  const code = errorCode(error)
  const message = readMessage(error)
  switch (code) {
    case '28P01':
      return new StepError(`PostgreSQL refuses the password: ${message}`, [
        `Correct user and password in DATABASE_URI (${shown}).`,
      ])
    case '28000':
      return new StepError(`PostgreSQL does not let us in: ${message}`, [
        `Check the user in DATABASE_URI (${shown}) and pg_hba.conf on the server.`,
      ])
    case '3D000':
      return new StepError(`PostgreSQL answers, but the database does not exist: ${message}`, [
        `Create it (createdb), or correct the name at the end of DATABASE_URI (${shown}).`,
      ])
    case '53100':
      return new StepError(`The disk of PostgreSQL is full: ${message}`, [
        `Make room on the machine of ${shown}; nothing has to be changed here.`,
      ])
    case '53300':
      return new StepError(`PostgreSQL has no connection left: ${message}`, [
        'Close other programs that use it, or raise max_connections on the server.',
      ])
    case '57P03':
      return new StepError(`PostgreSQL is not ready: ${message}`, ['Wait until it has started, then try again.'])
    case 'ECONNREFUSED':
      return new StepError(`No PostgreSQL answers at ${shown}.`, [
        'Start the server, or correct host and port in DATABASE_URI.',
        'Without DATABASE_URI the guide runs a PostgreSQL of its own.',
      ])
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StepError(`The host in DATABASE_URI (${shown}) is not known: ${message}`, [
        'Correct its name, or look at the network.',
      ])
    case null:
    default:
      if (/timeout/i.test(message)) {
        return new StepError(`PostgreSQL at ${shown} does not answer in time.`, [
          'Check host and port in DATABASE_URI, and whether a firewall is in between.',
        ])
      }
      if (/SSL/.test(message)) {
        return new StepError(`PostgreSQL at ${shown}: ${message}`, [
          'Add ?sslmode=require to DATABASE_URI, or leave sslmode out where the server has no TLS.',
        ])
      }
      return new StepError(`PostgreSQL at ${shown} cannot be used: ${message}`, [
        code !== null && SQLSTATE.test(code)
          ? 'The address is right. Look at the log of the server.'
          : 'Check DATABASE_URI.',
      ])
  }
}

/** Node reports a host with several addresses as an error without a text of its own. */
function readMessage(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(readMessage).join('; ')
  return error instanceof Error ? error.message : String(error)
}
