import type { PlaceCategory } from '../places/place-categories'
import type { WordLanguage } from './word-languages'

/** What people call one kind of place. */
export type KindWords = {
  readonly category: PlaceCategory
  /**
   * A comma between the terms, of one word or of several; the first English one stands for all of them. A term stands once
   * in the whole table, under one of the languages that have it, without the forms that `word-forms.ts` finds by rule.
   */
  readonly words: Readonly<Partial<Record<WordLanguage, string>>> & { readonly en: string }
  /** Whether there is more than it in its category. */
  readonly isPart?: boolean
  /** Whether it says what a name is without being a part of it: "Quba Mosque" is called Quba, "City Bank" is not City. */
  readonly isBesideName?: boolean
}

/**
 * Every word for a kind of place, once. What confirmed them, by language:
 *
 * - ar, fa, tr, id, fr, ru: names and terms of the presets of openstreetmap/id-tagging-schema (August 2026)
 * - ur: the same for hospital, doctor, hotel, restaurant, shops, bank and post; toilets, pharmacy and clinic by public lists of
 *   words with their English
 * - ms: the same for clinic, doctor, restaurant, post and shop; toilets, pharmacy, cafe and prayer room by public lists
 * - bn: the same for restaurant, cafe, hotel, bank, shops and post; toilets, pharmacy, doctor and barber by public lists
 * - hi: the same for shop; toilets, pharmacy, hospital, restaurant, hotel, bank, doctor and barber by public lists
 * - ha: public lists for mosque, restaurant, toilets, hospital, pharmacy, doctor and market; "bandaki" was in none
 * - sw: public lists for mosque, hotel, restaurant, toilets, hospital, pharmacy, clinic, market, bank and barber
 * - en: what speakers of all of them type, misspellings, and words of Urdu, Hindi and Arabic in Latin letters
 *
 * Plurals, and other words of the same meaning, are of everyday speech.
 *
 * Left out is what means something else in another one of them: "دارو" is medicine in Persian and spirits in Urdu.
 */
export const kindWords: readonly KindWords[] = [
  {
    category: 'prayer place',
    isBesideName: true,
    words: {
      en: 'masjid, mosque, masjidil, mesjid',
      ar: 'مسجد, مساجد, جامع',
      tr: 'mescit, cami, camii',
      bn: 'মসজিদ',
      hi: 'मस्जिद',
      ha: 'masallaci, masallatai',
      fr: 'mosquée',
      ru: 'мечеть',
      sw: 'msikiti, misikiti',
    },
  },
  {
    category: 'hotel',
    isBesideName: true,
    words: {
      en: 'hotel, accommodation, lodging, guest house, hostel, place to stay, place to sleep, somewhere to sleep',
      ar: 'فندق, فنادق',
      ur: 'ہوٹل',
      fa: 'هتل, مسافرخانه, مهمانخانه, مهمان خانه',
      tr: 'otel, pansiyon',
      id: 'penginapan',
      bn: 'হোটেল, অতিথিশালা',
      hi: 'होटल',
      fr: 'hébergement',
      ru: 'гостиница, отель, хостел',
      sw: 'hoteli',
    },
  },
  {
    category: 'restaurant',
    isBesideName: true,
    words: {
      en: 'restaurant, restorant, resto, food, eat, eatery, hungry, breakfast, lunch, dinner, khana',
      ar: 'مطعم, مطاعم, طعام, وجبات سريعة',
      ur: 'ریستوراں, ریسٹورنٹ, ریسٹورانٹ, کھانا, طعام گاہ',
      fa: 'رستوران, غذا, غذاخوری',
      tr: 'restoran, lokanta, yemek',
      id: 'rumah makan, makanan, makan, warung makan',
      ms: 'kedai makan',
      bn: 'রেস্তোরাঁ, রেস্টুরেন্ট, খাবার',
      hi: 'रेस्तरां, रेस्टोरेंट, भोजनालय, भोजन, खाना',
      ha: 'gidan abinci, wurin cin abinci, abinci',
      fr: 'manger, nourriture',
      ru: 'ресторан, столовая, еда, поесть, покушать',
      sw: 'mgahawa, migahawa, mkahawa, mikahawa, chakula',
    },
  },
  {
    category: 'cafe',
    words: {
      en: 'cafe, coffee, coffee shop, tea house, tea shop',
      ar: 'مقهى, مقاهي, كافيه, قهوة',
      ur: 'کیفے, چائے خانہ',
      fa: 'کافه, کافی شاپ, قهوه خانه, چایخانه',
      tr: 'kahve, kahvehane, kafeterya',
      id: 'kafe, kopi, warung kopi, warkop',
      ms: 'kedai kopi',
      bn: 'ক্যাফে, কফি',
      hi: 'कैफे, कॉफी',
      ru: 'кафе, кофейня',
    },
  },
  {
    category: 'toilets',
    words: {
      en: 'toilet, wc, restroom, rest room, bathroom, bath room, washroom, wash room, lavatory, loo, need to pee, urinate, hammam, bait ul khala, baitulkhala, ghusl khana, sauchalay, shauchalay',
      ar: 'حمام, دورة مياه, دورات مياه, مرحاض, مراحيض',
      ur: 'بیت الخلاء, باتھ روم, ٹوائلٹ, غسل خانہ, واش روم',
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
      en: 'hospital, hospitl, hosptal, emergency room, aspatal, haspatal',
      ar: 'مستشفى, مشفى, مشافي',
      ur: 'ہسپتال, اسپتال, شفاخانہ',
      fa: 'بیمارستان',
      tr: 'hastane',
      id: 'rumah sakit',
      bn: 'হাসপাতাল',
      hi: 'अस्पताल, हॉस्पिटल',
      ha: 'asibiti, asibitoci',
      fr: 'hôpital, hôpitaux',
      ru: 'больница, госпиталь',
      sw: 'hospitali',
    },
  },
  {
    category: 'pharmacy',
    words: {
      en: 'pharmacy, chemist, drugstore, drug store, medical store, medical shop, medicine shop, farmacy, pharmcy, farmacia, saydaliya, saidaliya, dawakhana, dawa khana, davakhana, dawai, medicine, medication',
      ar: 'صيدلية, دواء, أدوية',
      ur: 'فارمیسی, دواخانہ, دوا خانہ, میڈیکل سٹور, میڈیکل اسٹور, دوائی',
      fa: 'داروخانه',
      tr: 'eczane, ilaç',
      id: 'apotek, apotik, toko obat, obat',
      ms: 'farmasi, kedai ubat, ubat',
      bn: 'ফার্মেসি, ফার্মেসী, ওষুধ, ঔষধ',
      hi: 'दवाखाना, फार्मेसी, मेडिकल स्टोर, दवा, दवाई',
      ha: 'kantin magani, shagon magani, magani',
      fr: 'pharmacie, médicament',
      ru: 'аптека, лекарство',
      sw: 'duka la dawa, famasia, dawa',
    },
  },
  {
    category: 'healthcare',
    words: {
      en: 'doctor, clinic, health center, health centre, medical center, medical centre, physician, polyclinic',
      ar: 'طبيب, أطباء, عيادة, دكتور, مستوصف, مركز صحي',
      ur: 'ڈاکٹر, کلینک',
      fa: 'پزشک, دکتر, درمانگاه, کلینیک',
      tr: 'doktor, tıp merkezi',
      id: 'dokter, puskesmas, klinik',
      bn: 'ডাক্তার, ক্লিনিক',
      hi: 'डॉक्टर, क्लिनिक, चिकित्सक',
      ha: 'likita, likitoci',
      fr: 'médecin, docteur, clinique',
      ru: 'врач, доктор, клиника, поликлиника, медпункт',
      sw: 'daktari, kliniki, zahanati',
    },
  },
  {
    category: 'healthcare',
    isPart: true,
    words: {
      en: 'dentist',
      ar: 'طبيب أسنان',
      fa: 'دندانپزشک',
      tr: 'dişçi',
      id: 'dokter gigi',
      fr: 'dentiste',
      ru: 'стоматолог',
    },
  },
  {
    category: 'shopping',
    words: {
      en: 'shopping, shop, market, souq, souk, suq, mall, supermarket, grocery, groceries, bazaar, bazar',
      ar: 'سوق, أسواق, تسوق, مول, متجر, متاجر, بقالة, سوبرماركت, سوبر ماركت, دكان',
      ur: 'بازار, دوکان, مارکیٹ',
      fa: 'فروشگاه, مغازه, بقالی, مرکز خرید',
      tr: 'pazar, çarşı, mağaza, alışveriş, dükkan, bakkal, alışveriş merkezi',
      id: 'pasar, toko, belanja, pasar swalayan, minimarket',
      ms: 'kedai, pasar raya',
      bn: 'বাজার, দোকান, সুপারমার্কেট',
      hi: 'बाजार, दुकान, सुपरमार्केट',
      ha: 'kasuwa, shago',
      fr: 'magasin, boutique, marché, supermarché, épicerie, centre commercial',
      ru: 'магазин, рынок, рынк, супермаркет, торговый центр',
      sw: 'duka, maduka, soko, masoko',
    },
  },
  {
    category: 'tourist attraction',
    isPart: true,
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
      en: 'musalla, mushola, musholla, prayer room, prayer hall, place to pray, where to pray',
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
    isPart: true,
    words: {
      en: 'bank, atm, cash machine, cashpoint, withdraw money, withdraw cash',
      ar: 'صراف, مصرف, بنك, بنوك',
      ur: 'بینک, اے ٹی ایم',
      fa: 'بانک, خودپرداز, عابر بانک',
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
    isPart: true,
    words: {
      en: 'barber, barbershop, barber shop, hairdresser',
      ar: 'حلاق',
      ur: 'حجام',
      fa: 'آرایشگاه, سلمانی',
      tr: 'berber, kuaför',
      id: 'tukang cukur',
      bn: 'নাপিত',
      hi: 'नाई',
      fr: 'coiffeur',
      ru: 'парикмахерская, парикмахер',
      sw: 'kinyozi, vinyozi',
    },
  },
  {
    category: 'services',
    isPart: true,
    words: {
      en: 'laundry, launderette, wash clothes, wash my clothes, washing clothes, dry cleaner',
      ar: 'مغسلة, غسيل',
      fa: 'خشکشویی',
      tr: 'çamaşırhane',
      id: 'binatu, laundri',
      fr: 'laverie',
      ru: 'прачечная',
    },
  },
  {
    category: 'services',
    isPart: true,
    words: {
      en: 'money exchange, currency exchange, exchange money, change money, money changer, exchange currency',
      ar: 'صرافة, صرف عملات, صرف عملة',
      fa: 'صرافی',
      tr: 'döviz',
      id: 'penukaran uang, tukar uang',
      fr: 'bureau de change',
      ru: 'обмен валюты, обменник',
    },
  },
  {
    category: 'services',
    isPart: true,
    words: {
      en: 'post office',
      ar: 'مكتب بريد, بريد',
      ur: 'ڈاک خانہ, ڈاک گھر',
      fa: 'اداره پست',
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
