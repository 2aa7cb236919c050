import { errorCode } from '@/lib/error-code'

/** Connection, resources (a full disk too), operator, lock and input or output trouble of PostgreSQL, and that of the socket. */
const PASSING = /^(?:08|53|57|58030|55P03|40)|^E[A-Z]+$/

/** Of a disk, and not of the way to the database: the name of a file that is wrong, or missing, is no passing trouble. */
const OF_FILES: ReadonlySet<string> = new Set(['EACCES', 'EEXIST', 'EINVAL', 'EISDIR', 'ENOENT', 'ENOTDIR', 'EPERM'])

/** Whether an error says that the database cannot be asked at the moment, and may be asked again in a minute. */
export function isTransientError(error: unknown): boolean {
  const code = errorCode(error)
  return code === null ? isTimeout(error) : PASSING.test(code) && !OF_FILES.has(code)
}

/** The pool of `pg` gives its time-outs and broken connections no code. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /timeout|terminated|Connection ended|not queryable|cannot connect to Postgres/i.test(error.message)
    ? true
    : isTimeout(error.cause)
}

/** PostgreSQL's class of errors about values it cannot read: "abc" or 10^20 where a row number belongs, a negative page. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/

export const isUnreadableValue = (error: unknown): boolean => DATA_EXCEPTION.test(errorCode(error) ?? '')
