import { describe, expect, it } from 'vitest'

import { readPort } from './settings'

describe('readPort', () => {
  it.each([
    [[], undefined, 3000],
    [[], '', 3000],
    [[], '8080', 8080],
    [['--port', '4000'], '8080', 4000],
    [['--port=4001'], undefined, 4001],
    [['-p', '4002'], undefined, 4002],
  ])('should read %j with PORT=%s as %d', (args, setting, port) => {
    expect(readPort(args, setting)).toBe(port)
  })

  it.each([
    [['--port'], undefined],
    [['--port', '0'], undefined],
    [['--port', '65536'], undefined],
    [[], 'abc'],
    [[], '80a'],
    [[], '-1'],
  ])('should refuse %j with PORT=%s', (args, setting) => {
    expect(() => readPort(args, setting)).toThrow('is no port')
  })
})
