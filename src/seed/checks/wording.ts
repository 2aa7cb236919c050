import type { Report } from './check'

/** A text of the content, and where it is. */
export type NamedText = { readonly where: string; readonly text: string }

/** The one spelling of each name, and the others that people write. */
const SPELLINGS: readonly (readonly [name: string, otherwise: RegExp])[] = [
  ['Abu Hanifah', /\bAbu Haneef?ah?\b|\bAbu Hanifa\b/],
  ["Ka'bah", /\bKaa?ba\b|\bKaabah\b|\bKa'ba\b|\bKabah\b/],
  ['Dhu al-Hijjah', /\bDhul?[ -](?:al-)?Hijj?ah?\b(?<!Dhu al-Hijjah)|\bZul[ -]?Hijj?ah?\b/],
  ["Dhu al-Qi'dah", /\bDhul?[ -](?:al-)?Qa?[i']*da?h?\b(?<!Dhu al-Qi'dah)/],
  ['Makkah', /\bMecca\b|\bMakka\b/],
  ['Madinah', /\bMedina\b|\bMadina\b/],
  ['Arafah', /(?<!say )\bArafat\b|\bArafa\b/],
  ['Muzdalifah', /\bMuzdalifa\b|\bMozdalifa\b/],
  ["Qur'an", /\bQuran\b|\bKoran\b/],
  ["Shafi'i", /\bShafii\b|\bShafi\b(?!')|\bShafi`i\b/],
  ["Ja'fari", /\bJafari\b|\bJaafari\b/],
  ["sa'i", /\bsa'?ee\b|\bsa'y\b|\bsaey\b/i],
  ['tawaf', /\btawaaf\b/i],
  ['Jamrat al-Aqabah', /\bAqaba\b|\bJamarat al-Aqabah\b/],
  ['Rawdah', /\bRawda\b|\bRoza\b|\bRawdhah?\b/],
  ["rak'ah", /\brakah\b|\brakat\b|\braka'at\b/i],
  ['Talbiyah', /\bTalbiya\b/i],
  ['Aishah', /\bAisha\b|\bA'ishah\b/],
  ['Zamzam', /\bZam[ -]Zam\b/i],
]

/** Finds other spellings of a name than the one the guide uses. */
export function checkSpellings(texts: readonly NamedText[]): Report {
  const faults = texts.flatMap(({ where, text }) =>
    SPELLINGS.flatMap(([name, otherwise]) => {
      const match = otherwise.exec(text)?.[0]
      return match === undefined ? [] : [`${where}: "${match}", elsewhere "${name}"`]
    }),
  )
  return { lines: [`${SPELLINGS.length} names in ${texts.length} texts, ${faults.length} other spellings`], faults }
}

/** What editors write in notes to each other. */
const NOTES =
  /must be (?:checked|verified)|to be (?:checked|verified|confirmed)|\b(?:TODO|TBD|FIXME|XXX)\b|re-check before|lorem ipsum/i

/** Finds notes of editors that readers would see. */
export function checkEditorsNotes(texts: readonly NamedText[]): Report {
  const faults = texts.flatMap(({ where, text }) => {
    const match = NOTES.exec(text)?.[0]
    return match === undefined ? [] : [`${where}: "${match}"`]
  })
  return { lines: [`${texts.length} texts, ${faults.length} notes`], faults }
}

/**
 * Words that a beginner does not know: their first use in a text has to say what they mean, in brackets or after a colon.
 */
const HARD_WORDS = [
  "Ja'fari",
  'fatwa',
  'Iftaa',
  'fidyah',
  'niqab',
  'mahram',
  'miqat',
  'hady',
  'Ibn Baz',
  'Ibn Taymiyyah',
  'Ibn Uthaymin',
  'mudd',
  'quota',
  'QR',
]

/** Finds hard words that are used before they are explained. */
export function checkUnexplainedWords(texts: readonly NamedText[]): Report {
  const faults = texts.flatMap(({ where, text }) =>
    HARD_WORDS.flatMap((word) => {
      const first = new RegExp(`\\b${word}\\b`, 'i').exec(text)?.index
      return first === undefined || isExplained(text, word, first) ? [] : [`${where}: "${word}" is not explained`]
    }),
  )
  return { lines: [`${HARD_WORDS.length} hard words in ${texts.length} texts, ${faults.length} unexplained`], faults }
}

const isExplained = (text: string, word: string, at: number): boolean => {
  const after = text.slice(at + word.length, at + word.length + 40)
  const before = text.slice(Math.max(0, at - 60), at)
  return (
    /^[*\]"]*(?:\([^)]*\))?(?:\s[\w'-]+){0,2}\s*[*]*(?:\(|:|,\s(?:a|an|the)\s|\sis\s|\smeans\s)/.test(after) ||
    /\((?:an?\s|the\s)?[*]*$|called\s(?:a\s|an\s)?[*]*$/.test(before)
  )
}
