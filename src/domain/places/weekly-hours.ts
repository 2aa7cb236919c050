/** Minutes of a week that begins on Monday at 00:00 in Saudi Arabia. */
const DAY_MINUTES = 1440
export const WEEK_MINUTES = 7 * DAY_MINUTES

/** Asia/Riyadh is three hours ahead of UTC all year, so no time zone data is needed, and the device's own does not count. */
const RIYADH_OFFSET_MINUTES = 180

/** 1 January 1970 was a Thursday. */
const EPOCH_MINUTE = 3 * DAY_MINUTES

/**
 * When a place is open: ranges in the order of their start, `0 ≤ start < 10080`, `start < end ≤ start + 10080`. An end
 * past the week is in the next one. Nothing in the list means always closed; unknown hours are `null`, never a list.
 */
export type WeeklyHours = readonly (readonly [startMinute: number, endMinute: number])[]

/** The minutes are of the week, as in `WeeklyHours`; `null` where nothing ever changes. */
type OpenState =
  | { readonly kind: 'open'; readonly now: number; readonly closesAt: number | null }
  | { readonly kind: 'closed'; readonly now: number; readonly opensAt: number | null }
  | { readonly kind: 'unknown' }

const UNKNOWN: OpenState = { kind: 'unknown' }

/** Whether a place is open at a moment (milliseconds since 1970), wherever the device thinks it is. */
export function openState(weekly: WeeklyHours | null, now: number): OpenState {
  if (weekly === null || !Number.isFinite(now)) return UNKNOWN
  const minute = minuteOfWeek(now)
  let minutesToOpening = Infinity
  for (const [start, end] of weekly) {
    if (end - start >= WEEK_MINUTES) return { kind: 'open', now: minute, closesAt: null }
    const since = (minute - start + WEEK_MINUTES) % WEEK_MINUTES
    if (since < end - start) return { kind: 'open', now: minute, closesAt: end % WEEK_MINUTES }
    minutesToOpening = Math.min(minutesToOpening, WEEK_MINUTES - since)
  }
  return {
    kind: 'closed',
    now: minute,
    opensAt: minutesToOpening === Infinity ? null : (minute + minutesToOpening) % WEEK_MINUTES,
  }
}

/** 'Open now · closes 23:00', 'Closed · opens Fri 13:00', 'Unknown': always local time of the place, 24 hours. */
export function openLabel(state: OpenState): string {
  switch (state.kind) {
    case 'unknown':
      return 'Unknown'
    case 'open':
      return state.closesAt === null ? 'Open 24 hours' : `Open now · closes ${clockLabel(state.now, state.closesAt)}`
    case 'closed':
      return state.opensAt === null ? 'Closed' : `Closed · opens ${clockLabel(state.now, state.opensAt)}`
  }
}

/** Weekly hours as stored or received; `null` for anything else. Any value is safe to give. */
export function readWeeklyHours(value: unknown): WeeklyHours | null {
  return Array.isArray(value) && value.every(isRange) ? value : null
}

function isRange(value: unknown): value is WeeklyHours[number] {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [start, end]: readonly unknown[] = value
  return (
    Number.isInteger(start) &&
    Number.isInteger(end) &&
    Number(start) >= 0 &&
    Number(start) < WEEK_MINUTES &&
    Number(end) > Number(start) &&
    Number(end) <= Number(start) + WEEK_MINUTES
  )
}

function minuteOfWeek(now: number): number {
  const minute = (Math.floor(now / 60_000) + RIYADH_OFFSET_MINUTES + EPOCH_MINUTE) % WEEK_MINUTES
  return minute < 0 ? minute + WEEK_MINUTES : minute
}

/** The time alone while it is within the next 18 hours; then 'tomorrow' or the day with it. */
function clockLabel(now: number, then: number): string {
  const ahead = (then - now + WEEK_MINUTES) % WEEK_MINUTES || WEEK_MINUTES
  const days = Math.floor(((now % DAY_MINUTES) + ahead) / DAY_MINUTES)
  const time = `${twoDigits(Math.floor(then / 60) % 24)}:${twoDigits(then % 60)}`
  if (ahead <= PLAIN_MINUTES) return time
  return days <= 1 ? `tomorrow ${time}` : `${dayNames[Math.floor(then / DAY_MINUTES)] ?? ''} ${time}`
}

/** A bare time further ahead could be taken for the one that comes first. */
const PLAIN_MINUTES = 18 * 60

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/**
 * Opening hours as a reader understands them: the OpenStreetMap form with its two-letter days is written out, anything
 * else is a sentence already and stays as it is.
 */
export function readableHours(hours: string): string {
  if (!OSM_HOURS.test(hours)) return hours
  const said = hours
    .replace(/(PH, ?)?(?:Mo-Su|Sa-Fr|Su-Sa)(, ?PH)?/g, (_, before, after) =>
      before || after ? 'Daily and on public holidays' : 'Daily',
    )
    .replace(/(\d?\d):(\d\d)-(\d?\d):(\d\d)/g, rangeLabel)
    .replace(/-?(sunrise|sunset|dawn|dusk)-?/g, (part) => part.replace('-', ' to '))
    .replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su|PH|off|Ramadan)\b:?/g, (_, word: string) => written[word] ?? word)
    .replaceAll('-', '–')
    .replace(/,(?=\S)/g, ', ')
    .replaceAll('+', ' or later')
    .replace(/( *)"(.*?)"/g, (_, space, comment) => (space ? ', ' : '') + comment)
  return /^(Daily )?00:00–24:00$|^24.7$/.test(said) ? '24 hours, every day' : said
}

/** An end past midnight is said to be on the next day: 26:00, and 02:00 after 20:00. Midnight itself is the end of the day. */
function rangeLabel(_: string, fromHour: string, fromMinute: string, toHour: string, toMinute: string): string {
  const start = `${fromHour}:${fromMinute}`
  const end = `${twoDigits(Number(toHour) % 24)}:${toMinute}`
  if (end === '00:00') return `${start}–24:00`
  return Number(toHour) < 24 && Number(fromHour + fromMinute) < Number(toHour + toMinute)
    ? `${start}–${end}`
    : `${start} to ${end} the next day`
}

/** Days, months, times and comments in a row and nothing else; week numbers and sums are left to the reader as written. */
const OSM_HOURS =
  /^(?:24\/7|[A-Z][a-zH][a-z]?\b|(?:off|closed|sunrise|sunset|dawn|dusk)\b|Ramadan\b:?|\d{1,2}:\d{2}\+?|\d{2}(?![:\d])|"[^"]*"|[ ,;-])+$/

const written: Readonly<Record<string, string>> = {
  Mo: 'Mon',
  Tu: 'Tue',
  We: 'Wed',
  Th: 'Thu',
  Fr: 'Fri',
  Sa: 'Sat',
  Su: 'Sun',
  PH: 'public holidays',
  off: 'closed',
  Ramadan: 'in Ramadan',
}
