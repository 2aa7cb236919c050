import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { STREETS_TYPE } from '@/domain/streets/street-address'

import { chooseEncoding, isCompressible, toBrotli, toGzip } from './compression'

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['brotli', 'identity'],
    ['identity', 'identity'],
    ['br;q=nonsense', 'identity'],
  ])('should answer %s with %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding)
  })
})

describe('compression', () => {
  it('should give back the same bytes', async () => {
    const body = Buffer.from('Masjid al-Haram · المسجد الحرام '.repeat(100))
    expect(brotliDecompressSync(await toBrotli(body))).toEqual(body)
    expect(gunzipSync(await toGzip(body))).toEqual(body)
  })

  it.each([
    ['text/html; charset=utf-8', true],
    ['application/json; charset=utf-8', true],
    ['application/javascript; charset=UTF-8', true],
    ['image/svg+xml', true],
    [STREETS_TYPE, true],
    ['image/png', false],
    ['font/woff2', false],
  ])('should know whether %s grows smaller: %s', (type, answer) => {
    expect(isCompressible(type)).toBe(answer)
  })
})
