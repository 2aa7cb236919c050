import { formatMoment } from '@/lib/dates/dates'

/** What of a page says how old its copy is; the style sheet writes it over the page (styles/base.css). */
const SAVED_NOTE = 'data-saved'

/** "Saved on 25 November 2026, 14:05" by the date header of the answer; without it, no date. */
export function savedNote(date: string | null): string {
  const moment = formatMoment(date)
  return moment === null ? 'Saved on this device' : `Saved on ${moment}`
}

/** The page with the age of its copy on what it shows. Where nothing is marked as that, it stays as it is. */
export const withSavedNote = (html: string, date: string | null): string =>
  html.replace(/<main(?=[\s>])/, `<main ${SAVED_NOTE}="${savedNote(date)}"`)
