import { APIError, type AfterErrorHook } from 'payload'

import { errorCode } from '@/lib/error-code'
import { isTransientError, isUnreadableValue } from '@/server/database/transient-error'

import { Refusal, refusalBodies, unreadableValue } from './answers'
import { databaseAway } from './answer-errors'

/** Payload's own words for what it has none for. */
const UNKNOWN = 'An unknown error occurred.'

/** PostgreSQL's name for a row that another transaction has held for longer than `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Payload shows the sentence of an error only when its class has a name. In the build, which
 * shortens the code, the class has none, and every such refusal would read "An unknown error occurred". Whoever said it, the
 * form gets it as one sentence.
 */
export const answerRefusals: AfterErrorHook = ({ error, result }) => {
  if (!(error instanceof APIError) || !error.isPublic) return
  // What its collection said is more exact.
  const said = result?.errors?.[0]?.message
  // GraphQL has its own shape.
  if (said === undefined) return
  if (error.data)
    return said === UNKNOWN ? { response: refusalBodies.cms(error.message, fieldOf(error.data)) } : undefined
  return { response: refusalBodies.cms(said === UNKNOWN ? error.message : said) }
}

/** The field that a refusal of ours is about. */
const fieldOf = (data: object): string | undefined =>
  (data as { readonly errors?: readonly { readonly path?: string }[] }).errors?.[0]?.path

/** Payload answers 500 to what the database says of a request: a value it cannot read, a lock it does not give, its end. */
export const answerDatabaseErrors: AfterErrorHook = ({ error }) => {
  if (isUnreadableValue(error)) return toCmsError(unreadableValue())
  if (errorCode(error) === LOCK_NOT_AVAILABLE) return toCmsError(busyRecord())
  return isTransientError(error) ? toCmsError(databaseAway()) : undefined
}

/** A save waits for an import, or another save, that is writing the same record; some seconds, and then it is told so. */
const busyRecord = () =>
  new Refusal(
    409,
    'Not saved, because an import or somebody else is writing this at the moment. Try again in a minute.',
  )

const toCmsError = ({ status, message }: Refusal) => ({ status, response: refusalBodies.cms(message) })
