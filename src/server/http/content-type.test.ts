import { describe, expect, it } from 'vitest'

import { mediaType } from './content-type'

describe('mediaType', () => {
  it.each([
    'application/json',
    'Application/JSON',
    ' application/json ',
    'application/json;charset=utf-8',
    'application/json ; charset="a;b"',
    'application/json;\n charset=utf-8',
  ])('should find JSON in %j', (contentType) => {
    expect(mediaType(contentType)).toBe('application/json')
  })

  it.each(['text/plain;application/json', 'application/jsonp', 'application/json, text/plain', '', null, undefined])(
    'should not find it in %j',
    (contentType) => {
      expect(mediaType(contentType)).not.toBe('application/json')
    },
  )
})
