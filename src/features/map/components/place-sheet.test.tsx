import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { NamedPlace } from '@/queries/named-places'
import { queryClient } from '@/queries/query-client'
import { QueryProvider } from '@/queries/query-provider'

import { answerCalls, callsTo } from '../../../../tests/helpers/answered-calls'
import { barePlace, writtenPlace } from '../model/named-place-fixture'
import { PlaceSheet } from './place-sheet'

const gate = (id: number, locationId: number) => ({
  id,
  locationId,
  name: `Door ${id}`,
  gate_number: String(id),
  arabic_name: null,
  notes: null,
  description: null,
  latitude: null,
  longitude: null,
  directions_url: null,
  is_major: 0,
  women_only: 0,
  is_entrance: 1,
  is_exit: 1,
  is_wheelchair_accessible: 0,
})

const threeGates = () => Response.json([gate(1, barePlace.id), gate(2, 255), gate(3, barePlace.id)])

async function open(place: NamedPlace, answerGates: () => Response = threeGates) {
  const calls = answerCalls({ '/api/opening-hours': () => Response.json({}), '/api/mosque-gates': answerGates })
  render(
    <QueryProvider>
      <PlaceSheet
        place={place}
        state="peeking"
        onState={() => undefined}
        onClose={() => undefined}
        giveFocusBack={() => undefined}
      />
    </QueryProvider>,
  )
  // The body follows the first paint.
  await screen.findByRole('link', { name: /^More Info/ })
  return {
    sheet: screen.getByRole('dialog', { name: place.name }),
    gateCalls: () => callsTo(calls, '/api/mosque-gates'),
  }
}

beforeEach(() => {
  queryClient().clear()
})

describe('the sheet of a location', () => {
  it('should show name, address, distance, hours and description, and ask for no gates', async () => {
    const { sheet, gateCalls } = await open(writtenPlace)

    for (const text of ['Ajyad Street 7', 'Distance unknown', '10:00', 'Rice and lentils.'])
      expect(sheet).toHaveTextContent(text)
    expect(sheet).not.toHaveTextContent('Gates')
    expect(screen.getByRole('link', { name: /^Directions to/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^More Info/ })).toHaveAttribute('href', '/place/900001')
    expect(screen.getByRole('button', { name: /^Favourite/ })).toBeInTheDocument()
    expect(gateCalls()).toEqual([])
  })

  it('should say what is not known', async () => {
    const { sheet } = await open(barePlace)

    expect(sheet).toHaveTextContent(/Hours:?\s*Unknown/)
    expect(sheet).toHaveTextContent('No description available.')
    expect(sheet).toHaveTextContent('Its position is not known: Directions search for its name.')
  })

  it('should ask for the gates of a holy site, show its own, and lead to each', async () => {
    const { sheet, gateCalls } = await open({ ...barePlace, category: 'holy site' })

    const links = within(await screen.findByRole('region', { name: 'Gates' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Gate 1Door 1', 'Gate 3Door 3'])
    expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/gate-details\?id=1&mosqueId=900002/))
    expect(sheet).toHaveTextContent(/Gates:?\s*2/)
    expect(gateCalls()).toHaveLength(1)
  })

  it('should say when the gates could not be loaded, and try again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    let isDown = true
    const { sheet } = await open({ ...barePlace, category: 'holy site' }, () =>
      isDown ? new Response('broken', { status: 500 }) : Response.json([]),
    )
    expect(await screen.findByText(/^The gates could not be loaded/)).toBeInTheDocument()
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Failed to fetch mosque gates/))

    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    await waitFor(() => expect(screen.queryByText(/^The gates could not be loaded/)).not.toBeInTheDocument())
    expect(sheet).not.toHaveTextContent('Gates:')
  })
})
