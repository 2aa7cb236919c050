import type { TextareaFieldValidation, TextFieldSingleValidation } from 'payload'

import { parseRecordAddress } from '@/domain/addresses/addresses'
import { isFixedPage } from '@/domain/addresses/redirects'
import { namesIllness } from '@/domain/guide/illness-words'
import { placeCategoryLabel } from '@/domain/places/place-categories'
import { splitTerms } from '@/domain/search-words/editors-words'
import { readKinds } from '@/domain/search-words/find-kinds'
import { linkTarget } from '@/lib/rich-text/link-target'
import { foldedWords } from '@/lib/text/text-folding'
import { findPublishedId } from '@/server/references/find-published-id'

/** Letters and signs of one term. */
const MIN_TERM = 2
const MAX_TERM = 60
const MAX_TERMS = 60

/** An error names the term that is wrong, and what to do with it. */
export const validateTerms: TextareaFieldValidation = (value) => {
  const terms = splitTerms(value ?? '')
  if (terms.length === 0) return 'Type at least one word.'
  if (terms.length > MAX_TERMS) return `At most ${MAX_TERMS} words in one record: make another one for the rest.`
  const folded = terms.map((term) => foldedWords(term).join(' '))
  for (const [index, term] of terms.entries()) {
    const problem = findProblem(term, folded[index] ?? '')
    if (problem !== null) return `“${term}” ${problem}`
    if (folded.indexOf(folded[index] ?? '') < index) return `“${term}” stands here twice.`
  }
  return true
}

function findProblem(term: string, folded: string): string | null {
  if (term.length > MAX_TERM) return `is longer than ${MAX_TERM} characters: a comma belongs between the words.`
  if (folded.length < MIN_TERM) return `is too short: at least ${MIN_TERM} letters.`
  if (namesIllness(term)) return 'is a word for an illness. The search leads from it to help, and must go on doing so.'
  const [first, ...others] = readKinds(foldedWords(term))
  const kind = others.length === 0 ? (first?.kind ?? null) : null
  return kind === null
    ? null
    : `is known already, for ${placeCategoryLabel(kind.category).toLowerCase()}: leave it out.`
}

/** A page that is not there would be an answer to nobody. */
export const validateAddress: TextFieldSingleValidation = async (value, { req }) => {
  if (!value) return 'Say which page answers.'
  const target = linkTarget({ linkType: 'custom', url: value })
  if (target?.kind !== 'page') return 'Must be an address of the guide that begins with /.'
  const [path = ''] = target.path.split(/[?#]/)
  const record = parseRecordAddress(target.path.startsWith('/gate-details') ? target.path : path)
  const isThere = record === null ? isFixedPage(path) : (await findPublishedId(record, req)) !== null
  return isThere || 'There is no published page of the guide at this address.'
}
