/** What else readers call a place, apart from spellings; the public list of places holds one name for each. */
export const findAliases = (name: string): readonly string[] => namesByPlace.get(name.toLowerCase()) ?? []

/** Names as the guide has them, and the others: English ones, and the Arabic of the signs. */
export const otherSiteNames = {
  'Masjid al-Haram': [
    'haram',
    'grand mosque',
    'great mosque',
    'holy mosque',
    'haram sharif',
    'masjidilharam',
    'المسجد الحرام',
    'الحرم المكي',
  ],
  "The Ka'bah (Kaaba)": ['baitullah', 'bayt allah', 'house of allah', 'الكعبة المشرفة'],
  'The Black Stone': ['hajar aswad', 'hajr e aswad', 'الحجر الأسود'],
  'Maqam Ibrahim': ['station of abraham', 'مقام إبراهيم'],
  'Hotel Pullmann ZamZam Makkah': ['zamzam tower'],
  'Zamzam Well': ['zam zam', 'zam zam water', 'zamzam water', 'بئر زمزم', 'ماء زمزم'],
  Mina: ['tent city', 'مشعر منى'],
  'Jamarat Bridge': ['stoning', 'rami', 'pillars', 'shaitan', 'الجمرات'],
  Arafat: ['plain of arafat', 'arafah', 'صعيد عرفات'],
  'Jabal ar-Rahmah': ['mount of mercy', 'mount arafat', 'jabal arafat', 'جبل الرحمة', 'جبل عرفات'],
  "Masjid Aisha (Tan'im)": ['taneem mosque', 'masjid taneem', 'مسجد التنعيم', 'مسجد عائشة'],
  'Jabal an-Nur': ['mountain of light', 'mount hira', 'جبل النور'],
  "Jannat al-Mu'alla": ['makkah cemetery', 'المعلاة'],
  'Masjid an-Nabawi': [
    'nabawi',
    "prophet's mosque",
    "the prophet's mosque",
    'mosque of the prophet',
    'المسجد النبوي',
    'الحرم النبوي',
  ],
  'Ar-Rawdah ash-Sharifah': ['riyadh ul jannah', 'riaz ul jannah', 'garden of paradise', 'الروضة الشريفة'],
  'The Sacred Chamber (Tomb of the Prophet)': [
    'green dome',
    'grave of the prophet',
    'roza rasool',
    'salam to the prophet',
    'القبة الخضراء',
  ],
  'Jannat al-Baqi': ['baqi', 'baqi cemetery', 'baqi graveyard', 'madinah cemetery', 'البقيع'],
  "Archers' Hill (Jabal ar-Rumah)": ['mount rumah', 'جبل الرماة'],
  'The Seven Mosques (Khandaq)': ['battle of the trench', 'khandaq', 'السبع مساجد'],
  'Miqat Dhul Hulayfah (Abyar Ali)': ['bir ali', 'abyar ali', 'miqat madinah', 'zul hulaifa', 'آبار علي'],
  'Miqat Qarn al-Manazil (As-Sayl al-Kabir)': ['miqat taif', 'السيل الكبير'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const namesByPlace: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(otherSiteNames).map(([name, others]) => [name.toLowerCase(), others]),
)
