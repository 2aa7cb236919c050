import { counted } from '@/lib/text/counted'

/** What waits for a moderator. `oldest` is when the first of it came in; `null` when nothing waits. */
export type WaitingWork = {
  readonly counts: readonly { readonly kind: string; readonly count: number }[]
  readonly oldest: Date | null
}

export type DigestText = { readonly subject: string; readonly text: string }

/**
 * The daily message to moderators: numbers and a link, nothing of what visitors wrote. `null` when nothing waits, because
 * moderators would stop reading a message that says so every day.
 */
export function digestText({
  work,
  now,
  queueUrl,
}: {
  readonly work: WaitingWork
  readonly now: Date
  readonly queueUrl: string
}): DigestText | null {
  const counts = work.counts.filter(({ count }) => count > 0)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  if (total === 0 || work.oldest === null) return null

  const waits = total === 1 ? '1 submission waits' : `${total} submissions wait`
  return {
    subject: `${waits} for review`,
    text: [
      `${waits} for review:`,
      '',
      ...counts.map(({ kind, count }) => `  ${count} × ${kindLabel(kind)}`),
      '',
      `The oldest has waited for ${formatAge(now.getTime() - work.oldest.getTime())}.`,
      '',
      `Open the review queue: ${queueUrl}`,
      '',
    ].join('\n'),
  }
}

function kindLabel(kind: string): string {
  return KIND_LABELS[kind] ?? kind
}

const KIND_LABELS: Readonly<Record<string, string>> = {
  place: 'place',
  path: 'path',
  report: 'problem report',
  confirmation: '“still correct”',
}

/** Whole minutes under an hour, whole hours under two days, whole days from then on. Negative ages are none. */
export function formatAge(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS))
  if (minutes < 60) return counted(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')
}

const MINUTE_MS = 60_000
