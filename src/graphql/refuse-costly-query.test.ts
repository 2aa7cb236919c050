import { describe, expect, it } from 'vitest'

import { graphqlLimits } from '@/server/http/request-limits'

import { refuseCostlyQuery } from './refuse-costly-query'
import { trustedDocuments } from './trusted-documents'

const check =
  (query: string, variables: Record<string, unknown> = {}) =>
  () =>
    refuseCostlyQuery(query, variables)

describe('refuseCostlyQuery', () => {
  it.each([
    '{ Locations(limit: 100) { docs { id name provenance { source } } } }',
    '{ Locations(pagination: false, limit: 100) { docs { id } } }',
    '{ Locations(pagination: true) { docs { id } } }',
    'query ($n: Int = 20) { Locations(limit: $n) { docs { id } } }',
    'query A { Location(id: 255) { ...Names } } fragment Names on Location { name arabicName }',
    '{ __typename }',
  ])('should let %s through', (query) => {
    expect(check(query)).not.toThrow()
  })

  it.each([
    ['mutation { createLocation(data: {}) { id } }', 'reading'],
    ['subscription { a }', 'reading'],
    ['{ a { b { c { d { e { f { g } } } } } } }', 'deep'],
    [`{ ${Array.from({ length: 11 }, (_, index) => `a${index}: Location(id: 1) { id }`).join(' ')} }`, 'aliases'],
    ['{ Locations(limit: 1001) { docs { id } } }', 'rows'],
    ['{ Locations(limit: 100) { docs { gates(limit: 10) { docs { id } } } } }', 'rows'],
    ['{ A: Locations(limit: 600) { docs { id } } B: Locations(limit: 600) { docs { id } } }', 'rows'],
    ['{ Locations(limit: 0) { docs { id } } }', 'limit'],
    ['{ Locations(limit: -5) { docs { id } } }', 'limit'],
    ['{ Locations(limit: 5.5) { docs { id } } }', 'limit'],
    ['{ Locations(pagination: false) { docs { id } } }', 'pagination'],
    ['{ Locations(pagination: false, limit: null) { docs { id } } }', 'limit'],
    ['query ($p: Boolean = false) { Locations(pagination: $p) { docs { id } } }', 'pagination'],
    ['query ($n: Int) { Locations(limit: $n, pagination: false) { docs { id } } }', 'pagination'],
    ['query ($n: Int = 5000) { Locations(limit: $n) { docs { id } } }', 'rows'],
    ['{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }', 'itself'],
    ['{ ...Nothing }', 'no fragment'],
    ['{ a', 'Syntax Error'],
    ['', 'Syntax Error'],
    ['type Query { a: Int }', 'Send a query'],
  ])('should refuse %s', (query, reason) => {
    expect(check(query)).toThrow(reason)
  })

  it('should count what a variable asks for', () => {
    const query = 'query ($n: Int) { Locations(limit: $n) { docs { id } } }'
    expect(check(query, { n: 5_000 })).toThrow('rows')
    expect(check(query, { n: '5000' })).toThrow('limit')
    expect(check(query, { n: 100 })).not.toThrow()
  })

  it('should count a list without a limit by the default of the CMS', () => {
    expect(check('{ Locations { docs { gates { docs { id } } } } }')).not.toThrow()
    expect(check('{ Locations(limit: 99) { docs { gates { docs { id } } } } }')).toThrow('rows')
  })

  // Counted through its floors, a tower of sixty has 2^60 fields: that would end with the test's limit.
  it('should come to an end on a tower of fragments', () => {
    const floors = Array.from(
      { length: 60 },
      (_, index) => `fragment F${index} on Query { a: Locations { docs { id } } ...F${index + 1} ...F${index + 1} }`,
    )
    expect(check(`{ ...F0 } ${floors.join(' ')} fragment F60 on Query { Locations { docs { id } } }`)).toThrow()
  })

  it('should come to an end on a tower of fragments without rows', () => {
    const floors = Array.from(
      { length: 60 },
      (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
    )
    expect(check(`{ ...F0 } ${floors.join(' ')} fragment F60 on Query { __typename }`)).toThrow('fields')
  })

  it('should drop a text of too many tokens', () => {
    expect(check(`{ ${'a '.repeat(graphqlLimits.tokens + 1)} }`)).toThrow('tokens')
  })
})

describe('trusted documents', () => {
  it('should each be cheap enough for staff too, and take no variables', () => {
    for (const text of trustedDocuments) {
      expect(check(text)).not.toThrow()
      expect(text).not.toContain('$')
      expect(text).not.toContain('draft')
    }
  })
})
