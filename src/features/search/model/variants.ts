import { foldedWords } from '@/lib/text-folding'

/**
 * Every way of writing a word that means the same here, the word itself included. Both sides of a search may use any of
 * them: what is typed half ("medi") finds what is stored otherwise ("Madinah").
 */
export const variantsOf = (word: string): readonly string[] => groupByWord.get(word) ?? [word]

/** A text with every word in the one spelling this file has it under, so that two ways of writing it are equal. */
export const inOneSpelling = (words: readonly string[]): string => words.map((word) => variantsOf(word)[0]).join(' ')

/**
 * A word that says what kind of thing a name is, not which one: a reader who types "quba" means Masjid Quba, and one
 * who types "quba mosque" the same.
 */
export const isKindWord = (word: string): boolean => kindWords.has(word)

/** Words for the kind of a thing. */
const kinds = [
  'masjid masjed mesjid musjid mescit mosque mosques masjids مسجد جامع',
  'gate gates door doors bab باب بوابة ابواب',
  'mount mountain jabal jebel jabl jabel jibal hill جبل',
  'cave ghar غار',
  'well bir بئر',
  'bridge jisr جسر',
  'cemetery graveyard maqbara مقبرة',
  'miqat meeqat mikat مواقيت ميقات',
  'hotel hotels otel hotal hotell فندق فنادق',
  'restaurant restaurants resturant restaurent restorant resto food eat مطعم مطاعم',
  'guide دليل',
  'station stations محطة',
  'holy',
  'site sites',
] as const

/** Names and things as they are written in the languages pilgrims come with. */
const spellings = [
  'makkah makka mecca mekka mekkah meka mecque macca makkha مكة',
  'madinah madina medina medinah medine madinat مدينة',
  'jeddah jedda jiddah jidda djeddah gedda جدة',
  'kaaba kaba kabah kaabah kabaa kabba qaba kabe كعبة',
  'haram harem haraam حرام حرم',
  'nabawi nabvi nabavi nabwi nabawy nebevi prophet prophets نبوي',
  'umrah umra omra omrah umre عمرة',
  'hajj haj hadj hac haji hadsch حج',
  'tawaf tawaaf tawwaf tavaf طواف',
  'ihram ehram ahram احرام',
  'sai saee sayee saii سعي',
  'safa صفا',
  'marwah marwa marva merve مروة',
  'zamzam zemzem zumzum زمزم',
  'mina minaa muna منى',
  'arafat arafah arafa araafat عرفات عرفة',
  'muzdalifah muzdalifa muzdalfa muzdelife mozdalifa مزدلفة',
  'jamarat jamaraat jamrat jamarah jamraat جمرات',
  'quba kuba qoba qubaa قباء',
  'qiblatayn qiblatain qiblatein kiblatayn قبلتين',
  'uhud ohod uhd ohud أحد',
  'baqi baqee baqia baki بقيع',
  'rawdah rawda rawdha rowda rauza raudha riyadul ravza روضة',
  'hijr hijir hateem hatim hateam حطيم حجر',
  'maqam maqaam makam مقام',
  'ibrahim abraham ebrahim إبراهيم',
  'ismail ishmael ismael إسماعيل',
  'hira hera hiraa حراء',
  'thawr thaur thor sawr saur ثور',
  'nur noor nour نور',
  'rahmah rahma رحمة',
  'khayf khaif kheef خيف',
  'namirah namira nimra نمرة',
  'aisha ayesha aysha aishah عائشة',
  'tanim taneem taneim تنعيم',
  'jiranah jirana jaranah jirrana جعرانة',
  'mualla mala muala moalla معلاة',
  'jinn jin جن',
  'ghamamah ghamama غمامة',
  'jibril jibreel jebreel gabriel جبريل',
  'fath fateh فتح',
  'salam salaam سلام',
  'fahd fahad فهد',
  'abdulaziz abdelaziz عبدالعزيز',
  'abdullah abdallah abdulla عبدالله',
  'king malik ملك',
  'umar omar عمر',
  'uthman osman othman usman عثمان',
  'ali علي',
  'bilal belal بلال',
  'quraish quraysh قريش',
  'fatima fatimah فاطمة',
  'ajyad ajiad jiyad أجياد',
  'nisa nisaa نساء',
  'hijrah hijra هجرة',
  'badr bader بدر',
  'airport مطار',
  'train railway rail قطار',
  'bus buses حافلة باص',
  'toilet toilets wc restroom bathroom washroom حمام حمامات مياه',
  'pharmacy pharmacies pharmacie pharmcy chemist drugstore صيدلية',
  'hospital hospitals hospitel مستشفى',
  'doctor clinic clinics healthcare طبيب عيادة',
  'ambulance إسعاف',
  'police شرطة',
  'emergency طوارئ',
  'cafe cafes coffee kahve قهوة مقهى كافيه',
  'shopping shop shops market souq souk suq mall سوق تسوق مول',
  'museum متحف',
  'bank atm صراف مصرف بنك',
  'visa visas تأشيرة',
  'map maps خريطة',
  'baik بيك',
  'women womens woman ladies female نسائي',
  'wheelchair wheelchairs disabled accessible',
  'center centre',
  'tower towers burj برج أبراج',
  'preparation prepare preparing',
  'pack packing luggage',
  'step steps',
] as const

const toGroup = (line: string): readonly string[] => [...new Set(foldedWords(line))]

const kindGroups = kinds.map(toGroup)

const groupByWord: ReadonlyMap<string, readonly string[]> = new Map(
  [...kindGroups, ...spellings.map(toGroup)].flatMap((group) => group.map((word) => [word, group] as const)),
)

const kindWords: ReadonlySet<string> = new Set(kindGroups.flat())
