import { describe, expect, it } from 'vitest'

import { text } from './tried-article-fixture'
import { checkEditorsNotes, checkSpellings, checkUnexplainedWords } from './wording'

describe('wording', () => {
  it.each([
    'Abu Hanifa',
    'Kaaba',
    'Dhul Hijjah',
    'Dhul-Hijjah',
    "Dhul Qa'dah",
    'Mecca',
    'Medina',
    'Arafat',
    'Quran',
    "sa'ee",
  ])('should refuse the spelling %s', (other) => {
    expect(checkSpellings(text(`Go to ${other}.`)).faults).toHaveLength(1)
  })

  it('should accept the spelling of the guide, and Arafat where a sign says so', () => {
    const words =
      "Abu Hanifah, the Ka'bah, Dhu al-Hijjah and Dhu al-Qi'dah, Makkah, Arafah (signs may say Arafat), sa'i"

    expect(checkSpellings(text(words)).faults).toEqual([])
  })

  it.each(['The calendar must be checked.', 'TODO: price', 'to be confirmed'])('should find the note "%s"', (note) => {
    expect(checkEditorsNotes(text(note)).faults).toHaveLength(1)
  })

  it.each([
    "Ja'fari (Shia) rules",
    'called a fatwa',
    'a **fidyah**: a repair',
    'a niqab is a veil',
    'the boundary (miqat)',
  ])('should accept "%s"', (words) => {
    expect(checkUnexplainedWords(text(words)).faults).toEqual([])
  })

  it.each(["Some Ja'fari scholars differ.", 'Ask for a fatwa today.', 'Ibn Baz allows it.'])(
    'should refuse "%s" without an explanation',
    (words) => {
      expect(checkUnexplainedWords(text(words)).faults).toHaveLength(1)
    },
  )
})
