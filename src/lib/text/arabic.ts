/** Whether any letter is written in Arabic script. */
export function hasArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text)
}

/** Whether most letters are written in Arabic script; digits and signs do not count. Text without letters is not. */
export function isMostlyArabic(text: string): boolean {
  const letters = text.match(letter)?.length ?? 0
  const arabicLetters = text.match(arabicLetter)?.length ?? 0
  return arabicLetters * 2 > letters
}

const letter = /\p{L}/gu
const arabicLetter = /(?=\p{Script=Arabic})\p{L}/gu
