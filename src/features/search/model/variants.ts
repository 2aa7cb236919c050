import { kindsBesideNames, listKindWords } from '@/domain/search-words/find-kinds'
import { foldedWords } from '@/lib/text/text-folding'

/**
 * Every way of writing a word that means the same here, the word itself included. Both sides of a search may use any of
 * them: what is typed half ("medi") finds what is stored otherwise ("Madinah").
 */
export const findVariants = (word: string): readonly string[] => groupByWord.get(word) ?? [word]

/** A text with every word in the one spelling this file has it under, so that two ways of writing it are equal. */
export const inOneSpelling = (words: readonly string[]): string => words.map((word) => findVariants(word)[0]).join(' ')

/**
 * A word that says what kind of thing a name is, not which one: a reader who types "quba" means Masjid Quba, and one
 * who types "quba mosque" the same.
 */
export const isKindWord = (word: string): boolean => kindWords.has(word)

/** Words for the kind of a thing that is no category of places; those are in `search-words`. */
const kinds = [
  'gate gates door doors bab kapı pintu باب بوابة ابواب دروازہ گیٹ',
  'mount mountain jabal jebel jabl jabel jibal hill جبل',
  'cave ghar غار',
  'well bir بئر',
  'bridge jisr جسر',
  'cemetery graveyard maqbara مقبرة',
  'miqat meeqat مواقيت ميقات',
  'guide دليل',
  'station محطة',
  'holy',
  'site sites',
] as const

/**
 * Names and things as they are written in the languages pilgrims come with. What differs by one letter from a longer word
 * here is found without it, and left out.
 */
const spellings = [
  'makkah makka mecca mekka mekke mecque مكة',
  'madinah madina medina medinah medine madinat مدينة',
  'jeddah jedda جدة',
  'kaaba kaba kabah kabe كعبة',
  'haram حرام حرم',
  'nabawi nabvi nabawy nebevi prophet prophets نبوي',
  'umrah umroh umra omra umre عمرة',
  'hajj haj hadj hac haji hadsch حج',
  'tawaf طواف',
  'ihram ehram احرام',
  'sai say saee سعي',
  'safa صفا',
  'marwah marwa merve مروة',
  'zamzam zemzem zumzum زمزم',
  'mina muna منى',
  'arafat arafah arofah عرفات عرفة',
  'muzdalifah muzdelife مزدلفة',
  'jamarat jumrah جمرات',
  'quba kuba qoba قباء',
  'qiblatayn qiblatein قبلتين',
  'uhud ohod uhd ohud أحد',
  'baqi baqee baki بقيع',
  'rawdah rawda rawdha rowda rauza raudha raudhah roza riyadul ravza روضة',
  'hijr hateem hatim حطيم حجر',
  'maqam makam مقام',
  'ibrahim abraham إبراهيم',
  'ismail ismael إسماعيل',
  'hira حراء',
  'thawr thor sor soor saur ثور',
  'nur noor nour نور',
  'rahmah rahma rehmat رحمة',
  'khayf خيف',
  'namirah nimra نمرة',
  'aisha ayesha عائشة',
  'tanim taneem تنعيم',
  'jiranah جعرانة',
  'mualla mala معلاة',
  'jinn jin جن',
  'ghamamah غمامة',
  'jibril jebreel gabriel جبريل',
  'fath فتح',
  'salam salaam peace سلام',
  'fahd فهد',
  'abdulaziz عبدالعزيز',
  'abdullah عبدالله',
  'king malik ملك',
  'umar omar عمر',
  'uthman osman othman usman عثمان',
  'ali علي',
  'bilal بلال',
  'quraish quraysh قريش',
  'fatima fatimah فاطمة',
  'ajyad jiyad أجياد',
  'nisa نساء',
  'hijrah هجرة',
  'badr بدر',
  'airport مطار',
  'train railway rail قطار',
  'bus buses حافلة باص',
  'ambulance إسعاف',
  'wudu wudhu wuzu wudoo ablution abdest وضوء',
  'menstruation menstrual menses period haid hayd حيض',
  'child children kid kids baby طفل',
  'passport passports جواز',
  'intention niyyah niyat niat',
  'vaccination vaccine',
  'dua doa دعاء',
  'lift lifts elevator مصعد',
  'taxi cab تاكسي',
  'prayer salah salat namaz صلاة',
  'police شرطة',
  'emergency طوارئ',
  'visa تأشيرة',
  'map خريطة',
  'baik بيك',
  'women woman ladies female نسائي',
  'wheelchair wheelchairs disabled accessible',
  'center centre',
  'tower towers burj برج أبراج',
  'preparation prepare preparing',
  'pack packing luggage',
  'step steps',
] as const

const toGroup = (line: string): readonly string[] => [...new Set(foldedWords(line))]

const kindGroups = kinds.map(toGroup)

/** A word for a kind of place is itself, and the one a query has in place of it. */
const kindOfPlaceGroups = listKindWords().map(([word, standsFor], _, all) => {
  // What stands for the others is found by each of them half typed, too: "mosq" is Masjid Quba.
  const others = word === standsFor ? all.filter(([, same]) => same === word).map(([other]) => other) : [word]
  return [
    word,
    [...new Set([standsFor, ...others.filter((other) => other === word || /^[a-z]+$/.test(other))])],
  ] as const
})

const groupByWord: ReadonlyMap<string, readonly string[]> = new Map([
  ...[...kindGroups, ...spellings.map(toGroup)].flatMap((group) => group.map((word) => [word, group] as const)),
  ...kindOfPlaceGroups,
])

const kindWords: ReadonlySet<string> = new Set([
  ...kindGroups.flat(),
  ...kindOfPlaceGroups.flatMap(([word, [standsFor = '']]) => (kindsBesideNames.has(standsFor) ? [word] : [])),
])
