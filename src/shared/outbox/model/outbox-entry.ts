import { asRecord, asText, asOption } from '@/browser/saved-parts'
import type { SubmissionInput } from '@/contracts/recommendations'
import type { ReportInput } from '@/contracts/reports'

/** Submissions with a receipt to save; the receipt of a 'Still correct' is of no use. */
const RECEIPT_KINDS = ['place', 'path', 'report'] as const

const PATHS = ['/api/recommendations', '/api/reports'] as const

/** A submission that the server has not confirmed yet. */
export type OutboxEntry = {
  /** A UUID, and the `Idempotency-Key` of each try: the server stores it once, however often it comes. */
  readonly key: string
  readonly path: (typeof PATHS)[number]
  /** Without the form's token, which is of one try. */
  readonly body: SubmissionInput | ReportInput
  readonly receiptKind: (typeof RECEIPT_KINDS)[number] | null
  /** What a list calls it. */
  readonly title: string
  /** The form it was written in, to go on with; `null` where the body is all there is. */
  readonly form: object | null
  /** ISO, the device's clock. */
  readonly madeAt: string
  /** Milliseconds since 1970. Until then a page is sending it, or the server has asked to wait. */
  readonly restsUntil: number
  /** How often no answer came. */
  readonly tries: number
  /** The server's reason for not accepting it; `null` until there is one. */
  readonly problem: string | null
  /** Whether sending it again unchanged is useless: a person has to change it. */
  readonly isRefused: boolean
}

/** Parses a stored entry, perhaps of an older build; `null` when it is none. */
export function readOutboxEntry(value: unknown): OutboxEntry | null {
  const record = asRecord(value)
  if (record === null) return null
  const path = asOption(PATHS, record['path'])
  const body = asRecord(record['body'])
  const { key, restsUntil, tries, problem } = record
  if (typeof key !== 'string' || path === null || body === null) return null
  return {
    key,
    path,
    // Whatever it is, the server reads it by its own schema.
    body: { ...body } as OutboxEntry['body'],
    receiptKind: asOption(RECEIPT_KINDS, record['receiptKind']),
    title: asText(record['title']),
    form: asRecord(record['form']) === null ? null : { ...(record['form'] as object) },
    madeAt: asText(record['madeAt']),
    restsUntil: typeof restsUntil === 'number' ? restsUntil : 0,
    tries: typeof tries === 'number' ? tries : 0,
    problem: typeof problem === 'string' ? problem : null,
    isRefused: record['isRefused'] === true,
  }
}
