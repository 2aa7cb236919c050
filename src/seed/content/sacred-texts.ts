import type { SacredTextBlock } from './types'

type SacredText = Omit<SacredTextBlock, 'type' | 'label'>

/**
 * Every Arabic text the guide shows, written once, each compared letter by letter with two sources (vowel marks aside).
 * Articles name the moment (`label`) and never write Arabic themselves.
 */
export const sacredTexts = {
  intentionUmrah: {
    arabic: 'لَبَّيْكَ عُمْرَةً',
    transliteration: "Labbayka 'umratan",
    meaning: 'Here I am for Umrah.',
    reference: 'Taken from the words of the Prophet in Sahih Muslim 1251',
  },
  intentionHajj: {
    arabic: 'لَبَّيْكَ حَجًّا',
    transliteration: 'Labbayka hajjan',
    meaning: 'Here I am for Hajj.',
    reference: 'Taken from the words of the Prophet in Sahih Muslim 1251',
  },
  intentionQiran: {
    arabic: 'لَبَّيْكَ عُمْرَةً وَحَجًّا',
    transliteration: "Labbayka 'umratan wa hajjan",
    meaning: 'Here I am for Umrah and Hajj.',
    reference: 'Sahih Muslim 1251',
  },
  condition: {
    arabic: 'اللَّهُمَّ مَحِلِّي حَيْثُ حَبَسْتَنِي',
    transliteration: 'Allahumma mahilli haythu habastani',
    meaning: 'O God, my place of release is where You hold me back.',
    reference: 'Sahih al-Bukhari 5089; Sahih Muslim 1207',
  },
  talbiyah: {
    arabic: 'لَبَّيْكَ اللَّهُمَّ لَبَّيْكَ، لَبَّيْكَ لَا شَرِيكَ لَكَ لَبَّيْكَ، إِنَّ الْحَمْدَ وَالنِّعْمَةَ لَكَ وَالْمُلْكَ، لَا شَرِيكَ لَكَ',
    transliteration:
      "Labbayka Allahumma labbayk, labbayka la sharika laka labbayk, inna l-hamda wa n-ni'mata laka wa l-mulk, la sharika lak",
    meaning:
      'Here I am, O God, here I am; here I am, You have no partner, here I am. Praise, blessing and dominion are Yours; You have no partner.',
    reference: 'Sahih al-Bukhari 1549; Sahih Muslim 1184',
  },
  enteringMosque: {
    arabic: 'اللَّهُمَّ افْتَحْ لِي أَبْوَابَ رَحْمَتِكَ',
    transliteration: 'Allahumma ftah li abwaba rahmatik',
    meaning: 'O God, open for me the gates of Your mercy.',
    reference: 'Sahih Muslim 713',
  },
  leavingMosque: {
    arabic: 'اللَّهُمَّ إِنِّي أَسْأَلُكَ مِنْ فَضْلِكَ',
    transliteration: "Allahumma inni as'aluka min fadlik",
    meaning: 'O God, I ask You for Your favour.',
    reference: 'Sahih Muslim 713',
  },
  takbir: {
    arabic: 'اللَّهُ أَكْبَرُ',
    transliteration: 'Allahu akbar',
    meaning: 'God is the Greatest.',
    reference: 'Sahih al-Bukhari 1613 (Black Stone) and 1751 (pebbles)',
  },
  betweenCorners: {
    arabic: 'رَبَّنَا آتِنَا فِي الدُّنْيَا حَسَنَةً وَفِي الْآخِرَةِ حَسَنَةً وَقِنَا عَذَابَ النَّارِ',
    transliteration: "Rabbana atina fi d-dunya hasanatan wa fi l-akhirati hasanatan wa qina 'adhaba n-nar",
    meaning: 'Our Lord, give us good in this world and in the next, and keep us from the punishment of the Fire.',
    reference: "Qur'an 2:201; Sunan Abi Dawud 1892",
  },
  maqamIbrahim: {
    arabic: 'وَاتَّخِذُوا مِنْ مَقَامِ إِبْرَاهِيمَ مُصَلًّى',
    transliteration: 'Wa ttakhidhu min maqami Ibrahima musalla',
    meaning: "Take Abraham's station as a place of prayer.",
    reference: "Qur'an 2:125; Sahih Muslim 1218",
  },
  nearingSafa: {
    arabic: 'إِنَّ الصَّفَا وَالْمَرْوَةَ مِنْ شَعَائِرِ اللَّهِ — أَبْدَأُ بِمَا بَدَأَ اللَّهُ بِهِ',
    transliteration: "Inna s-Safa wa l-Marwata min sha'a'iri llah; abda'u bima bada'a llahu bih",
    meaning: "Safa and Marwah are among God's symbols; I begin with what God began with.",
    reference: "Qur'an 2:158; Sahih Muslim 1218",
  },
  onSafa: {
    arabic:
      'لَا إِلَهَ إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ، لَهُ الْمُلْكُ وَلَهُ الْحَمْدُ وَهُوَ عَلَى كُلِّ شَيْءٍ قَدِيرٌ، لَا إِلَهَ إِلَّا اللَّهُ وَحْدَهُ، أَنْجَزَ وَعْدَهُ، وَنَصَرَ عَبْدَهُ، وَهَزَمَ الْأَحْزَابَ وَحْدَهُ',
    transliteration:
      "La ilaha illa llahu wahdahu la sharika lah, lahu l-mulku wa lahu l-hamdu wa huwa 'ala kulli shay'in qadir; la ilaha illa llahu wahdah, anjaza wa'dah, wa nasara 'abdah, wa hazama l-ahzaba wahdah",
    meaning:
      'No god but God alone, without partner; His is dominion and praise, He is able to do all things. No god but God alone; He kept His promise, helped His servant, and alone defeated the confederates.',
    reference: 'Sahih Muslim 1218',
  },
  arafah: {
    arabic: 'لَا إِلَهَ إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ، لَهُ الْمُلْكُ وَلَهُ الْحَمْدُ وَهُوَ عَلَى كُلِّ شَيْءٍ قَدِيرٌ',
    transliteration:
      "La ilaha illa llahu wahdahu la sharika lah, lahu l-mulku wa lahu l-hamdu wa huwa 'ala kulli shay'in qadir",
    meaning: 'No god but God alone, without partner; His is dominion and praise, and He is able to do all things.',
    reference: "Jami' at-Tirmidhi 3585",
  },
  muzdalifah: {
    arabic: 'فَإِذَا أَفَضْتُمْ مِنْ عَرَفَاتٍ فَاذْكُرُوا اللَّهَ عِنْدَ الْمَشْعَرِ الْحَرَامِ',
    transliteration: "Fa idha afadtum min 'arafatin fa dhkuru llaha 'inda l-mash'ari l-haram",
    meaning: 'When you pour forth from Arafah, remember God at the sacred site.',
    reference: "Qur'an 2:198",
  },
  journey: {
    arabic: 'سُبْحَانَ الَّذِي سَخَّرَ لَنَا هَذَا وَمَا كُنَّا لَهُ مُقْرِنِينَ وَإِنَّا إِلَى رَبِّنَا لَمُنْقَلِبُونَ',
    transliteration: 'Subhana lladhi sakhkhara lana hadha wa ma kunna lahu muqrinin, wa inna ila rabbina la-munqalibun',
    meaning:
      'Glory be to Him who made this serve us; we could not have done it ourselves. And to our Lord we shall return.',
    reference: "Qur'an 43:13-14; Sahih Muslim 1342",
  },
  graves: {
    arabic: 'السَّلَامُ عَلَيْكُمْ أَهْلَ الدِّيَارِ مِنَ الْمُؤْمِنِينَ وَالْمُسْلِمِينَ',
    transliteration: "As-salamu 'alaykum ahla d-diyari mina l-mu'minina wa l-muslimin",
    meaning: 'Peace be upon you, people of these homes, believers and Muslims.',
    reference: 'Sahih Muslim 975, first words',
  },
} satisfies Readonly<Record<string, SacredText>>

/** A text at its moment in the rites. */
export const said = (label: string, text: SacredText): SacredTextBlock => ({ type: 'sacredText', label, ...text })
