import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { readReceipt, receiptHash } from '@/server/submissions/receipt'

import { eraseSubmissions } from './erase-submissions'

/** Erases the submission with this receipt, if there is one, at its sender's wish. Twice is the same as once. */
export function eraseByReceipt({ db }: Payload, typed: string): Promise<void> {
  // A receipt that cannot be one is looked for too, so that both kinds of wrong answer take the same time.
  const hash = receiptHash(readReceipt(typed) ?? '')
  return eraseSubmissions((statement) => db.drizzle.execute(statement), sql`r.receipt_hash = ${hash}`, {
    kind: 'sender',
  })
}
