import { errorCode } from '@/lib/error-code'
import { cleanText } from '@/lib/text/text'

import { ImportFailure } from '../context/failure'
import type { IncomingRecord } from './records'
import type { SqlClient } from '@/server/database/sql-client'

/** A record that the database refused. The rest of the import is written. */
export type RejectedRecord = {
  readonly key: string
  readonly label: string
  /** Missing for a record that is not there yet. */
  readonly id?: number
  /** The reason of the database, for a person. */
  readonly problem: string
}

/** With more refusals than this, the cause is not in the records: the import fails. */
const MAX_SET_ASIDE = 200

/** Of one import, in the order in which they were found. */
export class RejectedRecords {
  readonly list: RejectedRecord[] = []

  /** @param refusesTaken whether a key that is taken is the record's own fault, and no sign of an editor at work */
  constructor(readonly refusesTaken: boolean) {}

  /** Throws `ImportFailure` when it are too many. */
  add({ key, label }: Pick<IncomingRecord, 'key' | 'label'>, id: number | null, error: unknown): void {
    this.list.push({ key, label: cleanText(label) ?? key, ...(id !== null && { id }), problem: describeProblem(error) })
    const [first] = this.list
    if (this.list.length <= MAX_SET_ASIDE || first === undefined) return
    throw new ImportFailure(
      'too-many-refused',
      `The database refuses more than ${MAX_SET_ASIDE} records of this source, the first of them ${first.label} ` +
        `(${first.key}): ${first.problem} Nothing has changed.`,
    )
  }
}

/**
 * Writes items in one piece. When the database refuses what one of them holds, its halves are written, and so on, until
 * it is known which item it is: that one is set aside. For use inside a transaction.
 */
export async function bisectWrite<Item>(
  client: SqlClient,
  items: readonly Item[],
  write: (items: readonly Item[]) => Promise<void>,
  { asides, setAside }: { readonly asides: RejectedRecords; readonly setAside: (item: Item, error: unknown) => void },
): Promise<void> {
  const [first] = items
  if (first === undefined) return
  await client.query('SAVEPOINT piece')
  try {
    await write(items)
    await client.query('RELEASE SAVEPOINT piece')
    return
  } catch (error) {
    if (!isRefusedValue(error, asides.refusesTaken)) throw error
    await client.query('ROLLBACK TO SAVEPOINT piece')
    await client.query('RELEASE SAVEPOINT piece')
    if (items.length === 1) {
      setAside(first, error)
      return
    }
  }
  const middle = Math.ceil(items.length / 2)
  for (const half of [items.slice(0, middle), items.slice(middle)]) {
    await bisectWrite(client, half, write, { asides, setAside })
  }
}

const UNIQUE_VIOLATION = '23505'

/** Classes of PostgreSQL's errors that lie in a value: data exception, constraint violation, raised by a trigger. */
const isRefusedValue = (error: unknown, refusesTaken: boolean): boolean => {
  const code = errorCode(error) ?? ''
  if (code === UNIQUE_VIOLATION) return refusesTaken
  return /^(22|23|P0)...$/.test(code)
}

const PROBLEMS: Readonly<Record<string, string>> = {
  '22001': 'A text is longer than its field.',
  '22003': 'A number is too large.',
  '22021': 'A text holds a character that cannot be stored.',
  '22P02': 'A value is not of its kind, or a text holds half a character, such as one of the two halves of an emoji.',
  '22P05': 'A text holds a character that cannot be stored.',
  '23502': 'A value that has to be there is missing.',
  '23503': 'It points to a record that is not there.',
  '23505': 'Another record has its map object or its address already; look in the trash, too.',
  '23514': 'A value is not allowed there.',
}

/** What the database said, shortened, stands behind our own words: it names the value. */
function describeProblem(error: unknown): string {
  const code = errorCode(error) ?? 'unknown'
  const words = PROBLEMS[code] ?? `The database refuses it (${code}).`
  const said = error instanceof Error ? cleanText(error.message.slice(0, MAX_SAID)) : null
  return said === null ? words : `${words} It said: ${said}.`
}

const MAX_SAID = 160
