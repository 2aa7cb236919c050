// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import type { Notice } from '@/domain/notices/notice'

import { parseXml, type ParsedElement } from '../../tests/helpers/parse-xml'
import { noticeAlert } from './notice-alert'

const STARTS = Date.parse('2026-11-27T18:00:00+03:00')
const HOUR = 3_600_000

const base: Notice = {
  id: 12,
  title: 'Gate 79 is closed',
  text: 'Take gate 84.',
  severity: 'change',
  audience: 'everyone',
  concern: { kind: 'all' },
  isClosed: false,
  starts: STARTS,
  ends: STARTS + 2 * HOUR,
  changed: STARTS - 60_000,
  source: { name: 'The guards', href: null },
}

const write = (changes: Partial<Notice> = {}, earlier: readonly number[] = []): ParsedElement =>
  parseXml(noticeAlert({ notice: { ...base, ...changes }, siteUrl: 'https://guide.example.org', earlier }))

const names = ({ children }: ParsedElement): readonly string[] => children.map(({ name }) => name)

const all = ({ children }: ParsedElement, name: string): readonly ParsedElement[] =>
  children.filter((child) => child.name === name)

const one = (element: ParsedElement, name: string): ParsedElement => {
  const [found] = all(element, name)
  if (found === undefined) throw new Error(`There is no ${name}`)
  return found
}

const info = (changes?: Partial<Notice>): ParsedElement => one(write(changes), 'info')

/** Name, least and most, in the order of the schema of CAP 1.2 (§3.2, appendix A). */
type Rule = readonly [name: string, least: number, most: number]

const many = Number.POSITIVE_INFINITY

const alertRules: readonly Rule[] = [
  ['identifier', 1, 1],
  ['sender', 1, 1],
  ['sent', 1, 1],
  ['status', 1, 1],
  ['msgType', 1, 1],
  ['source', 0, 1],
  ['scope', 1, 1],
  ['restriction', 0, 1],
  ['addresses', 0, 1],
  ['code', 0, many],
  ['note', 0, 1],
  ['references', 0, 1],
  ['incidents', 0, 1],
  ['info', 0, many],
]

const infoRules: readonly Rule[] = [
  ['language', 0, 1],
  ['category', 1, many],
  ['event', 1, 1],
  ['responseType', 0, many],
  ['urgency', 1, 1],
  ['severity', 1, 1],
  ['certainty', 1, 1],
  ['audience', 0, 1],
  ['eventCode', 0, many],
  ['effective', 0, 1],
  ['onset', 0, 1],
  ['expires', 0, 1],
  ['senderName', 0, 1],
  ['headline', 0, 1],
  ['description', 0, 1],
  ['instruction', 0, 1],
  ['web', 0, 1],
  ['contact', 0, 1],
  ['parameter', 0, many],
  ['resource', 0, many],
  ['area', 0, many],
]

const areaRules: readonly Rule[] = [
  ['areaDesc', 1, 1],
  ['polygon', 0, many],
  ['circle', 0, many],
  ['geocode', 0, many],
  ['altitude', 0, 1],
  ['ceiling', 0, 1],
]

const parameterRules: readonly Rule[] = [
  ['valueName', 1, 1],
  ['value', 1, 1],
]

const codes: Readonly<Record<string, readonly string[]>> = {
  status: ['Actual', 'Exercise', 'System', 'Test', 'Draft'],
  msgType: ['Alert', 'Update', 'Cancel', 'Ack', 'Error'],
  scope: ['Public', 'Restricted', 'Private'],
  category: [
    'Geo',
    'Met',
    'Safety',
    'Security',
    'Rescue',
    'Fire',
    'Health',
    'Env',
    'Transport',
    'Infra',
    'CBRNE',
    'Other',
  ],
  urgency: ['Immediate', 'Expected', 'Future', 'Past', 'Unknown'],
  severity: ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'],
  certainty: ['Observed', 'Likely', 'Possible', 'Unlikely', 'Unknown'],
}

/** The pattern of the schema for a moment; `Z` is none. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[-+]\d{2}:\d{2}$/

function findProblems(element: ParsedElement, rules: readonly Rule[]): readonly string[] {
  const found = names(element)
  const order = found.map((name) => rules.findIndex(([known]) => known === name))
  return [
    ...found.filter((_, index) => order[index] === -1).map((name) => `${name} is unknown in ${element.name}`),
    ...order.flatMap((place, index) =>
      place < (order[index - 1] ?? 0) ? [`${found[index] ?? ''} stands too late`] : [],
    ),
    ...rules.flatMap(([name, least, most]) => {
      const count = all(element, name).length
      return count < least || count > most ? [`${count} of ${name} in ${element.name}`] : []
    }),
    ...element.children.flatMap(({ name, text }) => [
      ...(codes[name]?.includes(text) === false ? [`${name} is ${text}`] : []),
      ...(['sent', 'onset', 'expires'].includes(name) && !MOMENT.test(text) ? [`${name} is ${text}`] : []),
      ...(name === 'circle' && !/^-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)? \d+(?:\.\d+)?$/.test(text) ? [`circle ${text}`] : []),
    ]),
  ]
}

const validate = (alert: ParsedElement): readonly string[] => [
  ...findProblems(alert, alertRules),
  ...all(alert, 'info').flatMap((part) => [
    ...findProblems(part, infoRules),
    ...all(part, 'area').flatMap((area) => findProblems(area, areaRules)),
    ...all(part, 'parameter').flatMap((parameter) => findProblems(parameter, parameterRules)),
  ]),
]

const gate = { id: 79, name: 'Gate 79', latitude: 21.42, longitude: 39.82 }

describe('a notice as a message', () => {
  it.each<[string, Partial<Notice>]>([
    ['of everybody', {}],
    ['of a city', { concern: { kind: 'city', city: 'Jeddah' } }],
    ['of a mosque', { concern: { kind: 'mosque', mosque: 'nabawi' }, severity: 'danger', audience: 'women' }],
    [
      'of gates',
      { concern: { kind: 'gate', mosque: 'haram', gates: [gate, { ...gate, latitude: null }] }, isClosed: true },
    ],
    [
      'of a place outside of the cities',
      {
        concern: { kind: 'place', city: null, places: [gate] },
        source: { name: 'A', href: 'https://example.org/?a=1&b=2' },
      },
    ],
    ['without more', { text: '' }],
  ])('should be valid by the schema: one %s', (_, changes) => {
    expect(validate(write(changes))).toEqual([])
    expect(validate(write(changes, [STARTS - HOUR]))).toEqual([])
  })

  it('should be of the namespace of CAP 1.2', () => {
    expect(write()).toMatchObject({ name: 'alert', namespace: 'urn:oasis:names:tc:emergency:cap:1.2' })
  })

  it('should have the times of Makkah, and expire at the end', () => {
    expect(one(write(), 'sent').text).toBe('2026-11-27T17:59:00+03:00')
    expect(one(info(), 'onset').text).toBe('2026-11-27T18:00:00+03:00')
    expect(one(info(), 'expires').text).toBe('2026-11-27T20:00:00+03:00')
  })

  it('should lead to the notice on its page', () => {
    expect(one(info(), 'web').text).toBe('https://guide.example.org/notices#notice-12')
  })

  it('should update what was sent before, each named by sender, identifier and time', () => {
    const first = STARTS - HOUR
    const alert = write({}, [first])
    const earlier = write({ changed: first })

    expect(one(earlier, 'msgType').text).toBe('Alert')
    expect(one(alert, 'msgType').text).toBe('Update')
    expect(one(alert, 'references').text).toBe(
      ['sender', 'identifier', 'sent'].map((name) => one(earlier, name).text).join(','),
    )
    expect(one(alert, 'identifier').text).not.toBe(one(earlier, 'identifier').text)
  })

  it('should have no sign in its names that the standard forbids', () => {
    for (const name of ['identifier', 'sender']) expect(one(write(), name).text).toMatch(/^[^\s,<&]+$/)
  })

  it.each<[Partial<Notice>, object]>([
    [{ severity: 'information' }, { severity: 'Minor', urgency: 'Unknown', category: 'Other', event: 'Information' }],
    [{ severity: 'change' }, { severity: 'Minor', urgency: 'Unknown', category: 'Other', event: 'Change' }],
    [{ severity: 'danger' }, { severity: 'Severe', urgency: 'Expected', category: 'Safety', event: 'Danger' }],
    [{ severity: 'danger', changed: STARTS }, { urgency: 'Immediate' }],
    [{ severity: 'danger', changed: STARTS - 2 * HOUR }, { urgency: 'Future' }],
    [{ isClosed: true, concern: { kind: 'gate', mosque: 'haram', gates: [gate] } }, { event: 'Gates closed' }],
  ])('should claim no more than an editor has said: %j', (changes, expected) => {
    const part = info(changes)

    expect(Object.fromEntries(part.children.map(({ name, text }) => [name, text]))).toMatchObject({
      ...expected,
      certainty: 'Unknown',
    })
  })

  it('should say where by circles, and by words alone where no position is known', () => {
    const gates = [gate, { ...gate, name: 'Gate 80', latitude: null, longitude: null }]
    const areas = all(info({ concern: { kind: 'gate', mosque: 'haram', gates } }), 'area')

    expect(areas.map((area) => area.children.map(({ text }) => text))).toEqual([
      ['Gate 79, Masjid al-Haram', '21.42,39.82 0.2'],
      ['Gate 80, Masjid al-Haram'],
    ])
    expect(all(info(), 'area').map((area) => area.children.map(({ text }) => text))).toEqual([
      ['Makkah', '21.4225,39.8262 15'],
      ['Madinah', '24.4672,39.615 15'],
      ['Jeddah'],
    ])
  })

  it('should keep every text as it is, whatever it holds', () => {
    const title = 'Gate <79> & "80" باب'

    expect(one(info({ title }), 'headline').text).toBe(title)
    expect(one(info({ text: 'a\u0001b ]]> c' }), 'description').text).toBe('ab ]]> c')
  })
})
