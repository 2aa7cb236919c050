/**
 * Languages most pilgrims speak. English stands for what every one of them may type; the others for the endings and
 * prefixes that a word can have in them.
 */
export const wordLanguages = {
  en: 'English',
  ar: 'Arabic',
  ur: 'Urdu',
  fa: 'Persian',
  tr: 'Turkish',
  id: 'Indonesian',
  ms: 'Malay',
  bn: 'Bengali',
  hi: 'Hindi',
  ha: 'Hausa',
  fr: 'French',
  ru: 'Russian',
  sw: 'Swahili',
} as const

export type WordLanguage = keyof typeof wordLanguages
