import type { Route } from 'next'

import type { AppPage } from '../addresses/routes'
import { mosqueHref } from '../gates/gate-links'
import { mosques } from '../gates/mosques'
import { ILLNESS_WORD } from '../guide/illness-words'
import { placeCategoryPlural } from '../places/place-categories'
import { placesHref } from '../places/place-links'

/** A part of a page that answers what people type in need or ask. */
export type Topic = Omit<AppPage, 'path'> & {
  readonly path: Route
  /**
   * What is in the questions it answers: all words of a phrase, in any order and form, whatever else is said around them.
   * A phrase names each group of `same-words.ts` by any of its words.
   */
  readonly asks: readonly string[]
}

const NO_WORDS = ''

const toPhrases = (list: string): readonly string[] => (list === NO_WORDS ? [] : list.split(', '))

/**
 * `keywords` are what it is called, as the names of pages are; `asks` what it answers. With a comma between the phrases:
 * lists of quoted words are a fifth longer on the wire.
 */
const topic = (path: string, title: string, keywords: string, asks = NO_WORDS): Topic => ({
  path: path as Route,
  title,
  keywords: toPhrases(keywords),
  asks: toPhrases(asks),
})

/** A part of a page that is found by questions only: nobody calls it by a name. */
const passage = (path: string, title: string, asks: string): Topic => topic(path, title, NO_WORDS, asks)

const inGuide = (article: string, heading: string) => `/guide/${article}#${heading}`

const HELP = 'more/if-something-goes-wrong'
const WAYS = 'more/getting-around'
const PREPARATION = 'umrah/umrah-preparation'
const UMRAH = 'umrah/umrah-steps'
const TIMING = 'umrah/umrah-timing'
const WHAT_IS_HAJJ = 'hajj/what-is-hajj'
const CONDITIONS = 'hajj/hajj-conditions'
const HAJJ = 'hajj/hajj-steps'
const PACKING = 'hajj/hajj-packing'
const ETIQUETTE = 'hajj/hajj-etiquette'
const MADINAH = 'more/madinah'

/**
 * What pilgrims ask for in words that no page is called by, and the part of a page that helps first. The headings are those
 * of the articles that ship; a page is found even when an editor has changed its heading.
 */
export const topics: readonly Topic[] = [
  topic(
    '/authorities#emergency',
    'Emergency numbers',
    'ambulance, police, fire, accident, help me, sos, first aid, red crescent, police number',
    'emergency number, call ambulance, call police, need ambulance, number call, attacked, harassed, harassment',
  ),
  topic(
    `/guide/${HELP}`,
    'Danger for life: what to do',
    `${ILLNESS_WORD.danger}, heatstroke, sunstroke, fainted, unconscious, heart attack, collapsed, not breathing`,
  ),
  topic(
    inGuide(HELP, 'somebody-is-lost'),
    'Somebody is lost',
    'lost child, missing person, lost group, my wife, husband, mother, father, parents, old man',
    'lost person, lost child, lost old, cant find person, cannot find person, cant find child, cannot find child, dont find person, am lost, got lost, got separate, get separate, where person gone, lost way, find person crowd',
  ),
  topic(
    inGuide(HELP, 'your-passport-is-gone'),
    'Your passport is gone',
    'lost passport, stolen passport',
    'lost passport, stolen passport, passport gone, cant find passport, forgot passport',
  ),
  topic(
    inGuide(HELP, 'something-was-stolen-or-lost'),
    'Something was stolen or lost',
    'theft, robbed, lost phone, lost bag, lost money, lost wallet, lost and found, lost property, lost id card',
    'lost phone, lost bag, lost money, lost wallet, lost purse, lost card, lost shoes, lost key, lost glasses, lost ring, stolen, left in taxi, forgot taxi, block card, found phone, found wallet',
  ),
  topic(
    inGuide(HELP, 'you-are-ill'),
    'You are ill',
    `${ILLNESS_WORD.ill}, sick, fever, illness, stomach, diarrhoea, cough`,
  ),
  topic(
    inGuide(HELP, 'your-period-has-come'),
    'Your period has come',
    'period, period umrah hajj ihram',
    'period, delay period, bleeding after birth, gave birth tawaf, sanitary towel tawaf',
  ),
  topic(
    `/guide/${HELP}`,
    'You are in Ihram and cannot go on',
    'held back, cannot continue, missed flight, ihsar',
    'cannot finish umrah, cant finish umrah, cannot complete umrah, unable complete umrah, stop umrah, cancel umrah ihram, leave ihram early',
  ),
  topic(
    inGuide(HELP, 'a-death-on-the-journey'),
    'A death on the journey',
    'death, died, burial, funeral',
    'death, passed away',
  ),
  topic(
    inGuide(UMRAH, 'know-your-miqat'),
    'Know your miqat',
    'miqat, miqat from jeddah, which miqat, where ihram',
    'ihram from jeddah, where wear ihram, where enter ihram, where start ihram, when enter ihram, when wear ihram, ihram jeddah airport',
  ),
  passage(
    inGuide(PREPARATION, 'which-miqat-does-your-plane-pass'),
    'Which miqat does your plane pass?',
    'miqat plane, ihram plane, ihram airport, wear plane, change plane, miqat pakistan, miqat india, miqat bangladesh, miqat indonesia, miqat turkey, miqat egypt, miqat london, miqat europe, miqat dubai, miqat malaysia, miqat nigeria, miqat usa, miqat uk, niyyah plane',
  ),
  topic(
    inGuide(UMRAH, 'when-something-goes-wrong'),
    'When something goes wrong in Umrah',
    'wudu breaks, breaks wudu, wudu in tawaf, lost count of rounds, forgot a round',
    'wudu break, wudu tawaf, wudu sai, lost wudu, pass gas, fart tawaf, fart wudu, toilet tawaf, forgot round, forgot how many round, count round, doubt round, lost count, miss round, forgot sai, forgot tawaf, forgot cut hair, forgot hair, pass miqat, miss miqat, forgot miqat, passed miqat ihram, forgot ihram, forgot niyyah, mistake umrah, walk through hijr, prayer during tawaf, pause tawaf, stop tawaf, rest tawaf',
  ),
  topic(
    inGuide(UMRAH, 'older-people-and-wheelchairs'),
    'Wheelchairs and carts in tawaf and sa’i',
    'electric cart, golf, rent, hire wheelchair, old parents, elderly',
    'wheelchair price, wheelchair free, wheelchair get, wheelchair tawaf, wheelchair sai, wheelchair rent, wheelchair pusher, wheelchair push, wheelchair borrow, wheelchair mother, cart price, cart tawaf, cart book, cart sai, cannot walk, cant walk, walk tawaf old, old tawaf, old umrah',
  ),
  ...Object.values(mosques).flatMap(({ key, name, city }) => [
    topic(
      mosqueHref('/places/gates', key, '', 'wheelchair'),
      `Wheelchair: gates of ${name}`,
      `wheelchair, wheel chair, wheelchair entrance, ramp, wheelchair ${city}, pushchair, stroller`,
    ),
    topic(
      mosqueHref('/places/gates', key, '', 'women'),
      `Gates for women: ${name}`,
      `women gate ${city}, women entrance, prayer area, section`,
    ),
    topic(mosqueHref('/places/gates', key, '', 'lift'), `Gates with a lift: ${name}`, `lift, lift ${city}`),
  ]),
  topic(
    inGuide(WAYS, 'between-the-cities-the-haramain-train'),
    'The Haramain train: Makkah, Jeddah, Madinah',
    'train to madinah, fast train, high speed, ticket, train times, makkah to madinah, jeddah to makkah',
    'train price, train ticket, train book, train makkah, train madinah, train jeddah, train airport, haramain train, makkah madinah distance, travel makkah madinah, train station, station haram, station mosque, train timetable, train schedule',
  ),
  passage(
    '/faq#travel',
    'How much luggage can I take on the train?',
    'luggage train, luggage much train, luggage haramain, luggage weight, luggage size, suitcase size',
  ),
  passage(
    '/faq#travel',
    'How do I get from Jeddah airport to Makkah?',
    'airport makkah, airport hotel, airport haram, airport transfer, jeddah airport makkah, land jeddah makkah, jeddah makkah far',
  ),
  topic(
    inGuide(WAYS, 'makkah-bus'),
    'Makkah Bus',
    'bus lines, bus fare, bus to haram, tanim, city bus',
    'bus price, bus ticket, bus free, bus makkah, bus haram, which bus, bus pay',
  ),
  topic(
    inGuide(WAYS, 'madinah-buses'),
    'Madinah buses',
    'bus madinah, bus to quba, uhud, airport',
    'bus madinah price, bus madinah airport, bus madinah station, bus uhud, bus qiblatayn',
  ),
  topic(
    inGuide(WAYS, 'the-mashaer-train-in-hajj-only'),
    'The Mashaer train',
    'metro, train to arafat, train to mina, hajj train',
    'metro ticket, train muzdalifah, train jamarat, mina arafat travel',
  ),
  topic(
    inGuide(WAYS, 'taxis-and-apps'),
    'Taxis and apps',
    'taxi, uber, careem, taxi fare, taxi madinah, airport taxi',
    'taxi price, taxi airport, taxi makkah, taxi safe, taxi app, taxi meter, taxi overcharge, taxi scam, call taxi',
  ),
  passage(
    inGuide(WAYS, 'on-foot'),
    'On foot',
    'walk hotel haram, walk kilometre, walk kilometer, walk far, long walk haram',
  ),
  topic(
    '/faq#travel',
    'Can I take Zamzam water home?',
    'zamzam luggage, plane, carry, airport, bottle, flight, bag',
    'zamzam home, zamzam plane, zamzam pack, zamzam take, zamzam litre, zamzam liter, zamzam buy, zamzam allow, zamzam price, zamzam airport, zamzam bottle, zamzam get',
  ),
  topic(
    inGuide(PREPARATION, 'at-the-grand-mosque-in-makkah'),
    'Bags at the Grand Mosque',
    'luggage storage, bag storage, lockers, leave my bag, bag in haram',
    'store pack, locker, pack mosque, pack haram, pack inside, bag allow haram, food haram allow, scissors haram, knife, leave shoes, leave phone',
  ),
  passage(
    inGuide(PREPARATION, 'at-the-prophets-mosque-in-madinah'),
    'At the Prophet’s Mosque in Madinah',
    'pack nabawi, bag nabawi, rules nabawi',
  ),
  topic(
    inGuide(PREPARATION, 'money-phone-and-train'),
    'Money and phone',
    'sim card, internet, esim, cash, wifi, roaming, currency, riyal',
    'sim, buy sim, sim price, money pack, money take, money need, how much money, exchange rate, credit card, bank card use, cash customs, declare cash, declare gold, travel insurance, insurance',
  ),
  topic(
    inGuide(PREPARATION, 'clothes'),
    'Clothes for Umrah',
    'ihram clothes, ihram women, what to wear, abaya',
    'wear umrah, wear women, women wear, men wear, wear ihram, cloth ihram, shoes ihram, wear shoes, which shoes, what shoes, sandals, slippers, underwear, socks ihram, wear abaya, abaya, colour ihram, color ihram, niqab ihram, gloves ihram, belt ihram, women ihram, wear mosque, wear makkah, ihram towel, ihram sheets',
  ),
  topic(
    inGuide(MADINAH, 'the-rawdah'),
    'The Rawdah: how to book',
    'rawdah permit, rawdah time, riyadh ul jannah booking, rawdah women',
    'rawdah book, rawdah permit, rawdah enter, rawdah visit, rawdah often, rawdah get, rawdah women, rawdah nusuk, rawdah cancel, riyadh jannah book, visit prophet grave, greet prophet',
  ),
  topic(
    '/',
    'Prayer times',
    'adhan, azan, fajr time, maghrib, iftar',
    'prayer time, when fajr, when dhuhr, when asr, when maghrib, when isha, time sunrise, sunset time, next prayer',
  ),
  ...(['restaurant', 'pharmacy'] as const).map((category) =>
    topic(
      placesHref({ category, isOpenNow: true }),
      `${placeCategoryPlural(category)} open now`,
      `open ${category}${category === 'pharmacy' ? '' : ', open now'}`,
      `${category} open, ${category} 24`,
    ),
  ),

  passage(
    placesHref({ category: 'toilets' }),
    placeCategoryPlural('toilets'),
    'wudu area, wudu place, wudu where, where wudu, make wudu, do wudu, wash feet, take bath, take shower, where shower',
  ),

  // Papers
  passage(
    inGuide(PREPARATION, 'papers-and-permit'),
    'Papers and permit for Umrah',
    'umrah permit, permit umrah book, nusuk permit, permit time, permit change, permit cancel, cancel permit, second umrah permit, book umrah, umrah papers, umrah documents, umrah requirements, passport valid, passport validity, passport months, nusuk umrah, nusuk app umrah, visa days stay, umrah visa long, stay long visa, visa expire, overstay umrah',
  ),
  passage(
    '/faq#umrah',
    'Can I do Umrah on a tourist or visit visa?',
    'umrah tourist visa, umrah visit visa, umrah transit visa, umrah family visa, umrah e visa, umrah evisa, umrah work visa, tourist visa, visit visa',
  ),
  passage(
    '/faq#umrah',
    'Can a woman go without a mahram?',
    'women alone, women mahram, women without mahram, women travel alone, need mahram, without mahram, umrah mahram, umrah alone, solo women, women solo',
  ),
  passage(
    '/faq#umrah',
    'How long does an Umrah take?',
    'how long umrah, umrah take long, umrah hours, umrah take hours, umrah duration, how many hours umrah, time umrah take',
  ),
  passage(
    '/faq#hajj',
    'Can I do Hajj with a visit visa?',
    'hajj visit visa, hajj tourist visa, hajj umrah visa, hajj work visa',
  ),
  passage(
    inGuide(CONDITIONS, 'the-official-way-to-a-permit'),
    'The official way to a Hajj permit',
    'hajj permit, permit hajj book, hajj package, hajj book, hajj register, hajj price, hajj nusuk, hajj apply, how get hajj, hajj agent, hajj company, nusuk card, hajj lottery, hajj quota',
  ),
  passage(
    inGuide(CONDITIONS, 'penalties'),
    'Penalties for Hajj without a permit',
    'hajj without permit, hajj fine, fine permit, fine hajj, without permit, hajj illegal, overstay visa, overstay fine, fake hajj, hajj scam',
  ),
  passage(
    inGuide(CONDITIONS, 'women'),
    'Women and a mahram, in Hajj',
    'hajj mahram, women hajj alone, hajj women alone, hajj without mahram, widow hajj, iddah hajj, pregnant hajj',
  ),
  passage(
    inGuide(CONDITIONS, 'when-someone-else-does-hajj-for-you'),
    'When someone else does Hajj for you',
    'hajj behalf, hajj for dead, hajj for father, hajj for mother, hajj for parents, hajj for another, hajj deceased, hajj death',
  ),
  passage(
    inGuide(CONDITIONS, 'what-does-able-mean'),
    'What does “able” mean in Hajj?',
    'hajj debt, hajj loan, hajj afford, hajj able, hajj obligatory, who must hajj, hajj compulsory, hajj money enough',
  ),

  // When
  passage(
    inGuide(WHAT_IS_HAJJ, 'when-is-hajj-in-2027'),
    'When is Hajj in 2027?',
    'when hajj, date hajj, hajj 2027, hajj start, hajj begin, what day hajj, when arafah, date arafah, when eid, eid adha date, how many days hajj, hajj how long, hajj long',
  ),
  passage(
    '/faq#practical',
    'What is the weather like?',
    'weather, how hot, how cold, cold night, hot makkah, hot madinah, hot month, rain',
  ),
  passage(
    inGuide(ETIQUETTE, 'in-the-heat'),
    'In the heat',
    'hot, too hot, very hot, stay cool, protect sun, avoid sun, walk heat, drink water often, how much water, umbrella, heat protection, protect heat',
  ),
  passage(
    inGuide(TIMING, 'which-day-and-which-hour'),
    'Which day and which hour for Umrah?',
    'quiet time, quiet hour, quiet day, less crowd, least crowd, avoid crowd, time tawaf best, best hour tawaf, best time tawaf, best day umrah, crowd friday, when crowd, busy time, least busy, less busy, crowd time, umrah night',
  ),
  passage(
    inGuide(TIMING, 'ramadan-the-great-crowd'),
    'Umrah in Ramadan',
    'ramadan crowd, umrah ramadan twice, ramadan rules, umrah last ten nights, ramadan busy',
  ),
  passage(
    inGuide(TIMING, 'month-by-month'),
    'When to go, month by month',
    'best month, which month umrah, cheapest month, cheap month, cheap time umrah, month crowd, umrah december, umrah january, umrah july, umrah august, umrah summer, umrah winter',
  ),
  passage(
    inGuide(TIMING, 'the-closed-weeks-around-hajj'),
    'The closed weeks around Hajj',
    'umrah closed, umrah before hajj, umrah during hajj, umrah stop hajj, when umrah close, umrah after hajj open, umrah season end, last day umrah visa',
  ),

  // Packing
  passage(
    `/guide/${PREPARATION}`,
    'Prepare for Umrah',
    'pack umrah, what pack umrah, take umrah, umrah need, umrah prepare, first umrah, prepare umrah',
  ),
  passage(
    `/guide/${PACKING}`,
    'What to pack for Hajj',
    'pack hajj, pack list, what pack, what should pack, take hajj, need take, hajj need, first hajj, forget pack, shopping list hajj',
  ),
  passage(
    inGuide(PACKING, 'the-small-bag-for-mina-arafah-and-muzdalifah'),
    'The small bag for Mina, Arafah and Muzdalifah',
    'pack mina, pack arafat, pack muzdalifah, bag mina, small bag, sleeping bag, sleep muzdalifah',
  ),
  passage(
    inGuide(PACKING, 'what-to-leave-at-home'),
    'What to leave at home',
    'not pack, not bring, what leave home, dont bring, dont pack',
  ),
  passage(
    inGuide(PREPARATION, 'health'),
    'Health before the journey',
    'medicine pack, medicine take, medicine customs, medicine allow, medicine plane, medicine saudi, vaccine, vaccine need, which vaccine, medicine border, medicine into',
  ),

  // The rites
  passage(
    inGuide(UMRAH, 'tawaf-seven-rounds-of-the-kabah'),
    'Tawaf: seven rounds of the Ka’bah',
    'round kaaba, many times kaaba, many times around, many round, round tawaf, how tawaf, walk around kaaba, go around kaaba, start tawaf, begin tawaf, where start tawaf, direction tawaf, kiss black stone, touch black stone, shoulder tawaf, tawaf upper floor, tawaf roof, prayer after tawaf, two rakat tawaf, tawaf which side',
  ),
  passage(
    inGuide(UMRAH, 'sai-seven-lengths-between-safa-and-marwah'),
    'Sa’i: seven lengths between Safa and Marwah',
    'how sai, round sai, many safa, many times safa, sai distance, sai start, run safa, run between, green light run, start sai, walk safa, safa far, sai kilometre',
  ),
  passage(
    inGuide(UMRAH, 'halq-or-taqsir-cut-the-hair-and-leave-ihram'),
    'Cut the hair and leave Ihram',
    'cut hair much, women hair, hair women, women cut, shave or cut, hair after umrah, leave ihram, exit ihram, when leave ihram, hair umrah, hair how much, after sai, take off ihram, hair bald',
  ),
  passage(
    inGuide(UMRAH, 'ihram-enter-the-state-of-pilgrimage'),
    'Ihram: enter the state of pilgrimage',
    'how ihram, enter ihram, ihram rules, ihram forbid, forbidden ihram, ihram not allow, bath ihram, shower ihram, what ihram, make intention, when talbiyah, stop talbiyah, umbrella ihram, wash ihram, sleep ihram, change ihram',
  ),
  passage(
    '/guide/more/fidyah',
    'Repairs in Ihram, school by school',
    'perfume ihram, soap ihram, cut nail, nail ihram, hair fell, hair ihram, kill ihram, niqab penalty, mask ihram, broke ihram, break ihram, sewn ihram, stitched, cap ihram, hat ihram, sex ihram, wife ihram, kiss wife ihram, mistake ihram, dam pay, pay dam, penalty ihram, fine ihram, feed poor, fast days',
  ),
  passage(
    inGuide('umrah/what-is-umrah', 'can-i-do-more-than-one-umrah'),
    'Can I do more than one Umrah?',
    'second umrah, more one umrah, two umrah, many umrah, multiple umrah, umrah again, another umrah, umrah twice, repeat umrah, several umrah, umrah for parents, umrah behalf',
  ),
  passage(
    inGuide('umrah/what-is-umrah', 'umrah-and-hajj-side-by-side'),
    'Umrah and Hajj side by side',
    'difference hajj umrah, hajj versus umrah, hajj vs umrah, umrah or hajj, compare hajj umrah, umrah replace hajj, umrah instead hajj, umrah count hajj',
  ),
  passage(
    inGuide('umrah/what-is-umrah', 'is-umrah-a-duty'),
    'Is Umrah a duty?',
    'umrah obligatory, umrah duty, umrah compulsory, umrah fard, umrah wajib, umrah mandatory, must umrah',
  ),
  passage(
    inGuide('hajj/hajj-types', 'how-to-choose'),
    'How to choose a type of Hajj',
    'which hajj choose, type hajj choose, best type hajj, which type hajj, difference tamattu, difference qiran, difference ifrad, tamattu or, which kind hajj',
  ),
  passage(
    inGuide(HAJJ, '9th-dhu-al-hijjah-stand-at-arafah'),
    'Stand at Arafah, on the 9th',
    'arafat time, leave arafat, arafat do, what do arafat, arafah stay, arafat sunset, arafat long, miss arafat, prayer arafat, fast arafah',
  ),
  passage(
    inGuide(HAJJ, 'night-of-the-10th-muzdalifah'),
    'Muzdalifah, the night of the 10th',
    'muzdalifah night, leave muzdalifah, what do muzdalifah, muzdalifah pebble, collect pebble, where pebble, sleep muzdalifah, muzdalifah midnight, muzdalifah long, prayer muzdalifah, how many pebble, many stone, stay muzdalifah',
  ),
  passage(
    inGuide(HAJJ, '10th-first-act-7-pebbles-at-jamrat-al-aqabah'),
    'Jamrat al-Aqabah: the first seven pebbles',
    'jamarat first, jamarat 10th, stone when, when stone, stone time, how stone, jamarat how, stone aqabah, stone day, what say stone',
  ),
  passage(
    inGuide(HAJJ, '11th-and-12th-13th-if-you-stay-mina-and-the-three-jamarat'),
    'Mina and the three Jamarat, on the 11th and 12th',
    'three jamarat, mina days, stay mina, nights mina, mina nights, stone 11th, stone 12th, mina long, leave mina, must stay mina, miss stone, stone another, stone behalf, stone else, stone for someone, stone weak, what do mina',
  ),
  passage(
    inGuide(HAJJ, '10th-second-act-the-sacrifice'),
    'The sacrifice of Hajj',
    'sacrifice price, sacrifice pay, sacrifice book, sacrifice how, sacrifice where, sacrifice voucher, sacrifice when, sacrifice need, sacrifice hajj, no money sacrifice, sacrifice umrah',
  ),
  passage(
    inGuide(HAJJ, '10th-fourth-act-tawaf-al-ifadah'),
    'Tawaf al-Ifadah',
    'tawaf ifadah, when tawaf ifadah, tawaf ziyarah, tawaf ziyarat time, main tawaf',
  ),
  passage(
    inGuide(HAJJ, 'last-of-all-the-farewell-tawaf'),
    'The farewell tawaf',
    'tawaf wada, tawaf before leave, last tawaf, tawaf before home, tawaf farewell when, miss farewell, goodbye tawaf',
  ),
  passage(
    inGuide(HAJJ, 'old-weak-ill-or-in-a-wheelchair'),
    'Old, weak, ill or in a wheelchair, in Hajj',
    'old hajj, hajj wheelchair, hajj disabled, hajj weak, hajj cant walk, hajj old person',
  ),
  passage(
    inGuide(HAJJ, 'women'),
    'Women in Hajj',
    'women hajj, hajj women rules, women stone, women jamarat, hajj women different',
  ),
  passage(
    `/guide/${PREPARATION}`,
    'A small child in Ihram',
    'child ihram, child umrah, baby umrah, umrah with child, child tawaf, baby tawaf, baby ihram, carry child, child count umrah, nappy, diaper',
  ),

  // In the mosques and in the crowd
  passage(
    inGuide(ETIQUETTE, 'photos-and-phones'),
    'Photos and phones',
    'photo, take photo, photo allow, photo kaaba, photo haram, phone mosque, phone tawaf, photo mosque, live stream, record',
  ),
  passage(
    inGuide(ETIQUETTE, 'in-the-crowd'),
    'In the crowd',
    'crowd safe, crowd push, stuck crowd, pushed, crowd danger, crowd stay, fall crowd, crowd scared, crowd what do, safe tawaf, avoid push, trapped',
  ),
  passage(
    inGuide(ETIQUETTE, 'hygiene'),
    'Hygiene',
    'hygiene, wash hands, stay healthy, avoid ill, face mask, germs, water drink safe, tap water',
  ),
  passage(inGuide(MADINAH, 'baqi'), 'Baqi', 'visit baqi, baqi women, baqi open, women cemetery, baqi time'),
  passage(inGuide(MADINAH, 'quba'), 'Quba', 'visit quba, quba umrah, prayer quba, quba reward, when quba'),
  passage(
    `/guide/${MADINAH}`,
    'A visit to Madinah',
    'what do madinah, visit madinah, days madinah, madinah long, see madinah, 40 prayer, forty prayer, madinah must, how many days madinah',
  ),
  passage(
    `/guide/more/duas`,
    'Duas of the rites',
    'what say, what say tawaf, dua kaaba, dua safa, dua sai, say tawaf, what read tawaf, dua round, words talbiyah, dua enter mosque, dua travel, dua see kaaba, dua madinah, recite tawaf',
  ),
  passage(
    `/guide/${PREPARATION}`,
    'Only Muslims may enter',
    'non muslim, not muslim, christian, non muslims makkah, hindu, only muslim',
  ),

  // Help of one's own country, and of the guide
  passage(
    '/guide/more/embassies-and-missions',
    'Embassies and Hajj missions',
    'embassy, embassy number, hajj mission, embassy phone, embassy address, pakistan house, embassy indian, embassy pakistani, embassy indonesian, embassy bangladeshi, embassy nigerian, embassy egyptian, embassy turkish, embassy malaysian, embassy british, embassy american, embassy french',
  ),
  passage(
    '/faq#about-app',
    'Does it work offline?',
    'without internet, no internet, save guide, download guide, work offline, offline map, app offline, use offline, without network, no signal, download app, install app, install, without wifi',
  ),
  passage(
    '/contact',
    'Contact & Support',
    'wrong information, mistake app, report wrong, report mistake, wrong place, contact you, complain',
  ),
  passage(
    '/settings',
    'Settings',
    'bigger letter, larger text, bigger text, small text, change language, other language, guide urdu, guide arabic, delete data, my data, dark screen',
  ),
  passage(
    '/card',
    'My Card',
    'remember hotel, save hotel, way back hotel, back hotel, find hotel again, cannot find hotel, cant find hotel, lost hotel, meeting place, meeting point, take me hotel, forgot hotel, hotel name',
  ),
]

/** The article a topic is a part of; `null` for other pages. */
export const toArticlePath = ({ path }: Topic): string | null => /^(\/guide\/\w+\/[^#]+)/.exec(path)?.[1] ?? null
