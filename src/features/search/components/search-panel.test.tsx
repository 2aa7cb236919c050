import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { mapHref } from '@/domain/places/place-links'

import { articlesQuery } from '@/queries/articles'
import { mosqueGatesQuery } from '@/queries/mosque-gates'
import { placeIndexQuery } from '@/queries/place-index'
import { newQueryClient } from '@/queries/query-client'

import { createSearchEngine, type SearchEngine } from '../api/search-engine'
import { searchPages } from '../model/pages'
import { preparePages } from '../model/searchable'
import { suggest } from '../model/suggest'
import { SearchPanel } from './search-panel'

const push = vi.fn<(address: string) => void>()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

/** The pages that ship: which of them comes before places and gates, query-table.test.ts says. */
const searchable = [preparePages(searchPages())]
const answer = (text: string) => ({
  suggestions: suggest(searchable, text),
  status: '',
  fallback: mapHref({ search: text }),
})
const engine: SearchEngine = { subscribe: () => () => undefined, answers: () => answer }

const onLeave = vi.fn<() => void>()

async function type(text: string): Promise<void> {
  render(<SearchPanel id="search" engine={engine} onClose={() => undefined} onLeave={onLeave} />)
  expect(screen.getByPlaceholderText('Search the entire site...')).toHaveFocus()
  await userEvent.paste(text)
}

beforeEach(() => {
  push.mockClear()
  onLeave.mockClear()
})

describe('the panel of the header search', () => {
  it.each([
    ['ambulance', 'Emergency numbers', '/authorities#emergency'],
    ['wudu', 'Toilets', '/places?category=toilets'],
    ['toilet', 'Toilets', '/places?category=toilets'],
    ['wheelchair', 'Wheelchair: gates of Masjid al-Haram', '/places/gates?mosque=haram&access=wheelchair'],
    ['lost child', 'A child is lost', '/guide/answers/lost-child'],
    ['zamzam luggage', 'Can I take Zamzam water home?', '/faq#travel'],
    ['مستشفى', 'Hospitals', '/places?category=hospital'],
  ])('should lead from "%s" to what helps first', async (query, title, address) => {
    await type(query)
    expect(screen.getAllByRole('option')[0]).toHaveTextContent(title)

    await userEvent.keyboard('{Enter}')

    expect(push.mock.calls).toEqual([[address]])
    expect(onLeave).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['i cannot find my husband', 'Somebody is lost', '/guide/more/if-something-goes-wrong#somebody-is-lost'],
    [
      'train to madinah',
      'The Haramain train: Makkah, Jeddah, Madinah',
      '/guide/more/getting-around#between-the-cities-the-haramain-train',
    ],
  ])('should load the passage that answers "%s", so that the browser marks it', async (query, title, address) => {
    const followed: string[] = []
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (link === null) return
      event.preventDefault()
      followed.push(link.getAttribute('href') ?? '')
    }
    document.addEventListener('click', follow)
    await type(query)
    expect(screen.getAllByRole('option')[0]).toHaveTextContent(title)

    await userEvent.keyboard('{Enter}')

    document.removeEventListener('click', follow)
    expect(followed).toEqual([address])
    expect(push).not.toHaveBeenCalled()
    expect(onLeave).toHaveBeenCalledTimes(1)
  })

  const ways = [
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['Search', () => userEvent.click(screen.getByRole('button', { name: 'Search' }))],
  ] as const

  it.each(ways)('should take the first suggestion by %s', async (_, submit) => {
    await type('helpful contacts')

    await submit()

    expect(push.mock.calls).toEqual([['/authorities']])
  })

  it.each(ways)('should without a suggestion look for what was typed by %s', async (_, submit) => {
    await type('zzqqxx yywwvv')
    expect(screen.queryAllByRole('option')).toEqual([])

    await submit()

    expect(push.mock.calls).toEqual([['/map?search=zzqqxx+yywwvv']])
  })

  it('should have a text counted for which nothing is suggested, when it is closed with it', async () => {
    const sendBeacon = vi.fn<(path: string, body: Blob) => boolean>(() => true)
    vi.stubGlobal('navigator', { onLine: true, sendBeacon })
    const client = newQueryClient()
    // As they have arrived: nothing is fetched.
    for (const { queryKey } of [articlesQuery(), placeIndexQuery(), mosqueGatesQuery()])
      client.setQueryData(queryKey, [])
    const { unmount } = render(
      <SearchPanel id="search" engine={createSearchEngine(client)} onClose={() => undefined} onLeave={onLeave} />,
    )
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'zzqqxx yywwvv' } })
    expect(screen.getByRole('status')).toHaveTextContent('No suggestions')
    expect(sendBeacon).not.toHaveBeenCalled()
    unmount()

    expect(sendBeacon.mock.calls.map(([path]) => path)).toEqual(['/api/empty-searches'])
  })

  it("should call a page 'App Page' and link to it", async () => {
    await type('visa')

    const option = screen.getByRole('option', { name: /Booking & Visas/ })
    expect(option).toHaveTextContent('App Page')
    expect(option).toHaveAttribute('href', '/booking-links')
  })
})
