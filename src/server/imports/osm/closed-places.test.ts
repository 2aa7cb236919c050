import { describe, expect, it } from 'vitest'

import { findClosedReason } from './closed-places'

describe('findClosedReason', () => {
  it.each([
    ['disused', { amenity: 'restaurant', disused: 'yes' }],
    ['disused', { amenity: 'restaurant', disused: '2019' }],
    ['abandoned', { amenity: 'restaurant', abandoned: 'yes' }],
    ['demolished', { tourism: 'hotel', demolished: 'yes' }],
    ['demolished', { tourism: 'hotel', razed: 'yes' }],
    ['demolished', { historic: 'fort', demolished: 'yes' }],
    ['demolished', { tourism: 'hotel', removed: '2024-05' }],
    ['status', { amenity: 'restaurant', status: 'inactive' }],
    ['status', { amenity: 'restaurant', status: 'Closed' }],
    ['status', { amenity: 'restaurant', status: 'permanently closed' }],
    ['abandoned', { amenity: 'restaurant', status: 'abandoned' }],
    ['status', { amenity: 'pharmacy', operational_status: 'closed' }],
    ['status', { shop: 'closed' }],
    ['disused', { amenity: 'disused' }],
    ['abandoned', { shop: 'abandoned' }],
    ['former', { 'disused:amenity': 'restaurant' }],
    ['former', { 'was:amenity': 'doctors', healthcare: 'doctor' }],
    ['former', { 'was:amenity': 'hospital', healthcare: 'clinic' }],
    ['former', { 'abandoned:tourism': 'hotel', building: 'hotel' }],
    ['former', { 'demolished:shop': 'supermarket', building: 'retail' }],
    ['former', { 'razed:amenity': 'place_of_worship', religion: 'muslim', building: 'mosque' }],
    ['former', { 'removed:railway': 'station', public_transport: 'station' }],
    ['former', { 'disused:amenity': 'fuel;cafe' }],
    ['former', { 'disused:amenity': 'cafe', amenity: 'no' }],
  ])('should answer %s for %o', (expected, tags) => {
    expect(findClosedReason(tags)).toBe(expected)
  })

  it.each<Record<string, string>>([
    { amenity: 'restaurant' },
    { amenity: 'restaurant', disused: 'no' },
    { amenity: 'restaurant', abandoned: 'no', demolished: 'false' },
    { tourism: 'hotel', abandoned: 'partially' },
    { amenity: 'restaurant', status: 'active' },
    { amenity: 'restaurant', status: 'temporarily_closed' },
    { amenity: 'restaurant', 'disused:shop': 'bakery' },
    { amenity: 'restaurant', 'disused:amenity': 'restaurant' },
    { shop: 'convenience', 'abandoned:amenity': 'fuel' },
    { shop: 'convenience', 'was:amenity': 'no' },
    { 'disused:amenity': 'school' },
    { 'disused:name': 'Before', amenity: 'cafe' },
    { tourism: 'hotel', 'was:building': 'hotel' },
    { amenity: 'cafe', old_name: 'closed' },
    { amenity: 'cafe', status: 'constructor' },
    { historic: 'fort', abandoned: 'yes' },
    { railway: 'station', tourism: 'museum', disused: 'yes' },
  ])('should find %o open, or nothing it knows', (tags) => {
    expect(findClosedReason(tags)).toBeNull()
  })
})
