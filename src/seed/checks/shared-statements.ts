import { bagStorage, carryNothing, zamzam } from '../content/articles/shared/baggage'
import { callAtOnce, camels, medicines } from '../content/articles/shared/health'
import { heatstroke } from '../content/answers/heat'
import { lostChild } from '../content/answers/lost'
import { photography } from '../content/articles/shared/photography'
import type { ArticleSeed, Markdown } from '../content/types'
import type { Report } from './check'
import type { NamedText } from './wording'

/** What two texts could say in two ways: by which words one knows that a text speaks of it, and what it then has to say. */
type Statement = { readonly about: string; readonly words: RegExp; readonly shared: Markdown }

const textOf = ({ body }: ArticleSeed): Markdown =>
  body.map((block) => ('markdown' in block ? block.markdown : '')).join('\n')

export const sharedStatements: readonly Statement[] = [
  { about: 'a lost child', words: /\bchild(?:ren)? (?:is|are) lost|\blost child/i, shared: textOf(lostChild) },
  { about: 'heart, stroke and low sugar', words: /\b(?:heart attack|low sugar)\b/i, shared: callAtOnce.markdown },
  { about: 'heatstroke', words: /\bheat ?stroke\b/i, shared: textOf(heatstroke) },
  {
    about: 'pictures in the mosques',
    words: /\b(?:no|forbids?|ban(?:s|ned)?|allows?) (?:of )?(?:all )?(?:pictures|photos|photography)\b/i,
    shared: photography.markdown,
  },
  { about: 'Zamzam on the plane', words: /\b5[- ]lit(?:re|er)s?\b/i, shared: zamzam.markdown },
  {
    about: 'medicines that need a permit',
    words: /\b(?:codeine|tramadol|psychotropic)\b/i,
    shared: medicines.markdown,
  },
  { about: 'things carried for others', words: /\bpoppy seeds?\b/i, shared: carryNothing.markdown },
  { about: 'camels and MERS', words: /\bMERS\b/, shared: camels },
  { about: 'where a bag can stay', words: /\bMakkah Library\b/i, shared: bagStorage },
]

/** Finds texts that speak of what has one shared text, and say it in words of their own: two such texts can contradict. */
export function checkSharedStatements(
  texts: readonly NamedText[],
  statements: readonly Statement[] = sharedStatements,
): Report {
  const rows = statements.map(({ about, words, shared }) => {
    const speaking = texts.filter(({ text }) => words.test(text))
    return { about, speaking, alone: speaking.filter(({ text }) => !text.includes(shared)) }
  })
  return {
    lines: rows.map(({ about, speaking }) => `${about}: ${speaking.map(({ where }) => where).join(', ')}`),
    faults: rows.flatMap(({ about, alone }) => alone.map(({ where }) => `${where}: ${about} in words of its own`)),
  }
}
