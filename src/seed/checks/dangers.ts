import { illnessWords } from '@/domain/guide/illness-words'

import type { Report } from './check'
import type { NamedText } from './wording'

/** What people search for in danger, and by which words the page that the search opens speaks of it. */
const DANGERS: readonly (readonly [searched: string, said: RegExp])[] = [
  ['heatstroke', /\bheatstroke\b/i],
  ['heart attack', /\bchest\b/],
  ['cannot breathe', /\bhard to breathe\b/],
  ['not breathing', /\bdoes not breathe\b/],
  ['stroke', /\bside of the face\b/],
  ['confusion', /\bconfusion\b/],
  ['unconscious', /\bdoes not wake up\b/],
  ['seizure', /\bseizure\b/],
  ['bleeding', /\bbleeding that does not stop\b/],
  ['burn', /\bburn\b/],
  ['injury', /\binjury\b/],
  ['choking', /\bchoking\b/],
  ['allergic reaction', /\bthroat that swells\b/],
  ['poisoning', /\bpoison\b/],
  ['low sugar', /\bsugar\b/],
  ['giving birth', /\burge to push\b/],
  ['stiff neck', /\bstiff neck\b/],
  ['snake bite', /\bsnake\b/],
  ['scorpion sting', /\bscorpion\b/],
]

/** Finds dangers that a search leads to a page with, and of which the page says no word: nobody may land there in vain. */
export function checkDangers({ where, text }: NamedText): Report {
  const searched = illnessWords.danger.split(', ')
  const faults = DANGERS.flatMap(([danger, said]) => [
    ...(searched.includes(danger) ? [] : [`search: "${danger}" leads nowhere`]),
    ...(said.test(text) ? [] : [`${where}: no word on "${danger}"`]),
  ])
  return { lines: [`${DANGERS.length} dangers in ${where}, ${faults.length} faults`], faults }
}
