import type { AfterErrorHook } from 'payload'

import { errorCode } from '@/lib/error-code'

/** PostgreSQL's class of errors about values it cannot read: "abc" or 10^20 where a row number belongs, a negative page. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/

/** Payload hands such values to the database and answers 500; it is the request that is wrong. */
export const answerUnreadableValues: AfterErrorHook = ({ error }) => {
  if (!DATA_EXCEPTION.test(errorCode(error) ?? '')) return
  return {
    status: 400,
    response: { errors: [{ message: 'A value in the request is not of the kind its field holds.' }] },
  }
}
