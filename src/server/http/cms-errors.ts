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
 * Payload shows the sentence of an error that has no further data only when its class has a name. In the build, which
 * shortens the code, the class has none, and every such refusal would read "An unknown error occurred". Whoever said it, the
 * form gets it as one sentence.
 *
 * What an error says of fields Payload sends only when the error is of its own class, and the build has that class in several
 * copies: the form would know neither which field is in the way nor what it asks for next.
 */
export const answerRefusals: AfterErrorHook = ({ error, result }) => {
  const [told] = (result?.errors ?? []) as readonly { readonly message: string; readonly data?: unknown }[]
  // GraphQL has its own shape.
  if (told === undefined) return
  // What its collection said is more exact.
  const message = told.message === UNKNOWN ? error.message : told.message
  const fields = fieldsOf(error)
  if (fields !== null)
    return told.data === undefined ? { response: { errors: [{ message, data: fields }] } } : undefined
  if (!(error instanceof APIError) || !error.isPublic || error.data) return
  return { response: refusalBodies.cms(message) }
}

/** What an error that blames the sender says of fields, as Payload keeps it; `null` for any other. */
function fieldsOf(
  error: Error & { readonly status?: unknown; readonly data?: unknown },
): Record<string, unknown> | null {
  const { status, data } = error
  if (typeof status !== 'number' || status < 400 || status >= 500) return null
  if (typeof data !== 'object' || data === null || !('errors' in data)) return null
  return Array.isArray(data.errors) ? { ...data } : null
}

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
