import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { Article } from '@/contracts/content'

import { SourcesLink } from './article-sources'
import { SourcesView } from './sources-view'

const toArticle = (sources: Article['sources']): Article => ({
  id: 1,
  section: 'umrah',
  slug: 'umrah-steps',
  title: 'The four steps of Umrah',
  summary: '',
  checkedOn: '2026-11-27',
  updatedAt: '2026-11-27T10:00:00.000Z',
  reviewDueOn: null,
  sources,
  body: { root: { type: 'root', children: [], direction: 'ltr', format: '', indent: 0, version: 1 } },
})

const zawya = { title: 'Zawya: the 911 centre', url: 'https://example.org/911' }
const muslim = { title: 'Sahih Muslim 1213' }

describe('the sources of an article', () => {
  it('should be a link at its end', () => {
    render(<SourcesLink article={toArticle([zawya, muslim])} />)

    const link = screen.getByRole('link', { name: 'All 2 sources' })
    expect(link).toHaveAttribute('href', '/guide/umrah/umrah-steps/sources')
  })

  it('should leave no heading behind where there are none', () => {
    const { container } = render(<SourcesLink article={toArticle([])} />)

    expect(container).toBeEmptyDOMElement()
  })

  it('should be a page that says when they were compared, and leads back', () => {
    render(<SourcesView article={toArticle([zawya, muslim])} address="https://example.org/sources" />)

    expect(screen.getByRole('heading', { name: 'Sources: The four steps of Umrah' })).toBeVisible()
    expect(screen.getByText('27 November 2026')).toBeVisible()
    expect(screen.getByRole('link', { name: /The four steps of Umrah/ })).toHaveAttribute(
      'href',
      '/guide/umrah/umrah-steps',
    )
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Zawya: the 911 centre'),
      'Sahih Muslim 1213',
    ])
    expect(screen.getByRole('link', { name: /Zawya/ })).toHaveAttribute('href', 'https://example.org/911')
  })
})
