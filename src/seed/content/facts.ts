import { factText, mapFacts } from '@/lib/rich-text/facts'

import { help } from './sources/help'
import { travel } from './sources/travel'
import type { FactSeed, SourceSeed } from './types'

const CHECKED = { checkedOn: '2026-11-24', reviewDueOn: '2026-12-24' } as const

const phoneData: SourceSeed = {
  title: 'Phone-number data for Saudi Arabia (libphonenumber)',
  url: 'https://github.com/daviddrysdale/python-phonenumbers/blob/2951d4396927f1cebd2443bd80c4304b7d7ec667/python/phonenumbers/shortdata/region_SA.py',
}

const CHECKED_LATER = { checkedOn: '2026-11-26', reviewDueOn: '2026-12-26' } as const

const CHECKED_AGAIN = { checkedOn: '2026-11-27', reviewDueOn: '2026-12-27' } as const

const CHECKED_LAST = { checkedOn: '2026-11-29', reviewDueOn: '2026-12-29' } as const

const CHECKED_ON_30TH = { checkedOn: '2026-11-30', reviewDueOn: '2026-12-30' } as const

const fact = (
  key: string,
  label: string,
  [value, unit]: readonly [value: string, unit?: string],
  source: SourceSeed,
  checked: Pick<FactSeed, 'checkedOn' | 'reviewDueOn'> = CHECKED,
) => ({ key, label, value, unit: unit ?? null, source, ...checked }) satisfies FactSeed

/** What several texts say. They name it, as `{{fact:key}}`, and none writes it out: see src/seed/checks/facts.ts. */
export const facts: readonly FactSeed[] = [
  fact('emergency-centre', 'Emergency centre', ['911'], help.emergency911Madinah),
  fact('general-emergency', 'General emergency', ['112'], phoneData),
  fact('police', 'Police of other regions', ['999'], help.regions, CHECKED_LAST),
  fact('traffic-police', 'Traffic service', ['993'], help.traffic, CHECKED_LAST),
  fact('ambulance', 'Ambulance of the Saudi Red Crescent', ['997'], help.emergencyNumbers),
  fact('civil-defence', 'Civil Defence of other regions', ['998'], help.civilDefence, CHECKED_LAST),
  fact('health-advice', 'Health advice of the Ministry of Health', ['937'], help.healthLine),
  fact('hajj-ministry', 'Call centre of the Ministry of Hajj and Umrah', ['1966'], help.pilgrimLine),
  fact(
    'hajj-ministry-abroad',
    'Call centre of the Ministry of Hajj and Umrah, from abroad',
    ['+966 920002814'],
    help.pilgrimLineAbroad,
    CHECKED_AGAIN,
  ),

  fact(
    'rites-questions',
    'Questions on the rites, Ministry of Islamic Affairs',
    ['800 245 1000'],
    help.ritesLine,
    CHECKED_LAST,
  ),

  fact('visa-entry-days', 'Umrah visa: time to enter after its issue', ['30', 'days'], travel.thirtyDays),
  fact('visa-stay-days', 'Umrah visa: longest stay', ['90', 'days'], travel.thirtyDays),
  fact('last-visa-day', 'Umrah season: last day on which visas are issued', ['9 March'], travel.season),
  fact('last-entry-day', 'Umrah season: last day to enter', ['23 March'], travel.season),
  fact(
    'last-exit-day',
    "Umrah season: last day to leave, one before 1 Dhu al-Qi'dah to be safe",
    ['7 April'],
    travel.season,
    CHECKED_AGAIN,
  ),
  fact('closure-begins', 'Makkah closed before Hajj: first day, about', ['8 April'], travel.closure, CHECKED_AGAIN),
  fact('closure-ends', 'Makkah closed around Hajj: last day, about', ['20 May'], travel.closure, CHECKED_AGAIN),
  fact('rawdah-interval', 'Rawdah: one permit in', ['365', 'days'], travel.rawdahHours),

  fact('rawdah-women', 'Rawdah: hours of women', ['Fajr to 11:00 and Isha to 02:00'], travel.rawdahHours),
  fact('rawdah-men', 'Rawdah: hours of men', ['02:00 to Fajr and 11:20 to Isha'], travel.rawdahHours),
  fact(
    'tanim-distance',
    "Mosque of Aishah in Tan'im: from the Ka'bah in a straight line",
    ['5.6', 'km'],
    travel.tanimMosque,
    CHECKED_AGAIN,
  ),

  fact('declaration-limit', 'Customs: to be declared from', ['SAR 60,000'], travel.customsPenalty),
  fact('fine-pilgrim', 'Hajj without a permit: fine up to', ['SAR 20,000'], travel.fakeOffers),
  fact('fine-helper', 'Helping with Hajj without a permit: fine up to', ['SAR 100,000'], travel.fakeOffers),
  fact('fine-overstay', 'Staying longer than the visa: fine up to', ['SAR 50,000'], help.regions, CHECKED_AGAIN),
  fact(
    'entry-ban',
    'Residents and overstayers, Hajj without a permit: no entry for',
    ['10', 'years'],
    travel.fakeOffers,
  ),

  fact('haramain-phone', 'Haramain train: phone', ['920004433'], travel.haramainPhone, CHECKED_LAST),
  fact(
    'haramain-time',
    'Haramain train, Makkah to Madinah: about',
    ['2.5', 'hours'],
    travel.haramainTime,
    CHECKED_ON_30TH,
  ),
  fact(
    'haramain-fastest',
    'Haramain train, Makkah to Madinah: from',
    ['2', 'hours'],
    travel.haramainFastest,
    CHECKED_LATER,
  ),
  fact(
    'haramain-stops',
    'Haramain train, Makkah to Madinah: up to',
    ['2 hours 45 minutes'],
    travel.haramainStops,
    CHECKED_LATER,
  ),
  fact('haramain-suitcase', 'Haramain train: one suitcase up to', ['25', 'kg'], travel.haramainBaggage),
  fact('makkah-station', 'Makkah station to the Grand Mosque: about', ['4', 'km'], travel.makkahStation, CHECKED_LATER),
  fact(
    'madinah-bus-airport',
    "Madinah bus from the airport to the Prophet's Mosque: line",
    ['400'],
    travel.madinahBusMap,
    CHECKED_LATER,
  ),
  fact(
    'madinah-bus-station',
    'Madinah bus of the Haramain station, the stop As-Salam Gate and the miqat: line',
    ['130'],
    travel.madinahBusMap,
    CHECKED_LATER,
  ),
  fact(
    'madinah-bus-quba',
    'Madinah bus of Uhud (Sayyid al-Shuhada), the stop As-Salam Gate and Quba: line',
    ['190'],
    travel.madinahBusMap,
    CHECKED_LATER,
  ),
  fact('mina-arafah-train', 'Mashaer train, Mina to Arafah: about', ['20', 'minutes'], travel.mashaerStations),

  fact('bag-weight', 'Bag storage at the Grand Mosque: weight up to', ['7', 'kg'], travel.bagStorage),
  fact('bag-time', 'Bag storage at the Grand Mosque: time up to', ['4', 'hours'], travel.bagStorage),
  fact('meningitis-days', 'Meningitis vaccine: at least before arrival', ['10', 'days'], help.vaccines2024),
  fact('may-heat', 'Makkah: heat of a usual day in May', ['42', '°C'], travel.climateTable),
]

const texts = new Map(facts.map((listed) => [listed.key, factText(listed)]))

/** The text of a fact, or `null` when there is none of that key. */
export const findFactText = (key: string): string | null => texts.get(key) ?? null

/** Replaces the names of facts in content with their values, as readers see them. */
export const insertFactValues = <Content>(content: Content): Content => mapFacts(content, findFactText)
