import { expect, it } from 'vitest'

import { splitTerms } from './editors-words'

it.each([
  ['karak, chai stall', ['karak', 'chai stall']],
  [' karak ,\n, karak\nچائے، قهوة ', ['karak', 'چائے', 'قهوة']],
  ['', []],
])('should be cut at commas and line breaks: %j', (list, terms) => {
  expect(splitTerms(list)).toEqual(terms)
})
