import { editorsNote, HARD_WORDS, otherSpellings, SPELLINGS, unexplainedWords } from '@/domain/writing/wording'

import type { Report } from './check'

/** A text of the content, and where it is. */
export type NamedText = { readonly where: string; readonly text: string }

/** Finds other spellings of a name than the one the guide uses. */
export function checkSpellings(texts: readonly NamedText[]): Report {
  const faults = texts.flatMap(({ where, text }) =>
    otherSpellings(text).map(({ found, name }) => `${where}: "${found}", elsewhere "${name}"`),
  )
  return { lines: [`${SPELLINGS.length} names in ${texts.length} texts, ${faults.length} other spellings`], faults }
}

/** Finds notes of editors that readers would see. */
export function checkEditorsNotes(texts: readonly NamedText[]): Report {
  const faults = texts.flatMap(({ where, text }) => {
    const note = editorsNote(text)
    return note === null ? [] : [`${where}: "${note}"`]
  })
  return { lines: [`${texts.length} texts, ${faults.length} notes`], faults }
}

/** Finds hard words that are used before they are explained. */
export function checkUnexplainedWords(texts: readonly NamedText[]): Report {
  const faults = texts.flatMap(({ where, text }) =>
    unexplainedWords(text).map(({ word }) => `${where}: "${word}" is not explained`),
  )
  return { lines: [`${HARD_WORDS.length} hard words in ${texts.length} texts, ${faults.length} unexplained`], faults }
}
