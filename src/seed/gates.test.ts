import { describe, expect, it } from 'vitest'

import { mosques } from '@/domain/gates/mosques'
import { isMostlyArabic } from '@/lib/text/arabic'
import { cleanText } from '@/lib/text/text'

import { readGateSeeds } from './gates'

const gates = readGateSeeds()
const haram = gates.filter(({ locationId }) => locationId === 255)
const nabawi = gates.filter(({ locationId }) => locationId === 239)

const count = (flag: 'isMajor' | 'womenOnly' | 'isEntrance' | 'isExit' | 'isWheelchairAccessible') =>
  [haram, nabawi].map((list) => ({
    yes: list.filter((gate) => gate[flag] === 'yes').length,
    no: list.filter((gate) => gate[flag] === 'no').length,
  }))

describe('the gates that ship with the guide', () => {
  it('should count both mosques', () => {
    expect([gates.length, haram.length, nabawi.length]).toEqual([255, 153, 102])
  })

  it('should come due within a month of their check, and not on one day', () => {
    const days = gates.map(({ reviewDueOn }) => reviewDueOn)
    const most = Math.max(...[...new Set(days)].map((day) => days.filter((other) => other === day).length))

    expect(days.toSorted().at(0)).toBe('2026-12-10')
    expect(days.toSorted().at(-1)).toBe('2026-12-20')
    expect(most).toBeLessThan(gates.length / 8)
  })

  it('should count positions, Arabic names and numbers', () => {
    expect([haram, nabawi].map((list) => list.filter(({ latitude }) => latitude !== null).length)).toEqual([142, 97])
    expect([haram, nabawi].map((list) => list.filter(({ arabicName }) => arabicName !== null).length)).toEqual([26, 41])
    expect([haram, nabawi].map((list) => list.filter(({ gateNumber }) => gateNumber === null).length)).toEqual([8, 9])
  })

  it.each([
    [
      'isMajor',
      [
        { yes: 5, no: 0 },
        { yes: 10, no: 0 },
      ],
    ],
    [
      'womenOnly',
      [
        { yes: 0, no: 26 },
        { yes: 21, no: 27 },
      ],
    ],
    [
      'isEntrance',
      [
        { yes: 42, no: 0 },
        { yes: 21, no: 0 },
      ],
    ],
    [
      'isExit',
      [
        { yes: 28, no: 0 },
        { yes: 2, no: 0 },
      ],
    ],
    [
      'isWheelchairAccessible',
      [
        { yes: 28, no: 0 },
        { yes: 0, no: 0 },
      ],
    ],
  ] as const)('should never take unknown for no: %s', (flag, expected) => {
    expect(count(flag)).toEqual(expected)
  })

  it('should give every gate a key of its own', () => {
    expect(new Set(gates.map(({ key }) => key)).size).toBe(gates.length)
  })

  it('should name the five main gates of Masjid al-Haram by their official numbers', () => {
    const main = haram.filter(({ kind }) => kind === 'main_gate').map(({ gateNumber, name }) => [gateNumber, name])

    expect(main).toEqual([
      ['1', 'King Abdulaziz Gate'],
      ['45', 'Al-Fath Gate'],
      ['62', 'Umrah Gate'],
      ['79', 'King Fahd Gate'],
      ['100', 'King Abdullah Gate'],
    ])
  })

  it('should say at every number used twice or doubted that it is disputed', () => {
    const numberedTwice = haram.filter(
      ({ gateNumber }) => gateNumber !== null && haram.filter((other) => other.gateNumber === gateNumber).length > 1,
    )
    const doubted = haram.filter(({ gateNumber }) =>
      ['3', '4', '5', '7', '9', '13', '45', '62'].includes(gateNumber ?? ''),
    )

    expect(numberedTwice.map(({ gateNumber }) => gateNumber).sort()).toEqual([
      '35',
      '35',
      '36',
      '36',
      '5',
      '5',
      '64',
      '64',
    ])
    expect([...numberedTwice, ...doubted].filter(({ notes }) => !notes?.includes('The number is disputed:'))).toEqual(
      [],
    )
  })

  it('should write notes a pilgrim can read', () => {
    const faults = gates.filter(
      ({ notes }) =>
        notes === null ||
        notes !== cleanText(notes) ||
        notes.length > 1000 ||
        !/^([A-Z][^.;]*(\.\d[^.;]*)*(; [^.;]*)?\. ?)+$/.test(notes) ||
        /\bOSM\b|\bnode\b|computed|coordinates|access=|wheelchair=|operations/.test(notes),
    )

    expect(faults.map(({ key, notes }) => [key, notes])).toEqual([])
  })

  it('should tell the side of the Kaaba as the coordinates do', () => {
    const wrong = haram.flatMap(({ key, notes, latitude, longitude }) => {
      const statedSide = sides.indexOf(/^([A-Z][a-z]+(?:-[a-z]+)?) of the Ka'bah\./.exec(notes ?? '')?.[1] ?? '')
      if (latitude === null || longitude === null) return statedSide === -1 ? [] : [key]
      const degreesOff = Math.abs(((bearingFromKaaba(latitude, longitude) - statedSide * 45 + 540) % 360) - 180)
      return statedSide !== -1 && degreesOff <= HALF_A_SIDE_DEGREES + 1 ? [] : [`${key}: ${degreesOff} degrees off`]
    })

    expect(wrong).toEqual([])
  })

  it('should stand close to its mosque', () => {
    const far = gates.filter(({ locationId, latitude, longitude }) => {
      const mosque = locationId === 255 ? mosques.haram : mosques.nabawi
      if (latitude === null || longitude === null) return false
      return Math.abs(latitude - mosque.latitude) > 0.005 || Math.abs(longitude - mosque.longitude) > 0.005
    })

    expect(far).toEqual([])
  })

  it('should sort by number and put gates without one last', () => {
    expect(gates.filter(({ sortOrder }) => !Number.isInteger(sortOrder) || sortOrder < 1)).toEqual([])
    expect(gates.find(({ gateNumber }) => gateNumber === '6A')?.sortOrder).toBe(6)
    expect(gates.find(({ gateNumber }) => gateNumber === '310, 311')?.sortOrder).toBe(310)
    expect(gates.find(({ name }) => name === 'Al-Marwah Bridge')?.sortOrder).toBe(9999)
  })

  it('should hold clean names in the right script within the lengths the CMS takes', () => {
    expect(gates.filter(({ name }) => name !== cleanText(name) || name.length > 200)).toEqual([])
    expect(gates.filter(({ arabicName }) => arabicName !== null && !isMostlyArabic(arabicName))).toEqual([])
    expect(gates.filter(({ gateNumber }) => gateNumber !== null && gateNumber.length > 20)).toEqual([])
    expect(gates.filter(({ source }) => source.length > 4000)).toEqual([])
  })
})

const sides: readonly string[] = [
  'North',
  'North-east',
  'East',
  'South-east',
  'South',
  'South-west',
  'West',
  'North-west',
]

const HALF_A_SIDE_DEGREES = 22.5

function bearingFromKaaba(latitude: number, longitude: number): number {
  const kaaba = { latitude: 21.4225164, longitude: 39.826182 }
  const north = latitude - kaaba.latitude
  const east = (longitude - kaaba.longitude) * Math.cos((kaaba.latitude * Math.PI) / 180)
  return (Math.atan2(east, north) * 180) / Math.PI
}
