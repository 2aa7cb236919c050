import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { readNoKinds } from '@/domain/places/place-search'
import { queryClient } from '@/queries/query-client'
import { QueryProvider } from '@/queries/query-provider'

import { answerCalls } from '../../../../tests/helpers/answered-calls'
import { place } from '../model/place-fixture'
import { placesView } from '../model/places-view'
import { LivePlaces } from './live-places'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(location.search) }))

/** The browser's, of which the rows are told nothing. */
class StillObserver {
  observe = () => undefined
  disconnect = () => undefined
}

/** As the call of the whole list answers. */
const row = (id: number, name: string, category: string) => ({
  id,
  name,
  category,
  address: null,
  city: 'Makkah',
  description: null,
  hours: null,
  latitude: null,
  longitude: null,
})

const first = placesView(
  [place({ name: 'Masjid Quba', category: 'holy site' })],
  { category: 'holy site', city: null, q: '', page: 1 },
  readNoKinds,
)

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/places')
  vi.stubGlobal('ResizeObserver', StillObserver)
  queryClient().clear()
})

describe('the list of places', () => {
  it('should say Loading... while the list is on its way, and keep what is typed', async () => {
    let release = () => undefined as void
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    answerCalls({
      '/api/locations': async () => {
        await isReleased
        return Response.json([row(3, 'Al-Baik', 'Restaurant'), row(4, 'Corniche Grill', 'restaurant')])
      },
      '/api/arabic-names': () => Response.json({}),
    })
    render(<QueryProvider>{first && <LivePlaces view={first} />}</QueryProvider>)
    const headline = () => screen.getByRole('heading', { level: 2 })
    const box = screen.getByPlaceholderText('Search places...')
    expect(headline()).toHaveTextContent('1 Places Found')

    await userEvent.click(screen.getByRole('link', { name: 'Restaurants' }))
    expect(headline()).toHaveTextContent(/^Loading\.\.\.$/)
    await userEvent.type(box, 'baik')
    expect(headline()).toHaveTextContent(/^Loading\.\.\.$/)
    act(release)

    expect(await screen.findByRole('heading', { level: 3, name: 'Al-Baik' })).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
    expect(box).toHaveValue('baik')
  })
})
