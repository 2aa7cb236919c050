import { factText, type FactValue } from '@/lib/rich-text/facts'

export type NamedFact = FactValue & { readonly key: string; readonly label: string }

/** What finds a fact that is written out, where its words alone can mean something else, too. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  // Chapter 112 of the Qur'an is named in brackets.
  'general-emergency': /(?<!\()\b112\b/,
  // "30 days' stay" is quoted as what old pages say.
  'visa-entry-days': /\b30 days\b(?!' stay)/,
  // The feast after Ramadan is expected on the same day.
  'last-visa-day': /\b9 March 2027\b/,
  // New visas may open on the same day.
  'closure-ends': /(?:8 April|\{\{fact:closure-begins\}\}) to (?:about )?20 May\b/,
  // The seven walks of sa'i are about as long.
  'makkah-station': /\b3 km from the Grand Mosque\b/,
  // A fast that replaces a sacrifice takes as long.
  'meningitis-days': /\b10 days(?: or more)? before\b/,
}

/** Finds where a text writes out what a fact says. Other facts stand there by their names: `{{fact:key}}`. */
export const writtenOut = (fact: NamedFact): RegExp => {
  const words = factText(fact).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  // A number or a letter beside it makes it another word; °C ends in neither.
  return PATTERNS[fact.key] ?? new RegExp(String.raw`(?<![\w.,])${words}(?!\w|[.,]\d)`)
}
