import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cleanParagraphs, cleanText, withoutInvisible } from './text'

describe('cleanText', () => {
  it.each([
    ['plain text', 'Masjid al-Haram', 'Masjid al-Haram'],
    ['space around and between', '  Masjid \t\n  al-Haram \r\n', 'Masjid al-Haram'],
    ['no-break and wide spaces', 'Masjid\u00A0\u2003\u3000al-Haram', 'Masjid al-Haram'],
    ['line and paragraph separators', 'a\u2028b\u2029c', 'a b c'],
    ['NUL and other C0 controls', 'Ma\u0000sj\u0007id\u001B[31m', 'Masjid[31m'],
    ['DEL and C1 controls', 'Mas\u007Fj\u009Bid', 'Masjid'],
    ['the next-line control, which ends a line', 'a\u0085b', 'a b'],
    ['bidirectional overrides', '\u202EdijsaM\u202C \u2066al\u2069', 'dijsaM al'],
    ['all five embeddings', 'a\u202Ab\u202Bc\u202Cd\u202De\u202Ef', 'abcdef'],
    ['all four isolates', 'a\u2066b\u2067c\u2068d\u2069e', 'abcde'],
    ['direction marks', '\u200Eab\u200F\u061C', 'ab'],
    ['zero-width space, word joiner, byte order mark', 'a\u200Bb\u2060c\uFEFFd', 'abcd'],
    ['soft hyphen and Hangul fillers', 'a\u00ADb\u3164c\uFFA0', 'abc'],
    ['tag characters', `a${String.fromCodePoint(0xe0041, 0xe007f)}b`, 'ab'],
    ['a lone high surrogate', 'a\uD800b', 'ab'],
    ['a lone low surrogate', 'a\uDC00b', 'ab'],
    ['noncharacters', 'a\uFFFEb\uFFFF', 'ab'],
    ['interlinear marks', 'a\uFFF9b\uFFFAc\uFFFB', 'abc'],
    ['a decomposed accent', 'Cafe\u0301', 'Caf\u00E9'],
    ['a decomposed Arabic hamza', '\u0627\u0654', '\u0623'],
    ['joiners between Latin letters', 'pay\u200Dpal\u200C', 'paypal'],
    ['a joiner at the start and end', '\u200Dab\u200C', 'ab'],
    ['a run of joiners in Persian', 'می\u200C\u200C\u200Cخواهم', 'می\u200Cخواهم'],
    ['a character removed between two spaces', 'a \u200B b', 'a b'],
    ['eighty marks on a letter', `Z${'\u0335'.repeat(80)}a`, 'Z\u0335\u0335\u0335a'],
    ['eighty marks around a letter', `b${'\u0300\u0323'.repeat(40)}`, '\u1E05\u0323\u0323\u0323'],
    ['marks with joiners between them', `ب${'\u0654\u0654\u200C'.repeat(9)}ب`, 'ب\u0654\u0654\u200C\u0654\u200Cب'],
    ['enclosing marks', `a${'\u20DD'.repeat(9)}`, 'a\u20DD\u20DD\u20DD'],
  ])('should clean %s', (_name, raw, expected) => {
    expect(cleanText(raw)).toBe(expected)
  })

  it('should leave words that are clean already as they are, with or without the short cut for them', () => {
    const sign = fc.constantFrom(...'aZ09~!/', 'ا', 'غ', 'ي', '٣', ' ', 'é', '\u200B', '\u0640')
    fc.assert(
      fc.property(fc.string({ unit: sign }), (text) => {
        // A letter outside the short cut, taken off again.
        const long = cleanText(`${text} ß`)
        expect(cleanText(text)).toBe(long === 'ß' ? null : long?.slice(0, -2))
      }),
    )
  })

  it.each([
    ['Arabic', 'باب الملك عبدالعزيز'],
    ['Arabic with every vowel sign', 'بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ'],
    ['an honorific ligature', 'النبي محمد ﷺ'],
    ['Persian with a needed non-joiner', 'می\u200Cخواهم'],
    ['Hindi with a joiner', 'क्\u200Dष'],
    ['a family emoji', '👨\u200D👩\u200D👧'],
    ['a picture-form heart', '❤\uFE0F'],
    ['markup, which is only text here', '<script>alert(1)</script>'],
    ['Arabic digits', 'باب ٧٩'],
    ['Urdu', 'مسجد نبوی'],
    ['Arabic with three marks on a letter', 'الله\u064E\u0651\u0670'],
    ['Burmese, whose marks take room', 'ပျိုးမြွှေး'],
    ['Tamil and Thai', 'கோவில் ที่นี่'],
  ])('should keep %s byte for byte', (_name, text) => {
    expect(cleanText(text)).toBe(text)
  })

  it.each([
    ['nothing', ''],
    ['null', null],
    ['undefined', undefined],
    ['spaces', ' \t\n\u00A0'],
    ['only invisible characters', '\u200B\u202E\uFEFF\u0000'],
    ['only joiners', '\u200C\u200D'],
    ['only a filler', '\u3164'],
    ['only a combining mark', '\u0301'],
    ['only a variation selector', '\uFE0F'],
  ])('should find nothing in %s', (_name, raw) => {
    expect(cleanText(raw)).toBeNull()
  })

  it('should change nothing the second time', () => {
    const pieces = ['a', 'ب', '\u0301', '\u0627', '\u0654', '\u200D', '\u200C', ' ', '\u202E', '\u0000', '\uFE0F', '❤']

    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...pieces) })), (raw) => {
        const once = cleanText(raw)

        expect(cleanText(once)).toBe(once)
      }),
      { numRuns: 5000 },
    )
  })

  it('should come to an end with a megabyte of joiners', () => {
    expect(cleanText(`a${'\u200D'.repeat(1_000_000)}b`)).toMatch(/^a.*b$/)
  })
})

describe('withoutInvisible', () => {
  it.each([
    ['an override', 'Gate \u202E97\u202C', 'Gate 97'],
    ['zero-width spaces and fillers', 'a\u200Bb\u3164c\uFEFF', 'abc'],
    ['a lone surrogate', 'a\uD83D', 'a'],
    ['marks without end', `Z${'\u0335'.repeat(80)}`, 'Z\u0335\u0335\u0335'],
    ['joiners between Latin letters', 'pay\u200Dpal', 'paypal'],
    ['an escape', 'a\u001Bb', 'ab'],
    ['U+0000, which PostgreSQL cannot store', 'a\u0000b', 'ab'],
  ])('should take %s away', (_, raw, clean) => {
    expect(withoutInvisible(raw)).toBe(clean)
  })

  it.each([
    ['what an editor typed around the words', '  two  spaces\tand\r\nlines\n\n\n '],
    ['a decomposed accent', 'Cafe\u0301'],
    ['Persian with a needed non-joiner', 'می\u200Cخواهم'],
    ['a family emoji', '👨\u200D👩\u200D👧'],
  ])('should keep %s', (_, text) => {
    expect(withoutInvisible(text)).toBe(text)
  })
})

describe('cleanParagraphs', () => {
  it.each([
    ['one line', ' Near  gate 79 ', 'Near gate 79'],
    ['lines', 'one\ntwo\r\nthree', 'one\ntwo\nthree'],
    ['paragraphs', 'one\n\n\n\ntwo', 'one\n\ntwo'],
    ['empty lines around', '\n \n one \n\n', 'one'],
    ['lines of invisible signs', 'one\n\u200B\n\u202E\ntwo', 'one\n\ntwo'],
    ['other ends of a line', 'a\u2028b\u2029c\u0085d\re', 'a\nb\nc\nd\ne'],
    ['Arabic', 'باب الملك\nعبدالعزيز', 'باب الملك\nعبدالعزيز'],
  ])('should clean %s', (_name, raw, expected) => {
    expect(cleanParagraphs(raw)).toBe(expected)
  })

  it.each(['', ' ', '\n\n', '\u200B\n\u202E', null, undefined])('should find nothing in %o', (raw) => {
    expect(cleanParagraphs(raw)).toBeNull()
  })

  it('should change nothing the second time', () => {
    const pieces = ['a', 'ب', '\n', '\r', ' ', '\u2028', '\u202E', '\u0000', '\u200D', '\u0301']
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...pieces) })), (raw) => {
        const once = cleanParagraphs(raw)
        expect(cleanParagraphs(once)).toBe(once)
      }),
    )
  })
})
