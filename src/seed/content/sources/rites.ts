import type { SourceSeed } from '../types'

/** Pages on the rites, each one read; the title says what the page is cited for. */
export const rites = {
  wuduFainting: {
    title: 'Islam Q&A (Shamela library 26332/2615): fainting breaks wudu, a moment too, by agreement',
    url: 'https://shamela.ws/book/26332/2615',
  },
  mahramMuslim: {
    title: 'Ibn al-Qayyim (Hanbali): a father who is not Muslim is no mahram (Ahmad)',
    url: 'https://shamela.ws/book/218/616',
  },
  mahramNotMuslimHanafi: {
    title: 'Shamela library 30179/2012 (Hanafi): a mahram who is not Muslim',
    url: 'https://mail.shamela.ws/book/30179/2012',
  },
  mahramNoDuty: {
    title: 'Shamela library 437/2153 (Hanbali): no duty without a mahram, and two other reports of Ahmad',
    url: 'https://shamela.ws/book/437/2153',
  },
  mahramSafeGroup: {
    title: 'On Akhsar al-Mukhtasarat (Hanbali, page 621): no duty without a mahram; Ibn Taymiyyah on safety',
    url: 'https://books.islam-db.com/book/الدلائل_والاشارات_علي_اخصر_المختصرات/621',
  },
  talbiyahLanguage: {
    title: "Kuwaiti Encyclopaedia of Fiqh 13 (8707): the Talbiyah in another language (Hanafi, Shafi'i)",
    url: 'https://muslim-library.com/keoj/volume/13/8707',
  },
  talbiyahLanguageMaliki: {
    title: 'Alsohel: the Talbiyah in another language (Hanafi; Maliki and others)',
    url: 'https://alsohel.net/%d8%ad%d9%83%d9%85-%d8%a7%d9%84%d8%aa%d9%84%d8%a8%d9%8a%d8%a9-%d8%a8%d8%ba%d9%8a%d8%b1-%d8%a7%d9%84%d9%84%d8%ba%d8%a9-%d8%a7%d9%84%d8%b9%d8%b1%d8%a8%d9%8a%d8%a9',
  },
  talbiyahLanguageHanbali: {
    title: 'Ibn Taymiyyah, Sharh al-Umdah (Hanbali): who cannot say the Talbiyah in Arabic',
    url: 'https://shamela.ws/book/151/2638',
  },
  jafariTalbiyahLanguage: {
    title: "Sistani (Ja'fari), rule 179: who cannot pronounce the Talbiyah",
    url: 'http://www.najaf.org/books/202/?id=16',
  },
  cleanDayHanbali: {
    title: 'Kashshaf al-Qina (Hanbali): clean time inside a period is clean',
    url: 'https://shamela.ws/book/622/544',
  },
  cleanDayHanbaliViews: {
    title: 'Ibn Qudamah (Hanbali), al-Mughni: clean time inside a period, and one of less than a day',
    url: 'http://shiaonlinelibrary.com/الكتب/998_المغني-عبد-الله-بن-قدامه-ج-١/الصفحة_369',
  },
  periodDelayMaliki: {
    title: 'Mawahib al-Jalil (Maliki): medicine that stops or delays the period, and tawaf',
    url: 'http://www.shiaonlinelibrary.com/الكتب/906_مواهب-الجليل-الحطاب-الرعيني-ج-١/الصفحة_538',
  },
  periodDelayHanbali: {
    title: 'Al-Insaf (Hanbali): medicine that stops the period',
    url: 'http://shiaonlinelibrary.com/الكتب/2249_الإنصاف-المرداوي-ج-١/الصفحة_382',
  },
  fastTraveller: {
    title: 'Kuwaiti Encyclopaedia of Fiqh 28 (18542): when the leave of the traveller to eat ends',
    url: 'https://muslim-library.com/keoj/volume/28/18542',
  },
  fastTravellerStay: {
    title: 'Kuwaiti Encyclopaedia of Fiqh 28 (18530): which journey gives leave to eat',
    url: 'https://muslim-library.com/keoj/volume/28/18530',
  },
  fastTravellerDawn: {
    title: 'Shamela library 18162/412: a journey that begins after dawn, by school (an-Nawawi)',
    url: 'https://shamela.ws/book/18162/412',
  },
  fastTravellerMaliki: {
    title: 'Kawkab Ubayd (Maliki), page 313: a fast broken before the journey or on it, and the kaffarah',
    url: 'http://shamela.baharsound.ir/43839/1/313',
  },
  kaffarahMaliki: {
    title: 'On the Risalah of Ibn Abi Zayd (Maliki): the kaffarah of a fast broken on purpose',
    url: 'https://shamela.ws/book/30008/956',
  },
  itikafMaliki: {
    title: "Kawkab Ubayd (Maliki), page 326: what breaks i'tikaf",
    url: 'http://ar.lib.efatwa.ir/43839/1/326',
  },
  itikafMalikiFast: {
    title: "Ibn al-Jallab (Maliki), at-Tafri, page 335: no i'tikaf without a fast",
    url: 'https://books.islam-db.com/book/التفريع_في_فقه_الامام_مالك_بن_انس/335',
  },
  earlySaiViews: {
    title: "Kuwaiti Encyclopaedia of Fiqh 25 (16161): sa'i before Arafah after Ihram in Makkah, by school",
    url: 'https://muslim-library.com/keoj/volume/25/16161',
  },
  upperFloorsMaliki: {
    title: 'Shamela library 8322/19566: tawaf on the roof, and in the galleries because of heat, by school',
    url: 'https://shamela.ws/book/8322/19566',
  },
  ifadahByFarewellHanafi: {
    title: 'Al-Asl (Hanafi), page 921: the farewell tawaf takes the place of the main one, and what is due',
    url: 'https://books.islam-db.com/book/الاصل_المعروف_بالمبسوط_للشيباني/921',
  },
  ifadahByFarewellMaliki: {
    title: 'Ibn al-Jallab, at-Tafri (Maliki), page 452: the main tawaf forgotten, and the farewell done',
    url: 'https://books.islam-db.com/book/التفريع_في_فقه_الامام_مالك_بن_انس/452',
  },
  jafariMosqueOfMiqat: {
    title: "Khamenei (Ja'fari), Manasik in brief: from Madinah, Ihram inside the mosque of the miqat",
    url: 'http://www.shiavault.com/books/manasik-rituals-of-hajj-in-brief/chapters/2-rites-of-umrah-tamattu/',
  },
  jafariMosqueOfMiqatSistani: {
    title: "Sistani (Ja'fari): the miqats; the mosque of Dhul Hulayfah",
    url: 'https://en.shafaqna.com/221620/islamic-laws-on-hajj-rituals-meqats-for-wearing-ihram/',
  },
  sacrificeOfFeastHanafi: {
    title: 'Darul Iftaa, Zambia (Hanafi): the sacrifice of the feast beside that of Hajj, when it is due and where',
    url: 'https://islamqa.org/hanafi/daruliftaazambia/134989',
  },
  arafahLeft: {
    title: 'Kuwaiti Encyclopaedia of Fiqh (Shamela library 11430/6490): who leaves Arafah before sunset, by school',
    url: 'https://shamela.ws/book/11430/6490',
  },
  wuduTouchKin: {
    title: "Shafi'i Fiqh 30132: touch of relatives, and skin on skin (Shafi'i)",
    url: 'http://islamqa.org/shafii/shafiifiqh/30132/nullifying-ablution-by-touching-a-member-of-the-opposite-sex',
  },
  wuduChild: {
    title: "Zuhayli (Shamela library 384/414): touching the private parts, also of a child (Maliki; Shafi'i, Hanbali)",
    url: 'https://shamela.ws/book/384/414',
  },
  wuduChildHanafi: {
    title: 'Kuwaiti Encyclopaedia of Fiqh, page 20264: touching the private parts (Hanafi: wudu holds)',
    url: 'https://books.islam-db.com/book/الموسوعه_الفقهيه_الكويتيه/20264',
  },
  wuduCamel: {
    title: "As-Subki, ad-Din al-Khalis, page 342: camel meat and wudu (Ahmad; Hanafi, Malik, Shafi'i)",
    url: 'https://books.islam-db.com/book/الدين_الخالص_او_ارشاد_الخلق_الي_دين_الحق/342',
  },
  jafariCircumcision: {
    title: "Montazeri (Ja'fari), rules 399 and 400: tawaf of a man who is not circumcised",
    url: 'https://amontazeri.com/book/haj/141',
  },
  jafariPushed: {
    title: "Sistani (Ja'fari): what tawaf needs; pushed by the crowd",
    url: 'http://shiastudies.com/en/amp/12832/islamic-laws-hajj-rituals-obligations-tawaf',
  },
  jafariNisaMissed: {
    title: "Makarem Shirazi (Ja'fari), articles 667 to 670: tawaf al-nisa left out",
    url: 'http://makaremshirazi.ir/main.aspx?reader=1&lid=1&mid=35028&catid=6520&pid=61933',
  },
  hairShort: {
    title: 'Al-Ikhlas 32221 (Hanafi): short hair is shaved',
    url: 'https://alikhlasonline.com/detail.aspx?id=32221',
  },
  qiranHanafi: {
    title: 'Majma al-Anhur (Hanafi; Taqrib library 6215/420): the order of Qiran, and no hair cut in between',
    url: 'https://taqrib.ir/ar/library/content/6215/420',
  },
  jafariTalbiyah: {
    title: "Sistani (Ja'fari), rules 179 to 182: no Ihram without the Talbiyah",
    url: 'https://najaf.org/english/code/202?id=Second%3A-The-Talbiyyah',
  },
  talbiyahRank: {
    title: 'Shamela library 123511/336: the Talbiyah and Ihram, by school',
    url: 'https://shamela.ws/book/123511/336',
  },
  restInTawaf: {
    title: "Shamela library 11430/25508: a break in tawaf and sa'i, by school",
    url: 'https://shamela.ws/book/11430/25508',
  },
  miqatByTrain: {
    title: 'Grand mufti of Saudi Arabia (Slaati, 17 June 2017): Ihram on the train from Madinah',
    url: 'https://www.slaati.com/2017/6/17/p803237.html',
  },
  miqatByTrainStation: {
    title: 'Al-Madina, 2017: the same letter, and preparing at home in Madinah',
    url: 'https://sauress.com/almadina/1528665',
  },
  umrahFromHaram: {
    title: 'Shamela library 1149/4193: Ihram for an Umrah inside the Haram, by school',
    url: 'https://shamela.ws/book/1149/4193',
  },
  jafariUmrahFromMakkah: {
    title: "Rafed (Ja'fari), rule 529: from inside Makkah, Ihram for an Umrah at Tan'im",
    url: 'https://en.rafed.net/article/the-rites-of-the-mufradah-umrah?view=print',
  },
  umrahFromHaramHanafi: {
    title:
      'Ad-Durr al-Mukhtar, page 171 (Hanafi): Ihram for an Umrah inside the Haram, and back out, with the Talbiyah',
    url: 'https://books.islam-db.com/book/الدر_المختار_شرح_تنوير_الابصار_وجامع_البحار/171',
  },
  umrahFromHaramMalik: {
    title: 'An-Nawawi, Sharh Muslim 8/148: Ihram for an Umrah inside the Haram (most; Malik)',
    url: 'http://shiaonlinelibrary.com/الكتب/1771_شرح-مسلم-النووي-ج-٨/الصفحة_148',
  },
  umrahForAnother: {
    title: "An-Nawawi, al-Majmu 7/118: Umrah for another person before one's own (Shafi'i; Ahmad)",
    url: 'http://shiaonlinelibrary.com/الكتب/847_المجموع-محيى-الدين-النووي-ج-٧/الصفحة_118',
  },
  umrahForTheWell: {
    title:
      'Al-Khudayr on Bulugh al-Maram, page 1785: a voluntary Hajj or Umrah for one who is able (Hanafi, Hanbali; others)',
    url: 'https://books.islam-db.com/book/شرح_بلوغ_المرام_عبد_الكريم_الخضير/1785',
  },
  umrahForAnotherMaliki: {
    title: 'Al-Hattab (Maliki, Islamweb library 19/1534): Umrah for another, living or dead; a will',
    url: 'https://islamweb.org/ar/library/content/19/1534/فرع-الاستنابة-في-العمرة',
  },
  childCarriedViews: {
    title: "Shamela library 8322/19577: who carries a child in tawaf (Hanafi, Malik, Shafi'i, Hanbali)",
    url: 'https://shamela.ws/book/8322/19577',
  },
  childCarriedHanafi: {
    title: 'Al-Jassas on at-Tahawi (page 1041, Hanafi): one tawaf for the carrier and the carried',
    url: 'https://books.islam-db.com/book/شرح_مختصر_الطحاوي_للجصاص/1041',
  },
  childCarriedMaliki: {
    title: 'At-Tawdih (Maliki; Shamela library 14442/1083): one tawaf for yourself and for a child',
    url: 'https://shamela.ws/book/14442/1083',
  },
  sacrificeWhere: {
    title: "Durar encyclopaedia, page 782: the hady inside the Haram (Hanafi, Shafi'i, Hanbali)",
    url: 'https://books.islam-db.com/book/الموسوعه_الفقهيه_الدرر_السنيه/782',
  },
  sacrificeWhereMaliki: {
    title: 'Fiqh of worship by the Maliki school, page 393: the hady in Mina or in Makkah',
    url: 'http://shamela.baharsound.ir/43839/1/393',
  },
  sacrificeTime: {
    title: "Ar-Rafi'i (Shafi'i): the sacrifice of Tamattu has no last day; best on the 10th",
    url: 'https://books.islam-db.com/book/فتح_العزيز_بشرح_الوجيز_الشرح_الكبير_للرافعي/3475',
  },
  sacrificeLateHanafi: {
    title:
      'Rules of law in the four schools, page 1069: the sacrifice of Tamattu after its days (Abu Hanifah, his two pupils)',
    url: 'https://books.islam-db.com/book/القواعد_الفقهيه_وتطبيقاتها_في_المذاهب_الاربعه/1069',
  },
  sacrificeLate: {
    title: "Shamela library 13783/1532 (Shafi'i): which sacrifice has a last day",
    url: 'https://shamela.ws/book/13783/1532',
  },
  sacrificeBefore: {
    title: "Al-Quduri (Shamela library 17768/1645): the sacrifice of Tamattu before the 10th (Hanafi, Shafi'i)",
    url: 'https://shamela.ws/book/17768/1645',
  },
  sacrificeBeforeViews: {
    title: "Al-Muslih 98799: the same (Hanafi, Maliki, Hanbali; Shafi'i)",
    url: 'https://almosleh.com/ar/98799',
  },
  childRiding: {
    title: "Islamic Portal (Hanafi): riding in sa'i because of a baby",
    url: 'https://islamicportal.co.uk/saee-on-wheelchair-because-of-baby/',
  },
  pushing: {
    title: 'Al-Shinqiti on Zad al-Mustaqni, page 5908: who pushes a wheelchair in tawaf',
    url: 'https://books.islam-db.com/book/شرح_زاد_المستقنع_للشنقيطي/5908',
  },
  pushingEgypt: {
    title: 'Dar al-Ifta of Egypt, as told by The 24: a son who pushes his mother',
    url: 'https://the24.net/news/19900',
  },
  lateForUmrah: {
    title: 'Shamela library 30065/2861: Ihram for Hajj on top of an Umrah, by school',
    url: 'https://shamela.app/book/30065/2861',
  },
  lateForUmrahHanafi: {
    title: 'Ad-Durr al-Mukhtar (Hanafi, Islamweb library 27/1836): Arafah before the tawaf of the Umrah',
    url: 'https://www.islamweb.net/ar/library/content/27/1836',
  },
  jafariPebbles: {
    title: "Khamenei (Ja'fari), rules 393 to 396: the pebble has to hit the pillar",
    url: 'https://www.leader.ir/en/book/140/1?sn=21479',
  },
  jafariSacrifice: {
    title: "Sistani (Ja'fari), rules 382 to 384: the sacrifice, by day and in Mina",
    url: 'http://www.najaf.org/books/202/?id=64',
  },
  jafariSacrificeMakarem: {
    title: "Makarem Shirazi (Ja'fari), articles 287 to 293: one sacrifice for one person",
    url: 'https://makarem.ir/main.aspx?reader=1&lid=1&mid=30576&catid=6520&pid=61921',
  },
  jafariFasting: {
    title: "World Federation (Ja'fari), rule 394: the three days of fasting",
    url: 'https://fiqh.world-federation.org/ritual/394/',
  },
  pebblesUsed: {
    title: 'Shamela library 165/2633: pebbles that were thrown before, by school',
    url: 'https://mail.shamela.ws/book/165/2633',
  },
  nailsBeforeFeast: {
    title: 'Islam Q&A 192454: hair and nails of a pilgrim who also gives the sacrifice of the feast',
    url: 'https://islamqa.info/en/answers/192454/can-the-pilgrim-remove-something-from-his-hair-if-he-wants-to-offer-an-udhiyah',
  },
  hajjForTheDead: {
    title: 'Kuwaiti Encyclopaedia of Fiqh, page 10140: Hajj for a person who has died, by school',
    url: 'https://books.islam-db.com/book/الموسوعه_الفقهيه_الكويتيه/10140',
  },
  arafahUnconscious: {
    title:
      "Shamela library 165/2611: at Arafah unconscious (Shafi'i, Ahmad: no; Malik, Hanafi: yes), or not knowing it",
    url: 'https://mail.shamela.ws/book/165/2611',
  },
  arafahAsleep: {
    title: 'Shamela library 1149/4268: at Arafah asleep or passing through, by school',
    url: 'https://shamela.ws/book/1149/4268',
  },
  missedArafahSacrifice: {
    title: "Shamela library 151187/117: Arafah missed, the sacrifice (Malik, Shafi'i, Ahmad; Hanafi: none)",
    url: 'https://shamela.ws/book/151187/117',
  },
  missedArafahVoluntary: {
    title: 'Shamela library 38056/832: a voluntary Hajj that was missed (four schools; other reports of Malik, Ahmad)',
    url: 'https://shamela.ws/book/38056/832',
  },
  arafahLength: {
    title: 'Abd al-Wahhab, Uyun (Maliki): part of the night at Arafah, by school',
    url: 'https://books.islam-db.com/book/عيون_المسائل_للقاضي_عبد_الوهاب_المالكي/270',
  },
  arafahPrayers: {
    title: 'Islamweb library 303/6871: joining Dhuhr and Asr at Arafah, by school',
    url: 'https://www.islamweb.net/ar/library/content/303/6871',
  },
  condition: {
    title: 'Kuwaiti Encyclopaedia of Fiqh, volume 2: making a condition when entering Ihram',
    url: 'https://muslim-library.com/keoj/volume/2/926',
  },
  conditionViews: {
    title: "Ibn Qudamah's school book (Hanbali): who accepts the condition, and who does not",
    url: 'https://shamela.ws/book/19188/3777',
  },
  heldBackHanafi: {
    title: 'Al-Quduri (Hanafi; Shamela library 985/202): held back by illness or an enemy, and how Ihram ends',
    url: 'https://shamela.ws/book/985/202',
  },
  heldBackByIllness: {
    title: 'Islamweb library 408/605: illness in Ihram, by the four imams',
    url: 'https://www.islamweb.net/ar/library/content/408/605/',
  },
  heldBackByIllnessReport: {
    title: 'Gloss on ar-Rawd (Hanbali; Shamela library 12216/1907): the other report, which Ibn Taymiyyah chose',
    url: 'https://shamela.ws/book/12216/1907',
  },
  heldBackMaliki: {
    title: 'Fiqh of worship by the Maliki school, page 383: who is held back, and the sacrifice',
    url: 'http://shamela.baharsound.ir/43839/1/383',
  },
  conditionWords: {
    title: 'The words of the condition, with Sahih Muslim 1207 (Shamela library)',
    url: 'https://mail.shamela.ws/book/1474/147',
  },
  clothTouch: {
    title: 'Shamela library 1474/207: a cloth that touches the face of a woman in Ihram, by school',
    url: 'https://shamela.ws/book/1474/207',
  },
  countDoubt: {
    title: 'Islam Q&A 171308: doubt about the number of rounds',
    url: 'https://islamqa.info/en/answers/171308',
  },
  countDoubtHanafi: {
    title: 'Misr Connect: doubt about the rounds (Dar al-Ifta of Egypt; Maliki, Hanafi)',
    url: 'https://misrconnect.com/en/news/religious-news/what-to-do-when-you-doubt-your-tawaf-circuits',
  },
  debts: {
    title: 'Islamweb 92618: debts that are due now or later, and Hajj',
    url: 'https://islamweb.net/en/printfatwa.php?id=92618',
  },
  debtsHanafi: {
    title: 'Mufti Online (Hanafi): Hajj with debts in instalments',
    url: 'https://muftionline.co.za/node/2699',
  },
  earlySai: {
    title: 'Baitularqam: Hajj guide of the Hanafi school',
    url: 'https://baitularqam.com/how-to-perform-hajj',
  },
  facing: {
    title: 'Islam and Ihsan: required acts of Hajj',
    url: 'https://islamandihsan.com/wajib-acts-of-hajj.html',
  },
  fastingDays: {
    title: 'Durar encyclopaedia, page 788: fasting in place of the animal',
    url: 'https://books.islam-db.com/book/الموسوعه_الفقهيه_الدرر_السنيه/788',
  },
  fastingFrom: {
    title: 'Islamweb 58512: the three days, from which Ihram on (Hanafi, Hanbali; others)',
    url: 'https://islamweb.net/ar/fatwa/print.php?id=58512',
  },
  fastingMeansHanafi: {
    title:
      "Abu Ya'la, at-Taliqah (Shamela library 13922/298): means found during the fast (Abu Hanifah; the three others)",
    url: 'https://shamela.ws/book/13922/298',
  },
  fastingSixth: {
    title: 'Shamela library 9804/976: the three days, before and after Ihram for Hajj, by school',
    url: 'https://shamela.ws/book/9804/976',
  },
  fastingViews: {
    title: "Taysir al-Bayan on Qur'an 2:196: the three days of fasting by school",
    url: 'https://quranpedia.net/book/560/1/342',
  },
  fidyah: {
    title: 'Islam Q&A 49027: the kinds of fidyah',
    url: 'https://islamqa.info/en/answers/49027',
  },
  firstRelease: {
    title: 'Dorar encyclopaedia of fiqh 322: release from Ihram',
    url: 'https://dorar.net/en/feqhia/322',
  },
  releaseContract: {
    title: "Shamela library 127671/617 (Shafi'i): a marriage contract before the second release",
    url: 'https://shamela.ws/book/127671/617',
  },
  releaseContractMaliki: {
    title: 'Shamela library 96257/2152 (Maliki): the same',
    url: 'https://shamela.ws/book/96257/2152',
  },
  footwear: {
    title: 'Islam Q&A 219643: shoes in Ihram',
    url: 'https://islamqa.info/en/answers/219643',
  },
  footwearSpecial: {
    title: 'Dar al-Ifta of Egypt 6372: special shoes in Ihram, and the repair',
    url: 'https://www.dar-alifta.org/en/fatwa/details/6372/the-ruling-for-wearing-orthopedic-shoes-while-in-ihram',
  },
  footwearHanafi: {
    title: 'Mufti Online (Hanafi): covering the foot in Ihram',
    url: 'https://islamqa.org/hanafi/muftionline/46129/covering-ones-feet-in-ihraam/',
  },
  forgetting: {
    title:
      "Abu al-Ashbal on Sahih Muslim, page 414: perfume and clothes by forgetting (Shafi'i, Ahmad; Abu Hanifah, Malik)",
    url: 'https://books.islam-db.com/book/شرح_صحيح_مسلم_حسن_ابو_الاشبال/414',
  },
  gloves: {
    title: 'SunniPath (Hanafi): gloves of women in Ihram, and the other schools',
    url: 'https://islamqa.org/hanafi/qibla-hanafi/37110/gloves-in-ihram-for-women/',
  },
  hair: { title: 'Shamela library 384/2198: how much hair, by school', url: 'https://shamela.ws/book/384/2198' },
  hairLate: {
    title: "Shamela library 384/2201: cutting the hair late; the two rak'ahs of tawaf",
    url: 'https://shamela.ws/book/384/2201',
  },
  hairWhole: {
    title: 'Shamela library 913/1864: the whole head (Maliki, Hanbali), a quarter (Hanafi); women',
    url: 'https://shamela.ws/book/913/1864',
  },
  hairWomen: {
    title: 'Durar encyclopaedia, page 792: women, and a head without hair',
    url: 'https://books.islam-db.com/book/الموسوعه_الفقهيه_الدرر_السنيه/792',
  },
  hajjByProxy: {
    title: 'Dorar encyclopaedia of fiqh 331: Hajj for the living',
    url: 'https://dorar.net/en/feqhia/331',
  },
  hajjByProxyViews: {
    title: 'Islamweb article 172703: conditions of Hajj by proxy',
    url: 'https://islamweb.net/amp/en/article/172703',
  },
  hajjByProxyHanafi: {
    title: 'Darul Uloom Trinidad (Hanafi): going for another before your own Hajj',
    url: 'https://islamqa.org/?p=148617',
  },
  hajjByProxyEgypt: {
    title: 'Dar al-Ifta of Egypt, answer 4549: Hajj for a person who is ill',
    url: 'https://www.dar-alifta.org/en/fatwa/details/4549/performing-hajj-on-behalf-of-an-ill-person',
  },
  hajjByProxyFirst: {
    title: "Shamela library 1153/1710: Hajj for another before one's own (Shafi'i, Ahmad; Malik, Abu Hanifah)",
    url: 'https://shamela.ws/book/1153/1710',
  },
  hajjByProxyAsked: {
    title: 'Kuwaiti Encyclopaedia of Fiqh, volume 42: no Hajj for the living unless they ask (agreed)',
    url: 'https://muslim-library.com/keoj/volume/42/29219',
  },
  hajjByProxyType: {
    title: 'Mufti Online 29038 (Hanafi): the type of a Hajj for another',
    url: 'https://muftionline.co.za/node/29038',
  },
  hajjByProxyTypeDeoband: {
    title: 'Darul Uloom Deoband 62110 (Hanafi): Ifrad, and Tamattu only with leave',
    url: 'http://darulifta-deoband.com/home/en/Hajj--Umrah/62110',
  },
  hajjByProxyWhere: {
    title: 'Dar al-Ifta of Egypt, answer 4087 (2017): the miqat of who does Hajj for another, by school',
    url: 'https://dar-alifta.org/ar/fatwa/details/14496/%D8%A7%D9%84%D9%85%D9%8A%D9%82%D8%A7%D8%AA-%D8%A7%D9%84%D9%85%D9%83%D8%A7%D9%86%D9%8A-%D9%84%D9%85%D9%86-%D9%8A%D8%AD%D8%AC-%D8%B9%D9%86-%D8%A7%D9%84%D9%85%D8%AA%D9%88%D9%81%D9%89',
  },
  hajjByProxyFrom: {
    title: "Afana, Yas'alunak (Shamela library 10517/452): from where another goes (Hanafi, Hanbali; Shafi'i)",
    url: 'https://shamela.ws/book/10517/452',
  },
  hajjByProxyHome: {
    title: 'Mufti Online 35843 (Hanafi): a Hajj for another from elsewhere than the home town',
    url: 'https://muftionline.co.za/node/35843',
  },
  hajjByProxyMakkah: {
    title: 'Islam Q&A 109318 (Standing Committee): a resident of Makkah goes for another',
    url: 'https://islamqa.info/en/answers/109318/does-the-proxy-have-to-set-out-for-hajj-from-the-place-of-the-one-on-whose-behalf-he-is-performing-hajj',
  },
  hajjByProxyOne: {
    title: 'Zuhayli (Shamela library 384/2050): one Hajj for two people (Hanbali, Hanafi)',
    url: 'https://shamela.ws/book/384/2050',
  },
  hajjByProxyCheap: {
    title: 'Tabung Haji (Malaysia), as told by Malay Mail, 20 May 2023: cheap offers of Hajj for another',
    url: 'https://www.malaymail.com/news/malaysia/2023/05/20/tabung-haji-urges-muslims-to-be-vigilant-of-haj-by-proxy-services/70115',
  },
  hajjByProxyFirstMaliki: {
    title: "Shamela library 1149/3966: Hajj for another before one's own (Maliki, Shafi'i, Hanbali books)",
    url: 'https://shamela.app/book/1149/3966',
  },
  ifadahAtHome: {
    title: 'Islam Q&A 192728: away without Tawaf al-Ifadah',
    url: 'https://islamqa.info/en/answers/192728',
  },
  ifadahAtTheEnd: {
    title: 'Dar al-Ifta of Egypt, answer 6285: one tawaf as Ifadah and farewell (Maliki, Hanbali)',
    url: 'https://www.dar-alifta.org/en/fatwa/details/6285/does-tawaf-alifada-suffice-for-tawaf-al-wada',
  },
  ifadahNoNewIhram: {
    title: 'Jordan, General Iftaa Department, answer 1976: home without Tawaf al-Ifadah',
    url: 'https://www.aliftaa.jo/en-fatwas/1976/A-Pilgrim-couldnt-Perform-Tawaf-AlIfadah-after-Minor-Termina',
  },
  ifadahShafii: {
    title: "An-Nawawi (Shamela library 151185/495): a farewell tawaf counts as Ifadah (Shafi'i)",
    url: 'https://shamela.ws/book/151185/495',
  },
  ifadahTimes: {
    title: 'Shamela library 8322/19532: Tawaf al-Ifadah, from when and until when, by school',
    url: 'https://shamela.ws/book/8322/19532',
  },
  greetingPrayer: {
    title: 'Study of the forbidden hours of prayer, page 266: greeting the mosque (Hanafi and Maliki)',
    url: 'http://ar.lib.efatwa.ir/44141/1/266/%22ركعتا_الإحرام%22',
  },
  greetingPrayerHanbali: {
    title: 'Ibn Qudamah, as told by Daleel al-Masjed: greeting the mosque in the forbidden hours (Hanbali)',
    url: 'https://daleelalmasjed.com/art.php?id=1010104205',
  },
  ihramBans: {
    title: 'Islamweb article 147900: what Ihram forbids',
    url: 'https://islamweb.net/en/article/147900',
  },
  jafariCount: {
    title: "Ja'fari rules on doubt about the number of rounds (204 to 209)",
    url: 'https://advice.ahya.net/node/153',
  },
  jafariFloors: {
    title: "Fazel Lankarani (Ja'fari): tawaf on the upper floor, many views",
    url: 'https://fazellankarani.com/english/articles/3630/',
  },
  jafariFloorsKhamenei: {
    title: "Alwalaa: tawaf of the ill on an upper floor (Khamenei and others; Ja'fari)",
    url: 'http://alwalaa.com/detail.cfm?inttopicid=1356',
  },
  jafariFloorsSistani: {
    title: "Rasa News: Sistani (Ja'fari) on tawaf on an upper floor that may be higher than the Ka'bah",
    url: 'https://ar.rasanews.ir/ar/news/10789/فتوى-السید-السیستانی-حول-المطاف-الجدید',
  },
  jafariArafahAsleep: {
    title: "Sistani (Ja'fari), rule 367: asleep at Arafah",
    url: 'https://najaf.org/english/code/202?id=The-Stay-%28Wuq%C5%ABf%29-at-Arafat',
  },
  jafariFarewell: {
    title: "Sistani (Ja'fari): the farewell tawaf is recommended",
    url: 'https://maktab-fiqhi.org/catalog.php?catid=182',
  },
  jafariTents: {
    title: "London office of Sistani (Ja'fari): mistakes on the nights in Mina, such as a tent outside it",
    url: 'https://najaf.org/arabic/code/6?id=%D8%A3%D8%AE%D8%B7%D8%A7%D8%A1-%D9%82%D8%AF-%D9%8A%D9%82%D8%B9-%D9%81%D9%8A%D9%87%D8%A7-%D8%A8%D8%B9%D8%B6-%D8%A7%D9%84%D8%AD%D8%AC%D8%A7%D8%AC-%D9%81%D9%8A-%D8%A7%D9%84%D9%85%D8%A8%D9%8A%D8%AA-%D8%A8%D9%85%D9%86%D9%89',
  },
  jafariNightInMakkah: {
    title: "Sistani (Ja'fari): a night of worship in Makkah in place of one in Mina",
    url: 'https://almerja.com/fatawa/readPost.php?pid=920',
  },
  jafariMonthOfUmrah: {
    title: "Khamenei (Ja'fari), question 27: Ihram in one month, and the rites in the next",
    url: 'https://www.leader.ir/en/book/140/1?sn=21488',
  },
  jafariTawafEarly: {
    title: "Khamenei (Ja'fari), rule 425: who may do the tawaf of Hajj before Arafah",
    url: 'https://www.leader.ir/en/book/75?sn=21482',
  },
  jafariStoningNight: {
    title: "Sistani (Ja'fari), rule 433: who may stone the three pillars by night",
    url: 'https://najaf.org/arabic/code/3?id=%2813%29---%D8%B1%D9%85%D9%8A-%D8%A7%D9%84%D8%AC%D9%85%D8%A7%D8%B1',
  },
  jafariMina: {
    title: "Sistani (Ja'fari), rule 426: staying in Mina, and being held up by traffic",
    url: 'http://www.najaf.org/books/202/?id=70',
  },
  jafariMiqat: {
    title: "Sistani (Ja'fari), rule 173: Ihram in Jeddah, or on the plane",
    url: 'https://fiqh.world-federation.org/ritual/173/',
  },
  jafariUmrah: {
    title: "Sistani (Ja'fari), rule 139: tawaf al-nisa in Umrah",
    url: 'https://fiqh.world-federation.org/ritual/139/',
  },
  jafariArafahEarly: {
    title: "Sistani (Ja'fari), rules 369 and 370: Muzdalifah saves the Hajj; a camel for leaving Arafah before sunset",
    url: 'http://shiaonlinelibrary.com/الكتب/783_مناسك-الحج-السيد-السيستاني/الصفحة_184',
  },
  jafariMinaMidday: {
    title: "Khamenei (Ja'fari), rules 433 to 439: nights in Mina, and leaving on the 12th after midday",
    url: 'https://www.leader.ir/en/book/140/1?sn=21484',
  },
  jafariUmrahOften: {
    title: "World Federation (Ja'fari), rule 137: how often Umrah, and none between Tamattu and Hajj",
    url: 'https://fiqh.world-federation.org/ritual/137/',
  },
  jafariLeavingMakkah: {
    title: "Makarem Shirazi (Ja'fari), article 25: leaving Makkah between Umrah and Hajj",
    url: 'http://makarem.ir/main.aspx?reader=1&lid=1&mid=30527&catid=6520&pid=61921',
  },
  jafariWudu: {
    title: "World Federation (Ja'fari), rule 285: wudu breaks in tawaf",
    url: 'https://fiqh.world-federation.org/ritual/285/',
  },
  jafariHair: {
    title: "Makarem Shirazi (Ja'fari), article 247: no shaving in the Umrah of Tamattu",
    url: 'https://alhassanain.org/english/?com=book&id=727&page=6',
  },
  jafariVow: {
    title:
      "London office of Sistani (Ja'fari): Ihram by a vow at the airport, its words, and a sheep for the roof by day",
    url: 'https://najaf.org/arabic/code/6?id=%D8%A7%D9%84%D8%A5%D8%AD%D8%B1%D8%A7%D9%85',
  },
  jafariVowSpoken: {
    title: "Sistani (Ja'fari), rule 2658: a vow is spoken, in any language, with God's name",
    url: 'http://sistani.org/english/book/48/8232/',
  },
  jafariVowOfWife: {
    title: "Khamenei (Ja'fari), Manasik al-Hajj: a wife's vow before the miqat",
    url: 'http://ketaab.iec-md.org/e-library/hajj/manasik_al-hajj_khamenei_05.html',
  },
  jafariMiqatVow: {
    title: "Khamenei (Ja'fari), rules 113 to 115: Ihram before the miqat; the miqat passed without Ihram",
    url: 'https://www.leader.ir/en/book/140/1?sn=21429',
  },
  jafariTypesChoice: {
    title: "Sistani (Ja'fari), rules 143 and 144: Tamattu is due beyond about 88 km, and no other type in its place",
    url: 'http://www.shiavault.com/books/hajj-rituals/chapters/7-types-of-hajj',
  },
  jafariMuzdalifah: {
    title: "World Federation (Ja'fari), rule 373: Muzdalifah until sunrise",
    url: 'https://fiqh.world-federation.org/ritual/373/',
  },
  jafariMuzdalifahPillar: {
    title: "Makarem Shirazi (Ja'fari), articles 264 to 269: Muzdalifah is a pillar",
    url: 'https://makarem.ir/main.aspx?reader=1&lid=1&mid=30573&catid=6520&pid=61921',
  },
  leavingMinaLate: {
    title:
      "Durar encyclopaedia, page 805: sunset on the way out of Mina (Shafi'i, Ibn Uthaymin); most of the night (Maliki, Shafi'i)",
    url: 'https://books.islam-db.com/book/الموسوعه_الفقهيه_الدرر_السنيه/805',
  },
  leavingMinaShafii: {
    title: "Shamela library 151185/434: sunset while one leaves or packs (Shafi'i)",
    url: 'https://shamela.ws/book/151185/434',
  },
  leavingMina: {
    title: 'Al-Laknawi (Shamela library 9804/1065): sunset of the 12th in Mina, by school',
    url: 'https://shamela.ws/book/9804/1065',
  },
  mahramFour: {
    title: 'Fiqh us-Sunnah (Sabiq), page 627: a woman without a mahram (Abu Hanifah, Ahmad)',
    url: 'http://shiaonlinelibrary.com/الكتب/1078_فقه-السنة-الشيخ-سيد-سابق-ج-١/الصفحة_627',
  },
  mahramSonInLaw: {
    title: 'Mathabah: a journey with the mother-in-law',
    url: 'https://mathabah.org/travel-with-mother-in-law',
  },
  mahramVoluntary: {
    title: 'Shamela library 30065/2782: a woman without a mahram, in the Hajj of duty and in a voluntary one',
    url: 'https://www.shamela.app/book/30065/2782',
  },
  mahramVoluntaryShafii: {
    title: "Shamela library 14224/951: Hajj and Umrah that are no duty (Shafi'i; most scholars)",
    url: 'https://shamela.ws/book/14224/951',
  },
  mahramCounts: {
    title: 'Al-Hamad, on Zad al-Mustaqni (page 1664): without a mahram the Hajj counts (agreed)',
    url: 'https://books.islam-db.com/book/شرح_زاد_المستقنع_للحمد/1664',
  },
  husbandsLeave: {
    title: 'Durar encyclopaedia, page 558: the leave of the husband, for a duty and for more (Hanafi, Maliki, Hanbali)',
    url: 'https://books.islam-db.com/book/الموسوعه_الفقهيه_الدرر_السنيه/558',
  },
  husbandsLeaveShafii: {
    title: "Kuwaiti Encyclopaedia of Fiqh (Shamela library 11430/961): the leave of the husband (Shafi'i)",
    url: 'https://shamela.ws/book/11430/961',
  },
  mahramJafari: {
    title: "Hajj.ir (Ja'fari), rule 72: no mahram is a condition, trusted company is",
    url: 'https://hajj.ir/en/84793/Permission-of-the-husband',
  },
  marriage: {
    title: 'Study (Garuda, 2025): a marriage contract in Ihram (Hanafi, and the majority)',
    url: 'https://garuda.kemdiktisaintek.go.id/documents/detail/6005094',
  },
  mask: {
    title: 'Islamic Portal (Hanafi): a face mask in Ihram; taken off in between, the 12 hours begin again',
    url: 'https://islamicportal.co.uk/wearing-a-mask-in-ihram/',
  },
  maskHanafi: {
    title: 'Banuri Town, Karachi (Hanafi): a face mask in Ihram, for a man and for a woman',
    url: 'https://islaminsight.org/2020/10/06/wearing-a-medical-face-mask-while-in-ihram-or-umrah/',
  },
  maskHanafiBreak: {
    title: 'Muftionline (Hanafi): a face veil taken off to put it on again counts as one wearing',
    url: 'https://islamqa.org/hanafi/muftionline/132806/women-wearing-niqaab-in-the-state-of-ihraam/',
  },
  maskHanbaliMen: {
    title: 'Shamela library 30147/550 (Hanbali): the face of a man, and of a woman, in Ihram',
    url: 'https://mail.shamela.ws/book/30147/550',
  },
  maskJafari: {
    title: "Hajj Ritual 266 to 268 (Ja'fari): a woman's face in Ihram",
    url: 'http://www.najaf.org/books/202/?id=39',
  },
  maskMaliki: {
    title: 'Islamic library of Taqrib 6235/825 (Maliki): the face of a woman in Ihram, and what is due',
    url: 'https://taqrib.ir/ar/library/content/6235/825',
  },
  maskShafii: {
    title: "Jordan, General Iftaa Department, answer 3762 (2023): a mask in Ihram (Shafi'i)",
    url: 'https://aliftaa.jo/QuestionPrintEn.aspx?QuestionId=3762',
  },
  maskShafiiWomen: {
    title: "Ar-Rafi'i (Shamela library 13577/1565, Shafi'i): a woman's face as a man's head; its edge under the scarf",
    url: 'https://shamela.ws/book/13577/1565',
  },
  maskWomen: {
    title: 'Islam Q&A 315882: a face mask of a woman in Ihram',
    url: 'https://m.islamqa.info/en/answers/315882',
  },
  maskViews: {
    title: 'Shamela library 146126/974: covering the face of a man (Abu Hanifah and Malik forbid it)',
    url: 'https://shamela.app/book/146126/974',
  },
  medicalSocks: {
    title: 'Islamweb 38278: medical stockings of a man in Ihram, and the repair',
    url: 'https://www.islamweb.org/en/fatwa/38278/ruling-on-wearing-medical-stockings-during-ihraam',
  },
  medicalSocksHanafi: {
    title: 'DaruliftaaMW (Hanafi): socks for an ill foot in Ihram',
    url: 'https://islamqa.org/?p=134389',
  },
  miqatFromWest: {
    title: 'Iftadua 13561: planes from the west',
    url: 'https://www.iftadua.co.za/where-to-tie-the-ihraam-from/13561/',
  },
  miqatFromEast: {
    title: 'Fajar, June 2024: planes from the east',
    url: 'https://harian.fajar.co.id/2024/06/07/berhaji-umrah-dimulai-dengan-miqat/',
  },
  miqatByFlight: {
    title: 'Islamweb 268105: by air, the miqat that the plane passes (India, Pakistan, Bangladesh)',
    url: 'https://islamweb.net/amp/en/fatwa/268105',
  },
  miqatFromMorocco: {
    title: "Mamlakatona, 5 September 2015: Ihram on the plane at Rabigh (Morocco's Ministry of Habous)",
    url: 'https://mamlakatona.com/182937/',
  },
  miqatFromAfrica: {
    title: 'Islam Q&A 41978: Sudan, Somalia, Ethiopia, by the way one comes',
    url: 'https://islamqa.info/en/answers/41978',
  },
  jafariMiqatPassed: {
    title: "Khamenei (Ja'fari), question 46: the miqat passed without Ihram",
    url: 'http://www.leader.ir/en/book/140/1?sn=21490',
  },
  jafariMiqatPassedOnPurpose: {
    title: "Makarem Shirazi (Ja'fari), articles 55 to 59: the same, on purpose",
    url: 'http://makarem.ir/main.aspx?reader=1&lid=1&mid=30529&catid=6520&pid=61921',
  },
  jafariMakkahAgain: {
    title: "World Federation (Ja'fari), rule 141: Makkah again, in the month of the Umrah and later",
    url: 'https://fiqh.world-federation.org/ritual/141/',
  },
  miqatAgain: {
    title: 'Shamela library 14404/346: entering Makkah without Ihram, by school',
    url: 'https://shamela.ws/book/14404/346',
  },
  miqatAgreed: {
    title: 'Shamela library 30065/2794: past the miqat without Ihram, a sheep (agreed)',
    url: 'https://shamela.app/book/30065/2794',
  },
  miqatAgainUthaymin: {
    title: 'A Hanbali book, page 646, and the choice of Ibn Uthaymin: who wants no rite needs no Ihram',
    url: 'https://books.islam-db.com/book/الدلائل_والاشارات_علي_اخصر_المختصرات/646',
  },
  miqatFromJeddah: {
    title: 'Islam Q&A 154291 (Standing Committee): who decides in Jeddah begins in Jeddah',
    url: 'https://islamqa.info/en/answers/154291',
  },
  backFromJeddah: {
    title: 'Ministry of Awqaf of Kuwait, as told by Islam Online: from Jeddah back to Makkah after an Umrah (agreed)',
    url: 'https://islamonline.net/archive/حكم-دخول-مكة-دون-إحرام',
  },
  miqatTaif: {
    title: 'Saudi Gazette 516109: two places of the miqat near Taif, As-Sayl and Wadi Muhrim',
    url: 'https://saudigazette.com.sa/article/516109',
  },
  childIhram: {
    title: 'Islamweb 161973: a small child in Umrah (Ibn Baz)',
    url: 'https://islamweb.org/en/print.php?id=161973',
  },
  childLeave: {
    title: "Shamela library 18562/314: a child who understands, and the guardian's leave (Hanbali, Malik, Shafi'i)",
    url: 'https://shamela.app/book/18562/314',
  },
  childStops: {
    title: 'Ibn Uthaymin (Shamela library 142264/3620): a child in Ihram who cannot go on (Hanbali, Abu Hanifah)',
    url: 'https://shamela.app/book/142264/3620',
  },
  childStopsMaliki: {
    title: 'Maliki book (Taqrib library 6235/712): a guardian who gave leave does not end the Ihram of a child',
    url: 'https://taqrib.ir/fa/library/content/6235/712',
  },
  childStopsShafii: {
    title: "Taqwim an-Nazar, page 521 (Shafi'i): the Ihram of a child who understands is valid, and binds",
    url: 'https://books.islam-db.com/book/تقويم_النظر_في_مسائل_خلافيه_ذائعه/521',
  },
  childStopsIbnBaz: {
    title: "Ibn Baz (24965, as told by Firqatunnajia): two children in Ihram, and their sa'i was left out",
    url: 'https://firqatunnajia.com/amefanya-umrah-na-watoto-ambao-wameshindwa-kufanya-say/',
  },
  childMiqat: {
    title: 'Hanbali book (Taqrib library 6202/1242): who passes the miqat without Ihram; a child may',
    url: 'https://taqrib.ir/ar/library/content/6202/1242',
  },
  childRepairShafii: {
    title: "Note on an-Nawawi (Shamela library 96232/505, Shafi'i): the repair of a child in Ihram, and who owes it",
    url: 'https://shamela.ws/book/96232/505',
  },
  childRepairHanbali: {
    title: 'Ash-Sharh al-Kabir, page 3822 (Hanbali): clothes, perfume and hair of a child in Ihram',
    url: 'https://books.islam-db.com/book/الشرح_الكبير_علي_المقنع_ت_التركي/3822',
  },
  nappyOfBoy: {
    title: 'Ibn Uthaymin (Alathar 122714): the nappy of a boy in Ihram is no shaped garment',
    url: 'https://alathar.net/home/esound/index.php?coid=122714&op=codevi',
  },
  nappyOfBoyRepair: {
    title: 'Islamweb 502537: the nappy of a baby in Ihram, and the repair of its guardian',
    url: 'http://tube.islamweb.com/ar/fatwa/502537/إحرام-الطفل-بوجود-الحفاضة-الحكم-والواجب',
  },
  childLeft: {
    title: "Lesson on Hajj (Shamela library 25814/117): the Ka'bah on the left of a child that is carried",
    url: 'https://shamela.ws/book/25814/117',
  },
  childWudu: {
    title: 'Islam Question and Answer 303953: wudu of a small child for tawaf',
    url: 'https://islamqa.info/ar/answers/303953',
  },
  childWuduShafii: {
    title: "Shamela library 30130/1506 (Shafi'i): wudu of the guardian and of the small child in tawaf",
    url: 'https://mail.shamela.ws/book/30130/1506',
  },
  babyUrine: {
    title: "Zuhayli (Shamela library 384/242): the urine of a baby boy on clothes (Shafi'i, Hanbali; Maliki, Hanafi)",
    url: 'https://shamela.ws/book/384/242',
  },
  dementiaDuty: {
    title: 'Al-Gomhuria (after Dar al-Ifta of Egypt): the duties of a person with dementia',
    url: 'https://www.gomhuriaonline.com/Gomhuria//1454581.html',
  },
  dementiaIhram: {
    title: "Al-Furu (Hanbali; Taqrib library 6204/1158): Ihram for a person without a sound mind (Malik, Shafi'i)",
    url: 'https://taqrib.ir/fa/library/content/6204/1158',
  },
  dementiaIhramShafii: {
    title: "An-Nawawi, al-Majmu (page 3501, Shafi'i): Ihram for a person without a sound mind, as for a small child",
    url: 'https://books.islam-db.com/book/المجموع_شرح_المهذب/3501',
  },
  dementiaIhramAgreed: {
    title: 'Kuwaiti Encyclopaedia of Fiqh, page 10133: a lasting loss of mind in Hajj counts as with a small child',
    url: 'https://books.islam-db.com/book/الموسوعه_الفقهيه_الكويتيه/10133',
  },
  dementiaProxy: {
    title: 'Islam Question and Answer 295129: Hajj for a person whose memory is gone',
    url: 'https://islamqa.info/index.php/ar/answers/295129/%D8%AD%D9%83%D9%85-%D8%AD%D8%AC-%D8%A7%D9%84%D9%81%D8%B1%D9%8A%D8%B6%D8%A9-%D8%B9%D9%86-%D9%81%D8%A7%D9%82%D8%AF-%D8%A7%D9%84%D8%B0%D8%A7%D9%83%D8%B1%D8%A9',
  },
  dementiaProxyBefore: {
    title: 'Islamweb, answer 214345: dementia, and a Hajj that was due before it',
    url: 'https://islamarchive.cc/fatwaa_show_214345_4',
  },
  birthBleedingAfter: {
    title: 'Islamweb 225898: bleeding after 40 days from birth (istihada, but in the days of the period)',
    url: 'https://islamweb.com/ar/fatwa/print.php?id=225898',
  },
  birthBleedingHanbali: {
    title: 'Al-Furu (Hanbali; Islamweb library 28/299): more than 40 days after birth, in the days of the period',
    url: 'https://www.islamweb.net/amp/ar/library/content/28/299/فصل-مدة-النفاس',
  },
  miqatNotSure: {
    title: "Al-Fawzan 3510: a period on the way, the miqat passed, and the Umrah begun at Tan'im",
    url: 'https://mail.alfawzan.af.org.sa/ar/node/3510',
  },
  periodResident: {
    title: 'Ibn Uthaymin, as told by Islamweb 286927: a period in Ihram, and home is in Saudi Arabia',
    url: 'http://islamarchive.cc/fatwaa_show_286927_4',
  },
  fastBreastfeeding: {
    title: 'The four imams compared (Islamweb library 408/434): fasting in pregnancy, and of a woman who breastfeeds',
    url: 'https://islamweb.net/ar/library/content/408/434/%D9%83%D8%AA%D8%A7%D8%A8-%D8%A7%D9%84%D8%B5%D9%8A%D8%A7%D9%85',
  },
  childIhramHanafi: {
    title: 'Dar al-Ifta (Durban), answer 102: a small child in Ihram (Hanafi)',
    url: 'https://rabbana.pk/sharai-masaeel/hajj-umrah/hajj/can-my-wife-clean-my-son-before-going-for-tawaaf-and-saee',
  },
  childCarried: {
    title: 'The Hajj of a child: carried in tawaf, and the repair (a Saudi answer)',
    url: 'https://dou3a.com/ar/b/the-hajj-of-a-child',
  },
  miqatByAir: {
    title: 'Jordan, General Iftaa Department, answer 3116: Jeddah lies inside the miqat',
    url: 'https://aliftaa.jo/QuestionEn.aspx?QuestionId=3116',
  },
  miqatIndonesia: {
    title: 'Fikrah (STIBA): the council of scholars of Indonesia on Jeddah as a miqat',
    url: 'https://journal.stiba.ac.id/index.php/fikrah/article/view/2363',
  },
  miqatMadinahFirst: {
    title: 'Darul Ifta Birmingham 06979: landing in Jeddah, going to Madinah first',
    url: 'http://daruliftabirmingham.co.uk/home/if-i-fly-into-jeddah-but-head-to-madina-from-there-would-i-have-passed-the-miqaat-that-requires-me-to-go-into-state-of-ihram',
  },
  miqatMadinahFirstAgainst: {
    title: 'Darul Ifta Birmingham 06385: the other answer on the same question',
    url: 'https://daruliftabirmingham.co.uk/home/arriving-jeddah-without-ihraam/',
  },
  miqatSaudi: {
    title: 'Saudi Standing Committee on Jeddah',
    url: 'http://studyislaam.org/study/index.php/hajj-and-umrah-labbaik-allahumma-labbaik/manaasik-hajjumrah/the-mawaaqeet/368-miqat-of-the-sudan',
  },
  muzdalifah: {
    title: 'Islamweb answer 81832: the night at Muzdalifah by school',
    url: 'https://islamweb.net/amp/en/fatwa/81832',
  },
  muzdalifahHanafi: {
    title: 'Darul Iftaa 8342 (Hanafi): leaving Muzdalifah before dawn',
    url: 'https://iftaa.co.za/8342/leaving-muzdalifah-before-fajr',
  },
  muzdalifahWeak: {
    title: 'Dar al-Ifta of Egypt, answer 6283: leaving Muzdalifah early',
    url: 'https://www.dar-alifta.org/en/fatwa/details/6283/departing-muzdalifah-after-the-middle-of-the-night',
  },
  orderHanafi: {
    title: 'Islamic Portal (Hanafi): the order of stoning, sacrifice and hair',
    url: 'https://islamicportal.co.uk/new-hajj-system-and-not-knowing-animal-slaughter-time/',
  },
  perfume: {
    title: 'Dorar: perfume on the body before Ihram (recommended by three schools)',
    url: 'https://dorar.net/aadab/930',
  },
  perfumeKabah: {
    title: "Jordan, General Iftaa Department, answer 3347 (2018): scent on the Ka'bah in Ihram (Shafi'i)",
    url: 'http://aliftaa.jo/QuestionEn.aspx?QuestionId=3347',
  },
  perfumeKabahCommittee: {
    title: "Standing Committee (Saudi Arabia) 11/187: scented oil of the Ka'bah in Ihram",
    url: 'https://al-feqh.com/en/touching-perfume-while-in-the-state-of-ihram',
  },
  perfumeKabahHanafi: {
    title: "Seekers Guidance (Hanafi): touching the Ka'bah in Ihram",
    url: 'https://seekersguidance.org/answers/hajj/does-touching-the-kaba-whilst-in-ihram-require-a-penalty/',
  },
  perfumeMaliki: {
    title: 'Al-Zatari: perfume before Ihram (Malik dislikes it)',
    url: 'http://alzatari.net/lessons/display_print/1059',
  },
  birthBleeding: {
    title: 'Al-Fawzan, Rulings for Women, page 28: bleeding after birth, as a period; up to 40 days',
    url: 'https://books.islam-db.com/book/تنبيهات_علي_احكام_تختص_بالمؤمنات/28',
  },
  bleedingDays: {
    title: "Al-Wasabi: the shortest and longest period (Malik, Shafi'i, Ahmad, Abu Hanifah)",
    url: 'https://fawaaids.com/2026/01/18/what-is-the-minimum-and-maximum-time-for-menstruation-ibn-taymiyyah-al-albani-al-wasabi',
  },
  cleanDays: {
    title: 'Kuwaiti Encyclopaedia of Fiqh, volume 2: clean days between two periods',
    url: 'https://muslim-library.com/keoj/volume/2/683',
  },
  cleanDayShafii: {
    title: "An-Nawawi (Shafi'i): clean days inside a period",
    url: 'https://taqrib.ir/index.php/fa/library/content/6223/158',
  },
  bleedingDaysMaliki: {
    title:
      "Shamela library 14467/101: the longest period, and the longest bleeding after birth (Malik, Shafi'i, Abu Hanifah)",
    url: 'https://shamela.ws/book/14467/101',
  },
  periodDelayShafii: {
    title: "SunniPath (Shafi'i): medicine that delays the period",
    url: 'https://islamqa.org/shafii/qibla-shafii/33289/taking-medication-to-delay-menstruation/',
  },
  istihadah: {
    title: 'Encyclopaedia of Agreement (Shamela library 32535/699): a woman with istihada does tawaf (agreed)',
    url: 'https://mail.shamela.ws/book/32535/699',
  },
  istihadahKindsJafari: {
    title: "Sistani (Ja'fari), rules 41 to 46: istihada, little, medium and much",
    url: 'https://www.sistani.org/english/book/26890/8484',
  },
  istihadahJafari: {
    title:
      "Sistani (Ja'fari), rule 296: tawaf with istihada (little, medium, much), and when urine or stool does not stop",
    url: 'https://fiqh.world-federation.org/ritual/296/',
  },
  istihadahShafii: {
    title: "Ar-Rafi'i, Fath al-Aziz (Shafi'i): with istihada, wudu for each required act, and begin at once",
    url: 'http://shiaonlinelibrary.com/الكتب/830_فتح-العزيز-عبد-الكريم-الرافعي-ج-٢/الصفحة_401',
  },
  istihadahViews: {
    title: "Shamela library 1149/644: wudu with istihada (Malik; Shafi'i: each required act; Hanbali: each time)",
    url: 'https://www.shamela.app/book/1149/644',
  },
  istihadahHanbali: {
    title: 'Shamela library 150962/160: wudu with istihada, Hanbalis as Hanafis',
    url: 'https://shamela.ws/book/150962/160',
  },
  lastingLoss: {
    title: "Shamela library 13667/851: urine or wind that does not stop, as istihada (Hanafi, Shafi'i, Ahmad)",
    url: 'https://shamela.ws/book/13667/851',
  },
  periodBeforeSai: {
    title: "Ibn Qudamah (Shamela library 19188/4206): a period after tawaf and before sa'i, by school",
    url: 'https://shamela.ws/book/19188/4206',
  },
  periodBeforeSaiHanafi: {
    title: "Zia Islamic 227 (Hanafi): a period that begins during sa'i",
    url: 'https://ziaislamic.com/english/Interfaces/fatawa_english/index.php?qid=227&catid=6',
  },
  periodIfadah: {
    title: 'Ibn Baz (with Ibn Taymiyyah): the main tawaf of a woman who cannot wait',
    url: 'http://marabic.com/fataawa/worship/hajjandumrah/haj008/9991018_73.htm',
  },
  periodIfadahHanafi: {
    title: 'Mufti Says (Hanafi): the main tawaf of a woman who has to travel home',
    url: 'http://islamqa.org/hanafi/muftisays/9568',
  },
  periodIfadahWait: {
    title: 'Standing Committee (Saudi Arabia), 21844: a woman whose group leaves before her main tawaf',
    url: 'https://yanabee.tv/Fatwa/FatwaDetails/12580',
  },
  periodMaliki: {
    title: 'Fiqh of worship by the Maliki school, page 101: the habit, and up to three days more',
    url: 'http://ar.lib.efatwa.ir/43839/1/101',
  },
  periodIfadahMaliki: {
    title: 'Dar al-Ifta of Egypt (Sout al-Omma, 2022): tawaf when the bleeding stops (Maliki)',
    url: 'https://soutalomma.com/Article/1031320/الإفتاء-توضح-حكم-الطواف-عند-المرأة-الحائض-ودعاء-عمر-للنساء',
  },
  periodUmrahSheep: {
    title: 'Shariah Board of America 1861 (Hanafi): the same, and a sheep in the Haram',
    url: 'https://www.shariahboard.org/fatwa/1861',
  },
  periodUmrahUthaymin: {
    title: 'Ibn Uthaymin (Islamweb 136814): a period in Umrah, of a woman who lives abroad',
    url: 'https://www.islamweb.net/en/fatwa/136814/a-menstruating-woman-having-to-leave-makkah-before-completing-her-umrah',
  },
  periodUmrahHanafi: {
    title: 'Islamic Portal (Hanafi): a period, and the flight home before the Umrah',
    url: 'https://islamicportal.co.uk/menstruating-woman-unable-to-perform-umrah-due-to-limited-stay-in-saudi-arabia/',
  },
  periodHanafi: {
    title: 'Islamic Portal (Hanafi): a period before the Umrah of Tamattu',
    url: 'https://islamicportal.co.uk/woman-in-menses-doing-tamattu-and-days-of-hajj-begin/',
  },
  periodViews: {
    title: 'Shamela library 17126/3138: a period before the Umrah of Tamattu, by school',
    url: 'https://mail.shamela.ws/book/17126/3138',
  },
  periodHabitHanafi: {
    title:
      'Diyanet, High Board of Religious Affairs (Islam and Ihsan 7650): a period beyond the habit and ten days (Hanafi)',
    url: 'https://islamandihsan.com/?p=7650',
  },
  periodShortHanafi: {
    title: 'Darul Ifta Birmingham 03700 (Hanafi): under 3 or over 10 days is no period, and its prayers are made up',
    url: 'https://daruliftabirmingham.co.uk/home/bleeding-15-days-with-4-days-tuhur',
  },
  cleanDaysHanafi: {
    title: 'Qibla 42531 (Hanafi): fewer than 15 clean days count as bleeding',
    url: 'https://islamqa.org/hanafi/qibla-hanafi/42531/irregular-bleeding-how-to-determine-the-days-of-purity-5/',
  },
  periodTawafEarlyHanafi: {
    title: 'Efiqh (Hanafi): tawaf of Umrah after a bath within the ten days, and the period was not over',
    url: 'http://efiqh.com/2013/what-should-be-done-if-a-women-does-umrah-in-the-state-of-menses/',
  },
  periodIfadahTwelfthHanafi: {
    title: 'Hajj Practicalities (Hanafi): clean on the 12th, with time for four rounds',
    url: 'http://www.hajjpracticalities.heliohost.org/jinaayaat_jazaa/tawaaf_ziyyaarat.html',
  },
  periodIfadahAgainHanafi: {
    title: 'Islam and Ihsan (Hanafi): Tawaf al-Ifadah in the period, and done again when clean',
    url: 'https://islamandihsan.com/can-a-menstruating-woman-perform-tawaf-al-ziyarah-wada-and-umrah.html',
  },
  periodIfadahTicketHanafi: {
    title: 'Seekers Path 0551 (Hanafi): change the ticket first; Tawaf al-Ifadah in the period',
    url: 'http://www.seekerspath.co.uk/question-bank/pilgrimage/q-id0551-what-should-i-do-if-my-menstruation-cycle-starts-during-the-days-of-hajj/',
  },
  istihadahHanafi: {
    title: 'Islam and Ihsan 6816 (Hanafi): whose wudu holds with istihada, for tawaf too, and until when',
    url: 'https://islamandihsan.com/?p=6816',
  },
  istihadahSunriseHanafi: {
    title: 'The Mufti (Hanafi): with istihada the wudu of dawn ends at sunrise',
    url: 'https://themufti.com/2020/01/31/when-does-a-mazoors-excused-person-wudhu-expire/',
  },
  qiranArafahHanafi: {
    title: 'Commentary on al-Hidayah (Hanafi; Islamweb library 23/1282): Arafah before the Umrah of Qiran',
    url: 'https://islamweb.net/ar/library/content/23/1282/%D8%A8%D8%A7%D8%A8-%D8%A7%D9%84%D9%82%D8%B1%D8%A7%D9%86',
  },
  qiranRoundsHanafi: {
    title: 'Ad-Durr al-Mukhtar (Hanafi; Islamweb library 27/1836): four rounds save the Umrah of Qiran',
    url: 'https://www.islamweb.net/ar/library/content/27/1836',
  },
  ihramWithoutBath: {
    title: 'Islamweb 115788: Ihram counts without a bath, in the period too',
    url: 'https://www.islamweb.net/en/fatwa/115788/ruling-on-ihraam-of-the-muslim-in-the-state-of-post-sexual-intercourse-impurity',
  },
  periodTawaf: {
    title: 'Arab News 232550: the period at Hajj',
    url: 'https://www.arabnews.com/node/232550',
  },
  briskIfadah: {
    title: 'Kuwaiti Encyclopaedia 29: bare shoulder, brisk steps',
    url: 'https://shamela.ws/book/11430/18296',
  },
  jafariPrayerCalled: {
    title: "Sistani (Ja'fari), rule 312: prayer is called during tawaf",
    url: 'https://fiqh.world-federation.org/ritual/312/',
  },
  prayerCalledMaliki: {
    title: 'Al-Shinqiti, Adwa al-Bayan (Islamweb library 64/1346): a break in tawaf for a prayer (Maliki)',
    url: 'https://www.islamweb.net/ar/library/content/64/1346',
  },
  prayerCalled: {
    title: "Ibn Qudamah's school book (Shamela library 19188/4192): prayer is called during tawaf or sa'i",
    url: 'https://shamela.ws/book/19188/4192',
  },
  secondRelease: {
    title: 'Standing Committee 8833: what comes before the second release',
    url: 'https://al-feqh.com/en/tahallul',
  },
  sharedSacrificeViews: {
    title: "An-Nawawi, Sharh Muslim 9/67: a share in a sacrifice (Shafi'i, Ahmad, Abu Hanifah, Malik)",
    url: 'http://www.shiaonlinelibrary.com/الكتب/1772_شرح-مسلم-النووي-ج-٩/الصفحة_67',
  },
  sharedSacrifice: {
    title: 'Shamela library 14245/401: no share in a sacrifice that is due (Maliki)',
    url: 'https://shamela.ws/book/14245/401',
  },
  fastingAtArafah: {
    title: 'Ibn Abd al-Barr, al-Tamhid 21: who has no sacrifice in Tamattu may fast on the day of Arafah',
    url: 'http://shiaonlinelibrary.com/الكتب/2151_التمهيد-ابن-عبد-البر-ج-٢١/الصفحة_163',
  },
  travellers: {
    title: "Islam Online: how long a traveller shortens (Maliki, Shafi'i, Ahmad)",
    url: 'https://fiqh.islamonline.net/en/scholars-debate-on-shortening-prayer-while-traveling/',
  },
  travellersHanafi: {
    title: 'Askimam (Hanafi): 15 days in Makkah, and prayers in Mina',
    url: 'https://islamqa.org/hanafi/askimam/77522/is-mina-part-of-meccah/',
  },
  travellersHanbali: {
    title: 'Ash-Sharh al-Kabir 3/427 (Hanbali): prayers in Mina after a stay in Makkah',
    url: 'http://lib.efatwa.ir/43894/3/427',
  },
  travellersMinaPartHanafi: {
    title: 'Islamic Portal (Hanafi): Mina is a part of Makkah today, for prayers and the sacrifice of the feast',
    url: 'https://islamicportal.co.uk/mina-is-now-part-of-makkah-al-mukarramah/',
  },
  travellersWholeStayHanafi: {
    title: 'Darul Uloom Trinidad (Hanafi): 15 days before Mina, or with the days of Hajj: two views',
    url: 'https://darululoomtt.net/is-mina-a-part-of-makkah/',
  },
  travellersMinaApartHanafi: {
    title: 'Askimam 27031 (Hanafi): Mina is no part of Makkah (board of muftis, South Africa)',
    url: 'http://www.askimam.org/public/question_detail/27031',
  },
  travellersMadinah: {
    title: "Shamela library 21721/2026 (Shafi'i): who joins and shortens at Arafah",
    url: 'https://shamela.ws/book/21721/2026',
  },
  travellersArafah: {
    title: 'Shamela library 384/2168: who joins and shortens at Arafah, by school',
    url: 'https://shamela.ws/book/384/2168',
  },
  otherPlacesMadinah: {
    title: 'Ibn Uthaymin: which places in Madinah are visited as worship',
    url: 'https://www.fatwa-online.com/visiting-the-seven-masaajid-other-places-in-madeenah/',
  },
  otherPlacesNawawi: {
    title: "An-Nawawi, al-Idah (Shafi'i): the other places of Madinah, about thirty",
    url: 'https://books.islam-db.com/book/الايضاح_في_مناسك_الحج_والعمره/458',
  },
  farewellHanafi: {
    title: 'Islamic Portal (Hanafi): no farewell tawaf after Umrah',
    url: 'https://islamicportal.co.uk/farewell-tawaf-during-umrah-journey/',
  },
  farewellShafii: {
    title: "Ibn Hafiz (Tarim, Shafi'i): farewell tawaf of all who go on a journey from Makkah, or home; a sheep",
    url: 'https://fatawaaddar.com/%D8%AD%D9%83%D9%85-%D8%B7%D9%88%D8%A7%D9%81-%D8%A7%D9%84%D9%88%D8%AF%D8%A7%D8%B9/',
  },
  farewellViews: {
    title: 'Shamela library 12293/9245: farewell tawaf after Umrah (Maliki and Hanbali books)',
    url: 'https://shamela.ws/book/12293/9245',
  },
  umrahFarewellCommittee: {
    title: 'IslamQA 109282: farewell tawaf after Umrah',
    url: 'https://islamqa.info/en/answers/109282',
  },
  sacrificeDays: { title: 'Dorar encyclopaedia of fiqh 318: the hady', url: 'https://dorar.net/en/feqhia/318' },
  muzdalifahLate: {
    title: 'Dorar encyclopaedia of fiqh 313: no night at Muzdalifah because of traffic',
    url: 'https://www.dorar.net/en/feqhia/313',
  },
  muzdalifahLateHanafi: {
    title: 'Al-Haadi (Hanafi): no stay at Muzdalifah because of heavy traffic',
    url: 'https://pt.alhaadi.org.za/?p=1062',
  },
  muzdalifahPrayer: {
    title: 'Fatawa Islamiyyah 2/270: Maghrib and Isha on the way, before the middle of the night',
    url: 'https://www.hadithbd.net/books/detail/?book=1&chapter=280',
  },
  takbirAfterPrayersHanafi: {
    title:
      'Al-Ayni, Minhat as-Suluk (Hanafi; Shamela library 13784/157): the takbir after the prayers, of whom and until when',
    url: 'https://shamela.ws/book/13784/157',
  },
  takbirOfPilgrimsHanafi: {
    title: 'Turkish calendar, 2018: the same, of pilgrims, too, women and men',
    url: 'http://en.turktakvim.com/index.php?tarih=2018-08-19&page=arkayuz',
  },
  muzdalifahPrayerHanafi: {
    title: 'Shamela library 17101/106: Maghrib and Isha before Muzdalifah (Hanafi)',
    url: 'https://shamela.ws/book/17101/106',
  },
  muzdalifahPrayerViews: {
    title: "Shamela library 13922/596: praying on the way (Ahmad, Malik, Shafi'i; Abu Hanifah)",
    url: 'https://shamela.ws/book/13922/596',
  },
  stoningEnd: {
    title: 'Shamela library 11430/14059: stoning ends at sunset of the 13th (agreed)',
    url: 'https://shamela.ws/book/11430/14059',
  },
  stoningEndMaliki: {
    title: 'Shamela library 11430/14058: stoning by night, a pebble that is late (Maliki)',
    url: 'https://shamela.ws/book/11430/14058',
  },
  stoningEndHanafi: {
    title: 'JKN Fatawa (Hanafi): the times of stoning',
    url: 'https://jknfatawa.co.uk/pelting-the-three-jamaraat-timings-rulings/',
  },
  stoningMissed: {
    title: 'Shamela library 384/2193: a missed day of stoning, by school',
    url: 'https://shamela.ws/book/384/2193',
  },
  stoningMissedHanafi: {
    title: 'Shamela library 8862/4313: a missed day (Abu Hanifah, his two pupils)',
    url: 'https://shamela.ws/book/8862/4313',
  },
  stoningNight: {
    title: 'Islamweb 6843: stoning by night, by school',
    url: 'https://islamweb.net/amp/ar/fatwa/6843',
  },
  stoningForViews: {
    title: 'Kuwaiti Encyclopaedia of Fiqh, volume 23: stoning for another person',
    url: 'https://muslim-library.com/keoj/volume/23/15025',
  },
  stoningForShafii: {
    title: "Shamela library 30065/2974: stoning for another person (Shafi'i)",
    url: 'https://www.shamela.app/book/30065/2974',
  },
  stoningFor: {
    title: 'Fiqh us-Sunnah: order of the pillars, stoning for another person',
    url: 'http://arabicpaper.tripod.com/fiqh/h31.html',
  },
  stoningMinority: {
    title: 'Ibn Battal (Shamela library 10486/2028): stoning before midday',
    url: 'https://shamela.ws/book/10486/2028',
  },
  stoningTimes: {
    title: 'Jordan, Iftaa Board, resolution 186: the time of stoning',
    url: 'https://www.aliftaa.jo/decision-en/328/Resolution--No186-The-Time-For-Stoning-the-Jamarat-During-Hajj',
  },
  umrahDuty: {
    title: 'Fiqh us-Sunnah 5.122A: is Umrah a duty? (the four schools)',
    url: 'https://hadithcollection.com/fiqh-ussunnah/fiqh-us-sunnah-section-79-umrah/fiqh-us-sunnah-volume-005-hajj-and-umrah-fiqh-5122a',
  },
  umrahPillars: {
    title: 'Shamela library 30065/3080: the pillars of Umrah by school',
    url: 'https://shamela.app/book/30065/3080',
  },
  walking: {
    title: 'Shamela library 30160/328: walking in tawaf by school',
    url: 'https://mail.shamela.ws/book/30160/328',
  },
  walkingSai: {
    title: "Shamela library 20907/3376: walking in sa'i by school; the group prayer begins during sa'i",
    url: 'https://shamela.ws/book/20907/3376',
  },
  shoulder: {
    title: "Dorar encyclopaedia of fiqh 287: the bare shoulder (Hanafi, Shafi'i, Hanbali)",
    url: 'https://dorar.net/en/feqhia/287',
  },
  walkingExcuse: {
    title: 'Shamela library 8322/19572: riding in tawaf with an excuse (agreed)',
    url: 'https://shamela.ws/book/8322/19572',
  },
  wuduBreaks: {
    title: 'Islam Q&A 145246: wudu breaks during tawaf, by school',
    url: 'https://islamqa.info/en/answers/145246',
  },
  wuduBroken: {
    title: "Islam & Ihsan: what breaks wudu (Hanafi); blood (Maliki, Shafi'i); doubt",
    url: 'https://islamandihsan.com/situations-that-invalidate-the-state-of-wudu.html',
  },
  wuduTouchHanafi: {
    title: 'Darul Ifta Deoband 32575 (Hanafi): hand in hand in tawaf',
    url: 'https://darulifta-deoband.com/home/en/Hajj--Umrah/32575',
  },
  wuduTouchShafii: {
    title: "Mufti of the Federal Territories, Malaysia, 421 (Shafi'i): a man and a woman touch in tawaf",
    url: 'https://muftiwp.gov.my/en/artikel/al-kafi-li-al-fatawi/1331-al-kafi-421-physical-contact-between-men-and-women-during-tawaf-does-this-invalidate-ablution',
  },
  wuduBreaksMaliki: {
    title: "Al-Khudayr on the Muwatta (Shamela library 12399/2098): wudu breaks before the two rak'ahs (Malik)",
    url: 'https://shamela.ws/book/12399/2098',
  },
  wuduDoubtMaliki: {
    title: 'Fiqh of worship by the Maliki school, page 74: doubt breaks wudu',
    url: 'http://ar.lib.efatwa.ir/43839/1/74',
  },
  wuduBreaksHanafi: {
    title: 'Al Inaam (Hanafi): wudu breaks before or after the fourth round',
    url: 'https://alinaam.co.za/wudhoo-breaking-during-tawaaf/',
  },
  twoRakahs: {
    title: "Islamweb 17529: the two rak'ahs of tawaf after Fajr and after Asr, by school",
    url: 'https://islamweb.com/en/printfatwa.php?id=17529',
  },
  twoRakahsMaliki: {
    title: "Shamela library 96257/1039: the two rak'ahs of tawaf after Asr (Maliki)",
    url: 'https://shamela.ws/book/96257/1039',
  },
  twoRakahsDawn: {
    title: "Islamic Portal (Hanafi): the two rak'ahs of tawaf after dawn",
    url: 'https://islamicportal.co.uk/tawaf-salah-before-fajr-salah/',
  },
  tawafClean: {
    title: 'Islam Q&A 290889: clean body and clothes in tawaf',
    url: 'https://islamqa.info/amp/ar/answers/290889',
  },
  tawafCleanMaliki: {
    title: 'Ibn Yunus (Maliki; Shamela library 18607/1735): dirt found after tawaf; a wrong start',
    url: 'https://shamela.ws/book/18607/1735',
  },
  tawafCarried: {
    title: 'Al-Bayan 6752, after Ibn al-Mundhir: who is ill is carried in tawaf (agreed)',
    url: 'http://albayan.co.uk/MGZarticle2.aspx?ID=6752',
  },
  tawafCoveredViews: {
    title: 'Shamela library 8322/19562: what a woman covers in tawaf, by school',
    url: 'https://shamela.ws/book/8322/19562',
  },
  wallOfKabah: {
    title: "Journal of Islamic Research 19624 (An-Nawawi, Shafi'i): a hand on the wall of the Ka'bah in tawaf",
    url: 'https://books.islam-db.com/book/مجله_البحوث_الاسلاميه/19624',
  },
  asleepInTawaf: {
    title: "Islam Q&A 434498: asleep while one is carried in tawaf or sa'i",
    url: 'https://islamqa.info/index.php/en/answers/434498/what-is-the-ruling-on-one-who-falls-asleep-whilst-being-carried-in-tawaf-or-sai',
  },
  nappyInTawaf: {
    title: 'Dar al-Ifta of Egypt, answer 7873 (2023): a baby with a nappy carried in tawaf',
    url: 'https://dar-alifta.org/ar/fatwa/details/20647/حكم-طواف-حامل-طفل-يلبس-حفاظة',
  },
  nappyInTawafMost: {
    title: 'An-Nashmi (Kuwait): a soiled nappy in tawaf (most; Abu Hanifah)',
    url: 'https://dr-nashmi.com/fatwa/%d8%ad%d9%83%d9%85-%d8%b7%d9%88%d8%a7%d9%81-%d8%a7%d9%84%d9%85%d8%b1%d8%a3%d8%a9-%d9%88%d8%b5%d9%84%d8%a7%d8%aa%d9%87%d8%a7-%d9%88%d9%87%d9%8a-%d8%aa%d8%ad%d9%85%d9%84-%d8%b7%d9%81%d9%84%d9%87%d8%a7',
  },
  saiLaterMaliki: {
    title: "Al-Lakhmi (Maliki, Islamweb library 410/607): a gap between tawaf and sa'i, also a night",
    url: 'https://islamweb.net/amp/ar/library/content/410/607/فصل-فيمن-فرق-بين-الطواف-والسعي',
  },
  saiLaterViews: {
    title: "Journal of Islamic Research 58 (Alsunniah 22923/56): a gap between tawaf and sa'i, by school",
    url: 'https://alsunniah.com/book/22923/56',
  },
  jafariSaiLater: {
    title: "Montazeri (Ja'fari), rule 476: sa'i not on the next day",
    url: 'https://amontazeri.com/book/haj/163',
  },
  jafariSai: {
    title: "Sistani (Ja'fari): sa'i on the upper floor, and asleep in a cart",
    url: 'https://almerja.com/fatawa/readPost.php?pid=930',
  },
  jafariSaiKhamenei: {
    title: "Khamenei (Ja'fari), question 95: sa'i on a floor above the two hills",
    url: 'https://www.leader.ir/en/book/140/1?sn=21494',
  },
  jafariTalbiyahEnd: {
    title: "Al-Khoei, book of Hajj 3/328 (Ja'fari): the Talbiyah of Hajj ends at midday of the 9th",
    url: 'http://shiaonlinelibrary.com/الكتب/501_كتاب-الحج-السيد-الخوئي-ج-٣/الصفحة_328',
  },
  stoningForHanafi: {
    title: 'Ask Mufti 316 (Hanafi): who may ask another to stone, men and women alike',
    url: 'https://ask-mufti.com/2024/06/22/q-316-islamic-ruling-regarding-rami-on-behalf-of-injured-person/',
  },
  jafariTawafLeft: {
    title: "Abtahi (Ja'fari), rule 297: tawaf left out on purpose, or not knowing, and a camel",
    url: 'http://ito.lib.eshia.ir/80665/1/113',
  },
  jafariTawafForgotten: {
    title: "Sistani (Ja'fari), rule 322: tawaf forgotten",
    url: 'https://fiqh.world-federation.org/ritual/322/',
  },
  jafariTawafLeftRule: {
    title: "World Federation (Ja'fari), rule 321: tawaf left out on purpose, or not knowing",
    url: 'https://fiqh.world-federation.org/ritual/321/',
  },
  ifadahIntention: {
    title: 'Ibn Uthaymin on Zad al-Mustaqni (Shamela library 142264/8957): intend the Ifadah, not the farewell',
    url: 'https://shamela.app/book/142264/8957',
  },
  ofMakkah: {
    title: 'Kuwaiti Encyclopaedia of Fiqh (Shamela library 11430/8230): who counts as of Makkah, by school',
    url: 'https://shamela.ws/book/11430/8230',
  },
  ofJeddahHanafi: {
    title: 'FatwaCentre (Hanafi): a resident of Jeddah, Umrah in Shawwal, and Hajj in the same year',
    url: 'https://islamqa.org/hanafi/fatwacentre/179161/umrah-in-shawwal-and-hajj-ifrad-the-same-year/',
  },
  tamattuMonths: {
    title: 'Al-Shinqiti, Adwa al-Bayan (Shamela library 20766/3283): the Umrah of Tamattu in the months of Hajj',
    url: 'https://shamela.ws/book/20766/3283',
  },
  periodInTawaf: {
    title: 'Al-Qadi Abu Yala (Shamela library 13922/506): a period in the middle of tawaf (Ahmad)',
    url: 'https://shamela.ws/book/13922/506',
  },
  jafariPeriodInTawaf: {
    title: "Sistani (Ja'fari), rule 291: a period in the middle of tawaf",
    url: 'https://fiqh.world-federation.org/ritual/291/',
  },
  jafariTawafByAnother: {
    title: "Sistani (Ja'fari), rule 414: a period, and no way to wait for the tawaf of Hajj",
    url: 'https://fiqh.world-federation.org/ritual/414/',
  },
  jafariRepairs: {
    title: "Makarem Shirazi (Ja'fari), article 172: the repairs of Ihram",
    url: 'https://alhassanain.org/english/?com=book&id=727&page=5',
  },
  jafariNails: {
    title: "Makarem Shirazi (Ja'fari), articles 127 to 131: nails, also cut by forgetting",
    url: 'https://makarem.ir/main.aspx?reader=1&lid=1&mid=30544&catid=6520&pid=61921',
  },
  jafariTawafWudu: {
    title: "Rafed (Ja'fari): tawaf without wudu, also of who did not know",
    url: 'https://en.rafed.net/article/details-on-tawaf',
  },
  jafariPerfume: {
    title: "Khamenei (Ja'fari), rules 200 to 207: perfume, also from before, on the clothes of Ihram",
    url: 'https://leader.ir/en/book/140/1?sn=21443',
  },
  belt: {
    title: 'Al-Shinqiti, Adwa al-Bayan 5/48: a belt in Ihram, by school',
    url: 'http://shiaonlinelibrary.com/الكتب/2737_أضواء-البيان-الشنقيطي-ج-٥/الصفحة_48',
  },
  besideWomenHanafi: {
    title: 'Islamic Portal (Hanafi): men behind rows of women in the two mosques',
    url: 'https://islamicportal.co.uk/the-issue-of-muhadhat-in-haramayn/',
  },
  courtyardHanafi: {
    title: 'Islamic Portal (Hanafi): a woman in her period in the courtyards of the two mosques',
    url: 'https://islamicportal.co.uk/woman-in-menses-sitting-in-masjid-courtyard-in-makkah-and-madinah/',
  },
  jafariRakahsForgotten: {
    title: "World Federation (Ja'fari), rule 329: the two rak'ahs of tawaf forgotten",
    url: 'https://fiqh.world-federation.org/ritual/329/',
  },
  jafariTwoRakahs: {
    title: "Sistani (Ja'fari), rules 326 to 328: the two rak'ahs of tawaf, behind the Maqam",
    url: 'https://en.shafaqna.com/221638/islamic-laws-on-hajj-rituals-tawaf-prayer/',
  },
  hairWomenRoom: {
    title: "Islamweb 56437: a woman's hair, cut where she stays",
    url: 'https://islamarchive.cc/fatwaa_show_56437_4',
  },
  hairPlace: {
    title: 'Al-Hidayah (Hanafi; Shamela library 427/2206): where and when the hair is cut',
    url: 'https://shamela.ws/book/427/2206',
  },
  ridingSaiHanbali: {
    title: "Az-Zarkashi (Hanbali): riding in sa'i is like riding in tawaf; Ibn Qudamah",
    url: 'http://lib.efatwa.ir/43911/3/220',
  },
  saiMaliki: {
    title: "Ibn al-Jallab (Maliki; Shamela library 14590/209): arrival tawaf and sa'i that were left",
    url: 'https://shamela.ws/book/14590/209',
  },
  saiMalikiViews: {
    title: 'Ibn Arafah (Maliki; Shamela library 16968/606): the sheep for a missed arrival tawaf, two views',
    url: 'https://shamela.ws/book/16968/606',
  },
  saiMalikiExcuse: {
    title: "Ad-Dardir (Maliki): sa'i before Arafah, and who is excused",
    url: 'http://shiaonlinelibrary.com/الكتب/919_الشرح-الكبير-أبو-البركات-ج-٢/الصفحة_34',
  },
  jafariPeriod: {
    title: "Khamenei (Ja'fari), rules 18 to 21: Tamattu in the months of Hajj, too late for its Umrah, a period",
    url: 'http://www.leader.ir/en/book/25/Hajj-Rites-2015?sn=21411',
  },
  jafariMuzdalifahLate: {
    title: "Dar as-Salam (Ja'fari): Muzdalifah between sunrise and midday",
    url: 'http://darassalam.com.au/index.php/muzdalifa?start=2',
  },
  jafariBans: {
    title: "Sistani (Ja'fari): the 25 bans of Ihram",
    url: 'http://www.najaf.org/books/202/?id=18',
  },
  jafariShade: {
    title: "Sistani (Ja'fari), rules 269 to 273: shade of men, need, and one sheep",
    url: 'http://www.najaf.org/books/202/?id=40',
  },
  jafariShadeMakarem: {
    title: "Makarem Shirazi (Ja'fari), articles 132 to 137: shade on the way, the ill, tents and tunnels",
    url: 'http://www.shiavault.com/books/the-rites-of-hajj-practical-treatise-and-rules/chapters/24-11-going-under-the-shade-during-travel',
  },
  jafariShadeKhamenei: {
    title: "Khamenei (Ja'fari), rules 191 to 195: shade on the way, and in Makkah, Arafah and Mina",
    url: 'https://www.leader.ir/en/book/140/1?sn=21442',
  },
  jafariStoningDays: {
    title: "Hajij (Ja'fari): stoning of the three pillars, by day, and by night for the weak",
    url: 'https://hajij.com/en/hajj-articles/ahkam-of-hajj/item/2544-stone-throwing-three-jamarats',
  },
  jafariStoning: {
    title: "Sistani (Ja'fari), rules 377 to 381: stoning on the 10th, by day and by night, and with which pebbles",
    url: 'http://www.sistani.org/english/book/47/2107/',
  },
  jafariStoningCarers: {
    title: "Dar as-Salam (Ja'fari): carers stone by day",
    url: 'http://darassalam.com.au/index.php/stoning-uqabah-pillar?start=1',
  },
  jafariStoningFor: {
    title: "Khamenei (Ja'fari), rules 440 to 443: who may stone by night, and then asks nobody to do it",
    url: 'https://www.leader.ir/en/book/75?sn=21485',
  },
  jafariNights: {
    title: "World Federation (Ja'fari), rule 427: half of the night in Mina",
    url: 'https://fiqh.world-federation.org/ritual/427/',
  },
  jafariRelease: {
    title: "Sistani (Ja'fari), rule 149: Arafah; what ends with the hair; perfume again after the sa'i of Hajj",
    url: 'https://en.shafaqna.com/221267/islamic-laws-on-hajj-rituals-thirteen-compulsory-acts-of-worship-in-obligatory-pilgrimage/',
  },
  shade: {
    title: 'Subki (Shamela library 20907/3307): shade in Ihram, by school',
    url: 'https://shamela.ws/book/20907/3307',
  },
  shadeToday: {
    title: 'Shamela library 1146/1287: umbrella and car (Ibn Baz, Ibn Uthaymin; the later Hanbalis)',
    url: 'https://shamela.ws/book/1146/1287',
  },
  orderIfrad: {
    title: 'Read Islamic Books (Hanafi): the order of the 10th, in Ifrad too',
    url: 'http://www.readislamicbooks.com/misarranged-performance-of-the-practices-of-10th-zilhijja.html',
  },
  orderMaliki: {
    title: 'Al-Hattab (Maliki): hair or Tawaf al-Ifadah before the stoning',
    url: 'http://www.shiaonlinelibrary.com/الكتب/909_مواهب-الجليل-الحطاب-الرعيني-ج-٤/الصفحة_187',
  },
  umrahOften: {
    title: "Shamela library 7696/2381: several Umrahs in a year (Hanafi, Shafi'i, Hanbali; Malik)",
    url: 'https://shamela.ws/book/7696/2381',
  },
  umrahOftenMaliki: {
    title: 'Al-Hattab (Taqrib library 6230/978, Maliki): a second Umrah in one year',
    url: 'https://taqrib.ir/fa/library/content/6230/978',
  },
  umrahAfterHajj: {
    title: "Zuhayli (Shamela library 384/2057): Umrah in the days of Hajj (Maliki, Shafi'i, Hanbali)",
    url: 'https://shamela.ws/book/384/2057',
  },
  umrahBeforeHajjHanafi: {
    title: 'Darul Ifta Birmingham 08093 (Hanafi): more Umrahs between the Umrah of Tamattu and Hajj',
    url: 'https://daruliftabirmingham.co.uk/home/?p=36096',
  },
  umrahAfterHajjHanafi: {
    title: 'Shamela library 437/892: Umrah from the 9th to the 13th (Hanafi)',
    url: 'https://shamela.ws/book/437/892',
  },
  talbiyahMaliki: {
    title: 'Ibn Yunus (Maliki; Shamela library 18607/1658): when the Talbiyah of Hajj ends',
    url: 'https://shamela.ws/book/18607/1658',
  },
  shoulderSai: {
    title: "An-Nawawi, ar-Rawdah (Shafi'i; Shamela library 499/895): the shoulder in sa'i",
    url: 'https://shamela.ws/book/499/895',
  },
  firstReleaseMaliki: {
    title: 'Ibn al-Hajib (Maliki): hunting and perfume after the first release',
    url: 'https://usul.ai/ps/t/jamic-ummahat/172',
  },
  wuduTouch: {
    title: 'Kuwaiti Encyclopaedia of Fiqh (Shamela library 11430/4106): touch and wudu (Hanafi, Maliki, Ahmad)',
    url: 'https://shamela.ws/book/11430/4106',
  },
  wuduAsleepSeated: {
    title: "Kuwaiti Encyclopaedia of Fiqh, volume 43: asleep on a firm seat, for long, too (Shafi'i)",
    url: 'https://muslim-library.com/keoj/volume/43/30709',
  },
  wuduAsleepSeatedHanafi: {
    title: 'Darul Qasim (Hanafi): asleep on a firm seat, leaning, too',
    url: 'https://diportal.darulqasim.org/ja/-/sleeping-in-a-sitting-position-and-the-validity-of-wu%E1%B8%8D%C5%AB%CA%BE',
  },
  wuduBlood: {
    title: "Zuhayli (Alsunniah 4554/305): what breaks wudu (Shafi'i, Hanbali)",
    url: 'https://alsunniah.com/book/4554/305',
  },
  periodMosqueViews: {
    title: 'Al-Maktaba library 33155/3068: a period, and passing through a mosque, by school',
    url: 'https://al-maktaba.org/book/33155/3068',
  },
  periodBeforeRakahsMaliki: {
    title: "Shamela library 437/5342 (Maliki): wudu lost before the two rak'ahs, and tawaf anew",
    url: 'https://shamela.ws/book/437/5342',
  },
  periodBeforeRakahsJafari: {
    title: "Rohani (Ja'fari), rule 292: a period before the two rak'ahs",
    url: 'http://shiaonlinelibrary.com/الكتب/784_مناسك-الحج-السيد-محمد-صادق-الروحاني/الصفحة_110',
  },
  periodUmrahJafari: {
    title: "Al-Obaidan: a period in Umrah (Khamenei, Sistani; Ja'fari)",
    url: 'https://www.alobaidan.org/إحرام-الحائض-للعمرة-المفردة/',
  },
  periodMosque: {
    title: 'Islamweb 84554: a woman in her period passes through a mosque, and does not stay',
    url: 'https://islamweb.net/amp/en/fatwa/84554/index.php',
  },
  periodMosqueMaliki: {
    title: 'Al-Lakhmi (Maliki, Islamweb library 410/122): a woman in her period does not enter a mosque',
    url: 'https://islamweb.net/amp/ar/library/content/410/122/فصل-في-الحيض-والجنابة-وما-يمتنع-بهما-وما-يحل',
  },
  periodMosqueHanafi: {
    title: 'Menses Matters (Hanafi): not even passing through a mosque',
    url: 'https://mensesmatters.org/?p=18564',
  },
  periodMasaa: {
    title: "Islam Online (Ibn Jibrin, Ibn Uthaymin): the hall of sa'i is no part of the mosque",
    url: 'https://fiqh.islamonline.net/en/can-a-menstruating-woman-stay-in-the-place-of-sai/',
  },
  periodJafari: {
    title: "Sistani (Ja'fari), rule 34: a period, 3 to 10 days",
    url: 'https://www.sistani.org/english/book/26890/8482',
  },
  birthBleedingJafari: {
    title: "Sistani (Ja'fari), rules 38 and 39: bleeding after birth, 10 days; the two great mosques",
    url: 'https://www.sistani.org/english/book/26890/8483',
  },
  jeddahMiqatHanafi: {
    title: 'Ad-Durr al-Mukhtar (Hanafi): who makes Jeddah the aim, and where Ihram begins then',
    url: 'https://alsunniah.com/book/3301/44',
  },
  waitingPeriod: {
    title: "Dar al-Ifta of Egypt, answer 6274: a widow in her waiting period (Hanafi, Shafi'i, Hanbali)",
    url: 'https://www.dar-alifta.org/en/fatwa/details/6274/a-widow-performing-hajj-or-umra-during-her-waiting-period',
  },
  waitingPeriodShafii: {
    title: "Jordan, General Iftaa Department, answer 2884 (2014): no Hajj or Umrah in the waiting period (Shafi'i)",
    url: 'http://aliftaa.jo/QuestionEn.aspx?QuestionId=2884',
  },
  waitingPeriodOnTheWay: {
    title: "Shamela library 145206/731: the waiting period before and on the way (Maliki, Shafi'i, Hanbali)",
    url: 'https://shamela.ws/book/145206/731',
  },
  waitingPeriodEveryHanafi: {
    title: "Bada'i as-Sana'i (Hanafi; Islamweb library 12/897): every waiting period, at home and on the way",
    url: 'http://tube.islamweb.com/ar/library/content/12/897/فصل-شرائط-فرضية-الحج',
  },
  waitingPeriodOnTheWayMaliki: {
    title: 'Shamela library 123685/1798 (Maliki): the husband dies on the way to Hajj, near home and far',
    url: 'https://shamela.ws/book/123685/1798',
  },
  waitingPeriodInIhram: {
    title: "Al-Mawardi (Shafi'i, Islamweb library 94/2135): a waiting period that begins in Ihram",
    url: 'https://www.islamweb.net/ar/library/content/94/2135',
  },
  waitingPeriodBirth: {
    title: 'Jordan, General Iftaa Department, research 856: the waiting period, also of a pregnant woman',
    url: 'https://aliftaa.jo/research-fatwa-english/856',
  },
  waitingPeriodJafari: {
    title: "Rafed (Ja'fari), book 257, page 47: a widow in her waiting period may go for Hajj",
    url: 'https://books.rafed.net/view/257/page/47',
  },
  waitingPeriodDivorce: {
    title: 'Mawarid: no Umrah in the waiting period after a divorce',
    url: 'https://mawaridlifestyle.com/umrah-during-iddah',
  },
  monthsMaliki: {
    title: 'Gloss on ar-Rawd (Shamela library 12216/1666): the months of Hajj, by school',
    url: 'https://shamela.ws/book/12216/1666',
  },
  ring: {
    title: 'Kuwaiti Encyclopaedia of Fiqh (Shamela library 11430/6337): a ring in Ihram, by school',
    url: 'https://shamela.ws/book/11430/6337',
  },
  bandageMaliki: {
    title: 'Ibn Rushd (Shamela library 21751/1542): bandages in Ihram (Maliki)',
    url: 'https://shamela.ws/book/21751/1542',
  },
  saiLateHanafi: {
    title: "Kuwaiti Encyclopaedia of Fiqh (Shamela library 11430/15152): sa'i missing, by school",
    url: 'https://shamela.app/book/11430/15152',
  },
  saiAfterTawaf: {
    title: "Adwa al-Bayan, page 1960: sa'i after a tawaf, the four schools",
    url: 'https://books.islam-db.com/book/اضواء_البيان_في_ايضاح_القران_بالقران/1960',
  },
  jafariSaiFromMarwah: {
    title: "Sistani (Ja'fari), rule 336: sa'i begun at Marwah",
    url: 'http://ito.lib.eshia.ir/80648/1/172',
  },
  handOnWall: {
    title:
      "Bushra al-Karim (Shafi'i; Shamela library 26535/584): a hand on the Ka'bah or the wall of the Hijr in tawaf",
    url: 'https://shamela.ws/book/26535/584',
  },
  saiFromMarwah: {
    title: "Islam Q&A 209165: sa'i begun at Marwah, by school",
    url: 'https://islamqa.info/amp/en/answers/209165',
  },
  pebblesCount: {
    title: 'Dorar 317: pebbles one by one, into the basin',
    url: 'https://dorar.net/en/feqhia/317',
  },
  missedArafah: {
    title: "Shamela library 6131/800: Arafah missed (Abu Hanifah, Malik, Shafi'i)",
    url: 'https://shamela.app/book/6131/800',
  },
  missedArafahHanafi: {
    title: 'Al-Hidayah (Hanafi, Islamweb library 23/1454): Arafah missed, and no sacrifice',
    url: 'https://www.islamweb.net/ar/library/content/23/1454',
  },
  missedArafahHanbali: {
    title: 'Islam Q&A 136192: Arafah missed, with and without the condition',
    url: 'https://islamqa.info/en/answers/136192/he-entered-ihram-for-hajj-then-missed-the-standing-in-arafah',
  },
  noSheepShafii: {
    title: "An-Nawawi, al-Idah 473 (Shafi'i): a required act missed, and no money for the sheep",
    url: 'https://books.islam-db.com/book/الايضاح_في_مناسك_الحج_والعمره/473',
  },
  noSheepHanbali: {
    title: 'Ar-Rawd al-Murbi (Hanbali; Shamela library 1679/285): the same; Arafah missed, and the condition',
    url: 'https://shamela.ws/book/1679/285',
  },
  tamattuLeaving: {
    title:
      "Kuwaiti Encyclopaedia of Fiqh (Shamela library 11430/8228): leaving Makkah in Tamattu (Maliki, Shafi'i, Hanbali)",
    url: 'https://shamela.ws/book/11430/8228',
  },
  tamattuLeavingHanafi: {
    title: 'AskOurImam (Hanafi): Tamattu, and Madinah before Hajj',
    url: 'https://islamqa.org/hanafi/askourimam/118530',
  },
  tamattuLeavingUthaymin: {
    title: 'Islam Q&A 315620 (Ibn Uthaymin): only a journey home ends Tamattu',
    url: 'https://islamqa.info/en/answers/315620/he-is-a-resident-of-jeddah-he-did-umrah-during-the-months-of-hajj-and-wants-to-do-tamattu-but-he-has-to-go-back-to-jeddah-for-work-does-his-going-back-to-jeddah-cancel-his-tamattu',
  },
  jafariFirstHajj: {
    title: "Makarem Shirazi (Ja'fari), articles 313 and 314: hair at the first Hajj",
    url: 'https://makarem.ir/main.aspx?reader=1&lid=1&mid=30577&catid=6520&pid=61921',
  },
  jafariFirstHajjSistani: {
    title: "Sistani (Ja'fari), rules 403 to 407: hair on the 10th, and at the first Hajj",
    url: 'http://www.najaf.org/books/202/?id=66',
  },
  jafariFirstHajjKhamenei: {
    title: "Khamenei (Ja'fari), rules 411 and 412: the same, in Mina",
    url: 'https://www.leader.ir/ar/book/16/1?sn=21580',
  },
  jafariHairSacrifice: {
    title: "Khamenei (Ja'fari), questions 104 and 105: hair only when the animal is dead",
    url: 'https://www.leader.ir/en/book/140/1?sn=21496',
  },
  jafariMoon: {
    title:
      "Sistani (Ja'fari), Hajj rituals with questions, page 227: the days of Arafah by a moon that is not established",
    url: 'https://books.rafed.net/view/1596/page/227',
  },
  jafariMoonOffice: {
    title: "Office of Sistani (Ja'fari), told by an astronomical centre: the same, and following another scholar in it",
    url: 'https://arabic.nojumi.org/WebPages/Details.aspx?Id=820',
  },
  jafariMoonHakim: {
    title: "Muhammad Said al-Hakim (Ja'fari): Hajj on the days of the Saudi moon counts",
    url: 'https://yaqoobi.id/index.php/permalink/7759.html',
  },
  jafariStoningLeft: {
    title: "Sistani (Ja'fari), questions: the stoning of the 10th left out on purpose",
    url: 'https://sistani.org/arabic/book/14/8178',
  },
  jafariSacrificeLeft: {
    title: "Sistani (Ja'fari), Hajj rituals with questions, page 244: the sacrifice left out",
    url: 'https://books.rafed.net/view/1596/page/244',
  },
  jafariHairLeft: {
    title: "Sistani (Ja'fari), questions: hair when the animal is in Mina; hair left out on purpose",
    url: 'https://sistani.org/arabic/book/14/8187',
  },
  jafariShadeNotKnown: {
    title: "Sistani (Ja'fari), questions on shade: nothing is due of who did not know the ban",
    url: 'https://sistani.org/arabic/qa/0405',
  },
  jafariTawafFar: {
    title: "World Federation (Ja'fari), rule 303: tawaf farther out than the Maqam",
    url: 'https://fiqh.world-federation.org/ritual/303/',
  },
  jafariTawafFarGolpaygani: {
    title: "Golpaygani (Ja'fari), rules 488 and 489: tawaf between the Ka'bah and the Maqam, and in a crowd",
    url: 'http://shiaonlinelibrary.com/الكتب/727_احكام-و-آداب-حج-فارسي-السيد-الگلپايگاني/الصفحة_199',
  },
  jafariTawafBreak: {
    title: "Sistani (Ja'fari), rules 307 to 312: tawaf broken off, and a rest in it",
    url: 'http://www.najaf.org/books/202/?id=53',
  },
  jafariCountEighth: {
    title: "World Federation (Ja'fari), rule 316: seven rounds, and perhaps an eighth",
    url: 'https://fiqh.world-federation.org/ritual/316/',
  },
  jafariCountSistani: {
    title: "Sistani (Ja'fari), rules 317 to 320: doubt about the rounds, and the count of a companion",
    url: 'https://books.rafed.net/view/1596/page/193',
  },
  jafariPeriodTamattu: {
    title: "World Federation (Ja'fari), rule 290: a period before or after Ihram for the Umrah of Tamattu",
    url: 'https://fiqh.world-federation.org/ritual/290/',
  },
  jafariNisaForAll: {
    title: "Sistani (Ja'fari), rules 417 to 420: tawaf al-nisa of women and men, and by another person",
    url: 'https://najaf.org/english/code/202?id=The-tenth-and-the-eleventh-obligation%3A',
  },
  jafariFullPrayers: {
    title: "World Federation (Ja'fari), ruling 1341: a traveller may pray in full in Makkah and Madinah",
    url: 'https://fiqh.world-federation.org/ruling/1341/',
  },
  jafariGroupPrayer: {
    title: "Sistani (Ja'fari), questions: in the group of a Sunni imam",
    url: 'http://www.sistani.org/english/qa/01154/',
  },
  jafariCarpet: {
    title: "London office of Sistani (Ja'fari): the forehead on the carpet of the Prophet's Mosque; prayers in full",
    url: 'https://najaf.org/arabic/code/6?id=%D9%85%D8%AA%D9%81%D8%B1%D9%82%D8%A7%D8%AA',
  },
  jafariTalbiyahUmrah: {
    title: "Al-Urwah al-Wuthqa with al-Khoei (Ja'fari), page 434: where the Talbiyah ends in each Umrah, and in Hajj",
    url: 'https://books.rafed.net/view/1637/page/434',
  },
  jafariStoneFloor: {
    title: "Khamenei (Ja'fari), questions 130 and 131: the forehead on the stone floor of the Grand Mosque",
    url: 'https://www.leader.ir/en/book/140/1?sn=21500',
  },
  jafariGrown: {
    title: "Ask Islam (Ja'fari): grown at nine lunar years (girls) and fifteen (boys), or by the signs",
    url: 'http://askislam.ir/en/signs-for-bulugh-in-male-and-female/',
  },
  jafariGrownViews: {
    title: "Syed Ali Imran (Ja'fari): at which age girls are grown; other views",
    url: 'http://alhassanain.org/english/?com=content&id=1871&print',
  },
  jafariChildRepairs: {
    title: "Khamenei (Ja'fari), rules 28 to 31: repairs and the sacrifice of a child",
    url: 'https://leader.ir/en/book/140/1?sn=21422',
  },
  jafariChildClothes: {
    title: "London office of Sistani (Ja'fari), rules 4 to 8: Hajj of a child, and its clothes until Fakh",
    url: 'https://najaf.org/arabic/code/3?id=%D8%A7%D9%84%D8%B4%D8%B1%D8%B7-%D8%A7%D9%84%D8%A3%D9%88%D9%84:-%D8%A7%D9%84%D8%A8%D9%84%D9%88%D8%BA',
  },
  jafariTawafAfterHair: {
    title:
      "Sistani (Ja'fari), rules 411 to 413: the tawaf of Hajj, after the hair, to the end of the month; before Arafah",
    url: 'http://www.najaf.org/books/202/?id=68',
  },
  arafahReturnMaliki: {
    title: 'Ibn al-Arabi, al-Masalik (Maliki): who left Arafah before sunset, and is back before dawn, owes nothing',
    url: 'https://books.islam-db.com/book/المسالك_في_شرح_موطا_مالك/2040',
  },
  muzdalifahLeft: {
    title:
      'Gloss on al-Muqni (Shamela library 1153/1954): Muzdalifah left before midnight (Hanbali); passed by (Malik)',
    url: 'https://shamela.ws/book/1153/1954',
  },
  muzdalifahLeftViews: {
    title: "At-Tameem, answer 2562: Muzdalifah left before midnight, a sacrifice (Ahmad, Shafi'i)",
    url: 'https://omtameem.com/?p=2562',
  },
  muzdalifahLeftShafii: {
    title: "Ar-Rafi'i, volume 7, page 368: back in Muzdalifah before dawn, nothing is due (Shafi'i)",
    url: 'http://shiaonlinelibrary.com/الكتب/835_فتح-العزيز-عبد-الكريم-الرافعي-ج-٧/الصفحة_368',
  },
  stoningForMaliki: {
    title:
      'Shamela library 30065/2978 (ad-Dardir, Maliki): stoned for another, a child owes nothing; well again that day',
    url: 'https://shamela.app/book/30065/2978',
  },
  stoningForJallab: {
    title: "Ibn al-Jallab, at-Tafri' (Maliki), page 233: whose pebbles come first; one throw for two counts for nobody",
    url: 'http://ar.lib.efatwa.ir/45550/1/233',
  },
  stoningForPilgrim: {
    title: 'Al-Shinqiti (Shamela library 7696/2363): who stones for another is a pilgrim, and may do it for several',
    url: 'https://shamela.ws/book/7696/2363',
  },
  stoningForPregnant: {
    title: 'Islam Q&A 317960 (Ibn Baz): stoning for a pregnant woman who is not able; not in order to leave sooner',
    url: 'https://m.islamqa.info/en/answers/317960/is-it-permissible-for-one-who-wants-to-hasten-his-departure-to-appoint-someone-else-to-stone-the-jamarat-because-it-is-difficult-for-him-to-reach-the-jamarat-before-sunset',
  },
  deathInIhram: {
    title: 'Shamela library 5913/472: the shroud of who died in Ihram, in the four schools',
    url: 'https://shamela.ws/book/5913/472',
  },
  deathInIhramViews: {
    title: "Shamela library 14368/61: who died in Hajj, may another do the rest? (Shafi'i: no; Hanbali: yes)",
    url: 'https://shamela.ws/book/14368/61',
  },
  deathAfterArafahWill: {
    title: 'The 24: Dar al-Ifta of Egypt on a will for the rest of the Hajj, after Arafah',
    url: 'https://the24.net/news/20728',
  },
  deathInIhramEgypt: {
    title: 'Dar al-Ifta of Egypt 7829: who died after Arafah; nobody does the rest',
    url: 'https://www.dar-alifta.org/ar/fatawa/20750/%D8%AD%D9%83%D9%85-%D8%AD%D8%AC-%D9%85%D9%86-%D8%A3%D8%AD%D8%B1%D9%85-%D8%AB%D9%85-%D9%85%D8%A7%D8%AA-%D8%A8%D8%B9%D8%AF-%D8%A7%D9%84%D9%88%D9%82%D9%88%D9%81-%D8%A8%D8%B9%D8%B1%D9%81%D8%A9',
  },
  sacrificeFromOutside: {
    title: 'Al-Qarafi, adh-Dhakhirah (Maliki; Islamweb library 92/394): the animal comes from outside the Haram',
    url: 'https://islamweb.net/amp/ar/library/content/92/394/%D8%A7%D9%84%D8%AD%D9%83%D9%85-%D8%A7%D9%84%D8%B3%D8%A7%D8%A8%D8%B9-%D8%A7%D9%84%D8%AC%D9%85%D8%B9-%D8%A8%D9%8A%D9%86-%D8%A7%D9%84%D8%AD%D9%84-%D9%88%D8%A7%D9%84%D8%AD%D8%B1%D9%85-%D9%88%D9%87%D9%88-%D9%85%D9%86-%D8%A3%D8%AD%D9%83%D8%A7%D9%85-%D8%A7%D9%84%D9%87%D8%AF%D9%8A',
  },
  tawafWholeBodyShafii: {
    title:
      "Mil' al-Aybah (after Shafi'i books), page 108: the whole body passes the Stone, what is walked before it does not count",
    url: 'https://books.islam-db.com/book/ملء_العيبه/108',
  },
  tawafStartShafii: {
    title:
      "Encyclopaedia of Fiqh (Shamela library 437/5935), Shafi'i: tawaf begun before the Stone counts from the Stone on",
    url: 'https://shamela.ws/book/437/5935',
  },
  jafariTawafStart: {
    title: "Al-Fayyad (Ja'fari): begin a little before the Stone, end a little after it",
    url: 'http://shiaonlinelibrary.com/الكتب/636_تعاليق-مبسوطة-الشيخ-محمد-إسحاق-الفياض-ج-١٠/الصفحة_280',
  },
  pebbleDoubt: {
    title: 'Fatwa archive 44739: not sure that a pebble fell into the basin, by school',
    url: 'https://islamarchive.cc/fatwaa_show_44739_4',
  },
  stoningForUnconscious: {
    title: "Shamela library 30065/2975: stoning for a person who is unconscious (Hanafi, Shafi'i)",
    url: 'https://shamela.app/book/30065/2975',
  },
  stoningForUnconsciousShafii: {
    title:
      "Al-Muhadhdhab (Shafi'i; Islamweb library): stoning for a person who fainted counts only if asked for before",
    url: 'https://islamweb.net/ar/library/content/14/4910/%D9%88%D9%85%D9%86-%D8%B9%D8%AC%D8%B2-%D8%B9%D9%86-%D8%B1%D9%85%D9%8A-%D8%A7%D9%84%D8%AC%D9%85%D8%A7%D8%B1-%D8%A8%D9%86%D9%81%D8%B3%D9%87',
  },
  briskRecommended: {
    title: 'Islamweb 155510: brisk steps in tawaf and between the green marks are recommended; who cannot owes nothing',
    url: 'https://islamweb.com/en/article/155510/ruling-on-neglecting-ramal-brisk-walking-in-tawaaf-circumambulation-and-running-in-sa‘y-between-mounts-safa-and-marwah',
  },
  blind: {
    title: 'Encyclopaedia of Fiqh (Shamela library 437/5761): the Hajj of a blind person, by school',
    url: 'https://shamela.ws/book/437/5761',
  },
  blindHanafi: {
    title: 'Al-Jassas (Hanafi), page 1025: the Hajj of a blind person (Abu Hanifah, his two pupils)',
    url: 'https://books.islam-db.com/book/شرح_مختصر_الطحاوي_للجصاص/1025',
  },
  blindShafii: {
    title: "Islamweb 181979: a blind person with a guide does the Hajj himself (an-Nawawi, Shafi'i)",
    url: 'https://islamweb.net/en/print.php?id=181979',
  },
  miqatFromMalaysia: {
    title: 'Ahia Ziarah (Malaysia), 2012: planes to Jeddah, Qarn al-Manazil about 30 minutes before landing',
    url: 'https://ahiaziarah.blogspot.com/2012/04/kursus-umrah7-berniat-di-miqat.html',
  },
  miqatFromMalaysiaHajj: {
    title: 'A pilgrim of Tabung Haji, 2010: Ihram on the plane, before Qarn al-Manazil',
    url: 'https://alberangque.wordpress.com/2010/12/24/perjalanan-haji-2/',
  },
  sugarTestHanafi: {
    title: 'Darul Ifta Birmingham 08264 (Hanafi): the sugar test in Ihram; blood that flows breaks wudu',
    url: 'https://daruliftabirmingham.co.uk/home/can-i-check-my-sugar-levels-in-the-state-of-ihraam',
  },
  travellersHanbaliDays: {
    title: 'Ad-Durar as-Saniyyah 5/324 (Hanbali): more than four days, or 21 prayers, and no traveller any more',
    url: 'https://fatawa.hadithbn.com/durars.php?id=2065',
  },
  travellersIbnBaz: {
    title: 'Al-Qahtani, with Ibn Baz (Alsunniah 4351/154): in Mina people of Makkah shorten, too',
    url: 'https://alsunniah.com/book/4351/154',
  },
  joiningHanbali: {
    title: 'Durar encyclopaedia (Shamela library 38056/738): joining at Arafah, Hanbali books and Ibn Qudamah',
    url: 'https://shamela.ws/book/38056/738',
  },
  stoningNightSaudi: {
    title: 'Durar encyclopaedia, page 773: stoning by night (Ibn Baz, Ibn Uthaymin)',
    url: 'https://books.islam-db.com/book/الموسوعه_الفقهيه_الدرر_السنيه/773',
  },
  stoningMiddayIbnBaz: {
    title: 'Islam Online (Ibn Baz): who threw before midday throws again after it',
    url: 'https://fiqh.islamonline.net/رمي-الجمرات-قبل-الزوال',
  },
  sacrificeDaysIbnBaz: {
    title: 'Al-Qahtani on the rites, page 613 (Ibn Baz): the sacrifice of Hajj, to sunset of the 13th',
    url: 'https://books.islam-db.com/book/مناسك_الحج_والعمره_في_الاسلام_في_ضوء_الكتاب_والسنه/613',
  },
  sacrificeLateHanbali: {
    title: 'Shamela library 13785/650 (Hanbali): the days of the sacrifice, and one that is killed later',
    url: 'https://shamela.ws/book/13785/650',
  },
  toUmrahHanbali: {
    title: 'Shamela library 1474/135: Qiran or Ifrad made an Umrah, by school (Hanbali; the three others)',
    url: 'https://mail.shamela.ws/book/1474/135',
  },
  toUmrahIbnBaz: {
    title: 'Ibn Baz 21368: who comes in Qiran or Ifrad without an animal makes it an Umrah',
    url: 'https://binbaz.org.sa/fatwas/21368/%D9%85%D8%A7-%D8%A7%D9%84%D8%B5%D9%88%D8%A7%D8%A8-%D9%81%D9%8A-%D8%A7%D9%86%D9%88%D8%A7%D8%B9-%D8%A7%D9%86%D8%B3%D8%A7%D9%83-%D8%A7%D9%84%D8%AD%D8%AC',
  },
  umrahOftenIqna: {
    title: 'Al-Iqna (Hanbali; Shamela library 7360/569): several Umrahs, many in a row, and in the days of Hajj',
    url: 'https://al-maktaba.org/book/7360/569',
  },
  umrahOntoHajjHanbali: {
    title: 'Shamela library 147657/628 (Hanbali): an Umrah begun in the Ihram of Hajj is not valid',
    url: 'https://shamela.ws/book/147657/628',
  },
  mahramAge: {
    title: 'Al-Muslih 132: a mahram is grown (Hanbali, Hanafi books; others)',
    url: 'https://almosleh.com/ar/132',
  },
  beyondHabitHanbali: {
    title: 'Matalib Uli an-Nuha (Hanbali; Taqrib library 6202/257): blood beyond the usual days; Ibn Taymiyyah',
    url: 'https://taqrib.ir/ar/library/content/6202/257',
  },
  beyondHabitTawafHanbali: {
    title: 'The same (Taqrib library 6202/250): a tawaf in days that later count as a period',
    url: 'https://taqrib.ir/ar/library/content/6202/250',
  },
  beyondHabitUthaymin: {
    title: 'Shamela library 1708/232 (Ibn Uthaymin): a period that lasts longer than usual',
    url: 'https://shamela.ws/book/1708/232',
  },
  muzdalifahLateHanbali: {
    title: 'Shamela library 10649/2874: held up by the crowd until after dawn, a sheep by the Hanbali school',
    url: 'https://shamela.ws/book/10649/2874',
  },
  umrahFromHaramAshal: {
    title:
      "Ashal al-Madarik (Maliki), page 517: Ihram of an Umrah inside the Haram, tawaf and sa'i again; the Talbiyah of Umrah",
    url: 'https://books.islam-db.com/book/اسهل_المدارك_شرح_ارشاد_السالك_في_مذهب_امام_الائمه_مالك/517',
  },
  umrahFromHaramHattab: {
    title: "Islamweb 127017: al-Hattab (Maliki) on an Umrah begun in Makkah, Ihram holds, tawaf and sa'i again",
    url: 'https://islamweb.com/ar/fatwa/print.php?id=127017',
  },
  muzdalifahPrayerDasuqi: {
    title:
      'Ad-Dardir (Maliki; Islamweb library 13/1464): held up, both prayers after the red of sunset; all but who live there shorten',
    url: 'https://islamweb.net/ar/library/content/13/1464',
  },
  missedArafahHaram: {
    title:
      'Maliki book (Shamela library 32195/754): Arafah missed, and Ihram from inside the Haram: out of it first, late at Arafah is enough',
    url: 'https://shamela.ws/book/32195/754',
  },
  cannotPayMaliki: {
    title:
      "Lawami' ad-Durar (Maliki), page 2953: no animal for an act left out, ten days of fasting; after Arafah on any days",
    url: 'https://books.islam-db.com/book/لوامع_الدرر_في_هتك_استار_المختصر/2953',
  },
  leakMaliki: {
    title:
      'Zuhayli (Shamela library 384/427): what leaks without end, for half of the prayer times or longer, and for less (Maliki)',
    url: 'https://shamela.ws/book/384/427',
  },
  besideTheHouseMaliki: {
    title:
      "Shamela library 12978/1786 (Maliki): no part of the body over the foot of the Ka'bah's wall; found after leaving Makkah, a sheep",
    url: 'https://shamela.app/book/12978/1786',
  },
  besideTheHouseHattab: {
    title:
      "Al-Hattab (Maliki) 4/98: the whole body outside the foot of the Ka'bah's wall, Khalil and most of those after him",
    url: 'http://shiaonlinelibrary.com/الكتب/909_مواهب-الجليل-الحطاب-الرعيني-ج-٤/الصفحة_98',
  },
  shortHairMaliki: {
    title:
      'Al-Fakihani (Maliki; Shamela library 17350/2091): when shortening does not count, hair too short, stuck down or plaited',
    url: 'https://shamela.ws/book/17350/2091',
  },
  sacrificeByDayMaliki: {
    title: 'Shamela library 12978/1967 (Maliki): the hady is killed by day, by night it does not count',
    url: 'https://shamela.app/book/12978/1967',
  },
  sacrificeMakkahMaliki: {
    title:
      'Ibn Farhun (Maliki; Shamela library 132974/601): the hady that was not at Arafah, or is late, is killed in Makkah',
    url: 'https://shamela.ws/book/132974/601',
  },
  sacrificeMinaLakhmi: {
    title:
      'Ibn Farhun (Maliki; Shamela library 132974/599): killed in Mina without Arafah (Malik; Ibn al-Majishun, al-Lakhmi)',
    url: 'https://shamela.ws/book/132974/599',
  },
  muzdalifahStopMaliki: {
    title:
      'Walid Shawish (a Maliki scholar, Jordan): Muzdalifah, the time to unload and to pray; the police let nobody get off',
    url: 'https://walidshawish.com/15593-kznhun/',
  },
  arafahDayDasuqi: {
    title:
      'Shamela library 1149/4286 (ad-Dasuqi, Maliki): Arafah by day is required; who only drives through gives a sheep',
    url: 'https://shamela.ws/book/1149/4286',
  },
  stoningWellAgain: {
    title:
      'Ibn Farhun (Maliki; Shamela library 132974/447): well again in the days of stoning, he throws, and the sheep stays due',
    url: 'https://shamela.ws/book/132974/447',
  },
  childSaiMaliki: {
    title: "Ibn Farhun (Maliki; Shamela library 132974/495): one sa'i for yourself and for a child counts for both",
    url: 'https://shamela.ws/book/132974/495',
  },
  childNearHaramMaliki: {
    title: 'Al-Mudawwanah (Maliki) 1/367: a small child enters Ihram near the Haram, one near puberty at the miqat',
    url: 'http://shiaonlinelibrary.com/الكتب/895_المدونة-الكبرى-الإمام-مالك-ج-١/الصفحة_367',
  },
  illInIhramMaliki: {
    title:
      "Ibn Yunus (Maliki; Shamela library 18607/1660): who is ill leaves Ihram only at the Ka'bah, also after years",
    url: 'https://shamela.ws/book/18607/1660',
  },
  muzdalifahMurur: {
    title: 'Merdeka, 2024: the board of NU (Indonesia) on a bus that only drives through Muzdalifah',
    url: 'https://merdeka.com/peristiwa/pbnu-mabit-di-muzdalifah-dengan-murur-hukumnya-sah-143420-mvk.html',
  },
  muzdalifahMururMui: {
    title: 'Radar Lampung, 2024: MUI (Indonesia) on the same, before and after midnight',
    url: 'https://radarlampung.bacakoran.co/amp/8171/kemenag-beri-menu-khusus-cjh-lansia/16',
  },
  muzdalifahExcusesShafii: {
    title: "Ar-Ramli, Nihayat al-Muhtaj (Shafi'i; Islamweb library 25/2948): excuses from the night in Muzdalifah",
    url: 'https://islamweb.net/ar/library/content/25/2948/فصل-في-المبيت-بالمزدلفة-والدفع-منها-وفيما-يذكر-معهما',
  },
  stoningMiddayShafii: {
    title: "An-Nawawi, al-Idah, page 365 (Shafi'i): stoning on these days does not count before midday",
    url: 'https://books.islam-db.com/book/الايضاح_في_مناسك_الحج_والعمره/365',
  },
  stoningMiddayNu: {
    title: "NU Lampung (Indonesia): stoning before midday, the view of ar-Rafi'i, and what the Tuhfah says of it",
    url: 'https://lampung.nu.or.id/warta/melontar-jumrah-pada-hari-tasyriq-A11yr',
  },
  leavingMinaConditions: {
    title: "Gloss on an-Nawawi, al-Idah (Shamela library 96232/368, Shafi'i): the conditions of leaving on the 12th",
    url: 'https://shamela.ws/book/96232/368',
  },
  leavingMinaIntention: {
    title: "Islamweb 383119: the intention of leaving Mina on the 12th (books of Shafi'is)",
    url: 'https://islamweb.net/amp/ar/fatwa/383119',
  },
  umrahForTheDeadShafii: {
    title:
      "Fath al-Abwab (Shafi'i, with I'anat at-Talibin), page 9: a Hajj or Umrah for the dead that is no duty, only by a will",
    url: 'https://arabicdawateislami.net/bookslibrary/6359/page/9',
  },
  childGuardianShafii: {
    title:
      "An-Nawawi, ar-Rawdah, volume 2, page 397 (Shafi'i): who enters Ihram for a small child; the mother; by leave of the father",
    url: 'http://shiaonlinelibrary.com/الكتب/862_روضة-الطالبين-محيى-الدين-النووي-ج-٢/الصفحة_397',
  },
  conditionHowShafii: {
    title: "Mughni al-Muhtaj, volume 1, page 534 (Shafi'i): how one leaves Ihram by the condition",
    url: 'http://www.shiaonlinelibrary.com/الكتب/873_مغني-المحتاج-ج-١/الصفحة_0?pageno=534',
  },
  conditionNoneShafii: {
    title: "An-Nawawi, al-Idah, page 501 (Shafi'i): ill, and no condition was made",
    url: 'https://books.islam-db.com/book/الايضاح_في_مناسك_الحج_والعمره/501',
  },
  fastForTheChildShafii: {
    title:
      "Ar-Ramli, Nihayat al-Muhtaj (Islamweb library 25/2543): fast left for the child, in pregnancy too (Shafi'i)",
    url: 'https://www.islamweb.net/ar/library/content/25/2543',
  },
  wuduTouchMalaysia: {
    title: 'Saad Hamid, 2010: the 21st national Hajj conference (Muzakarah) of Malaysia on touch in tawaf',
    url: 'https://msaadhamid.blogspot.com/2010/04/panduan-umrah-24-masalah-batal-wudhuk.html',
  },
  wuduTouchedShafii: {
    title: "Aldifajar (Indonesia): who touches, and who is touched (al-Mahalli, Shafi'i)",
    url: 'https://aldifajar.com/i/nu/syariat/8963',
  },
  childCarriedTuhfah: {
    title:
      "Ibn Hajar, Tuhfat al-Muhtaj (Islamweb library 20/3144, Shafi'i): who carries a child in tawaf, by what is meant",
    url: 'https://islamweb.net/ar/library/content/20/3144/فرع-في-سنن-الطواف',
  },
  jafariArafahMissed: {
    title: "Sistani (Ja'fari), rules 368 and 369: Arafah missed with an excuse, the night, and Muzdalifah",
    url: 'http://shiaonlinelibrary.com/الكتب/783_مناسك-الحج-السيد-السيستاني/الصفحة_183',
  },
  jafariArafahMissedBoth: {
    title: "Hajij (Ja'fari): Arafah missed by day and by night with an excuse; Muzdalifah in time saves the Hajj",
    url: 'https://hajij.com/en/hajj-articles/ahkam-of-hajj/item/2534-staying-in-the-land-of-arafat',
  },
  jafariPerfumeBefore: {
    title: "Madarik al-Ahkam (Ja'fari), page 348: scented oil put on before Ihram, when its scent lasts into it",
    url: 'https://books.rafed.net/view/598/page/348',
  },
  jafariShoulders: {
    title: "Khamenei (Ja'fari), rules 141 to 146: the upper cloth of Ihram covers the shoulders",
    url: 'https://www.leader.ir/en/book/140/1?sn=21463',
  },
  jafariCalmSteps: {
    title: "Mughniyyah, five schools, page 237: bare shoulder and brisk steps; Ja'fari books name calm steps",
    url: 'http://ito.lib.eshia.ir/80855/1/237',
  },
  jafariHairHow: {
    title: "Sistani (Ja'fari), rules 350 to 356: how hair is shortened; hair or nails",
    url: 'http://www.najaf.org/books/202/?id=58',
  },
  jafariHairOfOthers: {
    title: "Khamenei (Ja'fari), rules 225 to 229: in Ihram no hair is cut, neither your own nor that of others",
    url: 'https://leader.ir/en/book/140/1?sn=21448',
  },
  jafariHeldBackByIllness: {
    title: "Sistani (Ja'fari), rules 445 to 447: in Ihram, and held back by illness",
    url: 'http://www.najaf.org/books/202/?id=73',
  },
  jafariHeldBackByOthers: {
    title: "Sistani (Ja'fari), rules 438 to 440: in Ihram, and kept from the rites by others",
    url: 'https://najaf.org/english/code/202?id=Persons-Who-are-Prevented-from-Performing-Hajj',
  },
  jafariLeavingMakkahSistani: {
    title: "Sistani (Ja'fari), Hajj rituals with questions, page 82: leaving Makkah after the Umrah of Tamattu",
    url: 'https://books.rafed.net/view/1596/page/82',
  },
  jafariOtherMonthKhoei: {
    title: "Al-Khoei (Ja'fari), rule 154: back in Makkah in another month, the Umrah of Tamattu again",
    url: 'https://al-khoei.us/books/?id=4270',
  },
  jafariOtherMonthFadlallah: {
    title: "Fadlallah (Ja'fari): the same; without a new Umrah the Ihram of Tamattu is not valid",
    url: 'https://www.bayynat.ir/%D9%86%D9%85%D8%A7%DB%8C%D8%B4-%D8%A7%D8%B3%D8%AA%D9%81%D8%AA%D8%A7%D8%A1%D8%A7%D8%AA?tx_news_pi1%5Baction%5D=detail&tx_news_pi1%5Bcontroller%5D=News&tx_news_pi1%5Bnews%5D=3409&cHash=2b14a3d85324e12e72caada07a157315',
  },
  jafariSacrificeOutsideKhamenei: {
    title:
      "Khamenei (Ja'fari), questions 108 to 110: the sacrifice where the state lets nobody kill in Mina; not at home",
    url: 'https://www.leader.ir/en/book/140/1?sn=21497',
  },
  jafariSacrificeOutsideHaeri: {
    title: "Kazim al-Haeri (Ja'fari), page 119: no sacrifice possible in Mina nor in the valley of Muhassar",
    url: 'http://alhaeri.org/pages/book-page-one.php?bid=6&pid=119',
  },
  jafariSaiRiding: {
    title: "Sistani (Ja'fari), rule 337: sa'i on foot is better, riding is allowed",
    url: 'http://www.najaf.org/books/202/?id=55',
  },
  jafariHeadUnderWater: {
    title: "Khamenei (Ja'fari), rules 177 to 184: the head in Ihram, also under water",
    url: 'https://www.leader.ir/en/book/140/1?sn=21441',
  },
  jafariPrayerOnTheWay: {
    title: "Iqra Online (Ja'fari): Maghrib and Isha are better left for Muzdalifah, and count on the way",
    url: 'https://iqraonline.net/the-on-time-prayers-of-those-present-in-arafat',
  },
  jafariPrayerMidnight: {
    title: "Wahid Khorasani (Ja'fari), rules 742 to 745: Maghrib and Isha, to midnight",
    url: 'http://wahidkhorasani.com/English/Fatwa/Content/218_Fatwa/379_The-Time-for-Maghrib-and-Ish%C3%81-PrayersTo-Be-Checked',
  },
  jafariFastTraveller: {
    title: "World Federation (Ja'fari), ruling 1683: who shortens prayers on a journey does not fast",
    url: 'https://fiqh.world-federation.org/ruling/1683/',
  },
  jafariFastTravellerVoid: {
    title: "Khamenei (Ja'fari), rules 950 to 953: a fast on the journey is not valid, and is made up",
    url: 'https://www.leader.ir/en/book/206/1?sn=32632',
  },
  jafariTenDays: {
    title: "World Federation (Ja'fari), ruling 1322: ten days in one place, and prayers in full",
    url: 'https://fiqh.world-federation.org/ruling/1322/',
  },
  jafariTenDaysFast: {
    title: "Fadlallah (Ja'fari): ten days in one place, prayers in full, and the fast",
    url: 'http://english.bayynat.org/FiqhLaws/Fiqh_PrayerTraveller_2.htm',
  },
  jafariFastSettingOut: {
    title: "Sistani (Ja'fari), ruling 1690: the fast of a day on which you set out before or after midday",
    url: 'https://en.shafaqna.com/212259/islamic-laws-on-fasting-laws-of-fasting-for-travelling-before-or-after-zuhr/',
  },
  jafariProxy: {
    title: "Khamenei (Ja'fari), rules 40 to 43: Hajj for a person who cannot go any more",
    url: 'http://sibtayn.com/en/index.php?Itemid=262&catid=518&id=5412%3Achapter-two-hajj-on-behalf&option=com_content&view=article',
  },
  jafariProxyDead: {
    title: "Sistani (Ja'fari), rule 73: Hajj for a dead person, from what was left",
    url: 'https://sistani.org/english/book/47/2084',
  },
  jafariProxyAgent: {
    title: "Wikishia (Ja'fari): who goes for another owes no Hajj; a duty is done for one person only",
    url: 'https://en.wikishia.net/view/Draft:Deputyship_in_Hajj',
  },
  jafariDeathInIhram: {
    title: "Sistani (Ja'fari), ruling 541: who died in Ihram is washed without camphor",
    url: 'https://www.shia-islam.org/p/purity-ghusl-for-a-person-who-dies',
  },
  jafariUmrahDuty: {
    title: "Sistani (Ja'fari), rules 135 to 137: Umrah as a duty; who owes Tamattu owes no other",
    url: 'http://www.najaf.org/books/202/?id=7',
  },
  conditionPeriod: {
    title: 'Shamela library 14534/105: Ibn Uthaymin and Ibn Baz accept the condition for a period',
    url: 'https://shamela.ws/book/14534/105',
  },
  conditionPeriodNo: {
    title: 'At-Tayyar, fatwa 3116: the condition, made when she was bleeding already, does not help',
    url: 'https://draltayyar.com/fatwa/4487',
  },
  aloneShafii: {
    title:
      "Jordan's Iftaa, 3785: a woman sure of her safety may go alone for the Hajj or Umrah of duty (Tuhfat al-Muhtaj, Shafi'i)",
    url: 'https://aliftaa.jo/QuestionPrintEn.aspx?QuestionId=3785',
  },
  miqatByShip: {
    title:
      'Saudi Standing Committee, 3591 (Yanabee): from Egypt, by sea too, Ihram at Rabigh or level with it, and not in Jeddah',
    url: 'https://yanabee.tv/Fatwa/FatwaDetails/15474',
  },
  leakPauseShafii: {
    title: "Ibn as-Salah, Sharh Mushkil al-Wasit (Shafi'i): a pause long enough for wudu and prayer is waited for",
    url: 'https://books.islam-db.com/book/شرح_مشكل_الوسيط/364',
  },
  leakPauseHanbali: {
    title: 'Islamweb 339553: Ibn Qudamah (Hanbali), a pause long enough is waited for',
    url: 'https://islamweb.org/en/printfatwa.php?id=339553',
  },
  diedInHajjShafii: {
    title:
      "An-Nawawi, ar-Rawdah (Shafi'i; Islamweb library 95/395): who dies in Hajj, nobody goes on; a Hajj that was due is paid for",
    url: 'http://tube.islamweb.org/ar/library/content/95/395/فرع-إذا-مات-الحاج-عن-نفسه-في-أثنائه-فهل-يجوز-البناء-على-حجه',
  },
  spotsHanbali: {
    title:
      'Islamweb 481528: spots in the usual days are period for Hanbalis, if their times add up to a day and a night',
    url: 'https://islamweb.com/ar/fatwa/print.php?id=481528',
  },
  spotsAfterHanbali: {
    title: 'Islamweb 262192 (Hanbali): yellow or brown after the usual days is no period',
    url: 'https://islamweb.com/ar/fatwa/print.php?id=262192',
  },
  periodPregnantMaliki: {
    title: 'Kawkab Ubayd (Maliki; Shamela library 12978/387): the longest period of a pregnant woman is 20 or 30 days',
    url: 'https://shamela.ws/book/12978/387',
  },
  periodPregnant: {
    title: "Jordan's Iftaa, 797: blood in pregnancy is period for Malikis, and in the stronger Shafi'i view",
    url: 'http://aliftaa.jo/Question2En.aspx?QuestionId=797',
  },
  periodPregnantHanafi: {
    title: 'Darul Fiqh (Hanafi): blood in pregnancy is no period',
    url: 'http://darulfiqh.com/what-is-the-blood-experienced-by-a-woman-during-pregnancy-regarded-as/',
  },
  periodPregnantHanbali: {
    title:
      'Sharh Zad al-Mustaqni, page 387 (Hanbali): a pregnant woman who bleeds protects herself, takes wudu and prays',
    url: 'https://books.islam-db.com/book/شرح_زاد_المستقنع_للحمد/387',
  },
  childGameHanbali: {
    title: 'Ibn Uthaymin on al-Kafi, page 1319: game, too: nothing is due of a child',
    url: 'https://books.islam-db.com/book/تعليقات_ابن_عثيمين_علي_الكافي_لابن_قدامه/1319',
  },
  childPaysHanbali: {
    title: 'Al-Mughni (Islamweb library 15/1811): two views on who pays the repair of a child',
    url: 'https://islamweb.com/ar/library/content/15/1811/الفصل-الرابع-في-ما-يلزم-الصبي-من-الفدية-في-الحج',
  },
  grownInIhram: {
    title:
      'Gloss on ar-Rawd (Hanbali; Shamela library 12216/1632): grown before the tawaf of Umrah, it counts as the duty',
    url: 'https://shamela.ws/book/12216/1632',
  },
  puberty: {
    title: 'Islamonline: semen, coarse hair, a period, fifteen years',
    url: 'https://fiqh.islamonline.net/en/age-of-puberty/',
  },
  pubertyMaliki: {
    title: 'islam.ms (Maliki): eighteen lunar years, semen, coarse hair, a period',
    url: 'https://islam.ms/signes-puberte-malikite',
  },
  arrivalWithoutWuduMaliki: {
    title: "Ibn Farhun (Maliki; Shamela library 132974/283): an arrival tawaf without wudu, and the sa'i after it",
    url: 'https://shamela.ws/book/132974/283',
  },
  saiWithoutTawafMaliki: {
    title: "Ibn Abd al-Barr, al-Kafi (Maliki; Shamela library 7367/329): sa'i after such a tawaf is none",
    url: 'https://shamela.ws/book/7367/329',
  },
  sandalsInTawaf: {
    title: 'Jamia Banuri Town (Hanafi): clean shoes are allowed in the Mataf and the Masaa',
    url: 'https://www.banuri.edu.pk/readquestion/masjid-alhram-aur-safa-marwa-mein-joota-pehnana-kaisa-hai-144410101174/11-05-2023',
  },
  ifadahRounds: {
    title: 'Kuwaiti Encyclopaedia (alsunniah.com 6061/169): Tawaf al-Ifadah with a round missing',
    url: 'https://alsunniah.com/book/6061/169',
  },
  beyondHabitJafari: {
    title: "World Federation (Ja'fari), ruling 471: blood beyond the usual days, and beyond ten",
    url: 'https://fiqh.world-federation.org/ruling/471/',
  },
  jafariSaiDoubt: {
    title: "Sistani (Ja'fari), rules 348 and 349: doubts in sa'i",
    url: 'http://www.najaf.org/books/202/?id=57',
  },
  buttonHanafi: {
    title: 'Al-Mabsut (Hanafi; Islamweb library 18/1569): a coat over the shoulders, buttoned, is worn',
    url: 'https://tube.islamweb.net/ar/library/content/18/1569/باب-ما-يلبسه-المحرم-من-الثياب',
  },
  buttonSheetHanafi: {
    title: "Bada'i (Hanafi; Islamweb library 12/1006): a shawl with a button is as sewn clothes",
    url: 'https://www.islamweb.net/ar/library/content/12/1006/فصل-محظورات-الإحرام',
  },
} satisfies Readonly<Record<string, SourceSeed>>
