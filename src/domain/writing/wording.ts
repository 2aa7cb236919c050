/** The one spelling of each name, and the others that people write. */
export const SPELLINGS: readonly (readonly [name: string, otherwise: RegExp])[] = [
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

/** Other spellings of a name than the one the guide uses, the first of each. */
export const otherSpellings = (text: string): readonly { readonly found: string; readonly name: string }[] =>
  SPELLINGS.flatMap(([name, otherwise]) => {
    const found = otherwise.exec(text)?.[0]
    return found === undefined ? [] : [{ found, name }]
  })

/** What editors write in notes to each other. */
const NOTES =
  /must be (?:checked|verified)|to be (?:checked|verified|confirmed)|\b(?:TODO|TBD|FIXME|XXX)\b|re-check before|lorem ipsum/i

/** A note of an editor that readers would see. */
export const editorsNote = (text: string): string | null => NOTES.exec(text)?.[0] ?? null

/**
 * Words that a beginner does not know: their first use in a text has to say what they mean, in brackets or after a colon.
 */
export const HARD_WORDS = [
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

/** Hard words that are used before they are explained, and where in the text. */
export const unexplainedWords = (text: string): readonly { readonly word: string; readonly at: number }[] =>
  HARD_WORDS.flatMap((word) => {
    const at = new RegExp(`\\b${word}\\b`, 'i').exec(text)?.index
    return at === undefined || isExplained(text, word, at) ? [] : [{ word, at }]
  })

const isExplained = (text: string, word: string, at: number): boolean => {
  const after = text.slice(at + word.length, at + word.length + 40)
  const before = text.slice(Math.max(0, at - 60), at)
  return (
    /^[*\]"]*(?:\([^)]*\))?(?:\s[\w'-]+){0,2}\s*[*]*(?:\(|:|,\s(?:a|an|the)\s|\sis\s|\smeans\s)/.test(after) ||
    /\((?:an?\s|the\s)?[*]*$|called\s(?:a\s|an\s)?[*]*$/.test(before)
  )
}
