import type { SourceSeed } from '../types'

/** Pages on the rites, each one read; the title says what the page is cited for. */
export const rites = {
  arafahLength: {
    title: "Uyun al-Masa'il of Abd al-Wahhab (Maliki): part of the night at Arafah, by school",
    url: 'https://books.islam-db.com/book/عيون_المسائل_للقاضي_عبد_الوهاب_المالكي/270',
  },
  arafahPrayers: {
    title: 'Mathabah: joining Dhuhr and Asr in the tents',
    url: 'https://islamqa.org/hanafi/mathabah/177823/combining-dhuhr-and-%ca%bfa%e1%b9%a3r-during-%e1%b8%a5ajj-at-%ca%bfarafah/',
  },
  arafahPrayersSunnah: {
    title: 'Fiqh us-Sunnah 5.099A: joining Dhuhr and Asr at Arafah',
    url: 'https://hadithcollection.com/fiqh-ussunnah/fiqh-us-sunnah-section-78-staying-at-mina-and-arafat/fiqh-us-sunnah-volume-005-hajj-and-umrah-fiqh-5099a',
  },
  condition: {
    title: 'Kuwaiti Encyclopaedia of Fiqh, volume 2: making a condition when entering Ihram',
    url: 'https://muslim-library.com/keoj/volume/2/926',
  },
  conditionViews: {
    title: "Ibn Qudamah's school book (Hanbali): who accepts the condition, and who does not",
    url: 'https://shamela.ws/book/19188/3777',
  },
  conditionWords: {
    title: 'The words of the condition, with Sahih Muslim 1207 (Shamela library)',
    url: 'https://mail.shamela.ws/book/1474/147',
  },
  clothOverFace: {
    title: 'Hadith Answers: women in Ihram who let a cloth fall over the face',
    url: 'https://hadithanswers.com/women-in-ihram-draping-cloth-over-their-faces/',
  },
  countDoubt: {
    title: 'Islam Q&A 171308: doubt about the number of rounds',
    url: 'https://islamqa.info/en/answers/171308/uncertainty-about-the-number-of-circuits-of-tawaaf-and-how-to-reconcile-between-two-scholarly-opinions',
  },
  countDoubtHanafi: {
    title: 'Misr Connect: doubt about the number of rounds (Dar al-Ifta of Egypt; Maliki and Hanafi views)',
    url: 'https://misrconnect.com/en/news/religious-news/what-to-do-when-you-doubt-your-tawaf-circuits',
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
  fastingViews: {
    title: "Taysir al-Bayan on Qur'an 2:196: the three days of fasting by school",
    url: 'https://quranpedia.net/book/560/1/342',
  },
  fidyah: {
    title: 'Islam Q&A 49027: the kinds of fidyah',
    url: 'https://islamqa.info/index.php/en/answers/49027/different-types-of-fidyah-in-hajj',
  },
  firstRelease: {
    title: 'Dorar encyclopaedia of fiqh 322: release from Ihram',
    url: 'https://dorar.net/en/feqhia/322',
  },
  footwear: {
    title: 'Islam Q&A 219643: shoes in Ihram',
    url: 'https://islamqa.info/en/answers/219643/what-kind-of-shoes-is-it-permissible-for-the-pilgrim-in-ihram-for-hajj-or-umrah-to-wear',
  },
  footwearExcuse: {
    title: 'Islam Q&A 376636: shoes over the ankle in Ihram with a valid reason',
    url: 'https://islamqa.info/index.php/en/answers/376636/ruling-on-wearing-shoes-or-socks-that-cover-the-ankles-when-in-ihram-when-one-has-valid-reason',
  },
  footwearHanafi: {
    title: 'Mufti Online (Hanafi): covering the foot in Ihram',
    url: 'https://islamqa.org/hanafi/muftionline/46129/covering-ones-feet-in-ihraam/',
  },
  forgetting: {
    title: 'Al-Fiqh al-Muyassar, page 800: bans of Ihram, and what spoils the pilgrimage',
    url: 'https://books.islam-db.com/book/الفقه_الميسر/800',
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
  ifadahHanafi: {
    title: 'Fiqh us-Sunnah: the time of Tawaf al-Ifadah',
    url: 'https://alim.org/hadith/fiqh-us-sunnah/5/118',
  },
  ihramBans: {
    title: 'Islamweb article 147900: what Ihram forbids',
    url: 'https://islamweb.net/en/article/147900',
  },
  jafariBooks: {
    title: 'Mughniyyah, The Five Schools of Islamic Law: the acts in Mina',
    url: 'https://www.al-islam.org/five-schools-islamic-law-sheikh-muhammad-jawad-mughniyya/mina',
  },
  jafariCount: {
    title: "Ja'fari rules on doubt about the number of rounds (204 to 209)",
    url: 'https://advice.ahya.net/node/153',
  },
  jafariFloors: {
    title: "Fazel Lankarani (Ja'fari): tawaf on the upper floor, many views",
    url: 'https://fazellankarani.com/english/articles/3630/',
  },
  jafariMina: {
    title: "Sistani (Ja'fari): staying in Mina, and being held up by traffic",
    url: 'https://www.sistani.org/english/book/47/2111/',
  },
  jafariMiqat: {
    title: "World Federation (Ja'fari): Ihram for those who land in Jeddah",
    url: 'https://fiqh.world-federation.org/ritual/173/',
  },
  jafariUmrah: {
    title: "Majalla: the acts of Umrah in Ja'fari law (tawaf al-nisa)",
    url: 'https://majalla.org/ilm/the-acts-of-the-umrah-according-to-jafari-fiqh/',
  },
  jafariNisaTamattu: {
    title: "Al-Khoei, book of Hajj (Ja'fari): tawaf al-nisa is not due in the Umrah of Tamattu",
    url: 'http://shiaonlinelibrary.com/الكتب/500_كتاب-الحج-السيد-الخوئي-ج-٢/الصفحة_186',
  },
  jafariNisa: {
    title: "Makarem Shirazi (Ja'fari): tawaf al-nisa in Umrah",
    url: 'http://makaremshirazi.ir/main.aspx?reader=1&lid=1&mid=35028&catid=6520&pid=61933',
  },
  leavingMina: {
    title: 'Fiqh us-Sunnah 5.109A: when to leave Mina',
    url: 'https://hadithcollection.com/fiqh-ussunnah/fiqh-us-sunnah-section-78-staying-at-mina-and-arafat/fiqh-us-sunnah-volume-005-hajj-and-umrah-fiqh-5109a',
  },
  marriage: {
    title: 'Study of the Hanafi view on marriage contracts in Ihram, and of the majority (Garuda, 2025)',
    url: 'https://garuda.kemdiktisaintek.go.id/documents/detail/6005094',
  },
  mask: {
    title: 'The Mufti (Hanafi): a face mask in Ihram for health reasons',
    url: 'https://themufti.com/2021/09/27/wearing-a-mask-in-the-state-of-ihraam/',
  },
  maskHanafi: {
    title: 'Banuri Town, Karachi (Hanafi): a face mask in Ihram, for a man and for a woman',
    url: 'https://islaminsight.org/2020/10/06/wearing-a-medical-face-mask-while-in-ihram-or-umrah/',
  },
  maskHanbali: {
    title: 'Shamela library 9838/185 (Hanbali): the face of a woman in Ihram, covered with and without need',
    url: 'https://shamela.ws/book/9838/185',
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
    title: "Shamela library 151187/89 (Shafi'i): the face of a woman in Ihram, also a part of it",
    url: 'https://shamela.ws/book/151187/89',
  },
  maskWomen: {
    title: 'Islam Q&A 315882: a face mask of a woman in Ihram',
    url: 'https://m.islamqa.info/en/answers/315882',
  },
  maskViews: {
    title: 'Shamela library 146126/974: covering the face of a man (Abu Hanifah and Malik forbid it)',
    url: 'https://shamela.app/book/146126/974',
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
  miqatFromAfrica: {
    title: 'Islam Q&A 41978: Sudan, Somalia, Ethiopia, by the way one comes',
    url: 'https://islamqa.info/index.php/en/answers/41978/the-meeqaat-for-the-people-of-sudan-somalia-and-ethiopia',
  },
  miqatTaif: {
    title: 'Saudi Gazette 516109: two places of the miqat near Taif, As-Sayl and Wadi Muhrim',
    url: 'https://saudigazette.com.sa/article/516109',
  },
  childIhram: {
    title: 'Islamweb 161973: a small child in Umrah (Ibn Baz)',
    url: 'https://islamweb.org/en/print.php?id=161973',
  },
  childIhramHanafi: {
    title: 'Dar al-Ifta (Durban), answer 102: a small child in Ihram (Hanafi)',
    url: 'https://rabbana.pk/sharai-masaeel/hajj-umrah/hajj/can-my-wife-clean-my-son-before-going-for-tawaaf-and-saee',
  },
  childShafii: {
    title: "Hajj and Umrah Guide UK: the intention for a child, and one tawaf for two (Shafi'i)",
    url: 'https://hajjandumrahguideuk.wordpress.com/2018/01/03/making-an-intention-niyyah-for-hajj-umrah/',
  },
  childCarried: {
    title: 'The Hajj of a child: carried in tawaf, and the repair (a Saudi answer)',
    url: 'https://dou3a.com/ar/b/the-hajj-of-a-child',
  },
  miqatByAir: {
    title: 'Jordan, General Iftaa Department, answer 3116: Jeddah lies inside the miqat',
    url: 'https://aliftaa.jo/QuestionEn.aspx?QuestionId=3116',
  },
  miqatFive: {
    title: 'Darul Ifta Birmingham 08159: the five miqats, and arriving by plane',
    url: 'https://daruliftabirmingham.co.uk/home/islamic-ruling-on-entering-ihram-at-jeddah-airport-for-pilgrims-flying-from-the-west',
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
    title: "Permanent Committee for Scholarly Research and Ifta' (Saudi Arabia) on Jeddah",
    url: 'http://studyislaam.org/study/index.php/hajj-and-umrah-labbaik-allahumma-labbaik/manaasik-hajjumrah/the-mawaaqeet/368-miqat-of-the-sudan',
  },
  muzdalifah: {
    title: 'Islamweb answer 81832: the night at Muzdalifah by school',
    url: 'https://islamweb.net/amp/en/fatwa/81832',
  },
  muzdalifahHanafi: {
    title: 'Mufti Online (Hanafi): Muzdalifah, from dawn to sunrise',
    url: 'https://muftionline.co.za/index.php/node/35613',
  },
  muzdalifahWeak: {
    title: 'Dar al-Ifta of Egypt, answer 6283: leaving Muzdalifah early',
    url: 'https://www.dar-alifta.org/en/fatwa/details/6283/departing-muzdalifah-after-the-middle-of-the-night',
  },
  orderHanafi: {
    title: 'Islamic Portal (Hanafi): the order of stoning, sacrifice and hair',
    url: 'https://islamicportal.co.uk/new-hajj-system-and-not-knowing-animal-slaughter-time/',
  },
  orderNoHarm: {
    title: 'Dar al-Ifta of Egypt, answer 3034: making the rites of Hajj easier',
    url: 'https://www.dar-alifta.org/en/fatwa/details/3034/facilitating-the-rites-of-hajj',
  },
  perfume: {
    title: 'Dorar: perfume on the body before Ihram (recommended by three schools)',
    url: 'https://dorar.net/aadab/930',
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
  bleedingDaysMaliki: {
    title:
      "Shamela library 14467/101: the longest period, and the longest bleeding after birth (Malik, Shafi'i, Abu Hanifah)",
    url: 'https://shamela.ws/book/14467/101',
  },
  periodDelay: {
    title:
      'Mufti of the Federal Territories, Malaysia, 478: medicine that delays the period in Hajj (Hanbali book and others)',
    url: 'https://muftiwp.gov.my/en/artikel/al-kafi-li-al-fatawi/1408-al-kafi-li-al-fatawi-series-478-the-ruling-of-a-woman-taking-prescription-pills-to-delay-her-menstruation-for-hajj',
  },
  periodDelayShafii: {
    title: "SunniPath (Shafi'i): medicine that delays the period",
    url: 'https://islamqa.org/shafii/qibla-shafii/33289/taking-medication-to-delay-menstruation/',
  },
  periodDelayAgainst: {
    title: 'Ibn Uthaymin: he does not recommend such medicine',
    url: 'https://syaria.com/611-ruling-regarding-women-using-medicine-to-stop-their-period-on-ramadan.html',
  },
  istihadah: {
    title: 'Encyclopaedia of Agreement (Shamela library 32535/699): a woman with istihada does tawaf (agreed)',
    url: 'https://mail.shamela.ws/book/32535/699',
  },
  istihadahJafari: {
    title: "Tusi, al-Nihayah (Ja'fari), page 276: tawaf with istihada",
    url: 'https://stage-book.rafed.net/view/1269/page/276',
  },
  istihadahWudu: {
    title: "Ibn Hazm, al-Muhalla, volume 1: wudu with istihada (Abu Hanifah, Malik, Shafi'i, Ahmad)",
    url: 'http://shiaonlinelibrary.com/الكتب/1028_المحلى-ج-١/الصفحة_0?pageno=253',
  },
  istihadahTawaf: {
    title: 'Islamweb 140301: istihada in Umrah, wudu for tawaf and for the next prayer',
    url: 'https://islamweb.net/amp/ar/fatwa/140301',
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
    title: 'Al-Feqh: a woman whose group leaves before her main tawaf',
    url: 'https://al-feqh.com/en/a-woman-began-menstruating-just-before-performing-tawaf-ul-ifadah-and-she-could-not-remain-in-makkah-because-she-had-to-leave-with-her-group',
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
  periodTawaf: {
    title: 'Arab News 232550: the period at Hajj',
    url: 'https://www.arabnews.com/node/232550',
  },
  briskIfadah: {
    title: 'Kuwaiti Encyclopaedia 29: bare shoulder, brisk steps',
    url: 'https://shamela.ws/book/11430/18296',
  },
  fastingAtArafah: {
    title: 'Ibn Abd al-Barr, al-Tamhid 21: who has no sacrifice in Tamattu may fast on the day of Arafah',
    url: 'http://shiaonlinelibrary.com/الكتب/2151_التمهيد-ابن-عبد-البر-ج-٢١/الصفحة_163',
  },
  travellers: {
    title: "Islam Online: how long a traveller shortens (Maliki, Shafi'i, Ahmad)",
    url: 'https://fiqh.islamonline.net/en/scholars-debate-on-shortening-prayer-while-traveling/',
  },
  travellersMakkah: {
    title: 'Ibn Taymiyyah: people of Makkah in Hajj, by school',
    url: 'https://quranpedia.net/book/1853/17/479',
  },
  otherPlacesMadinah: {
    title: 'Ibn Uthaymin: which places in Madinah are visited as worship',
    url: 'https://www.fatwa-online.com/visiting-the-seven-masaajid-other-places-in-madeenah/',
  },
  otherPlacesNawawi: {
    title: "An-Nawawi, al-Idah (Shafi'i): the other places of Madinah, about thirty",
    url: 'https://books.islam-db.com/book/الايضاح_في_مناسك_الحج_والعمره/458',
  },
  umrahFarewell: {
    title: 'An-Najah 156082: farewell tawaf after Umrah',
    url: 'https://fatwa.najah.edu/en/question/ref-156082/',
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
    title: 'Shamela library 11430/14058: stoning by night (Maliki)',
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
  walkingExcuse: {
    title: 'Shamela library 8322/19572: riding in tawaf with an excuse (agreed)',
    url: 'https://shamela.ws/book/8322/19572',
  },
  wuduBreaks: {
    title: 'Islam Q&A 145246: wudu breaks during tawaf, by school',
    url: 'https://islamqa.info/en/answers/145246',
  },
  wuduBreaksHanafi: {
    title: 'Al Inaam (Hanafi): wudu breaks before or after the fourth round',
    url: 'https://alinaam.co.za/wudhoo-breaking-during-tawaaf/',
  },
} satisfies Readonly<Record<string, SourceSeed>>
