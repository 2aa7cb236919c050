import { illnessWords } from '@/domain/guide/illness-words'

import type { Report } from './check'
import type { NamedText } from './wording'

/** What people search for in danger, and by which words the page that the search opens speaks of it. */
const DANGERS: readonly (readonly [danger: string, searched: RegExp, said: RegExp])[] = [
  [
    'heat',
    /heat|sunstroke|sun stroke|dehydrat|hyperthermia|overheated|sweating/,
    /\bheatstroke\b[^]*\bvery hot skin\b/i,
  ],
  ['heart', /heart|hart |chest|cardiac|palpitations/, /\bpain or pressure in the chest\b/],
  [
    'stroke',
    /^stroke|slurred|speak|talk|face drooping|paraly[sz]ed|numb|vision|see|move|stand/,
    /\bone side of the face\b/,
  ],
  ['cannot breathe', /breath|gasping|suffocating|blue lips|panic/, /\bhard to breathe\b/],
  ['not breathing', /not breathing|no pulse|cpr/, /\bdoes not breathe\b/],
  ['asthma', /asthma|inhaler|wheez/, /\binhaler\b/],
  ['choking', /chok/, /\bchoking\b/],
  ['allergic reaction', /allergic|anaphylaxis|epipen/, /\badrenaline\b/],
  ['confusion', /confus|disoriented|delirious/, /\bconfusion\b/],
  [
    'unconscious',
    /faint|pass|conscious|unresponsive|responding|collaps|black ?(?:ed )?out|blackout|waking|wake/,
    /\bdoes not wake up\b/,
  ],
  ['seizure', /seizure|siezure|\bfit\b|epilep|convulsion/, /\bput nothing into the mouth\b/i],
  ['bleeding', /^(?!pregnant).*bleed|blood$|^wound|\bcut\b|coughing blood/, /\bpress hard\b/i],
  ['nosebleed', /nose ?bleed/, /\bnosebleed\b/i],
  ['burn', /burn|scald/, /\bcool running water\b/i],
  ['injury', /injur|hurt|broke|fracture|fell/, /\bdo not move the person\b/i],
  ['blow on the head', /head/, /\bhit the head\b/i],
  ['road accident', /\bcar$/, /\bhit by a car\b/i],
  ['crush', /crush|trampled|stampede/, /\bcrushed in a crowd\b/],
  ['electric shock', /electric|electrocut/, /\belectric shock\b[^]*\bdo not touch\b/i],
  ['drowning', /drown/, /\bdrowning\b/i],
  ['poisoning', /poison|overdose/, /\bdo not make the person vomit\b/i],
  ['wish to die', /suicide|kill myself/, /\bwants to die\b/],
  ['animal bite', /dog|cat bite|monkey|rabies|bitten/, /\brabies\b/],
  ['snake bite', /snake/, /\bsnake\b/],
  ['sting', /scorpion|sting|stung|bee/, /\bscorpion\b/],
  ['stiff neck', /stiff neck/, /\bstiff neck\b/],
  ['low sugar', /low sugar|sugar (?:is )?low|sugar low|dropped|hypo|diabet|blood sugar/, /\bno insulin\b/],
  ['high sugar', /high sugar|sugar (?:is )?high|insulin/, /\bfar too high\b/],
  ['pregnancy', /pregnan|miscarriage|water|labou?r|contractions|birth|baby/, /\bin pregnancy: heavy bleeding\b/],
]

/** In Latin letters: those in Arabic are the commonest of these once more. */
const searchedFor: readonly string[] = illnessWords.danger.split(', ').filter((phrase) => /^[a-z ]+$/.test(phrase))

/**
 * Finds words of danger that the search knows and no danger of the list has, and dangers of which the page that the search
 * leads to says no word: nobody may land there in vain, and a new word of the search asks for its words there.
 */
export function checkDangers({ where, text }: NamedText, searched: readonly string[] = searchedFor): Report {
  const faults = [
    ...searched
      .filter((phrase) => !DANGERS.some(([, pattern]) => pattern.test(phrase)))
      .map((phrase) => `search: "${phrase}" is no danger of the list`),
    ...DANGERS.flatMap(([danger, pattern, said]) => [
      ...(searched.some((phrase) => pattern.test(phrase)) ? [] : [`search: nothing leads to "${danger}"`]),
      ...(said.test(text) ? [] : [`${where}: no word on "${danger}"`]),
    ]),
  ]
  return { lines: [`${DANGERS.length} dangers, ${searched.length} words of search, in ${where}`], faults }
}
