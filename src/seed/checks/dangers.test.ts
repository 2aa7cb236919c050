import { describe, expect, it } from 'vitest'

import { checkDangers } from './dangers'

describe('dangers that a search leads to', () => {
  it('should refuse a page that says no word of one', () => {
    const { faults } = checkDangers({ where: 'tried', text: 'A pain or pressure in the chest? Call.' })

    expect(faults).toContain('tried: no word on "bleeding"')
    expect(faults).not.toContain('tried: no word on "heart"')
  })
})

describe('words of danger in the search', () => {
  it('should refuse one that the list of dangers does not know', () => {
    const { faults } = checkDangers({ where: 'tried', text: '' }, ['electric shock', 'frostbite'])

    expect(faults).toContain('search: "frostbite" is no danger of the list')
    expect(faults).not.toContain('search: "electric shock" is no danger of the list')
    expect(faults).toContain('search: nothing leads to "drowning"')
  })
})
