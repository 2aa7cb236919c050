import { expect, it } from 'vitest'

import { codeOrName, errorCode } from './error-code'

const withCode = (code: unknown) => Object.assign(new Error('said by the database'), { code })

it.each([
  ['its own code', withCode('23505'), '23505'],
  ['the code of its cause', new Error('failed', { cause: new Error('again', { cause: withCode('40P01') }) }), '40P01'],
  ['no code that is a text', withCode(23505), null],
  ['nothing', undefined, null],
  ['a text', '23505', null],
])('should read %s', (_name, error, code) => {
  expect(errorCode(error)).toBe(code)
})

it('should tell a log the code, or the kind of error, and never its message', () => {
  expect(codeOrName(withCode('23505'))).toBe('23505')
  expect(codeOrName(new TypeError('what a visitor wrote'))).toBe('TypeError')
  expect(codeOrName('what a visitor wrote')).toBe('unknown')
})
