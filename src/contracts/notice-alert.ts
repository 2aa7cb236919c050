import { CITY_RADIUS_KM, cityCentres } from '@/domain/places/city-centres'
import { cities, type City } from '@/domain/places/cities'
import { mosques } from '@/domain/gates/mosques'
import { SITE_NAME } from '@/domain/addresses/site'
import { noticePath } from '@/domain/notices/announced-notices'
import { type Notice, noticeAudiences, type NoticeThing } from '@/domain/notices/notice'
import { cityTimestamp } from '@/lib/dates/dates'
import { writeXml, xml, type XmlElement } from '@/lib/text/xml'

export const CAP_TYPE = 'application/cap+xml; charset=utf-8'

const NAMESPACE = 'urn:oasis:names:tc:emergency:cap:1.2'

/** Kilometres around a position: who is this near comes past it. */
const THING_RADIUS_KM = 0.2
const MOSQUE_RADIUS_KM = 0.6

const HOUR_MS = 3_600_000

type Message = {
  readonly notice: Notice
  /** An origin without a slash at its end. */
  readonly siteUrl: string
  /** When earlier states of the notice were saved, in milliseconds since 1970: the message updates theirs. */
  readonly earlier: readonly number[]
}

/**
 * A notice as a message of the Common Alerting Protocol 1.2 (OASIS Standard, 1 July 2010), its elements in the order of the
 * schema. What editors do not say is `Unknown` in it: how certain it is, and how urgent where nobody can come to harm.
 */
export function noticeAlert({ notice, siteUrl, earlier }: Message): string {
  const sender = new URL(siteUrl).hostname
  const sent = cityTimestamp(new Date(notice.changed))
  const references = earlier.map(
    (changed) => `${sender},${identify(sender, notice.id, changed)},${cityTimestamp(new Date(changed))}`,
  )
  return writeXml(
    xml(
      'alert',
      [
        xml('identifier', identify(sender, notice.id, notice.changed)),
        xml('sender', sender),
        xml('sent', sent),
        xml('status', 'Actual'),
        xml('msgType', references.length === 0 ? 'Alert' : 'Update'),
        xml('scope', 'Public'),
        ...(references.length === 0 ? [] : [xml('references', references.join(' '))]),
        describe(notice, siteUrl),
      ],
      { xmlns: NAMESPACE },
    ),
  )
}

/** Without a space, a comma, `<` or `&`, which the standard forbids. */
const identify = (sender: string, id: number, changed: number): string => `${sender}.notice.${id}.${changed}`

function describe(notice: Notice, siteUrl: string): XmlElement {
  const { id, title, text, severity, audience, starts, ends, source } = notice
  const isDanger = severity === 'danger'
  return xml('info', [
    xml('language', 'en'),
    xml('category', isDanger ? 'Safety' : 'Other'),
    xml('event', describeEvent(notice)),
    xml('urgency', isDanger ? dangerUrgency(notice) : 'Unknown'),
    // Danger is where people can come to harm, as the form says; else there is "minimal to no known threat to life or property".
    xml('severity', isDanger ? 'Severe' : 'Minor'),
    xml('certainty', 'Unknown'),
    ...(audience === 'everyone' ? [] : [xml('audience', noticeAudiences[audience])]),
    xml('onset', cityTimestamp(new Date(starts))),
    xml('expires', cityTimestamp(new Date(ends))),
    xml('senderName', SITE_NAME),
    xml('headline', title),
    ...(text === '' ? [] : [xml('description', text)]),
    xml('web', `${siteUrl}${noticePath(id)}`),
    parameter('source', source.name),
    ...(source.href === null ? [] : [parameter('sourceAddress', source.href)]),
    ...listAreas(notice),
  ])
}

const events = { danger: 'Danger', change: 'Change', information: 'Information' } as const

function describeEvent({ severity, isClosed, concern }: Notice): string {
  if (!isClosed) return events[severity]
  return concern.kind === 'gate' ? 'Gates closed' : 'Places closed'
}

/** Of the times of the message alone: a message says the same whenever it is read. */
function dangerUrgency({ starts, changed }: Notice): string {
  if (starts <= changed) return 'Immediate'
  return starts - changed <= HOUR_MS ? 'Expected' : 'Future'
}

const parameter = (name: string, value: string): XmlElement =>
  xml('parameter', [xml('valueName', name), xml('value', value)])

function listAreas({ concern }: Notice): readonly XmlElement[] {
  switch (concern.kind) {
    case 'all':
      return cities.map(cityArea)
    case 'city':
      return [cityArea(concern.city)]
    case 'mosque': {
      const mosque = mosques[concern.mosque]
      return [area(`${mosque.name}, ${mosque.city}`, mosque, MOSQUE_RADIUS_KM)]
    }
    case 'gate':
      return concern.gates.map((gate) => thingArea(gate, mosques[concern.mosque].name))
    case 'place':
      return concern.places.map((place) => thingArea(place, concern.city))
  }
}

const cityArea = (city: City): XmlElement =>
  // The guide has no centre of Jeddah.
  city === 'Jeddah' ? area(city, null, 0) : area(city, cityCentres[city], CITY_RADIUS_KM)

function thingArea({ name, latitude, longitude }: NoticeThing, within: string | null): XmlElement {
  const position = latitude === null || longitude === null ? null : { latitude, longitude }
  return area(within === null ? name : `${name}, ${within}`, position, THING_RADIUS_KM)
}

type Position = { readonly latitude: number; readonly longitude: number }

const area = (description: string, position: Position | null, radiusKm: number): XmlElement =>
  xml('area', [
    xml('areaDesc', description),
    ...(position === null ? [] : [xml('circle', `${position.latitude},${position.longitude} ${radiusKm}`)]),
  ])
