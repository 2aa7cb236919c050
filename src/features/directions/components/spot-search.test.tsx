import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { GateDto } from '@/contracts/mosque-gates'
import type { IndexedPlace } from '@/contracts/place-index'
import { mosqueGatesQuery } from '@/queries/mosque-gates'
import { placeIndexQuery } from '@/queries/place-index'

import { answerCalls } from '../../../../tests/helpers/answered-calls'
import { blankGate } from '../../../../tests/helpers/blank-gate'
import { SpotSearch } from './spot-search'

const gate: GateDto = {
  ...blankGate,
  id: 79,
  name: 'King Fahd Gate',
  gate_number: '79',
  latitude: 21.421,
}

const place = (id: number, name: string): IndexedPlace => ({
  id,
  name,
  category: 'hotel',
  city: 'Makkah',
  latitude: 21.42,
  longitude: 39.82,
})

const onSpot = vi.fn()

let client: QueryClient

/** The search with the gates there and the places still to come. */
async function searchFor(text: string) {
  // Nothing is ever answered: what comes is put in by the test.
  answerCalls({ '/api/place-index': () => new Promise(() => undefined) })
  client.setQueryData(mosqueGatesQuery().queryKey, [gate])
  render(
    <QueryClientProvider client={client}>
      <SpotSearch end="to" onSpot={onSpot} />
    </QueryClientProvider>,
  )
  await userEvent.type(screen.getByRole('searchbox'), text)
}

const listNames = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

const bringPlaces = (places: readonly IndexedPlace[]) =>
  act(() => void client.setQueryData(placeIndexQuery().queryKey, [...places]))

beforeEach(() => {
  onSpot.mockClear()
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
})

describe('the search for an end of a walk', () => {
  it('should leave the focus where it is while more comes, and show that when it has left', async () => {
    await searchFor('king')
    const [first] = await screen.findAllByRole('button', { name: /King Fahd Gate/ })
    act(() => first?.focus())
    bringPlaces([place(1, 'King Hotel')])

    expect(first).toHaveFocus()
    expect(listNames()).toHaveLength(1)
    act(() => first?.blur())
    expect(listNames()).toEqual([expect.stringContaining('King Fahd Gate'), expect.stringContaining('King Hotel')])
  })

  it('should choose what was under the finger when it came down', async () => {
    await searchFor('king')
    const first = await screen.findByRole('button', { name: /King Fahd Gate/ })
    fireEvent.pointerDown(first)
    // Another answer of the server, in which the gate is no more.
    act(() => void client.setQueryData(mosqueGatesQuery().queryKey, []))
    bringPlaces([place(1, 'King Hotel')])
    fireEvent.click(first)

    expect(onSpot).toHaveBeenCalledExactlyOnceWith({ kind: 'gate', id: 79 })
  })

  it('should follow what is typed', async () => {
    await searchFor('king')
    bringPlaces([place(1, 'King Hotel'), place(2, 'Safa Hotel')])
    fireEvent.pointerDown(await screen.findByRole('button', { name: /King Hotel/ }))
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), 'safa')

    expect(await screen.findByRole('button', { name: /Safa Hotel/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /King Hotel/ })).toBeNull()
  })
})
