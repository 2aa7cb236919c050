import { describe, expect, it } from 'vitest'

import { checkSharedStatements, sharedStatements } from './shared-statements'
import { text } from './tried-article-fixture'

describe('what several texts say', () => {
  const wordsOf: Readonly<Record<string, string>> = {
    'a lost child': 'When a child is lost, call after some minutes.',
    'heart, stroke and low sugar': 'In a heart attack, walk to the clinic.',
    heatstroke: 'Heatstroke: give water.',
    'pictures in the mosques': 'Hajj rules may forbid all pictures.',
    'Zamzam on the plane': 'One sealed 5-litre bottle each.',
    'medicines that need a permit': 'Tramadol needs no permit.',
    'things carried for others': 'Poppy seeds are allowed.',
    'camels and MERS': 'MERS does not come from camels.',
    'where a bag can stay': 'Bags stay by the Makkah Library, up to 10 kg.',
  }

  it.each(sharedStatements)('should refuse $about in words of its own, and accept the shared text', (statement) => {
    const words = wordsOf[statement.about] ?? ''

    expect(checkSharedStatements(text(words)).faults).toEqual([`tried: ${statement.about} in words of its own`])
    expect(checkSharedStatements(text(`${words}\n${statement.shared}`), [statement]).faults).toEqual([])
  })

  it('should leave texts alone that do not speak of it', () => {
    expect(checkSharedStatements(text('Drink water. Keep to the group.')).faults).toEqual([])
  })
})
