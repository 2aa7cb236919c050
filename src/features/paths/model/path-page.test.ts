import { describe, expect, it } from 'vitest'

import type { PathDetails, PathStep } from '@/contracts/content'

import { pathDescription, pathMetadata } from './path-metadata'
import { pathStructuredData } from './path-structured-data'

const step = (title: string): PathStep => ({
  title,
  description: null,
  category: 'Location',
  notes: null,
  gate: null,
  place: null,
})

const path: PathDetails = {
  slug: 'gate-to-tower-1',
  title: 'From Gate 79 to the clock tower',
  city: 'Makkah',
  summary: null,
  stepCount: 2,
  updatedAt: '2026-11-20T10:00:00.000Z',
  steps: [step('Gate 79'), step('Clock tower')],
  origin: 'community',
  source: null,
  checkedOn: null,
  reviewDueOn: null,
}

describe('pathMetadata', () => {
  it('should name the one address of the page', () => {
    expect(pathMetadata(path).alternates?.canonical).toBe('/recommendations/paths/gate-to-tower-1')
  })

  it.each([
    ['its steps without a summary', path, 'A path in Makkah in 2 steps: Gate 79, Clock tower.'],
    ['its summary', { ...path, summary: 'A quiet\nway.' }, 'A quiet way.'],
    ['whole words of a long one', { ...path, summary: 'word '.repeat(60) }, `${'word '.repeat(31).trim()}…`],
  ])('should describe a path by %s', (_, record, description) => {
    expect(pathDescription(record)).toBe(description)
  })
})

describe('pathStructuredData', () => {
  it('should number the steps from 1 and name the page above', () => {
    const data = JSON.stringify(pathStructuredData(path, 'https://guide.example'))

    expect(data).toContain('{"@type":"ListItem","position":1,"name":"Gate 79"}')
    expect(data).toContain('"item":"https://guide.example/recommendations/paths/gate-to-tower-1"')
  })
})
