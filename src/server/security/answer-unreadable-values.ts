import type { AfterErrorHook } from 'payload'

/** PostgreSQL's class of errors about values it cannot read: "abc" or 10^20 where a row number belongs, a negative page. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/

/** Payload hands such values to the database and answers 500; it is the request that is wrong. */
export const answerUnreadableValues: AfterErrorHook = ({ error }) => {
  if (!isDataException(error)) return
  return {
    status: 400,
    response: { errors: [{ message: 'A value in the request is not of the kind its field holds.' }] },
  }
}

function isDataException(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && typeof error.code === 'string' && DATA_EXCEPTION.test(error.code)) return true
  return 'cause' in error && isDataException(error.cause)
}
