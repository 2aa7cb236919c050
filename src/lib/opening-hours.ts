/**
 * Opening hours as a reader understands them: the OpenStreetMap form with its two-letter days is written out, anything
 * else is a sentence already and stays as it is.
 */
export function readableHours(hours: string): string {
  if (hours.trim() === '24/7') return '24 hours, every day'
  if (!OSM_HOURS.test(hours)) return hours
  return hours
    .replace(/\bMo-Su\b/g, 'Daily')
    .replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su|PH)\b/g, (day) => dayNames[day] ?? day)
    .replaceAll('-', '–')
    .replace(/,(?=\S)/g, ', ')
    .replace(/(\d)\+/g, '$1 or later')
}

/** Days or times in a row and nothing else; months, week numbers and comments are left to the reader as written. */
const OSM_HOURS = /^(?:(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)\b|\d{1,2}:\d{2}\+?|[ ,;-])+$/

const dayNames: Readonly<Record<string, string>> = {
  Mo: 'Mon',
  Tu: 'Tue',
  We: 'Wed',
  Th: 'Thu',
  Fr: 'Fri',
  Sa: 'Sat',
  Su: 'Sun',
  PH: 'public holidays',
}
