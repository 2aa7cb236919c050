import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cleanParagraphs, cleanText } from '@/lib/text/text'

import { submissionLimits, submissionSchema } from './recommendations'
import { reportSchema } from './reports'
import { fieldErrors } from './submission-parts'

/** On a busy machine. */
const MANY_RUNS_MS = 120_000

const place = { kind: 'place', name: 'Al Baik' }
const path = { kind: 'path', title: 'To the gate', steps: [{ stepNumber: 1, title: 'Bus stop' }] }

const errors = (body: unknown): Readonly<Record<string, string>> => {
  const read = submissionSchema.safeParse(body)
  return read.success ? {} : fieldErrors(read.error)
}

describe('submissionSchema', () => {
  it('should take the payloads of section 3 exactly as they stand there', () => {
    const sent = {
      kind: 'place',
      name: 'Al Baik',
      category: 'Cafe',
      city: 'Jeddah',
      description: '',
      wheelchair: true,
      womenArea: true,
      prayerArea: true,
      openHours: '',
      price: '',
      phone: '',
      website: '',
      lat: null,
      lng: null,
      submittedAt: '2026-11-20T10:00:00.000Z',
    }
    expect(submissionSchema.parse(sent)).toEqual({
      ...sent,
      description: null,
      openHours: null,
      subject: null,
      price: null,
      phone: null,
      website: null,
    })
    const step = { stepNumber: 1, title: 'Gate 79', description: '', category: 'Gate', notes: '' }
    const walk = { kind: 'path', title: 'To the gate', city: 'Makkah', steps: [step], submittedAt: 'x' }
    expect(submissionSchema.parse(walk)).toEqual({
      ...walk,
      subject: null,
      steps: [{ ...step, description: null, notes: null }],
    })
  })

  it('should give the defaults of section 3 where only what is required was sent', () => {
    expect(submissionSchema.parse(place)).toMatchObject({
      category: 'Restaurant',
      city: 'Makkah',
      wheelchair: false,
      lat: null,
      lng: null,
      submittedAt: null,
    })
    expect(submissionSchema.parse(path)).toMatchObject({ city: 'Makkah', steps: [{ category: 'Location' }] })
  })

  it.each<[string, unknown, string]>([
    ['no kind', { name: 'x' }, 'kind'],
    ['another kind', { ...place, kind: 'Place' }, 'kind'],
    ['no object', 'place', ''],
    ['an array', [place], ''],
    ['no name', { kind: 'place' }, 'name'],
    ['a name of spaces', { ...place, name: ' \u200B ' }, 'name'],
    ['a name of dots', { ...place, name: '...' }, 'name'],
    ['a name of a filler and marks', { ...place, name: '\u3164\u25CC\u0301' }, 'name'],
    ['a step called by a picture', { ...path, steps: [{ stepNumber: 1, title: '😀' }] }, 'steps.0.title'],
    ['a name that is a number', { ...place, name: 7 }, 'name'],
    ['a long name', { ...place, name: 'x'.repeat(121) }, 'name'],
    ['a long description', { ...place, description: 'x'.repeat(2001) }, 'description'],
    ['an unknown field', { ...place, status: 'approved' }, 'status'],
    ['a prototype', JSON.parse('{"kind":"place","name":"x","__proto__":{"a":1}}'), '__proto__'],
    ['another city', { ...place, city: 'Riyadh' }, 'city'],
    ['a flag as text', { ...place, wheelchair: 'true' }, 'wheelchair'],
    ['half a pin', { ...place, lat: 21.4 }, 'lat'],
    ['a pin in the sea', { ...place, lat: 0, lng: 0 }, 'lat'],
    ['a pin in Greece', { ...place, lat: 38, lng: 23.7 }, 'lat'],
    ['a pin the wrong way round', { ...place, lat: 39.826, lng: 21.42 }, 'lat'],
    ['a pin as text', { ...place, lat: '21', lng: '39' }, 'lat'],
    ['a script for a website', { ...place, website: 'javascript:alert(1)' }, 'website'],
    ['an override inside a website', { ...place, website: 'https://exa\u202Emple.com' }, 'website'],
    ['an address inside a network', { ...place, website: 'http://127.0.0.1/' }, 'website'],
    ['an object for a text', { ...place, phone: { a: 1 } }, 'phone'],
    ['a phone without a number', { ...place, phone: 'ask inside' }, 'phone'],
    ['no title', { ...path, title: '' }, 'title'],
    ['no steps', { ...path, steps: [] }, 'steps'],
    ['steps that are none', { ...path, steps: {} }, 'steps'],
    [
      '31 steps',
      { ...path, steps: Array.from({ length: 31 }, (_, i) => ({ stepNumber: i + 1, title: 'x' })) },
      'steps',
    ],
    ['a step without a title', { ...path, steps: [{ stepNumber: 1, title: ' ' }] }, 'steps.0.title'],
    ['steps numbered from 0', { ...path, steps: [{ stepNumber: 0, title: 'x' }] }, 'steps.0.stepNumber'],
    ['a field of a step that is none', { ...path, steps: [{ stepNumber: 1, title: 'x', lat: 1 }] }, 'steps.0.lat'],
    [
      'a step to a gate and a place',
      { ...path, steps: [{ stepNumber: 1, title: 'x', gateId: 1, placeId: 1 }] },
      'steps.0.placeId',
    ],
    ['a gate that is no number', { ...path, steps: [{ stepNumber: 1, title: 'x', gateId: 1e20 }] }, 'steps.0.gateId'],
  ])('should refuse %s at its field', (_, body, field) => {
    expect(Object.keys(errors(body))).toContain(field)
  })

  it.each([
    ['albaik.com', 'https://albaik.com/'],
    ['http://albaik.com/menu', 'http://albaik.com/menu'],
    [' HTTPS://ALBAIK.COM ', 'https://albaik.com/'],
  ])('should take the website %s with or without https', (website, stored) => {
    expect(submissionSchema.parse({ ...place, website })).toMatchObject({ website: stored })
  })

  it('should keep Arabic as it is and take away what hides or turns text', () => {
    const arabic = 'بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ ﷺ'.normalize('NFC')
    expect(submissionSchema.parse({ ...place, name: arabic, description: `${arabic}\n${arabic}` })).toMatchObject({
      name: arabic,
      description: `${arabic}\n${arabic}`,
    })
    expect(submissionSchema.parse({ ...place, name: '\u202Egnp.exe\u0007\uD800' })).toMatchObject({ name: 'gnp.exe' })
  })

  it('should name at most fifty fields', () => {
    const steps = Array.from({ length: 16_000 }, () => 1)
    expect(Object.keys(errors({ ...path, steps })).length).toBeLessThanOrEqual(50)
  })

  it(
    'should never throw, and give back only what is in its normal form (10,000 runs)',
    () => {
      const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string(), fc.constant(undefined))
      const body = fc.oneof(
        fc.record({
          kind: fc.constant('place'),
          name: text,
          description: text,
          phone: text,
          website: text,
          price: text,
        }),
        fc.record({
          kind: fc.constant('path'),
          title: text,
          steps: fc.array(fc.record({ stepNumber: fc.integer({ min: 1, max: 2 }), title: text, notes: text }), {
            maxLength: 3,
          }),
        }),
        fc.jsonValue({ maxDepth: 5 }),
      )
      fc.assert(
        fc.property(body, (sent) => {
          const read = submissionSchema.safeParse(sent)
          if (!read.success) return Object.keys(fieldErrors(read.error)).length > 0
          const again = submissionSchema.parse(JSON.parse(JSON.stringify(toSent(read.data))))
          expect(again).toEqual(read.data)
          const line = read.data.kind === 'place' ? read.data.name : read.data.title
          expect(cleanText(line)).toBe(line)
          if (read.data.kind === 'place' && read.data.description !== null) {
            expect(cleanParagraphs(read.data.description)).toBe(read.data.description)
          }
          return line.length <= submissionLimits.title
        }),
        { numRuns: 10_000 },
      )
    },
    MANY_RUNS_MS,
  )
})

describe('reportSchema', () => {
  it(
    'should never throw (10,000 runs)',
    () => {
      const body = fc.oneof(
        fc.record({
          target: fc.constantFrom('place', 'gate', 'x'),
          targetId: fc.oneof(fc.integer(), fc.double()),
          kind: fc.constantFrom('problem', 'still-correct'),
          field: fc.constantFrom(undefined, 'name', 'number', 'other', '__proto__'),
          newValue: fc.oneof(fc.string({ unit: 'binary' }), fc.constant(undefined)),
        }),
        fc.jsonValue(),
      )
      fc.assert(
        fc.property(body, (sent) => {
          const read = reportSchema.safeParse(sent)
          return read.success || Object.keys(fieldErrors(read.error)).length > 0
        }),
        { numRuns: 10_000 },
      )
    },
    MANY_RUNS_MS,
  )
})

/** What was read, as it could be sent: nothing is said by leaving it out. */
const toSent = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toSent)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== null)
      .map(([key, part]) => [key, toSent(part)]),
  )
}
