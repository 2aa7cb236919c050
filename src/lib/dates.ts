const CITY_TIME_ZONE = 'Asia/Riyadh'

/** "20 November 2026" as seen in the three cities; `null` for no date or an unreadable one. */
export function formatDay(isoDate: string | null | undefined): string | null {
  const date = new Date(isoDate ?? Number.NaN)
  if (Number.isNaN(date.getTime())) return null
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: CITY_TIME_ZONE,
  }).format(date)
}

/** "10 Jumada II 1448 AH", computed by the Umm al-Qura calendar; the sighted date can differ by a day. */
export function formatHijriDay(date: Date): string {
  return new Intl.DateTimeFormat('en-GB-u-ca-islamic-umalqura', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: CITY_TIME_ZONE,
  }).format(date)
}
