import { expect, it } from 'vitest'

import { snakeCase } from './snake-case'

it.each([
  ['womenArea', 'women_area'],
  ['isWheelchairAccessible', 'is_wheelchair_accessible'],
  ['osmRef', 'osm_ref'],
  ['phone', 'phone'],
])('should write %s as %s', (name, column) => {
  expect(snakeCase(name)).toBe(column)
})
