import { describe, expect, it } from 'vitest'

import { plainText } from '@/lib/rich-text/plain-text'

import { callout, heading, list, paragraph, root, step, steps, table } from './rite-fixture'
import { type Remedy, findRemedies } from './remedies'

const tawaf = step(
  "Tawaf: seven rounds of the Ka'bah",
  null,
  paragraph('Walk.'),
  callout('schools-differ', 'Views', list('Walking.| Who can walk, walks.', 'Wudu breaks on the way.| Renew it.')),
  callout('schools-differ', 'If you do it late', paragraph('It counts.')),
)
const hair = step('Cut the hair and leave Ihram', null, paragraph('Cut.'))

const article = root(
  steps(tawaf, hair),
  heading('Common mistakes'),
  list('Walking through the Hijr.', 'Cutting a few strands of hair only.', 'Shouting.'),
  heading('When something goes wrong'),
  table(
    ['You walked through the Hijr', 'That round does not count.'],
    ['You left out a pillar', 'Stay in Ihram.', 'Ask.'],
  ),
  callout('schools-differ', 'Repairs', list('A cut of hair| (or nails): a repair.', 'No label here.')),
  callout('safety', 'Heat', list('Lost sweat.| Drink.')),
  heading('Numbers to save'),
  paragraph('Lost?| Call.'),
)

const formatMishaps = (mishaps: readonly Remedy[]) =>
  mishaps.map(({ title, body }) => `${title} → ${plainText(body).replaceAll('\n', ' ')}`)

describe('findRemedies', () => {
  it('should bring what the step tells itself, then what names its rite', () => {
    expect(formatMishaps(findRemedies(article, tawaf).mishaps)).toEqual([
      'Wudu breaks on the way → Renew it.',
      'If you do it late → It counts.',
      'You walked through the Hijr → That round does not count.',
    ])
  })

  it('should bring another step what is of that one, with the brackets after a label', () => {
    expect(formatMishaps(findRemedies(article, hair).mishaps)).toEqual(['A cut of hair (or nails) → A repair.'])
  })

  it('should bring what names no rite in every step', () => {
    for (const rite of [tawaf, hair]) {
      expect(formatMishaps(findRemedies(article, rite).general)).toEqual([
        'You left out a pillar → Stay in Ihram. Ask.',
      ])
    }
  })

  it('should list the mistakes of the rite, and those of any', () => {
    const readMistakes = (rite: typeof tawaf) => plainText(findRemedies(article, rite).mistakes ?? root())

    expect(readMistakes(tawaf)).toBe('Walking through the Hijr.\nShouting.')
    expect(readMistakes(hair)).toBe('Cutting a few strands of hair only.\nShouting.')
  })

  it('should have none where an article tells of none', () => {
    expect(findRemedies(root(steps(hair)), hair)).toEqual({ mishaps: [], general: [], mistakes: null })
  })
})
