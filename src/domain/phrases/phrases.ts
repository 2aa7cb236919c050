/** What the sentences are grouped by, in the order of the page. */
export const phraseGroups = { help: 'Help', health: 'Health', way: 'The way', everyday: 'Every day' } as const

export type PhraseGroup = keyof typeof phraseGroups

/** A sentence to be shown on the screen to somebody who reads Arabic. */
export type Phrase = {
  /** The fragment of its address. */
  readonly id: string
  readonly group: PhraseGroup
  readonly english: string
  /** Modern Standard Arabic, in words that do not tell whether a man or a woman holds the phone or reads it. */
  readonly arabic: string
  /** What of the pilgrim's card is shown with it. */
  readonly card?: 'hotel' | 'gate' | 'phone'
  /** Whether it stands on the sheet of paper. */
  readonly onPaper?: true
}

/** With the pages on which the sentence or its key words stand, on two hosts at least. */
export type SourcedPhrase = Phrase & { readonly sources: readonly string[] }

/** The day all of them were last held against their sources. No native reader has checked them. */
export const PHRASES_CHECKED_ON = '2026-11-27'

/** A sentence of the collection of translated sentences, by its number there. */
const tatoeba = (id: number): string => `https://tatoeba.org/en/sentences/show/${id}`

const REFUGEE_PHRASEBOOK =
  'https://github.com/refugee-phrasebook/backendscripts/blob/cf3e367cd5f9203b4e75b0e9053ce9e6f191b4f1/bash-scripts-for-pdf-generation/download/tsv'

/** Refugee Phrasebook: the short list, what to say to a doctor, what to say to an office. */
const SHORT_LIST = `${REFUGEE_PHRASEBOOK}/short_1pwmnm.tsv`
const MEDICAL_LIST = `${REFUGEE_PHRASEBOOK}/medical.tsv`
const OFFICE_LIST = `${REFUGEE_PHRASEBOOK}/jur.tsv`

/** How OpenStreetMap's editors name things in Arabic. */
const MAP_WORDS =
  'https://github.com/openstreetmap/id-tagging-schema/blob/44eff2b82b8bc3e8a2e1d2135a7c58c9b9a08dcf/dist/translations/ar.json'

/** Saudi newspapers and offices on pilgrims who are lost, on the mosques and on health. */
const LOST_PILGRIMS = 'http://archive.aawsat.com/details.asp?section=4&issueno=9199&article=216094&feature='
const LOST_CHILDREN = 'https://al-jazirah.com/2003/20030211/lp1.htm'
const LOST_DAUGHTER = 'https://sauress.com/sabq/353110'
const MOSQUE_FOR_ALL = 'https://alwatan.com.sa/ampArticle/1138408'
const MOSQUE_DOORS = 'https://aleqt.com/2010/09/01/article_436749.html'

/** Phrase books and courses. */
const BUS_WORDS = 'https://kaleela.com/zh-hans/arabic-vocabulary-for-taking-the-bus/'
const TRAVEL_WORDS = 'https://talkpal.ai/vocabulary/public-transportation-and-travel-vocabulary-in-arabic/'
const SON_AND_DAUGHTER = 'http://hikayatblady.blogspot.com/2013/11/where.html'
const LINGUATA = 'http://www.linguata.com/arabic/arabictransliteration3.html'

export const phrases: readonly SourcedPhrase[] = [
  {
    id: 'lost',
    group: 'help',
    english: 'I am lost. Can you help me?',
    arabic: 'ضللت طريقي. هل يمكنك مساعدتي؟',
    onPaper: true,
    sources: [tatoeba(372687), LOST_PILGRIMS, 'http://www.goethe-verlag.com/book2/EN/ENAR/ENAR042.HTM'],
  },
  {
    id: 'call',
    group: 'help',
    english: 'Please call this number.',
    arabic: 'الرجاء الاتصال بهذا الرقم.',
    card: 'phone',
    sources: [tatoeba(1411629), tatoeba(384619), 'https://sabq.org/saudia/fpu46qxkvq'],
  },
  {
    id: 'hotel',
    group: 'help',
    english: 'I want to go to this hotel, please.',
    arabic: 'أريد الذهاب إلى هذا الفندق من فضلك.',
    card: 'hotel',
    sources: [tatoeba(371091), TRAVEL_WORDS],
  },
  {
    id: 'group',
    group: 'help',
    english: 'I cannot find my group.',
    arabic: 'لا أستطيع العثور على مجموعتي.',
    sources: [tatoeba(8003013), LOST_PILGRIMS, OFFICE_LIST],
  },
  {
    id: 'son',
    group: 'help',
    english: 'My son is lost.',
    arabic: 'ابني تائه.',
    sources: [LOST_CHILDREN, SON_AND_DAUGHTER],
  },
  {
    id: 'daughter',
    group: 'help',
    english: 'My daughter is lost.',
    arabic: 'ابنتي تائهة.',
    sources: [LOST_CHILDREN, LOST_DAUGHTER, SON_AND_DAUGHTER],
  },
  {
    id: 'police',
    group: 'help',
    english: 'I need the police.',
    arabic: 'أحتاج إلى الشرطة.',
    sources: [tatoeba(418901), MAP_WORDS],
  },
  {
    id: 'harassed',
    group: 'help',
    english: 'Somebody is harassing me.',
    arabic: 'هناك من يتحرش بي.',
    sources: ['https://gulfobserver.org/essay.php?cid=367&id=26176', 'https://asabnews.com/318210'],
  },
  {
    id: 'passport',
    group: 'help',
    english: 'I have lost my passport.',
    arabic: 'فقدت جواز سفري.',
    sources: [
      tatoeba(372715),
      tatoeba(7981603),
      'https://qalamquest.com/vocabulary/transportation-hubs-airport-and-train-station-vocabulary-in-arabic/',
    ],
  },
  {
    id: 'english',
    group: 'help',
    english: 'Does anyone here speak English?',
    arabic: 'هل يوجد هنا أحد يتكلم الإنجليزية؟',
    sources: [LINGUATA, tatoeba(340399)],
  },
  {
    id: 'write',
    group: 'help',
    english: 'Can you write it down?',
    arabic: 'هل يمكنك كتابة ذلك؟',
    sources: [SHORT_LIST, LINGUATA],
  },
  {
    id: 'doctor',
    group: 'health',
    english: 'I need a doctor.',
    arabic: 'أحتاج إلى طبيب.',
    onPaper: true,
    sources: [MEDICAL_LIST, tatoeba(9688129)],
  },
  {
    id: 'woman-doctor',
    group: 'health',
    english: 'I would like a woman doctor, please.',
    arabic: 'أريد طبيبة من فضلك.',
    sources: [tatoeba(370579), 'https://ksa.ksa2day.com/Home/NewsDetails?NewsID=2475791'],
  },
  {
    id: 'ambulance',
    group: 'health',
    english: 'I need an ambulance.',
    arabic: 'أحتاج إلى سيارة إسعاف.',
    onPaper: true,
    sources: [MEDICAL_LIST, tatoeba(6076902)],
  },
  {
    id: 'person-ambulance',
    group: 'health',
    english: 'This person needs an ambulance.',
    arabic: 'هذا الشخص يحتاج إلى سيارة إسعاف.',
    sources: [MEDICAL_LIST, tatoeba(6076902)],
  },
  {
    id: 'chest',
    group: 'health',
    english: 'I have chest pain.',
    arabic: 'أشعر بألم في الصدر.',
    sources: [MEDICAL_LIST, 'https://okaz.com.sa/news/local/2163896'],
  },
  {
    id: 'breathing',
    group: 'health',
    english: 'I have difficulty breathing.',
    arabic: 'أشعر بصعوبة في التنفس.',
    sources: [MEDICAL_LIST, tatoeba(823745)],
  },
  {
    id: 'dizzy',
    group: 'health',
    english: 'I feel dizzy.',
    arabic: 'أشعر بالدوار.',
    sources: [tatoeba(4391566), SHORT_LIST],
  },
  {
    id: 'diabetes',
    group: 'health',
    english: 'I have diabetes.',
    arabic: 'عندي مرض السكري.',
    sources: [SHORT_LIST, 'https://sauress.com/enayh/9341'],
  },
  {
    id: 'sugar',
    group: 'health',
    english: 'My blood sugar is low.',
    arabic: 'انخفض السكر في دمي.',
    sources: [
      'https://www.okaz.com.sa/news/local/2197515',
      'http://www.icldc.ae/ar/diabetes-health-hub/diabetes-information/diabetes-and-hajj/',
    ],
  },
  {
    id: 'asthma',
    group: 'health',
    english: 'I have asthma.',
    arabic: 'عندي ربو.',
    sources: [MEDICAL_LIST, 'https://www.pandia.org/text/da/98/446/75470.php'],
  },
  {
    id: 'epilepsy',
    group: 'health',
    english: 'I have epilepsy.',
    arabic: 'عندي مرض الصرع.',
    sources: [MEDICAL_LIST, 'https://ssfcm.org/public/arabic/Content/index/secId/188/cntId/20161/page/2/'],
  },
  {
    id: 'allergy',
    group: 'health',
    english: 'I am allergic to this.',
    arabic: 'عندي حساسية من هذا.',
    sources: [SHORT_LIST, tatoeba(665616)],
  },
  {
    id: 'pregnant',
    group: 'health',
    english: 'I am pregnant.',
    arabic: 'أنا حامل.',
    sources: [SHORT_LIST, tatoeba(1270908)],
  },
  {
    id: 'medicine',
    group: 'health',
    english: 'I need this medicine.',
    arabic: 'أحتاج إلى هذا الدواء.',
    onPaper: true,
    sources: [MEDICAL_LIST, tatoeba(392723)],
  },
  {
    id: 'pharmacy',
    group: 'health',
    english: 'Where is the nearest pharmacy?',
    arabic: 'أين أقرب صيدلية؟',
    sources: [tatoeba(616634), MAP_WORDS],
  },
  {
    id: 'wheelchair',
    group: 'way',
    english: 'I need a wheelchair.',
    arabic: 'أحتاج إلى كرسي متحرك.',
    sources: [tatoeba(5115222), MAP_WORDS],
  },
  {
    id: 'gate',
    group: 'way',
    english: 'Where is this gate?',
    arabic: 'أين هذا الباب؟',
    card: 'gate',
    sources: [MOSQUE_FOR_ALL, MOSQUE_DOORS],
  },
  {
    id: 'women',
    group: 'way',
    english: "Where is the women's entrance?",
    arabic: 'أين مدخل النساء؟',
    sources: [tatoeba(823697), MAP_WORDS, MOSQUE_DOORS],
  },
  {
    id: 'bus',
    group: 'way',
    english: 'Which bus goes to the Haram?',
    arabic: 'أي حافلة تذهب إلى الحرم؟',
    sources: [BUS_WORDS, tatoeba(416834), 'https://arabkhabar.com/a/3708978'],
  },
  {
    id: 'taxi',
    group: 'way',
    english: 'I need a taxi.',
    arabic: 'أحتاج إلى سيارة أجرة.',
    sources: [tatoeba(1398418), TRAVEL_WORDS],
  },
  {
    id: 'exit',
    group: 'way',
    english: 'Where is the emergency exit?',
    arabic: 'أين مخرج الطوارئ؟',
    sources: [
      'https://ksa.sabaq24.com/news/3838',
      'https://www.almowaten.net/2026/01/%D8%A7%D9%84%D9%85%D8%AF%D9%86%D9%8A-%D9%88%D8%AC%D9%88%D8%AF-%D8%B9%D9%88%D8%A7%D8%A6%D9%82-%D9%81%D9%8A-%D8%B3%D8%A8%D9%84-%D9%85%D8%AE%D8%B1%D8%AC-%D8%A7%D9%84%D8%B7%D9%88%D8%A7%D8%B1%D8%A6-%D9%85/',
    ],
  },
  {
    id: 'lift',
    group: 'way',
    english: 'Where is the lift?',
    arabic: 'أين المصعد؟',
    sources: [tatoeba(617143), MAP_WORDS],
  },
  {
    id: 'toilet',
    group: 'everyday',
    english: 'Where are the toilets?',
    arabic: 'أين دورات المياه؟',
    onPaper: true,
    sources: [
      'https://gph.gov.sa/index.php/ar/about-the-two-holy-mosques-ar/prophet-s-mosque-ar/2020-05-28-11-42-12/116-2020-05-28-11-43-32',
      'https://sadasaudi.net/13663',
    ],
  },
  {
    id: 'wudu',
    group: 'everyday',
    english: 'Where can I make wudu?',
    arabic: 'أين أماكن الوضوء؟',
    sources: ['https://arabkhabar.com/a/3708978', 'https://sadasaudi.net/13663'],
  },
  {
    id: 'water',
    group: 'everyday',
    english: 'I need water, please.',
    arabic: 'أحتاج إلى ماء من فضلك.',
    onPaper: true,
    sources: [SHORT_LIST, tatoeba(405892)],
  },
  {
    id: 'halal',
    group: 'everyday',
    english: 'Is this food halal?',
    arabic: 'هل هذا الطعام حلال؟',
    sources: [SHORT_LIST, 'https://guidetohalal.com/food-and-travel/halal-menu-languages'],
  },
  {
    id: 'prayer-room',
    group: 'everyday',
    english: 'Where is the prayer room?',
    arabic: 'أين المصلى؟',
    sources: [MOSQUE_FOR_ALL, MAP_WORDS],
  },
  {
    id: 'charge',
    group: 'everyday',
    english: 'Where can I charge my phone?',
    arabic: 'أين يمكنني شحن هاتفي؟',
    sources: [tatoeba(6673078), 'https://aleqt.com/2015/09/23/article_993117.html'],
  },
  {
    id: 'price',
    group: 'everyday',
    english: 'How much is this?',
    arabic: 'كم سعر هذا؟',
    sources: ['https://www.arabicpod101.com/lesson/beginner-lesson-12-how-much-does-it-cost/?lp=11', tatoeba(6679648)],
  },
]
