import { expect, it } from 'vitest'

import { seedGates } from '@/seed/gates'
import { seedPlaces } from '@/seed/places'

import { searchPages } from './pages'
import { prepare } from './searchable'
import { suggest } from './suggest'

const PLACES = 10_000

const QUERIES = [
  'gate 79',
  'masjid nabvi',
  'hotel near haram',
  'restaurnt',
  'muzdlifah',
  'فندق',
  'makkah hotel',
  'xyzqq',
]

/** Time this process has used, so that a busy computer does not count; milliseconds. */
const cpuTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

// Printed, not asserted: how fast a computer is says nothing about the code.
it('should say how long a keystroke takes among 10,000 places', () => {
  const seeded = seedPlaces().places
  const places = Array.from({ length: PLACES }, (_, index) => {
    const place = seeded[index % seeded.length] ?? { name: '', category: 'hotel', city: 'Makkah' }
    const [other = ''] = (seeded[(index * 7 + 13) % seeded.length]?.name ?? '').split(' ')
    return { ...place, name: index < seeded.length ? place.name : `${place.name} ${other}` }
  })
  const gates = seedGates().map(({ gateNumber, arabicName, isMajor, ...gate }, id) => {
    return {
      ...gate,
      id,
      gate_number: gateNumber,
      arabic_name: arabicName,
      is_major: isMajor === 'yes' ? 1 : 0,
    } as const
  })

  const start = cpuTime()
  const searchable = prepare(searchPages(), places, gates)
  const prepared = cpuTime() - start
  const times = QUERIES.flatMap((query) => Array.from(query, (_, index) => query.slice(0, index + 1)))
    .map((typed) => {
      const before = cpuTime()
      suggest(searchable, typed)
      return cpuTime() - before
    })
    .sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)
  process.stdout.write(
    `search among ${PLACES} places: prepared in ${prepared.toFixed(0)} ms, ` +
      `${times.length} keystrokes, half within ${at(0.5)} ms, 95 % within ${at(0.95)} ms, slowest ${at(1)} ms\n`,
  )

  expect(times.length).toBeGreaterThan(0)
})
