import type { AfterErrorHook } from 'payload'

import { errorCode } from '@/lib/error-code'

/** PostgreSQL's name for a row that another transaction has held for longer than `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03'

/** A save waits for an import, or another save, that is writing the same record; some seconds, and then it is told so. */
export const answerBusyRecord: AfterErrorHook = ({ error }) => {
  if (errorCode(error) !== LOCK_NOT_AVAILABLE) return
  return {
    status: 409,
    response: {
      errors: [
        {
          message:
            'Not saved, because an import or somebody else is writing this at the moment. Try again in a minute.',
        },
      ],
    },
  }
}
