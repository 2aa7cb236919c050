import { render, screen } from '@testing-library/react'
import { MapContainer } from 'react-leaflet'
import { expect, it, vi } from 'vitest'

import { WalkToPoint } from './walk-to-point'

it('should stay when the map around it is rendered again', async () => {
  const onClose = vi.fn()
  const shown = () => (
    <MapContainer center={[21.4225, 39.8262]} zoom={15}>
      <WalkToPoint point={{ latitude: 21.4225, longitude: 39.8262 }} onClose={onClose} />
    </MapContainer>
  )
  const { rerender } = render(shown())
  expect(await screen.findByRole('link', { name: 'Walk there: this point of the map' })).toBeInTheDocument()

  rerender(shown())

  expect(screen.getByRole('link', { name: 'Walk there: this point of the map' })).toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
})
