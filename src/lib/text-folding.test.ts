import { describe, expect, it } from 'vitest'

import { foldedWords, foldText } from './text-folding'

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
