import { describe, expect, it } from 'vitest'

import { tileOrigin } from './tiles'

describe('tileOrigin', () => {
  it.each([
    ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'https://tile.openstreetmap.org'],
    ['https://{s}.tiles.example.org/{z}/{x}/{y}{r}.png?key=a', 'https://*.tiles.example.org'],
    ['http://localhost:8080/streets/{z}/{x}/{y}.png', 'http://localhost:8080'],
  ])('should name the servers of %s', (tileUrl, origin) => {
    expect(tileOrigin(tileUrl)).toBe(origin)
  })

  it.each([
    '',
    'tile.openstreetmap.org/{z}/{x}/{y}.png',
    'ftp://tiles.example.org/{z}/{x}/{y}.png',
    'https://tiles.example.org/{z}/{x}.png',
    'https://{z}{x}{y}.example.org/tile.png',
    'https://tiles-{s}.example.org/{z}/{x}/{y}.png',
    "https://tiles.example.org; script-src 'unsafe-eval'/{z}/{x}/{y}.png",
    'https://tiles.example.org/{z}/{x}/{y}.png other',
  ])('should refuse %j', (tileUrl) => {
    expect(tileOrigin(tileUrl)).toBeNull()
  })
})
