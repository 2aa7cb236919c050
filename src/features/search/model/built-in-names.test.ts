import { describe, expect, it } from 'vitest'

import { foldText } from '@/lib/text/text-folding'
import { hajjConditions } from '@/seed/content/articles/hajj-conditions'
import { hajjEtiquette } from '@/seed/content/articles/hajj-etiquette'
import { hajjPacking } from '@/seed/content/articles/hajj-packing'
import { hajjSteps } from '@/seed/content/articles/hajj-steps'
import { hajjTypes } from '@/seed/content/articles/hajj-types'
import { umrahPreparation } from '@/seed/content/articles/umrah-preparation'
import { umrahSteps } from '@/seed/content/articles/umrah-steps'
import { umrahTiming } from '@/seed/content/articles/umrah-timing'
import { whatIsHajj } from '@/seed/content/articles/what-is-hajj'
import { whatIsUmrah } from '@/seed/content/articles/what-is-umrah'

import { searchPages } from './pages'
import { otherSiteNames } from './site-names'
import { listSeededPlaces } from '../../../../tests/helpers/seeded-search'

const articles = [
  hajjConditions,
  hajjEtiquette,
  hajjPacking,
  hajjSteps,
  hajjTypes,
  umrahPreparation,
  umrahSteps,
  umrahTiming,
  whatIsHajj,
  whatIsUmrah,
]

describe('what the search knows by itself', () => {
  it.each(articles.map(({ section, slug, title }) => [title, `/guide/${section}/${slug}`] as const))(
    'should call the article "%s" by its title at %s',
    (title, path) => {
      expect(searchPages().find((page) => page.path === path)?.title).toBe(title)
    },
  )

  it('should give other names only to places that exist', () => {
    const names = new Set(listSeededPlaces().map(({ name }) => foldText(name)))

    expect(Object.keys(otherSiteNames).filter((name) => !names.has(foldText(name)))).toEqual([])
  })
})
