import { describe, expect, it } from 'vitest'

import { foldedWords, foldText, withoutNumberWords } from './text-folding'

describe('foldText', () => {
  it.each([
    ['letter case', 'Masjid QUBA', 'masjid quba'],
    ['accents', 'Mövenpick Café', 'movenpick cafe'],
    ['a capital dotted and a small dotless Turkish i', 'İhram kapısı', 'ihram kapisi'],
    ['a straight apostrophe', "Ka'bah", 'kabah'],
    ['a curly apostrophe', 'Sa’i', 'sai'],
    ['the sign of an ayn', 'Jiʿranah', 'jiranah'],
    ['punctuation', 'Terms & Privacy', 'terms privacy'],
    ['hyphens', 'al-Haram', 'al haram'],
    ['dashes, dots and commas', 'Haramain Station – Jeddah, no. 2.', 'haramain station jeddah no 2'],
    ['spaces at the ends', '  zamzam  ', 'zamzam'],
    ['Arabic vowel signs', 'العُمْرَة', 'العمره'],
    ['the stretching stroke', 'مكـــة', 'مكه'],
    ['hamza above alif', 'أحد', 'احد'],
    ['hamza below alif', 'إبراهيم', 'ابراهيم'],
    ['alif with madda', 'القرآن', 'القران'],
    ['alif wasla', 'ٱلحرام', 'الحرام'],
    ['hamza on waw and ya', 'مؤمنين مسائل', 'مومنين مسايل'],
    ['a bare hamza', 'قباء', 'قبا'],
    ['ta marbuta', 'مزدلفة', 'مزدلفه'],
    ['alif maqsura', 'منى', 'مني'],
    ['Persian letters', 'مکه کیش', 'مكه كيش'],
    ['Urdu letters', 'مکہ ہوٹل ٹاور ڈاک گاڑی میں', 'مكه هوتل تاور داك كاري مين'],
    ['Urdu ta marbuta and yeh barree', 'مکۃ ۓ ے', 'مكه ي ي'],
    ['Persian p, ch, zh and g', 'پارک چای ژاله گیت', 'بارك جاي زاله كيت'],
    ['the small alif above', 'رحمٰن', 'رحمن'],
    ['the acute accent as an apostrophe', 'Ji´ranah', 'jiranah'],
    [
      'modifier letters, primes and saltillos',
      'aʹb aʻb aʼb aʾb aʿb aˈb aˊb aˋb a′b a‵b aꞌb a＇b',
      Array(12).fill('ab').join(' '),
    ],
    ['quotation marks as apostrophes', 'a‘b a’b a‚b a‛b a`b', 'ab ab ab ab ab'],
    ['every dash', 'a\u2010b\u2011c\u2012d\u2013e\u2014f\u2015g\u2212h', 'a b c d e f g h'],
    ['zero width signs and soft hyphens', 'Mas\u00ADjid\u200B \u200Cal\u200D\u2060\uFEFF', 'masjid al'],
    ['isolates and the Arabic letter mark', '\u2066\u061Cباب\u2069', 'باب'],
    [
      'Latin letters without a form in two parts',
      'Ømer Đakovica Łódź Ħamrun Straße Æ œuvre',
      'omer dakovica lodz hamrun strasse ae oeuvre',
    ],
    ['the hooked letters of Hausa', 'banɗaki ƙofa ɓera ƴaƴa', 'bandaki kofa bera yaya'],
    ['Devanagari and Bengali digits', '०१२३४५६७८९ ০১২৩৪৫৬৭৮৯', '0123456789 0123456789'],
    ['the dots of India, and none of its vowels', 'बाज़ार, खाँसी, खून, ওষুধ', 'बाजार खासी खून ওষুধ'],
    ['the sign for number', '№ 79', 'no 79'],
    ['the joined lam-alif', 'اﻻسلام', 'الاسلام'],
    ['Arabic-Indic digits', 'باب ٧٩', 'باب 79'],
    ['Persian digits', '۷۹', '79'],
    ['full-width digits', '７９', '79'],
    ['invisible direction marks', '\u200Fباب\u200E', 'باب'],
    ['nothing but signs', '#&—', ''],
  ])('should fold %s', (_what, text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it.each(['Ka‘bah', 'اﻻسلام ٱ', 'İstanbul ﷺ', 'Ⅻ ½ ﬁ'])('should change nothing the second time: %s', (text) => {
    expect(foldText(foldText(text))).toBe(foldText(text))
  })
})

describe('foldedWords', () => {
  it.each([
    ['words', 'King Fahd Gate', ['king', 'fahd', 'gate']],
    ['a number glued to a word', 'gate79', ['gate', '79']],
    ['a number glued to an Arabic word', 'باب٧٩', ['باب', '79']],
    ['a letter after a number', 'Door 6A', ['door', '6a']],
    ['zeros in front of a number', 'gate 079', ['gate', '79']],
    ['zero itself', '0', ['0']],
    ['the Arabic article', 'المسجد الحرام', ['مسجد', 'حرام']],
    ['a list of numbers', '310, 311', ['310', '311']],
    ['nothing', '  ', []],
  ])('should give %s', (_what, text, words) => {
    expect(foldedWords(text)).toEqual(words)
  })
})

describe('withoutNumberWords', () => {
  it.each([
    ['gate no 79', ['gate', '79']],
    ['Gate No.79', ['gate', '79']],
    ['gate number #79', ['gate', '79']],
    ['باب رقم ٧٩', ['باب', '79']],
    ['دروازہ نمبر ۷۹', ['دروازه', '79']],
    ['باب شماره ۷۹', ['باب', '79']],
    ['police number', ['police', 'number']],
    ['no entry 79', ['no', 'entry', '79']],
  ])('should leave of "%s" %j', (text, words) => {
    expect(withoutNumberWords(foldedWords(text))).toEqual(words)
  })
})
