import OpeningHours, { type opening_hours_warning_type } from 'opening_hours'

import { plainDigits } from '@/lib/text/plain-digits'
import { cleanText } from '@/lib/text/text'
import { WEEK_MINUTES, type WeeklyHours } from '@/domain/places/weekly-hours'

/**
 * Opening hours in the OpenStreetMap form as weekly ranges, or `null` when they alone do not say whether a place is
 * open: holidays with other hours, Ramadan, seasons, sunrise, comments, open ends, and whatever has to be guessed.
 * Never throws, never takes unknown for closed.
 */
export function compileHours(text: string | null | undefined): WeeklyHours | null {
  if (!text || text.length > MAX_LENGTH) return null
  const value = plainDigits(cleanText(text) ?? '')
  if (value === '') return null
  const cached = weekCache.get(value)
  if (cached !== undefined) return cached
  const weekly = HOLIDAYS.test(value) ? compileWeekWithHolidays(value) : compileWeek(value)
  if (weekCache.size >= MAX_CACHED) weekCache.clear()
  weekCache.set(value, weekly)
  return weekly
}

function compileWeek(value: string): WeeklyHours | null {
  const open = listOpenSpans(value)
  // Words alone ("open") say nothing of the clock, except that a place is closed for good.
  const isKnown = open !== null && (open.length === 0 || /\d/.test(value))
  return isKnown ? toWeek(extendNights(value, open)) : null
}

/**
 * A holiday falls on any day of the week, so the week is known only where every day is alike and holidays are as every day:
 * named beside the days ('PH,Mo-Su 09:00-22:00'), or in a rule of their own with the same hours.
 */
function compileWeekWithHolidays(value: string): WeeklyHours | null {
  const rules = value.split(';').map((rule) => rule.replaceAll(BESIDE_DAYS, ''))
  const own = rules.filter((rule) => HOLIDAYS.test(rule)).map((rule) => rule.replace(/^\s*(?:PH|SH)\s+(?=\d|off)/, ''))
  const everyDay = rules.filter((rule) => !HOLIDAYS.test(rule)).join(';')
  if (everyDay === '' || own.some((rule) => HOLIDAYS.test(rule))) return null
  const week = compileWeek(everyDay)
  return week !== null && isEachDayAlike(week) && own.every((rule) => isSame(compileWeek(rule), week)) ? week : null
}

const HOLIDAYS = /\b(?:PH|SH)\b/

/** With the comma that ties it to a day or to the other kind of holiday. */
const BESIDE_DAYS =
  /\b(?:PH|SH)\s*,\s*(?=(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH)\b)|(?<=\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH))\s*,\s*(?:PH|SH)\b/g

function isEachDayAlike(week: WeeklyHours): boolean {
  const nextDay = week.map(([start, end]) => {
    const later = (start + DAY_MINUTES) % WEEK_MINUTES
    return [later, later + end - start] as const
  })
  return (
    isSame(
      nextDay.sort(([one], [other]) => one - other),
      week,
    ) || week.some(([start, end]) => end - start >= WEEK_MINUTES)
  )
}

const isSame = (one: WeeklyHours | null, other: WeeklyHours): boolean => JSON.stringify(one) === JSON.stringify(other)

/** An import compiles the same few hundred values again and again, and each costs milliseconds. */
const weekCache = new Map<string, WeeklyHours | null>()
const MAX_CACHED = 2_000

/** The longest text the CMS takes; the limit bounds what a hostile one costs the parser. */
const MAX_LENGTH = 500

/** Warnings about what the parser corrects without changing the meaning. All other warnings are guesses. */
const harmless: ReadonlySet<opening_hours_warning_type> = new Set([
  'additional_rule_separator_not_used_after_time_wrapping_midnight',
  'additional_rule_which_evaluates_to_closed',
  'combine_rules',
  'hour_min_separator',
  'please_use_ok_for_ko',
  'separator_for_readability',
  'strange_24_7',
  'without_minutes',
  'word_error_correction',
])

/** From a Monday, over three weeks in which no country changes its clocks: the parser counts in the server's own time. */
const startOfWeeks = (): Date => new Date(2024, 0, 1)
const endOfWeeks = (): Date => new Date(2024, 0, 22)

/** The parser's mode for what is open from a time to a time, not at points in time. */
const TIME_RANGES = 0

type Span = { readonly start: number; readonly end: number }

/** Minutes since `startOfWeeks`, over three weeks that are all alike; `null` when they are not known or not alike. */
function listOpenSpans(value: string): readonly Span[] | null {
  try {
    const hours = new OpeningHours(value, null, TIME_RANGES)
    if (!hours.isWeekStable() || hours.getStructuredWarnings().some(({ type }) => !harmless.has(type))) return null
    const intervals = hours.getOpenIntervals(startOfWeeks(), endOfWeeks())
    if (intervals.some(([, , isUnknown, comment]) => isUnknown || comment !== undefined)) return null
    return intervals.map(([start, end]) => ({ start: countMinutes(start), end: countMinutes(end) }))
  } catch {
    // The parser refuses by throwing texts; what it refuses is unknown.
    return null
  }
}

const countMinutes = (date: Date): number => Math.round((date.getTime() - startOfWeeks().getTime()) / 60_000)

/**
 * A rule for a day hides in the strict reading also the small hours of the night before: 'Sa-Th 08:00-02:00; Fr
 * 13:00-02:00' would close on Thursdays at midnight. What is meant is 02:00, so such a night gets the end it has in
 * its own rule, unless some rule closes at a time of day.
 */
function extendNights(value: string, open: readonly Span[]): readonly Span[] {
  const rules = value.split(';')
  if (rules.length === 1 || rules.some((rule) => /\d.*(off|closed)/i.test(rule))) return open
  const alone = rules.flatMap((rule) => listOpenSpans(rule.trim()) ?? [])
  return open.map(({ start, end }) => {
    if (end % DAY_MINUTES !== 0) return { start, end }
    const meant = alone.find((span) => span.start === start)
    return { start, end: Math.max(end, meant?.end ?? end) }
  })
}

const DAY_MINUTES = 1440

/** The middle one of three weeks: what begins in it, with an end that no border of the three weeks has cut. */
function toWeek(open: readonly Span[]): WeeklyHours {
  if (open.some(({ start, end }) => end - start >= 2 * WEEK_MINUTES)) return [[0, WEEK_MINUTES]]
  const week: [number, number][] = []
  for (const { start, end } of open) {
    if (start < WEEK_MINUTES || start >= 2 * WEEK_MINUTES) continue
    const last = week.at(-1)
    if (last !== undefined && start - WEEK_MINUTES <= last[1]) last[1] = Math.max(last[1], end - WEEK_MINUTES)
    else week.push([start - WEEK_MINUTES, end - WEEK_MINUTES])
  }
  return week
}
