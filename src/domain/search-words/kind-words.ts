import type { PlaceCategory } from '../places/place-categories'

/**
 * Languages most pilgrims speak. English stands for what every one of them may type; the others for the endings and
 * prefixes that a word can have in them.
 */
export type WordLanguage = 'en' | 'ar' | 'ur' | 'fa' | 'tr' | 'id' | 'ms' | 'bn' | 'hi' | 'ha' | 'fr' | 'ru' | 'sw'

/** What people call one kind of place. */
export type KindWords = {
  readonly category: PlaceCategory
  /**
   * A comma between the terms, of one word or of several; the first English one stands for all of them. A term stands once
   * in the whole table, under one of the languages that have it, without the forms that `word-forms.ts` finds by rule.
   */
  readonly words: Readonly<Partial<Record<WordLanguage, string>>> & { readonly en: string }
  /** Whether it says what a name is without being a part of it: "Quba Mosque" is called Quba, "City Bank" is not City. */
  readonly isBesideName?: boolean
}

/**
 * Every word for a kind of place, once. One that was not certain is left out.
 */
export const kindWords: readonly KindWords[] = [
  {
    category: 'prayer place',
    isBesideName: true,
    words: {
      en: 'masjid, mosque, masjidil',
      ar: 'مسجد, مساجد, جامع',
      tr: 'mescit, cami, camii',
      bn: 'মসজিদ',
      hi: 'मस्जिद',
      ha: 'masallaci',
      fr: 'mosquée',
      ru: 'мечеть',
      sw: 'msikiti, misikiti',
    },
  },
  {
    category: 'hotel',
    isBesideName: true,
    words: {
      en: 'hotel, accommodation, lodging, guest house, place to stay, place to sleep',
      ar: 'فندق, فنادق',
      ur: 'ہوٹل',
      fa: 'هتل, مسافرخانه',
      tr: 'otel',
      id: 'penginapan',
      bn: 'হোটেল',
      hi: 'होटल',
      ha: 'otal',
      fr: 'hébergement',
      ru: 'гостиница, отель',
      sw: 'hoteli',
    },
  },
  {
    category: 'restaurant',
    isBesideName: true,
    words: {
      en: 'restaurant, restorant, resto, food, eat, eatery, hungry',
      ar: 'مطعم, مطاعم, طعام',
      ur: 'ریستوران, ریسٹورنٹ, کھانا',
      fa: 'رستوران, غذا',
      tr: 'restoran, lokanta, yemek',
      id: 'rumah makan, makanan, makan',
      ms: 'kedai makan',
      bn: 'রেস্তোরাঁ, রেস্টুরেন্ট, খাবার',
      hi: 'रेस्तरां, रेस्टोरेंट, भोजनालय, खाना',
      ha: 'gidan abinci, abinci',
      fr: 'manger, nourriture',
      ru: 'ресторан, столовая, еда',
      sw: 'mgahawa, migahawa, chakula',
    },
  },
  {
    category: 'cafe',
    words: {
      en: 'cafe, coffee, coffee shop, tea house',
      ar: 'مقهى, مقاهي, كافيه, قهوة',
      ur: 'کیفے, چائے خانہ',
      fa: 'کافه',
      tr: 'kahve, kahvehane',
      id: 'kafe, kopi',
      ms: 'kedai kopi',
      bn: 'ক্যাফে, কফি',
      hi: 'कैफ़े',
      ru: 'кафе, кофейня',
    },
  },
  {
    category: 'toilets',
    words: {
      en: 'toilet, wc, restroom, rest room, bathroom, washroom, lavatory, loo, need to pee, urinate',
      ar: 'حمام, دورة مياه, دورات مياه, مياه, مرحاض, مراحيض',
      ur: 'بیت الخلاء, باتھ روم, ٹوائلٹ, غسل خانہ',
      fa: 'دستشویی, توالت, سرویس بهداشتی',
      tr: 'tuvalet, lavabo',
      id: 'kamar mandi, kamar kecil',
      ms: 'tandas, bilik air',
      bn: 'টয়লেট, শৌচাগার, বাথরুম',
      hi: 'शौचालय, टॉयलेट, बाथरूम',
      ha: 'bandaki, bayan gida',
      fr: 'toilette',
      ru: 'туалет, уборная',
      sw: 'choo, vyoo',
    },
  },
  {
    category: 'hospital',
    words: {
      en: 'hospital, hospitl, emergency room',
      ar: 'مستشفى, مشفى, مشافي',
      ur: 'ہسپتال, اسپتال, شفاخانہ',
      fa: 'بیمارستان',
      tr: 'hastane',
      id: 'rumah sakit',
      bn: 'হাসপাতাল',
      hi: 'अस्पताल, हॉस्पिटल',
      ha: 'asibiti',
      fr: 'hôpital, hôpitaux',
      ru: 'больница, госпиталь',
      sw: 'hospitali',
    },
  },
  {
    category: 'pharmacy',
    words: {
      en: 'pharmacy, chemist, drugstore, drug store, medical store, farmacy, farmacia, saydaliya, saidaliya, medicine, medication',
      ar: 'صيدلية, دواء, أدوية',
      ur: 'فارمیسی, دواخانہ, میڈیکل سٹور',
      fa: 'داروخانه',
      tr: 'eczane',
      id: 'apotek',
      ms: 'farmasi',
      bn: 'ফার্মেসি, ওষুধ',
      hi: 'दवाखाना, फार्मेसी, दवा',
      ha: 'magani, kantin magani',
      fr: 'pharmacie',
      ru: 'аптека, лекарство',
      sw: 'duka la dawa, famasia, dawa',
    },
  },
  {
    category: 'healthcare',
    words: {
      en: 'doctor, clinic, health center, health centre, physician',
      ar: 'طبيب, أطباء, عيادة, دكتور, مستوصف, مركز صحي',
      ur: 'ڈاکٹر, کلینک',
      fa: 'پزشک, دکتر, درمانگاه',
      tr: 'doktor',
      id: 'dokter, puskesmas, klinik',
      bn: 'ডাক্তার, ক্লিনিক',
      hi: 'डॉक्टर, क्लिनिक, चिकित्सक',
      ha: 'likita',
      fr: 'médecin, docteur, clinique',
      ru: 'врач, доктор, клиника, поликлиника',
      sw: 'daktari, kliniki, zahanati',
    },
  },
  { category: 'healthcare', words: { en: 'dentist', ar: 'طبيب أسنان', tr: 'dişçi', fr: 'dentiste', ru: 'стоматолог' } },
  {
    category: 'shopping',
    words: {
      en: 'shopping, shop, market, souq, souk, suq, mall, supermarket, grocery, groceries, bazaar',
      ar: 'سوق, أسواق, تسوق, مول, متجر, متاجر, بقالة, سوبرماركت',
      ur: 'بازار, دکان, مارکیٹ',
      fa: 'فروشگاه, مغازه',
      tr: 'pazar, çarşı, mağaza, alışveriş, dükkan, bakkal',
      id: 'pasar, toko, belanja',
      ms: 'kedai, pasar raya',
      bn: 'বাজার, দোকান',
      hi: 'बाज़ार, दुकान',
      ha: 'kasuwa, shago',
      fr: 'magasin, boutique, marché, supermarché',
      ru: 'магазин, рынок, супермаркет',
      sw: 'duka, maduka, soko, masoko',
    },
  },
  {
    category: 'tourist attraction',
    words: {
      en: 'museum',
      ar: 'متحف, متاحف',
      ur: 'عجائب گھر',
      fa: 'موزه',
      tr: 'müze',
      bn: 'জাদুঘর',
      hi: 'संग्रहालय',
      fr: 'musée',
      ru: 'музей',
      sw: 'makumbusho',
    },
  },
  {
    category: 'prayer room',
    words: {
      en: 'musalla, mushola, musholla, prayer room, place to pray',
      ar: 'مصلى, مصليات',
      fa: 'نمازخانه',
      id: 'musala',
      ms: 'surau',
      fr: 'salle de prière',
      ru: 'молельная комната',
    },
  },
  {
    category: 'services',
    words: {
      en: 'bank, atm, cash machine, cashpoint',
      ar: 'صراف, مصرف, بنك, بنوك',
      ur: 'بینک, اے ٹی ایم',
      fa: 'خودپرداز',
      tr: 'banka, bankamatik',
      bn: 'ব্যাংক, এটিএম',
      hi: 'बैंक, एटीएम',
      ha: 'banki',
      fr: 'banque, distributeur',
      ru: 'банк, банкомат',
      sw: 'benki',
    },
  },
  {
    category: 'services',
    words: {
      en: 'barber, barbershop, hairdresser',
      ar: 'حلاق',
      ur: 'حجام',
      fa: 'آرایشگاه',
      tr: 'berber',
      id: 'tukang cukur',
      bn: 'নাপিত',
      hi: 'नाई',
      fr: 'coiffeur',
      ru: 'парикмахерская, парикмахер',
      sw: 'kinyozi',
    },
  },
  {
    category: 'services',
    words: {
      en: 'laundry, wash clothes',
      ar: 'مغسلة, غسيل',
      tr: 'çamaşırhane',
      fr: 'laverie',
      ru: 'прачечная',
    },
  },
  {
    category: 'services',
    words: {
      en: 'money exchange, currency exchange, exchange money, change money',
      ar: 'صرافة',
      fa: 'صرافی',
      tr: 'döviz',
      id: 'penukaran uang',
      fr: 'bureau de change',
      ru: 'обмен валюты',
    },
  },
  {
    category: 'services',
    words: {
      en: 'post office',
      ar: 'مكتب بريد, بريد',
      ur: 'ڈاک خانہ',
      tr: 'postane',
      id: 'kantor pos',
      ms: 'pejabat pos',
      hi: 'डाकघर',
      bn: 'ডাকঘর',
      fr: 'bureau de poste',
      ru: 'почта',
    },
  },
  {
    category: 'stop',
    words: { en: 'bus stop', ar: 'موقف حافلات', tr: 'otobüs durağı', id: 'halte', fr: 'arrêt de bus', ru: 'остановка' },
  },
]
