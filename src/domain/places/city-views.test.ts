import { describe, expect, it } from 'vitest'

import { cities } from './cities'
import { cityViews } from './city-views'
import { positionProblem } from './position-problem'

describe('cityViews', () => {
  it.each(cities)('should open %s where a pin is allowed', (city) => {
    expect(positionProblem(cityViews[city])).toBeNull()
  })
})
