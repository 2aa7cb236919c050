import type { RiskReason } from '@/contracts/moderation'

import type { FormToken } from './form-token'

/**
 * How far a sender is trusted, which sets their limit and nothing else: whatever is within it is stored, and a moderator
 * sees why it looks like spam. `automatic` is certainly a program.
 */
export type Standing = 'trusted' | 'doubtful' | 'automatic'

export type Risk = { readonly score: number; readonly reasons: readonly RiskReason[]; readonly standing: Standing }

export type Signs = {
  readonly token: FormToken['state']
  /** How often the form this comes from was sent before. */
  readonly timesSent: number
  readonly honeypot: string | null
  /** What was written, without the field for a web address. */
  readonly texts: readonly (string | null)[]
  /** Submissions of the last hour, from everybody. */
  readonly lastHour: number
}

/** One opened form may send a handful of places. */
export const SENDS_PER_FORM = 5

/** More than this in an hour, from everybody, is no ordinary hour. */
export const BUSY_HOUR = 300

const MAX_SCORE = 100
const POINTS_PER_LINK = 15
const MAX_LINKS_COUNTED = 4

/** From so many links on a text is more likely an advertisement than a tip. */
const DOUBTFUL_LINKS = 2

const points = {
  honeypot: 80,
  'too-quick': 60,
  'bad-form': 40,
  'form-reused': 30,
  'mixed-script': 25,
  'repeated-text': 20,
  'busy-hour': 10,
  'no-form': 10,
} as const satisfies Partial<Record<RiskReason, number>>

/** Rates a submission. Nothing is refused or hidden for its score. */
export function assessRisk({ token, timesSent, honeypot, texts, lastHour }: Signs): Risk {
  const text = texts.filter((part) => part !== null).join('\n')
  const links = Math.min(countLinks(text), MAX_LINKS_COUNTED)
  const matched: Readonly<Record<keyof typeof points, boolean>> = {
    honeypot: honeypot !== null,
    'too-quick': token === 'too-quick',
    'bad-form': token === 'forged',
    'form-reused': timesSent >= SENDS_PER_FORM,
    'mixed-script': hasMixedWord(text),
    'repeated-text': texts.some((part) => part !== null && isRepeated(part)),
    'busy-hour': lastHour >= BUSY_HOUR,
    'no-form': token === 'missing' || token === 'expired',
  }
  const named = (Object.keys(points) as (keyof typeof points)[]).filter((reason) => matched[reason])
  const reasons: readonly RiskReason[] = links > 0 ? [...named, 'links'] : named
  const score = named.reduce((sum, reason) => sum + points[reason], links * POINTS_PER_LINK)
  return { score: Math.min(MAX_SCORE, score), reasons, standing: judgeStanding(matched, links) }
}

function judgeStanding(matched: Readonly<Record<keyof typeof points, boolean>>, links: number): Standing {
  if (matched.honeypot || matched['too-quick']) return 'automatic'
  const isDoubtful = matched['no-form'] || matched['bad-form'] || matched['form-reused'] || links >= DOUBTFUL_LINKS
  return isDoubtful ? 'doubtful' : 'trusted'
}

const countLinks = (text: string): number => text.match(/\bhttps?:\/\/|\bwww\.|<a\s|\[url\b/gi)?.length ?? 0

/** A word of Latin letters with a Cyrillic or Greek one among them: the look-alike trick. */
const hasMixedWord = (text: string): boolean =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
  )

/** One sign twelve times in a row, or one word of 2 to 40 signs six times. The steps of a path may well share a title. */
const isRepeated = (text: string): boolean =>
  /(\S)\1{11,}/u.test(text) || /(?:^|\s)(\S{2,40})(?:\s+\1){5,}(?=\s|$)/u.test(text)
