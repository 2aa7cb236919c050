import { describe, expect, it } from 'vitest'

import type { ArticleSeed } from '../content/types'
import { checkAuthorities } from './authorities'
import { article } from './tried-article-fixture'

const onlyCallouts = (block: ArticleSeed['body'][number]) => (block.type === 'callout' ? [block] : [])

describe('who says it', () => {
  const box = (tone: 'schools-differ' | 'changes-often', markdown: string): ArticleSeed => ({
    ...article('Go.'),
    body: [{ type: 'callout', tone, title: 'Tried', markdown }],
  })

  it.each([
    'Some scholars say: go there only to learn. Others see a blessing in it.',
    'Shortening is for travellers. Hanafis pray in full after 15 days.',
  ])('should refuse a box on schools that does not name both sides: %s', (words) => {
    expect(checkAuthorities([box('schools-differ', words)]).faults).toHaveLength(1)
  })

  it.each([
    'Malik: yes. Hanbali: no.',
    'Abu Hanifah forbids it. Others allow it.',
    'Most wait. Ibn Taymiyyah allows it.',
  ])('should accept "%s"', (words) => {
    expect(checkAuthorities([box('schools-differ', words)]).faults).toEqual([])
  })

  it('should ask for a year where things change', () => {
    expect(checkAuthorities([box('changes-often', 'Look at the signs.')]).faults).toEqual(['tried: no year in "Tried"'])
    expect(checkAuthorities([box('changes-often', 'The rule of 2025.')]).faults).toEqual([])
  })

  it('should look into the steps, too', () => {
    const steps: ArticleSeed = {
      ...article('Go.'),
      body: [
        { type: 'steps', steps: [{ title: 'One', body: box('changes-often', 'No day.').body.flatMap(onlyCallouts) }] },
      ],
    }

    expect(checkAuthorities([steps]).faults).toHaveLength(1)
  })
})
