import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { DENIED, makePosition } from '../../../../tests/helpers/position-browser'

const kaaba = { latitude: 21.4225, longitude: 39.8262 }

const receiver = {
  watchPosition: vi.fn<Geolocation['watchPosition']>(),
  clearWatch: vi.fn<Geolocation['clearWatch']>(),
  getCurrentPosition: vi.fn<Geolocation['getCurrentPosition']>(),
}

beforeEach(() => {
  // One store of positions for each test.
  vi.resetModules()
  localStorage.clear()
  for (const call of Object.values(receiver)) call.mockReset()
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    platform: navigator.platform,
    geolocation: receiver,
    permissions: { query: () => Promise.resolve({ state: 'prompt', onchange: null }) },
  })
})

/** The bar beside a row, and whether a map may go along with the visitor; asks for the position by a tap. */
async function locate() {
  const [{ PositionBar }, { PlaceDistance }, { useFollowMe }] = await Promise.all([
    import('./position-bar'),
    import('./place-distance'),
    import('@/shared/follow/use-follow-me'),
  ])
  function Follow() {
    return useFollowMe().isPossible && <button type="button">Follow me</button>
  }
  render(
    <>
      <PositionBar />
      <p>
        Masjid al-Haram: <PlaceDistance {...kaaba} />
      </p>
      <Follow />
    </>,
  )
  expect(receiver.watchPosition).not.toHaveBeenCalled()
  expect(receiver.getCurrentPosition).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Locate me' }))
  expect(receiver.watchPosition).toHaveBeenCalledOnce()
  const [onFix, onError] = receiver.watchPosition.mock.calls[0] ?? []
  return {
    found: (accuracy: number) => act(() => onFix?.(makePosition(kaaba.latitude, kaaba.longitude, accuracy))),
    failed: (code: number, message: string) =>
      act(() => onError?.({ code, message, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })),
  }
}

describe('the position', () => {
  it('should say what is wrong, and leave the list alone, when it is denied', async () => {
    const { failed } = await locate()

    failed(DENIED, 'User denied Geolocation')

    expect(screen.getByRole('status')).toHaveTextContent(/^User denied Geolocation/)
    expect(screen.getByText(/^Masjid al-Haram/)).toHaveTextContent('Distance unknown')
    expect(screen.queryByRole('button', { name: 'Follow me' })).not.toBeInTheDocument()
  })

  it('should say when it is only roughly known, and follow nobody', async () => {
    const { found } = await locate()

    found(5_000)

    expect(screen.getByRole('status')).toHaveTextContent(/only known to about 5\.0 km/)
    expect(screen.getByText(/^Masjid al-Haram/)).toHaveTextContent('Distance unknown')
    expect(screen.queryByRole('button', { name: 'Follow me' })).not.toBeInTheDocument()

    found(20)
    expect(screen.getByText(/^Masjid al-Haram/)).toHaveTextContent('0 m')
    expect(screen.getByRole('button', { name: 'Follow me' })).toBeInTheDocument()
  })
})
