import type { Route } from 'next'

import type { AppPage } from '../addresses/routes'
import { mosqueHref } from '../gates/gate-links'
import { mosques } from '../gates/mosques'
import { answerPages } from '../guide/answer-pages'
import { ILLNESS_WORD } from '../guide/illness-words'
import { placeCategoryPlural } from '../places/place-categories'
import { placesHref } from '../places/place-links'

/** A part of a page that answers what people type in need or ask. */
export type Topic = Omit<AppPage, 'path'> & {
  readonly path: Route
  /**
   * What is in the questions it answers: all words of a phrase, in any order and form, whatever else is said around them.
   * A phrase names each group of `same-words.ts` by any of its words; after a question mark it answers whole sentences alone.
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

const inAnswers = (slug: string) => `/guide/answers/${slug}`

const inGuide = (article: string, heading: string) => `/guide/${article}#${heading}`

const HELP = 'more/if-something-goes-wrong'
const WAYS = 'more/getting-around'
const PREPARATION = 'umrah/umrah-preparation'
const UMRAH = 'umrah/umrah-steps'
const WHAT_IS_UMRAH = 'umrah/what-is-umrah'
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
    'emergency number, call ambulance, call police, need ambulance, number call, attacked, harassed, harassment, ?ambulance, ?police, emergency phone, who call help, who call, someone follow, ?harass, fight, ?attacked, touched, groped, ?fire',
  ),
  topic(answerPages.dizzy, 'I feel dizzy', ILLNESS_WORD.dizzy),
  topic(
    `/guide/${HELP}`,
    'Danger for life: what to do',
    `${ILLNESS_WORD.danger}, ${ILLNESS_WORD.dizzy}, heatstroke, sunstroke, fainted, unconscious, heart attack, collapsed, not breathing`,
  ),
  topic(
    answerPages.lostChild,
    'A child is lost',
    'lost child, missing child, lost kid',
    'lost child, cant find child, cannot find child, not find child, dont find child, find child again, child gone, child alone, child cry, found child, child ran, child left behind, where child gone, child not come back, child taken, lost child crowd, lost child mosque, child strayed',
  ),
  passage(
    inAnswers('lost-child-makkah'),
    'A child is lost in Makkah',
    'lost child makkah, find child makkah, child gone makkah, child alone makkah, lost child mina, find child mina, child gone mina, child alone mina, lost child haram, find child haram, child gone haram, child alone haram, lost child arafat, find child arafat, child gone arafat, child alone arafat',
  ),
  passage(
    inAnswers('lost-child-madinah'),
    'A child is lost in Madinah',
    'lost child madinah, find child madinah, child gone madinah, child alone madinah, lost child nabawi, find child nabawi, child gone nabawi, child alone nabawi, lost child quba, find child quba, child gone quba, child alone quba',
  ),
  passage(
    inAnswers('lost-child-jeddah'),
    'A child is lost in Jeddah',
    'lost child jeddah, find child jeddah, child gone jeddah, child alone jeddah, lost child airport, find child airport, child gone airport, child alone airport',
  ),
  topic(
    inGuide(HELP, 'somebody-is-lost'),
    'Somebody is lost',
    'missing person, lost group, my wife, husband, mother, father, parents, old man',
    'lost person, lost old, cant find person, cannot find person, dont find person, am lost, got lost, got separate, get separate, where person gone, lost way, find person crowd, person ran, bus left us, person left, left without, left behind, missed bus, bus left without, person gone, person not answer, not find person, person missing, person disappear, person vanish, separate person, lost person haram, where person, cannot reach person, cant reach person, person left, lost track person, reunite, person not come back, cannot find way, lost in crowd, find person again, old gone, person memory, person dementia, person forgetful, alone lost, lost haram, lost mina, lost makkah, lost madinah, ?am lost, ?we lost, ?got lost',
  ),
  topic(
    inGuide(HELP, 'your-passport-is-gone'),
    'Your passport is gone',
    'lost passport, stolen passport',
    'lost passport, stolen passport, passport gone, cant find passport, forgot passport, ?lost passport, passport missing, replace passport, new passport, passport damaged, passport torn, emergency passport, without passport',
  ),
  passage(
    inGuide(HELP, 'fire-or-smoke'),
    'Fire or smoke',
    'fire hotel, fire room, fire tent, fire mina, fire alarm, fire camp, smell smoke, smoke room, smoke hotel, smoke tent',
  ),
  topic(
    inGuide(HELP, 'something-was-stolen-or-lost'),
    'Something was stolen or lost',
    'theft, robbed, scam, scammed, fraud, lost phone, lost bag, lost money, lost wallet, lost and found, lost property, lost id card',
    'lost phone, lost bag, lost money, lost wallet, lost purse, ?lost my, ?lost our, ?lost his, ?have lost, ?lost it, lost card, lost shoes, lost key, lost glasses, lost ring, stolen, left in taxi, forgot taxi, block card, found phone, found wallet, ?stolen, took wallet, took phone, took bag, took money, wallet gone, phone gone, bag gone, money gone, shoes gone, lost luggage, left bag, left pack, left phone, left wallet, left bus, left train, forgot bag, forgot pack, forgot phone, lost and found office, ?wallet, ?purse, lost ticket, lost nusuk, cannot find wallet, cannot find phone, cannot find bag, cant find wallet, cant find phone, cant find bag, lost ihram',
  ),
  topic(
    inGuide(HELP, 'you-are-ill'),
    'You are ill',
    `${ILLNESS_WORD.ill}, sick, fever, illness, stomach, diarrhoea, cough`,
    'health line, call doctor phone, ask doctor, doctor phone, hospital free, hospital price, hospital pay, doctor price, medical price, treatment price, health insurance, insurance ill',
  ),
  passage(
    inAnswers('period-before-tawaf'),
    'My period came before tawaf',
    'period tawaf, period before tawaf, period before umrah, blood tawaf, period kaaba, period not done umrah, period tawaf umrah, period arrive makkah',
  ),
  topic(
    inGuide(HELP, 'your-period-has-come'),
    'Your period has come',
    'period, period umrah hajj ihram',
    'period, delay period, bleeding after birth, gave birth tawaf, sanitary towel tawaf, ?period, period umrah, period hajj, period tawaf sai, period after tawaf, period tawaf ifadah, period tawaf farewell, period sai, period pill, period medicine, period pray, period mosque, period fly, period start, period before, period ihram, period plane, stop period, nifas hajj, after birth umrah, pads',
  ),
  topic(
    `/guide/${HELP}`,
    'You are in Ihram and cannot go on',
    'held back, cannot continue, missed flight, ihsar',
    'cannot finish umrah, cant finish umrah, cannot complete umrah, unable complete umrah, stop umrah, cancel umrah ihram, leave ihram early, cannot do umrah, turned back, not allowed enter makkah, hospital ihram, cannot finish hajj, cannot complete hajj, flight before umrah',
  ),
  topic(
    inGuide(HELP, 'a-death-on-the-journey'),
    'A death on the journey',
    'death, died, burial, funeral',
    'death, passed away, ?death, somebody died, father died, person died, died hajj, died umrah, bury makkah, buried, baqi burial, send body home, body home, repatriate, die in makkah',
  ),
  topic(
    inGuide(UMRAH, 'know-your-miqat'),
    'Know your miqat',
    'miqat, miqat from jeddah, which miqat, where ihram',
    'ihram from jeddah, where wear ihram, where enter ihram, where start ihram, when enter ihram, when wear ihram, ihram jeddah airport, ?miqat, miqat jeddah, miqat madinah, miqat makkah, miqat hotel, miqat train, miqat car, miqat bus, miqat people makkah, miqat resident, ihram tanim, ihram aisha, ihram madinah, ihram hotel, ihram makkah, ihram train, landed jeddah ihram, arrive jeddah ihram, ihram from makkah, ihram from hotel, yalamlam, qarn, juhfah, rabigh, dhul hulayfah',
  ),
  passage(
    inAnswers('miqat-of-my-plane'),
    'Miqat by plane: where Ihram begins',
    'miqat plane, ihram plane, ihram airport, wear plane, change plane, miqat pakistan, miqat india, miqat bangladesh, miqat indonesia, miqat turkey, miqat egypt, miqat london, miqat europe, miqat dubai, miqat malaysia, miqat nigeria, miqat usa, miqat uk, niyyah plane, miqat home, miqat flight, miqat fly, miqat air, miqat announce, miqat pilot, pilot announce, miqat sky, miqat transit, ihram home, ihram flight, ihram before flight, ihram before boarding, ihram transit, ihram layover, put ihram, wear ihram plane, wear ihram airport, change ihram plane, sleep plane miqat, miss miqat plane, plane cross miqat, ihram seat, ihram toilet plane, plane intention',
  ),
  topic(
    inAnswers('wudu-in-tawaf'),
    'What breaks wudu in tawaf?',
    'wudu breaks, breaks wudu, wudu in tawaf',
    'wudu break, wudu tawaf, lost wudu, pass gas, fart tawaf, fart wudu, toilet tawaf, wudu kaaba, wudu round, wudu touch, touch women wudu, touch man wudu, wudu crowd, wudu gone, wudu sleep, wudu blood, wudu gas, wudu finish, wudu middle, wudu start over, wudu long queue, lose wudu, wudu doubt, wind tawaf, farted, urine tawaf, pee tawaf, need toilet tawaf, wudu break tawaf, wudu repeat, wudu tawaf again, lose wudu tawaf, wudu end tawaf',
  ),
  topic(
    inGuide(UMRAH, 'when-something-goes-wrong'),
    'When something goes wrong in Umrah',
    'lost count of rounds, forgot a round',
    'wudu sai, forgot round, forgot how many round, count round, doubt round, lost count, miss round, forgot sai, forgot tawaf, forgot cut hair, forgot hair, pass miqat, miss miqat, forgot miqat, passed miqat ihram, forgot ihram, forgot niyyah, mistake umrah, walk through hijr, prayer during tawaf, pause tawaf, stop tawaf, rest tawaf, wudu umrah, wudu safa, wudu marwah, wudu obligatory, wudu need, wudu without, without wudu, need wudu, wudu valid, wudu require, wudu necessary, toilet sai, extra round, eight rounds, six rounds, wrong round, short round, counted wrong, not sure round, unsure round, start over tawaf, restart tawaf, tired tawaf, interrupt tawaf, break tawaf, leave tawaf, prayer starts tawaf, adhan tawaf, cross miqat without, entered makkah without ihram, past miqat, without ihram, forgot two rakat, forgot rakat, wrong order, skip sai, missed sai, left hijr, inside hijr, forgot shave, touched kaaba',
  ),
  topic(
    inGuide(UMRAH, 'older-people-and-wheelchairs'),
    'Wheelchairs and carts in tawaf and sa’i',
    'electric cart, golf, rent, hire wheelchair, old parents, elderly',
    'wheelchair price, wheelchair free, wheelchair get, wheelchair tawaf, wheelchair sai, wheelchair rent, wheelchair pusher, wheelchair push, wheelchair borrow, wheelchair mother, cart price, cart tawaf, cart book, cart sai, cannot walk, cant walk, walk tawaf old, old tawaf, old umrah, ?wheelchair, ?cart, wheelchair charge, wheelchair book, wheelchair where, wheelchair buy, wheelchair return, wheelchair deposit, push old, cannot stand long, knee tawaf, disabled tawaf, disabled umrah, old sai, weak tawaf, help old, walking stick, crutches, wheelchair need, wheelchair allow, wheelchair own',
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
    'train price, train ticket, train book, train makkah, train madinah, train jeddah, train airport, haramain train, makkah madinah distance, travel makkah madinah, train station, station haram, station mosque, train timetable, train schedule, ?train, train madinah price, train much, train book online, train child, train baby, train seat, train class, train stop, train hour, train late, train night, train cancel, go madinah, get madinah, reach madinah, travel madinah, makkah to madinah long, madinah makkah price, jeddah madinah, transport between cities, intercity',
  ),
  passage(
    '/faq#travel',
    'How much luggage can I take on the train?',
    'luggage train, luggage much train, luggage haramain, luggage weight, luggage size, suitcase size',
  ),
  passage(
    '/faq#travel',
    'How do I get from Jeddah airport to Makkah?',
    'airport makkah, airport hotel, airport haram, airport transfer, jeddah airport makkah, land jeddah makkah, jeddah makkah far, jeddah makkah, airport makkah price, airport to haram, airport city, airport taxi makkah train, airport bus makkah, from airport, reach makkah, landed jeddah',
  ),
  topic(
    inAnswers('bus-is-stuck'),
    'My bus is stuck on the way to Muzdalifah',
    'bus stuck, stuck in traffic, traffic jam',
    'bus stuck, bus traffic, stuck traffic, bus move, bus stand still, bus stop moving, bus late, bus delay, bus not arrive, bus not come, bus break, bus breakdown, traffic jam, traffic muzdalifah, bus late muzdalifah, stuck muzdalifah, cannot reach muzdalifah, not reach muzdalifah, muzdalifah before dawn, miss muzdalifah, road blocked, bus stuck arafat, bus wait hour, pray bus, maghrib bus, isha bus',
  ),
  passage(
    inAnswers('bus-stuck-in-mina'),
    'My bus is stuck in Mina',
    'bus stuck mina, bus move mina, stuck traffic mina, stuck mina, traffic mina, bus late mina, bus traffic mina, mina sunset, still mina sunset, leave mina sunset, sunset 12th, late leave mina',
  ),
  topic(
    inGuide(WAYS, 'makkah-bus'),
    'Makkah Bus',
    'bus lines, bus fare, bus to haram, tanim, city bus',
    'bus price, bus ticket, bus free, bus makkah, bus haram, which bus, bus pay, ?bus, bus stop makkah, bus line, bus number, bus map, bus time, bus free haram, bus hotel, bus tanim, free bus',
  ),
  topic(
    inGuide(WAYS, 'madinah-buses'),
    'Madinah buses',
    'bus madinah, bus to quba, uhud, airport',
    'bus madinah price, bus madinah airport, bus madinah station, bus uhud, bus qiblatayn, bus madinah number, bus haram madinah, bus quba price, bus hotel madinah',
  ),
  topic(
    inGuide(WAYS, 'the-mashaer-train-in-hajj-only'),
    'The Mashaer train',
    'metro, train to arafat, train to mina, hajj train',
    'metro ticket, train muzdalifah, train jamarat, mina arafat travel, ?metro, metro price, metro station, metro mina, metro arafat, train mina, get arafat, mina muzdalifah travel',
  ),
  topic(
    inGuide(WAYS, 'taxis-and-apps'),
    'Taxis and apps',
    'taxi, uber, careem, taxi fare, taxi madinah, airport taxi',
    'taxi price, taxi airport, taxi makkah, taxi safe, taxi app, taxi meter, taxi overcharge, taxi scam, call taxi, ?taxi, taxi haram, taxi night, taxi women, taxi from airport, taxi driver, taxi charge, taxi card, taxi pay, taxi hotel, ride app, ride hailing, bolt, taxi cheat',
  ),
  passage(
    inGuide(WAYS, 'on-foot'),
    'On foot',
    'walk hotel haram, walk kilometre, walk kilometer, walk far, long walk haram, walk long haram, walk hotel, walking distance, far walk, how far walk, how far haram, hotel far haram, walk between mina, walk mina',
  ),
  topic(
    '/faq#travel',
    'Can I take Zamzam water home?',
    'zamzam luggage, plane, carry, airport, bottle, flight, bag',
    'zamzam home, zamzam plane, zamzam pack, zamzam take, zamzam litre, zamzam liter, zamzam buy, zamzam allow, zamzam price, zamzam airport, zamzam bottle, zamzam get, zamzam fly, zamzam checked, zamzam hand, zamzam customs, zamzam limit, zamzam much, zamzam flight, bring zamzam, zamzam back, zamzam airline, zamzam where buy, ?zamzam water take, ?zamzam bottle',
  ),
  topic(
    inGuide(PREPARATION, 'at-the-grand-mosque-in-makkah'),
    'Bags at the Grand Mosque',
    'luggage storage, bag storage, lockers, leave my bag, bag in haram',
    'store pack, locker, pack mosque, pack haram, pack inside, bag allow haram, food haram allow, scissors haram, knife, leave shoes, leave phone, leave pack, leave bag, leave my bag, keep bag, keep pack, store bag, where pack, pack haram size, bag size, bag check, stroller haram, food mosque, water mosque, allowed in mosque, not allowed mosque, put shoes, shoes mosque, shoes haram, shoe rack, bring food haram, sleep haram, sleep mosque',
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
    'sim, buy sim, sim price, money pack, money take, money need, how much money, exchange rate, credit card, bank card use, cash customs, declare cash, declare gold, travel insurance, insurance, ?sim, sim airport, sim tourist, sim passport, data plan, mobile data, internet phone, wifi haram, phone credit, charge phone, phone charger, which sim, best sim, ?currency, how much cash, money bring, use dollar, use card, pay card, credit card work, cards accepted, apple pay, visa card, mastercard, send money, cash limit, tip, tipping, bargain, budget, daily money, ?insurance, whatsapp call',
  ),
  topic(
    inGuide(PREPARATION, 'clothes'),
    'Clothes for Umrah',
    'ihram clothes, ihram women, what to wear, abaya',
    'wear umrah, wear women, women wear, men wear, wear ihram, cloth ihram, shoes ihram, wear shoes, which shoes, what shoes, sandals, slippers, underwear, socks ihram, wear abaya, abaya, colour ihram, color ihram, niqab ihram, gloves ihram, belt ihram, women ihram, wear mosque, wear makkah, ihram towel, ihram sheets, wear hair, hijab colour, cover face, cover feet, socks women, women white, wear under ihram, underwear ihram, men ihram, ihram size, buy ihram, ihram price, ihram pin, safety pin ihram, glasses ihram, watch ihram, ring ihram, jewellery ihram, makeup ihram, make up ihram, sandals ihram, flip flops, toe cover, ankle, trainers, sneakers, ihram color women, women ihram clothes, child wear, jeans, shorts, shirt, colour women wear, color women wear',
  ),
  topic(
    inGuide(MADINAH, 'the-rawdah'),
    'The Rawdah: how to book',
    'rawdah permit, rawdah time, riyadh ul jannah booking, rawdah women',
    'rawdah book, rawdah permit, rawdah enter, rawdah visit, rawdah often, rawdah get, rawdah women, rawdah nusuk, rawdah cancel, riyadh jannah book, visit prophet grave, greet prophet, ?rawdah, rawdah price, rawdah men, rawdah slot, rawdah ladies, rawdah app, rawdah no appointment, rawdah without, rawdah second, rawdah year, rawdah 365, rawdah gate, rawdah long, visit rawdah, see prophet, prophet grave women, prophet tomb, salam prophet',
  ),
  topic(
    '/',
    'Prayer times',
    'adhan, azan, fajr time, maghrib, iftar',
    'prayer time, when fajr, when dhuhr, when asr, when maghrib, when isha, time sunrise, sunset time, next prayer, what time fajr, what time dhuhr, what time maghrib, what time asr, what time isha, fajr start, time prayer, prayer start, friday prayer time, jumuah time, jumma time, jummah, time iftar, time suhoor, sehri time, qibla',
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
    'wudu area, wudu place, wudu where, where wudu, make wudu, do wudu, wash feet, take bath, take shower, where shower, wudu place haram, wudu near, wudu room, place wudu, ablution, wash before prayer, where wash, wash myself, wudu women, wudu mina, wudu haram, wudu nabawi, wudu facility, water wudu, shower makkah, shower near, shower haram, need shower, need toilet, need bathroom, change diaper, baby change, change nappy, toilet women, toilet wheelchair, how wudu, perform wudu, take wudu',
  ),

  // Papers
  passage(
    inGuide(PREPARATION, 'papers-and-permit'),
    'Papers and permit for Umrah',
    'umrah permit, permit umrah book, nusuk permit, permit time, permit change, permit cancel, cancel permit, second umrah permit, book umrah, umrah papers, umrah documents, umrah requirements, passport valid, passport validity, passport months, nusuk umrah, nusuk app umrah, visa days stay, umrah visa long, stay long visa, visa expire, overstay umrah, ?permit, ?nusuk, prayer permit, prayer book, prayer without permit, nabawi permit, nabawi book, mosque permit, mosque book, umrah visa need, umrah permit need, permit need, permit pray, permit haram pray, permit free, permit price, permit get, permit how, permit apply, permit friday, permit child, permit resident, permit iqama, permit expire, permit qr, permit phone, permit lost, permit show, permit check, permit app, permit not work, nusuk not work, nusuk error, nusuk account, nusuk register, nusuk login, nusuk book, permit tawaf, permit ramadan, permit enter makkah, permit enter, enter haram permit, change permit, miss permit, missed permit, late permit, permit date, permit umrah need, permit umrah price, permit umrah, without nusuk, documents need, which documents, papers need, passport months validity, how long passport, visa valid, umrah visa price, visa need',
  ),
  passage(
    '/faq#umrah',
    'Can I do Umrah on a tourist or visit visa?',
    'umrah tourist visa, umrah visit visa, umrah transit visa, umrah family visa, umrah e visa, umrah evisa, umrah work visa, tourist visa, visit visa, umrah on arrival, visa on arrival, umrah business visa, umrah gcc, umrah schengen, umrah us visa, umrah visa type, umrah iqama, umrah resident, umrah any visa, which visa umrah, umrah stopover',
  ),
  passage(
    '/faq#umrah',
    'Can a woman go without a mahram?',
    'women alone, women mahram, women without mahram, women travel alone, need mahram, without mahram, umrah mahram, umrah alone, solo women, women solo, women travel, women umrah alone, girl alone umrah, women group umrah, daughter alone umrah, mother alone umrah, ?mahram, sister alone, under 45, women age umrah',
  ),
  passage(
    '/faq#umrah',
    'How long does an Umrah take?',
    'how long umrah, umrah take long, umrah hours, umrah take hours, umrah duration, how many hours umrah, time umrah take, umrah finish time, umrah one day, umrah few hours, umrah how hours, how long tawaf, tawaf how long, sai how long, how long sai, tawaf hours, tawaf minutes, time tawaf take',
  ),
  passage(
    '/faq#hajj',
    'Can I do Hajj with a visit visa?',
    'hajj visit visa, hajj tourist visa, hajj umrah visa, hajj work visa, hajj any visa, hajj family visa, hajj visa type, stay hajj visit visa, hajj resident visa, hajj business visa, hajj transit visa',
  ),
  passage(
    inGuide(CONDITIONS, 'the-official-way-to-a-permit'),
    'The official way to a Hajj permit',
    'hajj permit, permit hajj book, hajj package, hajj book, hajj register, hajj price, hajj nusuk, hajj apply, how get hajj, hajj agent, hajj company, nusuk card, hajj lottery, hajj quota, hajj cost, hajj price much, hajj expensive, hajj money, hajj cheap, hajj package price, apply hajj, hajj visa apply, hajj visa get, hajj visa price, hajj register when, hajj application, hajj resident permit, hajj permit resident, hajj permit price, hajj permit fee, hajj permit get, hajj permit apply, hajj permit need, need hajj permit, hajj europe, hajj country, direct hajj, nusuk hajj, hajj group, hajj operator, hajj booking, hajj seat, hajj domestic',
  ),
  passage(
    inGuide(CONDITIONS, 'penalties'),
    'Penalties for Hajj without a permit',
    'hajj without permit, hajj fine, fine permit, fine hajj, without permit, hajj illegal, overstay visa, overstay fine, fake hajj, hajj scam, caught hajj, caught without, fine without permit, no permit, no hajj permit, hajj no permit, ban, banned, deported, jail hajj, sneak hajj, hajj without visa, hajj visit visa fine, without nusuk hajj, cancel hajj permit fine, fake permit, fake campaign, fake agent, scam, overstay, overstayed, visa expired, stay after visa',
  ),
  passage(
    inGuide(CONDITIONS, 'women'),
    'Women and a mahram, in Hajj',
    'hajj mahram, women hajj alone, hajj women alone, hajj without mahram, widow hajj, iddah hajj, pregnant hajj, women hajj mahram, girl hajj alone, women hajj without husband, hajj without husband, divorced hajj',
  ),
  passage(
    inGuide(CONDITIONS, 'when-someone-else-does-hajj-for-you'),
    'When someone else does Hajj for you',
    'hajj behalf, hajj for dead, hajj for father, hajj for mother, hajj for parents, hajj for another, hajj deceased, hajj death, hajj behalf of, badal, hajj for sick, hajj for my, hajj someone else, hajj for person, hajj for old, hajj dead person',
  ),
  passage(
    inGuide(CONDITIONS, 'what-does-able-mean'),
    'What does “able” mean in Hajj?',
    'hajj debt, hajj loan, hajj afford, hajj able, hajj obligatory, who must hajj, hajj compulsory, hajj money enough',
  ),

  passage(
    '/booking-links',
    'Booking & Visas',
    '?visa, visa price, visa apply, visa get, apply visa, umrah price, umrah package, umrah package price, umrah cheap, umrah agent, umrah company, umrah visa get, umrah visa apply, visa online, visa rejected, extend visa, hotel book, book hotel, book flight, official sites, official website',
  ),

  // When
  passage(
    inGuide(WHAT_IS_HAJJ, 'when-is-hajj-in-2027'),
    'When is Hajj in 2027?',
    'when hajj, date hajj, hajj 2027, hajj start, hajj begin, what day hajj, when arafah, date arafah, when eid, eid adha date, how many days hajj, hajj how long, hajj long, date of hajj, hajj 2027 date, next hajj, hajj this year, hajj month, first day hajj, last day hajj, hajj end, arafah 2027, eid date, dhul hijjah start, moon sighting, hajj days',
  ),
  passage(
    '/faq#practical',
    'What is the weather like?',
    'weather, how hot, how cold, cold night, hot makkah, hot madinah, hot month, rain, ?weather, weather makkah, weather madinah, temperature makkah, temperature madinah, degrees, how warm, hot june, hot july, hot august, hot september, hot may, cold winter, cold makkah, cold madinah, need jacket, need sweater, warm clothes, rain season, flood, hot season, cool month, coolest month, hottest month, hot now, hot during hajj, hot in hajj',
  ),
  passage(
    inGuide(ETIQUETTE, 'in-the-heat'),
    'In the heat',
    'hot, too hot, very hot, stay cool, protect sun, avoid sun, walk heat, drink water often, how much water, umbrella, heat protection, protect heat, ?hot, hot mina, hot arafat, hot walk, hot tawaf, hot drink, hot old, hot child, heat walking, heat wave, too hot walk, keep cool, cool down, cooling, shade, sunscreen, sunburn, burnt by sun, hot floor, burn feet, floor burn, hot marble, drink enough, how much drink, drink water, dehydration prevent, prevent heat, avoid heat, survive heat, escape heat, protect hot, handle heat, cope heat, beat heat, heat safe, heat child, mist, fan, sun hat, noon walk, midday walk, walk noon, walk afternoon, hot hours, salt',
  ),
  passage(
    inGuide(TIMING, 'which-day-and-which-hour'),
    'Which day and which hour for Umrah?',
    'quiet time, quiet hour, quiet day, less crowd, least crowd, avoid crowd, time tawaf best, best hour tawaf, best time tawaf, best day umrah, crowd friday, when crowd, busy time, least busy, less busy, crowd time, umrah night, crowded time, crowd now, quiet haram, empty haram, crowd night, crowd morning, tawaf crowd time, umrah friday, avoid friday, tawaf night, tawaf empty, fewer people, less people, when quiet, when empty, weekend, best time umrah, best hour umrah, umrah at night, time umrah best, midnight umrah, what time umrah, what time tawaf',
  ),
  passage(
    inGuide(TIMING, 'ramadan-the-great-crowd'),
    'Umrah in Ramadan',
    'ramadan crowd, umrah ramadan twice, ramadan rules, umrah last ten nights, ramadan busy, ramadan umrah permit, ?ramadan umrah, ramadan once, ramadan hotel, ramadan price, ramadan expensive, itikaf, taraweeh, laylat qadr, last ten',
  ),
  passage(
    inGuide(TIMING, 'month-by-month'),
    'When to go, month by month',
    'best month, which month umrah, cheapest month, cheap month, cheap time umrah, month crowd, umrah december, umrah january, umrah july, umrah august, umrah summer, umrah winter, when go umrah, when cheapest, cheap umrah, price month, hotel cheap month, hotel price month, which month best, which month cheap, umrah season, low season, off season, school holiday, umrah may, umrah june, umrah february, umrah march, umrah april, umrah september, umrah october, umrah november, month quiet, quiet month',
  ),
  passage(
    inGuide(TIMING, 'the-closed-weeks-around-hajj'),
    'The closed weeks around Hajj',
    'umrah closed, umrah before hajj, umrah during hajj, umrah stop hajj, when umrah close, umrah after hajj open, umrah season end, last day umrah visa, umrah visa stop, umrah visa closed, last date umrah, umrah visa end, umrah visa hajj season, enter makkah before hajj, makkah closed, umrah suspended, leave before hajj, umrah allow hajj, when umrah start, when umrah open, umrah reopen, umrah begin again',
  ),

  // Packing
  passage(
    `/guide/${PREPARATION}`,
    'Prepare for Umrah',
    'pack umrah, what pack umrah, take umrah, umrah need, umrah prepare, first umrah, prepare umrah, ?pack umrah, umrah list, umrah checklist, umrah bag, umrah what take, umrah need take, umrah things, umrah essentials, before umrah, get ready umrah, ready umrah, prepare, umrah preparation',
  ),
  passage(
    `/guide/${PACKING}`,
    'What to pack for Hajj',
    'pack hajj, pack list, what pack, what should pack, take hajj, need take, hajj need, first hajj, forget pack, shopping list hajj, ?pack, pack women, pack men, pack old, pack child, things need, what take, essentials, prayer mat, power bank, powerbank, adapter, plug, socket, charger, umbrella, towel, sleeping mat, slippers, nail clipper, scissors, razor, toothbrush, unscented soap, vaseline, chafing, hand sanitizer, sanitiser, tissue, wipes, first aid kit, torch, flashlight, folding chair, blanket, pillow, snacks, water bottle, spray bottle, quran, neck pouch, money belt, how many ihram, how many clothes, pack light, weight pack, kilo pack, electrolyte, ors, sunglasses, hat, buy there, mask pack, laundry pack',
  ),
  passage(
    inGuide(PACKING, 'the-small-bag-for-mina-arafah-and-muzdalifah'),
    'The small bag for Mina, Arafah and Muzdalifah',
    'pack mina, pack arafat, pack muzdalifah, bag mina, small bag, sleeping bag, sleep muzdalifah, pack for arafat, bag arafat, bag muzdalifah, take mina, take arafat, take muzdalifah, need mina, need arafat, need muzdalifah, bring mina, mina bag, tent need, small pack, day pack, wear mina, night muzdalifah pack',
  ),
  passage(
    inGuide(PACKING, 'what-to-leave-at-home'),
    'What to leave at home',
    'not pack, not bring, what leave home, dont bring, dont pack, not take, leave home, forbidden bring, prohibited pack, banned items, banned bring, what not, drone, jewellery, gold bring, laptop, valuables, knife pack, pack not, allowed bring saudi, cigarettes, smoke, vape',
  ),
  passage(
    inGuide(PREPARATION, 'health'),
    'Health before the journey',
    'medicine pack, medicine take, medicine customs, medicine allow, medicine plane, medicine saudi, vaccine, vaccine need, which vaccine, medicine border, medicine into, medicine bring, medicine fly, medicine airport, prescription bring, prescription letter, doctor letter, insulin plane, vaccine umrah, vaccine hajj, vaccine child, vaccine yellow fever, yellow fever, polio, flu vaccine, covid vaccine, flu jab, vaccine certificate, vaccine when, vaccine price, injection, shots, ?vaccine, health check, fit to travel, pregnant travel, medicine carry, medicine ban, medicine forbid, painkiller bring, codeine',
  ),

  // The rites
  passage(
    inGuide(UMRAH, 'tawaf-seven-rounds-of-the-kabah'),
    'Tawaf: seven rounds of the Ka’bah',
    'round kaaba, many times kaaba, many times around, many round, round tawaf, how tawaf, walk around kaaba, go around kaaba, start tawaf, begin tawaf, where start tawaf, direction tawaf, kiss black stone, touch black stone, shoulder tawaf, tawaf upper floor, tawaf roof, prayer after tawaf, two rakat tawaf, tawaf which side, ?tawaf, ?kaaba round, how many tawaf, rounds kaaba, circle kaaba, tawaf clockwise, tawaf direction, anticlockwise, tawaf begin, tawaf end, tawaf line, green light tawaf, black stone crowd, kiss stone, point stone, raml, fast walk tawaf, idtiba, uncover shoulder, right shoulder, where pray after tawaf, maqam prayer, tawaf second floor, tawaf without, pray two rakat, touch kaaba, see kaaba first, yemeni corner, tawaf upstairs, number rounds',
  ),
  passage(
    inGuide(UMRAH, 'sai-seven-lengths-between-safa-and-marwah'),
    'Sa’i: seven lengths between Safa and Marwah',
    'how sai, round sai, many safa, many times safa, sai distance, sai start, run safa, run between, green light run, start sai, walk safa, safa far, sai kilometre, ?sai, ?safa, ?marwah, how many sai, sai count, sai km, sai long, sai walk, sai run women, sai break, sai without tawaf, sai rest, sai sit, sai where, sai floor, sai end, seven sai, green lights run, between hills, two hills, one lap sai',
  ),
  passage(
    inGuide(UMRAH, 'halq-or-taqsir-cut-the-hair-and-leave-ihram'),
    'Cut the hair and leave Ihram',
    'cut hair much, women hair, hair women, women cut, shave or cut, hair after umrah, leave ihram, exit ihram, when leave ihram, hair umrah, hair how much, after sai, take off ihram, hair bald, ?hair, hair men, cut hair where, barber umrah, barber after, hair price, shave price, shave head, haircut price, after umrah, how short hair, cut own hair, cut each other hair, fingertip, inch hair, end ihram, ihram finish, ihram over, remove ihram, when remove ihram, take ihram off, cut hair women, trim women',
  ),
  passage(
    inGuide(UMRAH, 'ihram-enter-the-state-of-pilgrimage'),
    'Ihram: enter the state of pilgrimage',
    'how ihram, enter ihram, ihram rules, ihram forbid, forbidden ihram, ihram not allow, bath ihram, shower ihram, what ihram, make intention, when talbiyah, stop talbiyah, umbrella ihram, wash ihram, sleep ihram, change ihram, ?ihram, ihram do, ihram dont, allowed ihram, allow ihram, cannot ihram, prohibited ihram, rules of ihram, shower before ihram, wash hair ihram, brush teeth ihram, comb ihram, ihram prayer, ihram intention, say ihram, talbiyah when, pillow ihram, cover head ihram, ihram blanket, ihram meaning, how long ihram, stay ihram, sleep in ihram, scratch ihram',
  ),
  passage(
    '/guide/more/fidyah',
    'Repairs in Ihram, school by school',
    'perfume ihram, soap ihram, cut nail, nail ihram, hair fell, hair ihram, kill ihram, niqab penalty, mask ihram, broke ihram, break ihram, sewn ihram, stitched, cap ihram, hat ihram, sex ihram, wife ihram, kiss wife ihram, mistake ihram, dam pay, pay dam, penalty ihram, fine ihram, feed poor, fast days, ?fidyah, shampoo ihram, wet wipes ihram, deodorant ihram, hand sanitizer ihram, lotion ihram, cream ihram, sunscreen ihram, vaseline ihram, toothpaste ihram, lost hair ihram, pull hair ihram, hair came out, shave ihram, mosquito ihram, insect ihram, ant ihram, hunting ihram, covered head ihram, covered face ihram, face mask ihram, wear underwear ihram, wear clothes ihram, ihram violation, violate ihram, mistake hajj, compensation, penance, expiation, dam price, dam where, nikah ihram, marry ihram, touch wife ihram, hug wife ihram, used soap, used perfume',
  ),
  passage(
    inGuide('umrah/what-is-umrah', 'can-i-do-more-than-one-umrah'),
    'Can I do more than one Umrah?',
    'second umrah, more one umrah, two umrah, many umrah, multiple umrah, umrah again, another umrah, umrah twice, repeat umrah, several umrah, umrah for parents, umrah behalf, umrah second time, umrah how often, umrah every day, umrah next day, umrah number, umrah for father, umrah for mother, umrah for dead, umrah for person, umrah deceased, umrah for other, umrah on behalf, umrah tanim, umrah aisha, how many umrah',
  ),
  passage(
    inGuide('umrah/what-is-umrah', 'umrah-and-hajj-side-by-side'),
    'Umrah and Hajj side by side',
    'difference hajj umrah, hajj versus umrah, hajj vs umrah, umrah or hajj, compare hajj umrah, umrah replace hajj, umrah instead hajj, umrah count hajj, umrah same hajj, umrah become hajj, umrah enough hajj',
  ),
  passage(
    inGuide('umrah/what-is-umrah', 'is-umrah-a-duty'),
    'Is Umrah a duty?',
    'umrah obligatory, umrah duty, umrah compulsory, umrah fard, umrah wajib, umrah mandatory, must umrah, umrah required, umrah sunnah, do i must umrah',
  ),
  passage(
    inGuide('hajj/hajj-types', 'how-to-choose'),
    'How to choose a type of Hajj',
    'which hajj choose, type hajj choose, best type hajj, which type hajj, difference tamattu, difference qiran, difference ifrad, tamattu or, which kind hajj, types hajj, three types hajj, tamattu qiran ifrad, tamattu ifrad, tamattu qiran, ?tamattu, ?qiran, ?ifrad, which type',
  ),
  passage(
    inGuide(HAJJ, '9th-dhu-al-hijjah-stand-at-arafah'),
    'Stand at Arafah, on the 9th',
    'arafat time, leave arafat, arafat do, what do arafat, arafah stay, arafat sunset, arafat long, miss arafat, prayer arafat, fast arafah, ?arafat, arafat when arrive, arafat arrive, arafat before sunset, climb arafat, climb rahmah, boundary arafat, outside arafat, arafat sick, arafat sleep, arafat eat, late arafat, wuquf',
  ),
  passage(
    inGuide(HAJJ, 'night-of-the-10th-muzdalifah'),
    'Muzdalifah, the night of the 10th',
    'muzdalifah night, leave muzdalifah, what do muzdalifah, muzdalifah pebble, collect pebble, where pebble, sleep muzdalifah, muzdalifah midnight, muzdalifah long, prayer muzdalifah, how many pebble, many stone, stay muzdalifah, ?muzdalifah, ?pebble, pebble size, size stones, how many stone, wash pebble, pebbles from, muzdalifah old, muzdalifah women, muzdalifah leave early, muzdalifah toilet, muzdalifah sleep, muzdalifah bus, muzdalifah pray',
  ),
  passage(
    inGuide(HAJJ, '10th-first-act-7-pebbles-at-jamrat-al-aqabah'),
    'Jamrat al-Aqabah: the first seven pebbles',
    'jamarat first, jamarat 10th, stone when, when stone, stone time, how stone, jamarat how, stone aqabah, stone day, what say stone, ?jamarat, ?stone, stone devil, stone how many, seven stones, stoning time, stone night, stone after sunset, stone before, stone miss hit, stone crowd, stone safe, jamarat schedule, stone 10th, which jamarat, big jamarat',
  ),
  passage(
    inGuide(HAJJ, '11th-and-12th-13th-if-you-stay-mina-and-the-three-jamarat'),
    'Mina and the three Jamarat, on the 11th and 12th',
    'three jamarat, mina days, stay mina, nights mina, mina nights, stone 11th, stone 12th, mina long, leave mina, must stay mina, miss stone, stone another, stone behalf, stone else, stone for someone, stone weak, what do mina, ?mina, mina night, mina sleep outside, mina 13th, leave mina 12th, stone days, stoning days, stone order, jamarat order, three stones, 21 stones, stone for wife, stone for old, stone on behalf, stone someone else, weak stone, cannot stone, cant stone, missed stoning, days of tashreeq',
  ),
  passage(
    inGuide(HAJJ, '10th-second-act-the-sacrifice'),
    'The sacrifice of Hajj',
    'sacrifice price, sacrifice pay, sacrifice book, sacrifice how, sacrifice where, sacrifice voucher, sacrifice when, sacrifice need, sacrifice hajj, no money sacrifice, sacrifice umrah, ?sacrifice, qurbani price, hady price, hadi price, sheep price, coupon, adahi, sacrifice voucher price, who slaughter, sacrifice meat, sacrifice fast instead, cannot afford sacrifice, ten days fasting, fast instead sacrifice, sacrifice tamattu, animal, goat price, bank sacrifice',
  ),
  passage(
    inGuide(HAJJ, '10th-fourth-act-tawaf-al-ifadah'),
    'Tawaf al-Ifadah',
    'tawaf ifadah, when tawaf ifadah, tawaf ziyarah, tawaf ziyarat time, main tawaf, ?ifadah, ?ziyarah, ifadah late, ifadah delay, ifadah period, ifadah when, delay ifadah, tawaf hajj when, tawaf after mina',
  ),
  passage(
    inGuide('more/fidyah', 'you-went-home-without-tawaf-al-ifadah'),
    'Home without Tawaf al-Ifadah',
    'miss ifadah, missed ifadah, forgot ifadah, home without ifadah, left without ifadah, no ifadah, ifadah not done, skip ifadah',
  ),
  passage(
    inGuide('more/fidyah', 'nights-in-mina-that-were-missed'),
    'Nights in Mina that were missed',
    'miss night mina, missed night mina, miss mina, missed mina, not sleep mina, new mina, mina hotel, tent muzdalifah, camp muzdalifah, no place mina',
  ),
  passage(
    inGuide('hajj/hajj-types', 'jafari-shia-law'),
    'Ja’fari (Shia) law in Hajj',
    'shia hajj, shia umrah, jafari hajj, jafari umrah, shia rules, shia ihram, shia muzdalifah, ?shia, ?jafari',
  ),
  passage(
    inGuide(HAJJ, 'last-of-all-the-farewell-tawaf'),
    'The farewell tawaf',
    'tawaf wada, tawaf before leave, last tawaf, tawaf before home, tawaf farewell when, miss farewell, goodbye tawaf, ?wada, farewell tawaf when, farewell period, tawaf leave makkah, before leaving makkah, skip farewell, leave without tawaf, leave without farewell, shopping after farewell, last day makkah',
  ),
  passage(
    inGuide(HAJJ, 'old-weak-ill-or-in-a-wheelchair'),
    'Old, weak, ill or in a wheelchair, in Hajj',
    'old hajj, hajj wheelchair, hajj disabled, hajj weak, hajj cant walk, hajj old person, old parents hajj, hajj with old, hajj sick, hajj illness, hajj knee, hajj crutches, hajj elderly',
  ),
  passage(
    inGuide(HAJJ, 'women'),
    'Women in Hajj',
    'women hajj, hajj women rules, women stone, women jamarat, hajj women different',
  ),
  passage(
    inGuide(WHAT_IS_UMRAH, 'with-a-child-or-a-baby'),
    'A small child in Ihram',
    'child ihram, child umrah, baby umrah, umrah with child, child tawaf, baby tawaf, baby ihram, carry child, child count umrah, nappy, diaper, ?child umrah, infant, toddler, ?child hajj, ?baby hajj, child wear ihram, child intention, child rules, child haram, child bracelet, child stroller, pram, baby milk, breastfeed, breastfeeding, child umrah valid, son ihram, newborn',
  ),

  // In the mosques and in the crowd
  passage(
    inGuide(ETIQUETTE, 'photos-and-phones'),
    'Photos and phones',
    'photo, take photo, photo allow, photo kaaba, photo haram, phone mosque, phone tawaf, photo mosque, live stream, record, ?photo, ?selfie, photo nabawi, photo rawdah, camera allow, film allow, video call, phone pray, phone in haram, ringing phone',
  ),
  passage(
    inGuide(ETIQUETTE, 'in-the-crowd'),
    'In the crowd',
    'crowd safe, crowd push, stuck crowd, pushed, crowd danger, crowd stay, fall crowd, crowd scared, crowd what do, safe tawaf, avoid push, trapped, ?crowd, crowd hajj, crowd jamarat, crush, pushing, pushed over, fell crowd, fallen crowd, cant breathe crowd, crowd child, crowd old, crowd women, crowd wheelchair, too crowded, get out crowd, claustrophobia, scared of crowds, panic',
  ),
  passage(
    inGuide(ETIQUETTE, 'hygiene'),
    'Hygiene',
    'hygiene, wash hands, stay healthy, avoid ill, face mask, germs, water drink safe, tap water, ?hygiene, mask crowd, avoid sick, avoid flu, avoid cough, not get sick, get sick avoid, food safe, eat safe, street food, drink tap, water safe, clean water, wash hand, sanitizer use',
  ),
  passage(inGuide(MADINAH, 'baqi'), 'Baqi', 'visit baqi, baqi women, baqi open, women cemetery, baqi time'),
  passage(inGuide(MADINAH, 'quba'), 'Quba', 'visit quba, quba umrah, prayer quba, quba reward, when quba'),
  passage(
    `/guide/${MADINAH}`,
    'A visit to Madinah',
    'what do madinah, visit madinah, days madinah, madinah long, see madinah, 40 prayer, forty prayer, madinah must, how many days madinah, ?baqi, visit graves, cemetery visit, baqi closed, baqi when, ?quba, two rakat quba, quba like umrah, ziyarat madinah, places visit madinah, see in madinah, must madinah, need go madinah, is madinah part, 40 prayers, eight days madinah, madinah obligatory, madinah required, day madinah',
  ),
  passage(
    `/guide/more/duas`,
    'Duas of the rites',
    'what say, what say tawaf, dua kaaba, dua safa, dua sai, say tawaf, what read tawaf, dua round, words talbiyah, dua enter mosque, dua travel, dua see kaaba, dua madinah, recite tawaf, ?dua, ?talbiyah words, prayer words, what recite, recite, what pray tawaf, what read, dua rain, dua drink zamzam, dua arafat, dua hotel, dua black stone, learn dua, words umrah, dua yemeni, intention words, say intention, dua sick',
  ),
  passage(
    inGuide(WHAT_IS_UMRAH, 'who-may-come'),
    'Only Muslims may enter',
    'non muslim, not muslim, christian, non muslims makkah, hindu, only muslim, ?non muslim, nonmuslim, convert, new muslim, christian wife, tourist makkah, can tourists makkah',
  ),

  // Help of one's own country, and of the guide
  passage(
    '/guide/more/embassies-and-missions',
    'Embassies and Hajj missions',
    'embassy, embassy number, hajj mission, embassy phone, embassy address, pakistan house, embassy indian, embassy pakistani, embassy indonesian, embassy bangladeshi, embassy nigerian, embassy egyptian, embassy turkish, embassy malaysian, embassy british, embassy american, embassy french, ?embassy, contact embassy, home embassy, embassy home, mission office, hajj office, home hajj mission, indian mission, ambassador',
  ),
  passage(
    '/faq#about-app',
    'Does it work offline?',
    'without internet, no internet, save guide, download guide, work offline, offline map, app offline, use offline, without network, no signal, download app, install app, install, without wifi, app internet, ?offline, internet need app, use guide internet, map internet, no data, airplane mode',
  ),
  passage(
    '/contact',
    'Contact & Support',
    'wrong information, mistake app, report wrong, report mistake, wrong place, contact you, complain, report place, missing place, place closed, closed down, wrong address, wrong number, wrong hours, suggest change, bug, app broken, app crash',
  ),
  passage(
    '/settings',
    'Settings',
    'bigger letter, larger text, bigger text, small text, change language, other language, guide urdu, guide arabic, delete data, my data, dark screen, font big, font larger, letters small, cannot read, cant read small, arabic language, urdu language, language change, app language',
  ),
  passage(
    '/card',
    'My Card',
    'remember hotel, save hotel, way back hotel, back hotel, find hotel again, cannot find hotel, cant find hotel, lost hotel, meeting place, meeting point, take me hotel, forgot hotel, hotel name, hotel address, my hotel where, where my hotel, hotel lost, forgot where hotel, back to hotel, return hotel, way to hotel, meet again, meeting place family, show hotel taxi, card child, card old',
  ),
]

/** The article a topic is a part of; `null` for other pages. */
export const toArticlePath = ({ path }: Topic): string | null => /^(\/guide\/\w+\/[^#]+)/.exec(path)?.[1] ?? null
