import type { Route } from 'next'

import { ILLNESS_WORD } from '@/domain/guide/illness-words'
import { mosqueHref } from '@/domain/gates/gate-links'
import { mosques } from '@/domain/gates/mosques'
import { placeCategoryPlural } from '@/domain/places/place-categories'
import { placesHref } from '@/domain/places/place-links'
import type { AppPage } from '@/domain/addresses/routes'

/** A part of a page that answers what people type in need. */
export type Topic = Omit<AppPage, 'path'> & { readonly path: Route }

/** `keywords` with a comma between them: lists of quoted words are a fifth longer on the wire. */
const topic = (path: string, title: string, keywords: string): Topic => ({
  path: path as Route,
  title,
  keywords: keywords.split(', '),
})

const inGuide = (article: string, heading: string) => `/guide/${article}#${heading}`

const HELP = 'more/if-something-goes-wrong'
const WAYS = 'more/getting-around'
const PREPARATION = 'umrah/umrah-preparation'
const UMRAH = 'umrah/umrah-steps'

/**
 * What pilgrims ask for in words that no page is called by, and the part of a page that helps first. The headings are those
 * of the articles that ship; a page is found even when an editor has changed its heading.
 */
export const topics: readonly Topic[] = [
  topic(
    '/authorities#emergency',
    'Emergency numbers',
    'ambulance, police, fire, accident, help me, sos, first aid, red crescent, police number',
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
  ),
  topic(inGuide(HELP, 'your-passport-is-gone'), 'Your passport is gone', 'lost passport, stolen passport'),
  topic(
    inGuide(HELP, 'something-was-stolen-or-lost'),
    'Something was stolen or lost',
    'theft, robbed, lost phone, lost bag, lost money, lost wallet, lost and found, lost property, lost id card',
  ),
  topic(
    inGuide(HELP, 'you-are-ill'),
    'You are ill',
    `${ILLNESS_WORD.ill}, sick, fever, illness, stomach, diarrhoea, cough`,
  ),
  topic(inGuide(HELP, 'your-period-has-come'), 'Your period has come', 'period, period umrah hajj ihram'),
  topic(`/guide/${HELP}`, 'You are in Ihram and cannot go on', 'held back, cannot continue, missed flight, ihsar'),
  topic(inGuide(HELP, 'a-death-on-the-journey'), 'A death on the journey', 'death, died, burial, funeral'),
  topic(inGuide(UMRAH, 'know-your-miqat'), 'Know your miqat', 'miqat, miqat from jeddah, which miqat, where ihram'),
  topic(
    inGuide(UMRAH, 'when-something-goes-wrong'),
    'When something goes wrong in Umrah',
    'wudu breaks, breaks wudu, wudu in tawaf, lost count of rounds, forgot a round',
  ),
  topic(
    inGuide(UMRAH, 'older-people-and-wheelchairs'),
    'Wheelchairs and carts in tawaf and sa’i',
    'electric cart, golf, rent, hire wheelchair, old parents, elderly',
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
  ),
  topic(inGuide(WAYS, 'makkah-bus'), 'Makkah Bus', 'bus lines, bus fare, bus to haram, tanim, city bus'),
  topic(inGuide(WAYS, 'madinah-buses'), 'Madinah buses', 'bus madinah, bus to quba, uhud, airport'),
  topic(
    inGuide(WAYS, 'the-mashaer-train-in-hajj-only'),
    'The Mashaer train',
    'metro, train to arafat, train to mina, hajj train',
  ),
  topic(inGuide(WAYS, 'taxis-and-apps'), 'Taxis and apps', 'taxi, uber, careem, taxi fare, taxi madinah, airport taxi'),
  topic('/faq#travel', 'Can I take Zamzam water home?', 'zamzam luggage, plane, carry, airport, bottle, flight, bag'),
  topic(
    inGuide(PREPARATION, 'at-the-grand-mosque-in-makkah'),
    'Bags at the Grand Mosque',
    'luggage storage, bag storage, lockers, leave my bag, bag in haram',
  ),
  topic(
    inGuide(PREPARATION, 'money-phone-and-train'),
    'Money and phone',
    'sim card, internet, esim, cash, wifi, roaming, currency, riyal',
  ),
  topic(inGuide(PREPARATION, 'clothes'), 'Clothes for Umrah', 'ihram clothes, ihram women, what to wear, abaya'),
  topic(
    inGuide('more/madinah', 'the-rawdah'),
    'The Rawdah: how to book',
    'rawdah permit, rawdah time, riyadh ul jannah booking, rawdah women',
  ),
  topic('/', 'Prayer times', 'adhan, azan, fajr time, maghrib, iftar'),
  ...(['restaurant', 'pharmacy'] as const).map((category) =>
    topic(
      placesHref({ category, isOpenNow: true }),
      `${placeCategoryPlural(category)} open now`,
      `open ${category}${category === 'pharmacy' ? '' : ', open now'}`,
    ),
  ),
]

/** The article a topic is a part of; `null` for other pages. */
export const toArticlePath = ({ path }: Topic): string | null => /^(\/guide\/\w+\/[^#]+)/.exec(path)?.[1] ?? null
