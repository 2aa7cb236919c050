import { APIError, Forbidden, NotFound, ValidationError } from 'payload'

import { errorCode } from '@/lib/error-code'

import { ScheduleFailure } from './scheduled-change'

const FOREIGN_KEY_VIOLATION = '23503'

/** A 5xx is ours, not the record's. */
const SERVER_ERROR = 500

/** What a person can do something about; `null` for what may go well the next time. */
export function failureMessage(error: unknown): string | null {
  if (error instanceof ScheduleFailure) return error.message
  if (error instanceof Forbidden) return 'Who scheduled it may no longer publish. Schedule it again.'
  if (error instanceof NotFound) return 'It is not there any more.'
  if (error instanceof ValidationError) {
    const fields = error.data.errors.map(({ label, path, message }) => `${String(label ?? path)}: ${message}`)
    return `It cannot be published as it is. ${fields.join(' ')}`
  }
  if (errorCode(error) === FOREIGN_KEY_VIOLATION) return 'Something it points to has been deleted.'
  return error instanceof APIError && error.status < SERVER_ERROR ? error.message : null
}
