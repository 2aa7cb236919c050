import type { SourceSeed } from '../types'

/** Pages on what makes good a broken ban of Ihram, each one read; the title says what the page is cited for. */
export const repairs = {
  relationsJafari: {
    title: "Sistani (Ja'fari), rules 219 to 221: relations in Ihram, and what they cost",
    url: 'https://najaf.org/english/code/202?id=2.-Sexual-Activity',
  },
  relationsUmrahJafari: {
    title: "World Federation (Ja'fari), rule 223: relations in an Umrah alone",
    url: 'https://fiqh.world-federation.org/ritual/223/',
  },
  placeJafari: {
    title: "Sistani (Ja'fari), rules 283 and 284: where the animal of a repair is killed",
    url: 'https://najaf.org/french/code/302?id=Le-lieu-du-sacrifice-expiatoire',
  },
  lowShoes: {
    title: "Shamela library 148870/12879: shoes cut below the ankle, and sandals at hand (Malik, Shafi'i, Hanbali)",
    url: 'https://shamela.ws/book/148870/12879',
  },
  lowShoesShafii: {
    title: "Islamweb 96285: shoes that cover the toes or the heel in Ihram (Ibn Hajar, Shafi'i)",
    url: 'https://islamweb.net/amp/en/fatwa/96285',
  },
  knots: {
    title: 'Al-Shinqiti, Adwa al-Bayan 5/51: knot, button and pin in Ihram; low shoes (Maliki, Hanbali)',
    url: 'http://shiaonlinelibrary.com/الكتب/2737_أضواء-البيان-الشنقيطي-ج-٥/الصفحة_51',
  },
  knotsHanbali: {
    title: 'Matalib Uli an-Nuha (Hanbali, Islamweb library 28/2017): knot, pin and thread in Ihram',
    url: 'https://islamweb.net/amp/ar/library/content/28/2017/فصل-الرابع-لبس-المخيط',
  },
  watch: {
    title:
      "Zuhayli (Alsunniah 4557/739): ring and watch in Ihram (Hanafi, Shafi'i, Hanbali); knot and pin (Shafi'i, Hanafi)",
    url: 'https://alsunniah.com/book/4557/739',
  },
  sewnSkirt: {
    title: "Itihad 4711: a lower sheet sewn into a skirt (Maliki, Shafi'i, Hanbali: a repair)",
    url: 'https://www.itihad.org/58705/ما-حكم-لبس-إزار-مخيط-للمحرم،-والذي-جعل-ف',
  },
  sewnSkirtHanafi: {
    title: 'Darul Uloom Trinidad (Hanafi): a lower sheet with its ends sewn together',
    url: 'https://darululoomtt.net/stitching-izar-for-umrah-and-hajj',
  },
  sewnSkirtUthaymin: {
    title: 'Shamela library 5913/2086: a lower sheet sewn into a skirt (Ibn Uthaymin; others)',
    url: 'https://shamela.ws/book/5913/2086',
  },
  watchMaliki: {
    title: 'Fiqh of worship by the Maliki school, page 346: ring and bracelet of a man in Ihram',
    url: 'http://shamela.baharsound.ir/43839/1/346',
  },
  dirtMaliki: {
    title: 'Awqaf of the Emirates 4279 (Maliki): soap on the body in Ihram',
    url: 'http://www.awqaf.gov.ae/Fatwa.aspx?SectionID=9&RefID=4279',
  },
  coolBathMaliki: {
    title: "Abd al-Wahhab, al-Ma'unah 531 (Maliki): a bath to cool off in Ihram; saffron in food",
    url: 'http://ar.lib.efatwa.ir/45540/1/531',
  },
  dirtHanbali: {
    title:
      'Ibn Taymiyyah, Sharh al-Umdah (Hanbali; Shamela library 151/2763): washing the head with herbs, two reports',
    url: 'https://shamela.ws/book/151/2763',
  },
  pebbleMissingFirst: {
    title:
      "Ad-Damiri, an-Najm (Shafi'i; Shamela library 13783/1464): a pebble missing at the first pillars, or on the 10th",
    url: 'https://shamela.ws/book/13783/1464',
  },
  shadeMaliki: {
    title: 'Al-Hattab 4/209 (Maliki): shade on the way, is the repair due or recommended?',
    url: 'http://shiaonlinelibrary.com/الكتب/909_مواهب-الجليل-الحطاب-الرعيني-ج-٤/الصفحة_209',
  },
  shadeHanbali: {
    title: 'Gloss on ar-Rawd (Hanbali; Shamela library 12216/1704): shade on the way, and the repair',
    url: 'https://shamela.ws/book/12216/1704',
  },
  saffron: {
    title: 'Kuwaiti Encyclopaedia of Fiqh (Shamela library 11430/877): scent in food and drink in Ihram, by school',
    url: 'https://shamela.ws/book/11430/877',
  },
  saffronCoffee: {
    title: 'Islam Online: coffee with saffron in Ihram (Maliki; Ibn Baz, Ibn Uthaymin)',
    url: 'https://fiqh.islamonline.net/شرب-المحرم-بحج-أو-عمرة-قهوة-فيها-زعفران/',
  },
  qiranTwice: {
    title: 'Islam and Ihsan: in Qiran two penalties for each fault (Hanafi), one (the three others)',
    url: 'https://islamandihsan.com/penalties-for-not-complying-with-the-prohibitions-of-ihram.html',
  },
  qiranOnceHanafi: {
    title: "Al-Bahr ar-Ra'iq (Hanafi; Islamweb library 29/1430): in Qiran charity twice, a required act left out once",
    url: 'https://islamweb.net/ar/library/content/29/1430',
  },
  qiranUntilHairHanafi: {
    title: "Al-Bahr ar-Ra'iq 3/80 (Hanafi): both Ihrams of Qiran last until the hair is cut",
    url: 'http://shiaonlinelibrary.com/الكتب/975_البحر-الرائق-ابن-نجيم-المصري-ج-٣/الصفحة_80',
  },
  hairByItself: {
    title: 'Mufti Online 35051 (Hanafi): hair that falls out in wudu',
    url: 'https://muftionline.co.za/index.php/node/35051',
  },
  combing: {
    title: 'Islam Q&A 192289: combing that pulls out hair (Kuwaiti Encyclopaedia of Fiqh: forbidden, no dispute)',
    url: 'https://islamqa.info/ar/answers/192289',
  },
  combingShafii: {
    title: "Ar-Rafi'i, al-Aziz, page 1590 (Shafi'i): hair pulled out by a comb, and the repair",
    url: 'https://books.islam-db.com/book/العزيز_شرح_الوجيز_المعروف_بالشرح_الكبير_ط_العلميه/1590',
  },
  balm: {
    title: 'Islamweb 181977: Vicks for a cold, in Ihram',
    url: 'https://www.islamweb.net/en/hajj/article/181977/ruling-on-applying-vicks-in-ihraam',
  },
  balmInhaled: {
    title: 'Askimam 127306 (Hanafi): to inhale Vicks in Ihram',
    url: 'https://islamqa.org/hanafi/askimam/127306/inhaling-vicks-in-ihraam/',
  },
  balmKarachi: {
    title: 'Jamia Farooqia, Karachi (Hanafi), 192/184: Vicks as medicine in Ihram',
    url: 'https://www.farooqia.com/course/%D8%A7%D8%AD%D8%B1%D8%A7%D9%85-%DA%A9%DB%8C-%D8%AD%D8%A7%D9%84%D8%AA-%D9%85%DB%8C%DA%BA-%D9%88%D9%90%DA%A9%D8%B3-%DB%8C%D8%A7-%DA%88%DB%8C%D9%BE-%DB%81%DB%8C%D9%B9-%D8%A7%D8%B3%D8%AA%D8%B9%D9%85%D8%A7/',
  },
  toothpasteHanafi: {
    title: 'Mufti Online 35701 (Hanafi): toothpaste in Ihram',
    url: 'https://muftionline.co.za/index.php/node/35701',
  },
  toothpasteFawzan: {
    title: 'Al-Fawzan, questions 251 and 252: toothpaste in Ihram',
    url: 'https://elfawzanlibrary.net/ar/get-book-sections/144/8115',
  },
  toothpasteJafari: {
    title: "Khamenei (Ja'fari): soap and toothpaste with scent",
    url: 'http://www.leader.ir/langs/learning/haj/01/1_b.php',
  },
  earsMaliki: {
    title: 'Fiqh of worship by the Maliki school, page 347: cotton in the ears of a man in Ihram',
    url: 'http://shamela.baharsound.ir/43839/1/347',
  },
  hairByItselfIbnBaz: {
    title: 'Ibn Baz 3693: hair that falls out by itself in Ihram',
    url: 'http://www.binbaz.org.sa/fatawa/3693',
  },
  pebbleLateHanafi: {
    title: 'Shamela library 6164/933 (Hanafi): a pebble that is thrown on the next day',
    url: 'https://shamela.ws/book/6164/933',
  },
  pebbleMissing: {
    title: "Ibn al-Mulaqqin, al-I'lam 3347: a pebble missing (Malik; Shafi'i; Abu Hanifah)",
    url: 'https://books.islam-db.com/book/الاعلام_بفوائد_عمده_الاحكام/3347',
  },
  pebbleMissingHanbali: {
    title: 'Al-Iqna (Hanbali, Shamela library 7360/562): a pebble missing is like a hair',
    url: 'https://shamela.ws/book/7360/562',
  },
  intercourseNewIhram: {
    title: 'Questions and Answers of Fiqh, page 566 (Hanbali): intercourse after the first release, and a new Ihram',
    url: 'https://books.islam-db.com/book/الاسئله_والاجوبه_الفقهيه/566',
  },
  noSheets: {
    title: 'Durar encyclopaedia, page 572: no Ihram clothes on the plane (Fiqh Academy of the Muslim World League)',
    url: 'https://books.islam-db.com/book/الموسوعه_الفقهيه_الدرر_السنيه/572',
  },
  shirtAsSheet: {
    title: 'Ibn Taymiyyah, Manasik, page 41: a shirt laid around the body like a sheet (agreed)',
    url: 'https://books.islam-db.com/book/مناسك_الحج_لابن_تيميه/41',
  },
  shirtAsSheetOnPlane: {
    title: 'Ibn Uthaymin (Fatawapedia 38320): on the plane, the shirt in place of the upper sheet',
    url: 'https://www.fatawapedia.com/أحرم-من-مطار-جدة-لعدم-وجود-ملابس-الإحرام-معه-في-الطائرة-فماذا-يلزمه-38320',
  },
  noSheetsViews: {
    title: "Shamela library 14467/259: trousers for want of a sheet (Malik, Abu Hanifah; Shafi'i, Ahmad)",
    url: 'https://shamela.ws/book/14467/259',
  },
  fourRoundsHanafi: {
    title: 'Salah Abu al-Hajj, guide to Umrah (Hanafi), page 111: most of the tawaf of Umrah left out',
    url: 'https://alkamelah.com/book/8566/111',
  },
  farewellEarly: {
    title: 'Durar encyclopaedia, page 777: a journey home before another has stoned for you (Standing Committee)',
    url: 'https://books.islam-db.com/book/الموسوعه_الفقهيه_الدرر_السنيه/777',
  },
  deodorant: {
    title: 'Islamweb 106869: deodorant in Ihram, with and without scent',
    url: 'https://islamweb.org/fr/hajj/fatwa/106869/Que-dit-la-Charia--propos-de-celui-qui-met-du-dodorant-aprs-avoir-port-les-habits-de-lIhrm-',
  },
  deodorantMaliki: {
    title: 'Fatwa centre of the Emirates 20916 (Maliki): deodorant in Ihram',
    url: 'http://www.awqaf.gov.ae/Fatwa.aspx?SectionID=9&RefID=20916',
  },
  farewellPeriod: {
    title: "Shamela library 8322/21712: a period that ends before one has left Makkah (Shafi'i)",
    url: 'https://shamela.ws/book/8322/21712',
  },
  farewellPeriodHanafi: {
    title: 'Shamela library 157/4330: the same (Hanafi: al-Fatawa al-Hindiyyah)',
    url: 'https://mail.shamela.ws/book/157/4330',
  },
  farewellPeriodHanbali: {
    title: 'Shamela library 1319/1288: the same (Hanbali)',
    url: 'https://shamela.ws/book/1319/1288',
  },
  miqatReturn: {
    title: 'Majma al-Anhur (Hanafi; Taqrib library 6215/443): back to the miqat, in Ihram or without',
    url: 'https://taqrib.ir/ar/library/content/6215/443',
  },
  miqatReturnShafii: {
    title: "Al-Imrani (Shafi'i; Shamela library 21721/1827): back to the miqat in Ihram (Malik, Ahmad: a sheep)",
    url: 'https://shamela.ws/book/21721/1827',
  },
  lengthMissing: {
    title: "Shamela library 11430/15154: fewer than seven lengths of sa'i, by school; a rest before sa'i",
    url: 'https://shamela.ws/book/11430/15154',
  },
  roundMissingAgain: {
    title: "An-Nawawi, al-Majmu (Shafi'i) 8/72: sa'i counts only after a valid tawaf, by agreement",
    url: 'http://shiaonlinelibrary.com/الكتب/848_المجموع-محيى-الدين-النووي-ج-٨/الصفحة_72',
  },
  roundMissingAtHome: {
    title: "Ibn Uthaymin, question 803 (Shamela library 12293/8703): Ihram until tawaf, sa'i and hair are done again",
    url: 'https://shamela.ws/book/12293/8703',
  },
  rakahsForgotten: {
    title: "Ibn Abd al-Barr (Shamela library 236/8988): the two rak'ahs forgotten, by school",
    url: 'https://shamela.ws/book/236/8988',
  },
  rakahsForgottenMaliki: {
    title:
      "At-Tawdih (Maliki; Shamela library 14442/1074): the two rak'ahs forgotten, with wudu and without, near and far",
    url: 'https://shamela.ws/book/14442/1074',
  },
  roundMissing: {
    title: 'Shamela library 30160/318: fewer than seven rounds (Hanafi; the majority)',
    url: 'https://mail.shamela.ws/book/30160/318',
  },
  roundMissingGap: {
    title: "Islam Q&A 85368: six rounds, found in sa'i (Maliki, Hanbali, Shafi'i; Standing Committee)",
    url: 'https://islamqa.info/en/85368',
  },
  noWuduHanafi: {
    title: 'Islamic Portal (Hanafi): most of the tawaf of Umrah without wudu',
    url: 'https://islamicportal.co.uk/majority-of-umrah-tawaf-without-ablution-and-now-hajj-complete/',
  },
  ifadahNoWuduHanafi: {
    title: 'Askimam 19086 (Hanafi): Tawaf al-Ifadah, the farewell and Umrah without wudu',
    url: 'http://askimam.org/public/question_detail/19086',
  },
  ifadahNoBathHanafi: {
    title: 'Salah Abu al-Hajj (Hanafi), page 603: Tawaf al-Ifadah without wudu or without the bath, and done again',
    url: 'https://alkamelah.com/book/8765/603',
  },
  noWuduMaliki: {
    title:
      'Ibn Yunus (Maliki; Shamela library 18607/1736): Umrah with a tawaf without wudu, hair and perfume meanwhile',
    url: 'https://shamela.ws/book/18607/1736',
  },
  noWuduCommittee: {
    title: 'Saudi Standing Committee (Shamela library 1156/199): tawaf without wudu; a doubt',
    url: 'https://shamela.app/book/1156/199',
  },
  noWuduUthaymin: {
    title: 'Ibn Uthaymin (Alathar 118038): no wudu in the tawaf of Umrah, in Makkah and at home',
    url: 'https://alathar.net/home/esound/index.php?coid=118038&op=codevi',
  },
  hairZeroMachine: {
    title: 'Darul Ifta Birmingham 07212 (Hanafi): a machine at zero counts as shaving',
    url: 'https://daruliftabirmingham.co.uk/home/trimming-and-shaving-the-hair-during-ihram',
  },
  hairTooShort: {
    title: 'Darul Ifta Birmingham 06324 (Hanafi): very short hair has to be shaved',
    url: 'https://daruliftabirmingham.co.uk/home/shaving-the-hair-in-umrah',
  },
  hairOfOthers: {
    title: "Islamweb 84408: the hair of another pilgrim (Shafi'i, Hanbali; Hanafi; Malik)",
    url: 'https://www.islamweb.net/en/fatwa/84408/getting-out-of-ihram',
  },
  hairOfOthersHanafi: {
    title: 'Islamic Portal (Hanafi): your own hair, or that of another, at the end of Ihram',
    url: 'https://islamicportal.co.uk/muhrim-cutting-own-or-someones-hair-to-come-out-of-ihram/',
  },
  hairWomenPart: {
    title: "An-Nawawi, al-Majmu (page 4197): how much of her hair a woman cuts (Shafi'i; Malik: of all)",
    url: 'https://books.islam-db.com/book/المجموع_شرح_المهذب/4197',
  },
  hairForgotten: {
    title: 'Ibn Baz, as told by Sunnahweb: the hair was not cut after Umrah',
    url: 'https://sunnahweb.com/did-not-shave-or-cut-the-hair-in-umrah-out-of-ignorance-forgetfulness',
  },
  hairForgottenHanafi: {
    title: 'Mufti Online 35739 (Hanafi): three Umrahs, and the hair not cut',
    url: 'https://muftionline.co.za/node/35739',
  },
  farewellStay: {
    title: 'Shamela library 30065/2992: a stay after the farewell tawaf, by school',
    url: 'https://shamela.app/book/30065/2992',
  },
  farewellLeft: {
    title: 'Shamela library 148870/14337: a stay after the farewell tawaf, and leaving without it',
    url: 'https://shamela.ws/book/148870/14337',
  },
  farewellBus: {
    title: 'Islamweb 80442: a night after the farewell tawaf, and a bus that is late',
    url: 'https://www.islamweb.org/en/printfatwa.php?id=80442',
  },
  farewellHanafi: {
    title: 'Islamic Portal (Hanafi): the farewell tawaf was missed, and the way back',
    url: 'https://islamicportal.co.uk/missed-farewell-tawaf/',
  },
  farewellAnyTawafHanafi: {
    title: 'Islamic Portal (Hanafi): each tawaf after Tawaf al-Ifadah serves as the farewell',
    url: 'https://islamicportal.co.uk/farewell-tawaf/',
  },
  farewellBackHanafi: {
    title: 'Majma al-Anhur (Hanafi; Taqrib library 6215/412): back for the farewell, before the miqat and after it',
    url: 'https://taqrib.ir/ar/library/content/6215/412',
  },
  farewellJeddah: {
    title: 'Askimam (Hanafi): no farewell tawaf is due from who lives in Jeddah',
    url: 'https://islamqa.org/?p=123944',
  },
  farewellJeddahCommittee: {
    title: 'Islam Q&A 42314 (Standing Committee): Jeddah without the farewell tawaf, a sheep',
    url: 'https://islamqa.info/amp/en/answers/42314',
  },
  farewellDue: {
    title: 'Ibn Hubayrah (Islamweb library 408/583): who leaves out the farewell tawaf, by school',
    url: 'http://tube.islamweb.com/ar/library/content/408/583/باب-صفة-الحج',
  },
  maskMalikiMen: {
    title: 'At-Tawdih (page 1161): the covered face of a man (Malik, Ibn al-Qasim)',
    url: 'https://books.islam-db.com/book/التوضيح_في_شرح_مختصر_ابن_الحاجب/1161',
  },
  glovesRepair: {
    title: 'Kuwaiti Encyclopaedia of Fiqh (Shamela library 11430/22244): gloves of a woman, the repair',
    url: 'https://shamela.ws/book/11430/22244',
  },
  choice: {
    title: 'Dorar encyclopaedia (Yanabee 1665): the choice of three, agreed by the four schools',
    url: 'https://yanabee.tv/Mwsoa/GetContent/1665',
  },
  withoutNeed: {
    title: 'Shamela library 20907/3496: a ban broken without need, by school',
    url: 'https://shamela.ws/book/20907/3496',
  },
  hair: {
    title: 'Ibn Hubayrah, al-Ifsah (Islamweb library 408/541): how much hair, by school',
    url: 'https://www.islamweb.net/ar/library/content/408/541/باب-كفارة-الإحرام',
  },
  hairAndNails: {
    title: 'Shamela library 95560/371: hair, and nails like hair, by school',
    url: 'https://shamela.ws/book/95560/371',
  },
  hairHanafi: {
    title: 'Al-Hidayah (Hanafi, Islamweb library 23/1322): a quarter of head or beard, an armpit',
    url: 'https://www.islamweb.net/ar/library/content/23/1322',
  },
  nailBroken: {
    title: 'Ibn al-Mundhir (Shamela library 1474/176): a nail that broke (agreed)',
    url: 'https://mail.shamela.ws/book/1474/176',
  },
  nailsHanafi: {
    title: 'Shamela library 437/6073: nails (Hanafi)',
    url: 'https://shamela.ws/book/437/6073',
  },
  small: {
    title: "Zuhayli, Islamic Law and its Proofs (Shamela library 384/2257): small acts, Hanafi, Maliki, Shafi'i",
    url: 'https://shamela.app/book/384/2257',
  },
  smallHanbali: {
    title: 'Zuhayli (Shamela library 384/2258): small acts (Hanbali); place and time of the repair',
    url: 'https://shamela.ws/book/384/2258',
  },
  measures: {
    title: "Islamweb 348526: mudd and sa' in kilograms (Standing Committee; Ibn Uthaymin)",
    url: 'https://www.islamweb.net/en/fatwa/348526/mudd-saa-and-qullah-in-modern-measurements',
  },
  noMeansHanafi: {
    title: 'Salah Abu al-Hajj, guide to Umrah (Hanafi), page 100: a ban broken without need, and no means',
    url: 'https://alkamelah.com/book/8566/100',
  },
  measuresHanafi: {
    title: "Dar al-Ifta of Egypt 706: half a sa' in grams (Hanafi)",
    url: 'https://www.dar-alifta.org/en/fatwa/details/706/calculating-half-a-sa-in-grams-for-zakat-ul-fitr',
  },
  perfume: {
    title: 'Kuwaiti Encyclopaedia of Fiqh, volume 12: perfume in Ihram, by school',
    url: 'https://muslim-library.com/keoj/volume/12/7861',
  },
  clothes: {
    title: 'Kuwaiti Encyclopaedia of Fiqh (Alsunniah 6064/477): clothes in Ihram, by school',
    url: 'https://alsunniah.com/book/6064/477',
  },
  head: {
    title: 'Shamela library 38056/644: a covered head, also in part, by school',
    url: 'https://shamela.ws/book/38056/644',
  },
  headHoursHanafi: {
    title: 'Darul Iftaa New York 1567 (Hanafi): the head covered for a day or a night, 12 hours, and for less',
    url: 'https://askthemufti.us/covering-head-in-ihram/',
  },
  headAsleepHanafi: {
    title: 'Islamic QA 30133 (Hanafi): the head covered in sleep',
    url: 'https://islamicqa.org/30133',
  },
  headHanafi: {
    title: 'Shamela library 95560/372: a quarter of the head, a full day (Hanafi)',
    url: 'https://shamela.ws/book/95560/372',
  },
  headAsleep: {
    title: 'Al-Fawzan, lessons and answers on Hajj 193 to 196: a head covered in sleep',
    url: 'https://elfawzanlibrary.net/ar/get-book-sections/144/8076',
  },
  kiss: {
    title: "Zuhayli (Shamela library 384/2251): a kiss and a touch with desire (Hanafi, Shafi'i, Hanbali; Maliki)",
    url: 'https://shamela.ws/book/384/2251',
  },
  kissMaliki: {
    title: 'Islamic library of Taqrib 6230/1237: a kiss, and what comes before relations (Maliki)',
    url: 'https://taqrib.ir/index.php/fa/library/content/6230/1237',
  },
  kissHanbali: {
    title: 'Commentary on Zad al-Mustaqni (Alsunniah 19409/10, Hanbali): a touch with emission of semen, two reports',
    url: 'https://alsunniah.com/book/19409/10',
  },
  soapHanafi: {
    title: 'Mufti Online (Hanafi): soap and shampoo in Ihram; how much perfume costs what',
    url: 'https://islamqa.org/hanafi/muftionline/113260',
  },
  soapOftenHanafi: {
    title: 'Darul Ifta Birmingham (Hanafi): soap with scent, used once and many times',
    url: 'https://daruliftabirmingham.co.uk/home/using-soap-whilst-in-ihram/',
  },
  soapScentHanafi: {
    title: 'Seekers Guidance (Hanafi): soap to clean or for its scent; charity may be given anywhere',
    url: 'https://seekersguidance.org/answers/hanafi-fiqh/does-using-scented-soap-in-ihram-require-a-sacrifice-penalty-dam',
  },
  soapShafii: {
    title: "Jordan, General Iftaa Department (Shafi'i): soap and tissues with scent in Ihram",
    url: 'https://islamqa.org/shafii/darul-iftaa-jordan/228909/ruling-on-using-perfumed-soap-or-tissues-during-ihram/',
  },
  soapEgypt: {
    title: 'Dar al-Ifta of Egypt, answer 4144: soap with scent in Ihram',
    url: 'https://www.dar-alifta.org/en/fatwa/details/4144/using-scented-soap-while-in-state-of-ihram',
  },
  wipesHanafi: {
    title: 'Darulifta Ahlesunnat (Hanafi): wet wipes with scent in Ihram',
    url: 'https://fatwaqa.com/en/fatawa/hajj-umrah/using-scented-wet-wipes-in-the-state-of-ihram',
  },
  nights: {
    title: 'Shamela library 20907/3416: missed nights in Mina, by school; who is excused',
    url: 'https://shamela.ws/book/20907/3416',
  },
  nightsViews: {
    title: "Shamela library 30065/2987: missed nights in Mina (Shafi'i; the Hanbali reports)",
    url: 'https://shamela.app/book/30065/2987',
  },
  nightsLeft: {
    title: "Asna al-Matalib (Shafi'i; Shamela library 30130/1483): both nights missed, and left on the 12th",
    url: 'https://mail.shamela.ws/book/30130/1483',
  },
  nightsIll: {
    title: "An-Nawawi, al-Idah, page 362 (Shafi'i): nights in Mina, who is ill or cares for somebody ill",
    url: 'https://books.islam-db.com/book/الايضاح_في_مناسك_الحج_والعمره/362',
  },
  nightsSaudi: {
    title: 'Durar encyclopaedia, page 806: missed nights in Mina (Ibn Baz, Ibn Uthaymin)',
    url: 'https://books.islam-db.com/book/الموسوعه_الفقهيه_الدرر_السنيه/806',
  },
  noPlace: {
    title: 'Shamela library 38056/809: no place in Mina (Ibn Baz, Ibn Uthaymin)',
    url: 'https://shamela.ws/book/38056/809',
  },
  noPlaceCommittee: {
    title: 'Saudi Standing Committee: the bounds of Mina, and who finds no place there',
    url: 'http://studyislaam.org/study/index.php/hajj-and-umrah-labbaik-allahumma-labbaik/manaasik-hajjumrah/staying-in-minaa/561-spending-the-night-at-mina',
  },
  newMina: {
    title: 'Askimam (Hanafi): camps of Mina on land of Muzdalifah',
    url: 'https://islamqa.org/?p=84036',
  },
  forgettingHanbali: {
    title: 'Al-Iqna (Shamela library 7360/500): hair and nails by mistake or forgetting (Hanbali)',
    url: 'https://shamela.ws/book/7360/500',
  },
  forgettingShafii: {
    title: "Ibn al-Mundhir (Shamela library 119492/584): hair cut by forgetting (Shafi'i, Malik)",
    url: 'https://shamela.ws/book/119492/584',
  },
  intercourse: {
    title: 'Al-Shinqiti, Adwa al-Bayan, volume 5: intercourse in Hajj, by time and school',
    url: 'http://shiaonlinelibrary.com/الكتب/2737_أضواء-البيان-الشنقيطي-ج-٥/الصفحة_27',
  },
  intercourseRelease: {
    title: "Zuhayli (Shamela library 384/2252): before and after the first release (Hanafi; Shafi'i and Hanbali)",
    url: 'https://shamela.ws/book/384/2252',
  },
  intercourseUmrah: {
    title: 'Shamela library 20907/3503: intercourse in Umrah, by time and school; what comes before it (Maliki)',
    url: 'https://shamela.ws/book/20907/3503',
  },
  intercourseUmrahViews: {
    title: 'Encyclopaedia of legal maxims, page 2393: intercourse before the tawaf of Umrah, by school',
    url: 'https://books.islam-db.com/book/موسوعه_القواعد_الفقهيه/2393',
  },
  intercourseUmrahCommittee: {
    title: 'Shamela library 96547/301: intercourse in Umrah (Saudi Standing Committee, Ibn Baz)',
    url: 'https://shamela.ws/book/96547/301',
  },
  placeHanbali: {
    title: 'Shamela library 30147/601: where repairs are given (Hanbali)',
    url: 'https://shamela.ws/book/30147/601',
  },
  placeShafii: {
    title: "Al-Mawardi, al-Hawi: sacrifice and food for the poor of the Haram, fasting anywhere (Shafi'i)",
    url: 'https://islamweb.org/ar/library/content/94/2042/',
  },
  fastingHanafi: {
    title: 'Shamela library 1474/529: the three days of fasting after the feast, by school',
    url: 'https://shamela.ws/book/1474/529',
  },
  socksHanafi: {
    title: 'Darul Iftaa Mahmudiyyah, Lusaka (Hanafi): socks of a man in Ihram',
    url: 'https://islamqa.org/hanafi/daruliftaazambia/134979/wearing-socks-in-ihraam/',
  },
  socksJafari: {
    title: "Hajj rulings of Sistani, 248 (Ja'fari): shoes and socks of men",
    url: 'http://www.najaf.org/books/202/?id=31',
  },
  glovesHanafi: {
    title: 'Darul Iftaa New York, 1027 (Hanafi): gloves of a woman, and no penalty',
    url: 'https://askthemufti.us/women-wearing-gloves-during-ihraam/',
  },
  incontinence: {
    title: 'Saudi Standing Committee, fatwa 16999: underwear of a man who loses urine',
    url: 'http://lib.efatwa.ir/46237/10/143/%22لبس_السراويل_القصيرة_تحت_الإزار_للمصاب_بسلس_البول%22',
  },
  nappy: {
    title: 'Islam Question and Answer 434494: nappies of an ill pilgrim in Ihram',
    url: 'https://islamqa.info/en/answers/434494',
  },
  nappyHanafi: {
    title: 'Darul Ifta Birmingham 02115 (Hanafi): underwear in Ihram because of an illness',
    url: 'https://daruliftabirmingham.co.uk/home/can-men-wear-underwear-in-the-state-of-ihraam',
  },
  nappyAllowedHanafi: {
    title: 'Al-Inaam 0314 (Hanafi, South Africa): a nappy is not made to the shape of the body',
    url: 'https://alinaam.co.za/0314/',
  },
  oil: {
    title: "Subki (Shamela library 20907/3319): oil in Ihram (Hanafi, Maliki, Shafi'i)",
    url: 'https://mail.shamela.ws/book/20907/3319',
  },
  oilMaliki: {
    title: 'Shamela library 8862/4365: oil on the skin, and on cracked hands and feet (Malik)',
    url: 'https://shamela.ws/book/8862/4365',
  },
  vaselineHanafi: {
    title: 'JKN Fatawa (Hanafi): Vaseline and Vicks in Ihram; olive and sesame oil',
    url: 'https://jknfatawa.co.uk/using-vaseline-and-vicks-during-ihram/',
  },
  oilHanbali: {
    title: 'Ibn Qudamah (Islamweb library 15/1905): oil on skin and head (Hanbali)',
    url: 'https://www.islamweb.net/ar/library/content/15/1905/مسألة-لا-يدهن-المحرم-بما-فيه-طيب-وما-لا-طيب-فيه',
  },
  sunCream: {
    title: 'Dar al-Ifta of Egypt on sun cream, as told by Sada al-Balad, 4 June 2025',
    url: 'https://www.klyoum.com/egypt-news/ar/68-ما-حكم-استعمال-كريمات-واقي-الشمس-للمحرم-الإفتا-تجيب',
  },
  fastingLate: {
    title: 'Gloss on ar-Rawd (Hanbali; Shamela library 12216/1746): three days missed in Mina, too',
    url: 'https://shamela.ws/book/12216/1746',
  },
  childRepairMaliki: {
    title: 'Shamela library 149697/2496 (Maliki): the repair of a child, paid by the guardian',
    url: 'https://shamela.ws/book/149697/2496',
  },
  childHajjMaliki: {
    title: 'Al-Hattab (Maliki; Taqrib library 6230/996): each sacrifice that a child owes in Hajj, paid by the father',
    url: 'https://taqrib.ir/fa/library/content/6230/996',
  },
  childRepairShafii: {
    title:
      "An-Nawawi, al-Majmu, volume 7, page 32: the repair of a child, paid by the guardian (Shafi'i, stronger view)",
    url: 'http://shiaonlinelibrary.com/الكتب/847_المجموع-محيى-الدين-النووي-ج-٧/الصفحة_32',
  },
  lengthsWithoutGap: {
    title: "Shamela library 1474/380: the lengths of sa'i without a long gap, by school",
    url: 'https://mail.shamela.ws/book/1474/380',
  },
  oilHeadHanbali: {
    title: "An-Nawawi (Taqrib library 6225/3198): oil on the head, the sounder of Ahmad's two reports",
    url: 'https://taqrib.ir/ar/library/content/6225/3198',
  },
  kissHanbaliHajj: {
    title:
      'On Akhsar al-Mukhtasarat (Hanbali, page 670): a touch with emission of semen in Hajj, before the first release',
    url: 'https://books.islam-db.com/book/الدلائل_والاشارات_علي_اخصر_المختصرات/670',
  },
  sheepByChoiceHanbali: {
    title: 'Mufid al-Anam, page 199 (Hanbali): for intercourse in Umrah, and after the first release, one of three',
    url: 'http://ar.lib.efatwa.ir/44241/1/199',
  },
  intercourseForgotten: {
    title: "Ibn Qudamah, al-Mughni 3/336: intercourse by forgetting or not knowing (Abu Hanifah, Malik; Shafi'i)",
    url: 'http://shiaonlinelibrary.com/الكتب/1000_المغني-عبد-الله-بن-قدامه-ج-٣/الصفحة_336',
  },
  intercourseForgottenHanbali: {
    title: 'Gloss on ar-Rawd (Hanbali; Shamela library 12216/1727): the same; Ibn Taymiyyah',
    url: 'https://shamela.ws/book/12216/1727',
  },
  intercourseForgottenNusuk: {
    title: 'Questions and Answers of Fiqh (Hanbali; Shamela library 11192/554): the same, of Hajj and Umrah',
    url: 'https://al-maktaba.org/book/11192/554',
  },
  kabahScentMaliki: {
    title:
      "Dar al-Ifta of Egypt 17218: scent of the Ka'bah on a pilgrim in Ihram (Shafi'i; Maliki: washed off only when it is much)",
    url: 'https://dar-alifta.org/ar/fatwa/details/17218/%D8%AD%D9%83%D9%85-%D9%85%D8%B3-%D8%A7%D9%84%D9%85%D8%AD%D8%B1%D9%85-%D8%B7%D9%8A%D8%A8-%D8%A7%D9%84%D9%83%D8%B9%D8%A8%D8%A9-%D8%A7%D9%84%D9%85%D8%B4%D8%B1%D9%81%D8%A9',
  },
  emissionMaliki: {
    title:
      'Fiqh of worship by the Maliki school, page 379: what spoils Hajj and Umrah, also by looking and thinking on and on',
    url: 'http://shamela.baharsound.ir/43839/1/379',
  },
  handMaliki: {
    title:
      'Shamela library 437/2449 (Maliki): an emission brought on by the hand, a kiss, an embrace or a long look spoils the Hajj',
    url: 'https://shamela.ws/book/437/2449',
  },
  intercourseLaterMaliki: {
    title: 'Al-Mudawwanah (Maliki; Islamweb library 30/984): after the 10th, before the stoning and the main tawaf',
    url: 'https://islamweb.net/ar/library/content/30/984/كتاب-الحج-الثاني',
  },
  forgettingMajmu: {
    title:
      "An-Nawawi, al-Majmu, page 3805 (Shafi'i): by forgetting or not knowing: hair and nails; perfume, clothes, a kiss; intercourse",
    url: 'https://books.islam-db.com/book/المجموع_شرح_المهذب/3805',
  },
  intercourseCamelShafii: {
    title:
      "Tahrir al-Fatawi (Shafi'i; Shamela library 127671/645): the camel, who owes it, and what comes in its place",
    url: 'https://shamela.ws/book/127671/645',
  },
  newMinaIndonesia: {
    title: 'Republika, 2017: the tents that join on to Mina (Asrorun Niam, MUI, Indonesia)',
    url: 'https://ihram.republika.co.id/berita/ovffxo396/hukum-menginap-di-mina-jadid-ini-kata-asrorun-niam',
  },
  newMinaNu: {
    title: 'Republika, 24 June 2023: the same (Zulfa Mustofa, board of NU, Indonesia)',
    url: 'https://fbeta.republika.co.id/berita/rwr5g2366',
  },
  fastingGapShafii: {
    title: "Fath al-Wahhab, page 208 (Shafi'i): three days missed in Hajj, and the gap before the seven",
    url: 'https://books.islam-db.com/book/فتح_الوهاب_بشرح_منهج_الطلاب/208',
  },
  fastingGapDaysShafii: {
    title: "Al-Furu (Islamweb library 28/1976): the gap of the Shafi'is: four days, and the time of the way home",
    url: 'https://www.islamweb.net/ar/library/content/28/1976',
  },
  miqatReturnAsFar: {
    title: "Asna al-Matalib (Shafi'i; Shamela library 30130/1396): back to the miqat, or to another as far away",
    url: 'https://mail.shamela.ws/book/30130/1396',
  },
  miqatReturnGhazali: {
    title: "Al-Ghazali, al-Wasit (Shafi'i; Shamela library 6128/936): back to the same distance is enough",
    url: 'https://shamela.ws/book/6128/936',
  },
  farewellLastShafii: {
    title:
      "Al-Imrani, al-Bayan (Shafi'i; Shamela library 21721/2079): who stays after the farewell, as to visit or to buy goods, does it again",
    url: 'https://shamela.ws/book/21721/2079',
  },
  miqatReturnViews: {
    title: 'Al-Zamil, 4056: back to the miqat one passed for most, to any for Abu Hanifah',
    url: 'https://al-zamil.net/Main/Details/4056',
  },
  miqatReturnHanbali: {
    title: 'Sharh Zad al-Mustaqni, page 1671 (Hanbali): who enters Ihram at another miqat owes a sheep',
    url: 'https://books.islam-db.com/book/شرح_زاد_المستقنع_للحمد/1671',
  },
  intercourseBothHanbali: {
    title: 'Al-Mubdi 3, page 112 (Hanbali): in Umrah and Hajj the willing wife gives the same',
    url: 'https://maknoon.org/ai/view.php?bk=03_61479&p=112',
  },
  intercourseBoth: {
    title: "Al-Mughni (Shamela library 20907/3502): of each by Malik, one for both by Shafi'i",
    url: 'https://shamela.ws/book/20907/3502',
  },
  umrahTawafInPeriod: {
    title: 'Islamweb 331570: the tawaf of Umrah in the period is void, and she is still in Ihram',
    url: 'http://tube.islamweb.com/ar/fatwa/print.php?id=331570',
  },
  umrahTawafInPeriodLate: {
    title: 'Al-Fawzan, 3470: found nine years later, she goes back and finishes',
    url: 'https://alfawzan.af.org.sa/ar/node/3470',
  },
  pigeon: {
    title: "Shamela library 261/15717: a sheep for a pigeon of the Haram (Maliki, Shafi'i, Hanbali)",
    url: 'https://mail.shamela.ws/book/261/15717',
  },
  heldBackHanbali: {
    title:
      'Shamela library 30004/614 (Hanbali): an animal where one is held back, or ten days of fasting, and Ihram until then',
    url: 'https://shamela.ws/book/30004/614',
  },
  minaIllMaliki: {
    title: 'Ibn Farhun (Maliki; Shamela library 132974/458): illness does not lift the sheep for a night in Mina',
    url: 'https://shamela.ws/book/132974/458',
  },
  ifadahIllHanafi: {
    title: 'Mufti Online (Hanafi): the main tawaf late because of illness: no sheep',
    url: 'http://muftionline.co.za/node/206',
  },
  excuseHanafi: {
    title: 'Darul Ifta Birmingham, 03093 (Hanafi): a required act missed because of illness: nothing is due',
    url: 'https://daruliftabirmingham.co.uk/home/is-damm-required-for-missing-wuqoof-muzdalifa/',
  },
  farewellIllHanafi: {
    title: 'Ihyaauddeen (Hanafi): the farewell tawaf left out because of illness: no sheep',
    url: 'https://ihyaauddeen.co.za/?p=1025',
  },
} satisfies Readonly<Record<string, SourceSeed>>
