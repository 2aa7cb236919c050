'use client'

import { LocateFixed, MapPin, MapPinX } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'

import { ErrorBoundary } from '@/ui/error-boundary'
import forms from '@/ui/controls/form.module.css'
import ui from '@/ui/ui.module.css'
import { positionNote } from '@/shared/position/model/position-note'
import { exactCoordinates } from '@/shared/position/model/user-position'
import { usePosition } from '@/shared/position/use-position'
import type { City } from '@/domain/places/cities'
import type { Position } from '@/lib/geo/geo'
import type { Basemap } from '@/domain/streets/basemap'

import { pinText, roundedPin } from '../model/pin'

type Props = {
  readonly city: City
  readonly pin: Position | null
  readonly basemap: Basemap
  readonly error: string | undefined
  readonly onPin: (pin: Position | null) => void
}

const PinMap = dynamic(() => import('./pin-map').then(({ PinMap }) => PinMap), {
  ssr: false,
  loading: () => <p role="status">Loading the map…</p>,
})

/** The pin has no default position: a pin left where it was would lead people to the mosque. */
const NO_PIN = {
  closed: 'No pin: the place is found by its name.',
  open: 'No pin yet: tap the map where the place is.',
} as const

/** An optional pin. Neither the map's code nor the streets are fetched before somebody wants one. */
export function PinField({ city, pin, basemap, error, onPin }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const remove = () => {
    onPin(null)
    setIsOpen(false)
  }
  return (
    <fieldset className={forms.fieldset}>
      <legend className={forms.legend}>Position (optional)</legend>
      {isOpen && (
        <ErrorBoundary
          fallback={
            <p role="alert">
              The map could not be loaded. Remove the pin, or send it as it is: everything else still works.
            </p>
          }
        >
          <p id="pin-hint" className="soft small">
            Tap the map where the place is, or drag the pin. With the keyboard: Enter puts a pin in the middle of the
            map, the arrow keys move it, with Shift further; plus and minus change the scale.
          </p>
          <PinMap key={city} pin={pin} city={city} basemap={basemap} describedBy="pin-hint pin-at" onPin={onPin} />
        </ErrorBoundary>
      )}
      <p id="pin-at" role="status">
        {pin === null ? NO_PIN[isOpen ? 'open' : 'closed'] : `Pin at ${pinText(pin)}`}
      </p>
      {error !== undefined && <p className={forms.error}>{error}</p>}
      <div className={forms.buttons}>
        {!isOpen && (
          <button type="button" className={ui.button} onClick={() => setIsOpen(true)}>
            <MapPin aria-hidden size={20} />
            {pin === null ? 'Place a pin' : 'Move the pin'}
          </button>
        )}
        {isOpen && <OwnPosition onFound={onPin} />}
        {(isOpen || pin !== null) && (
          <button type="button" className={ui.button} onClick={remove}>
            <MapPinX aria-hidden size={20} />
            {pin === null ? 'Close the map' : 'Remove the pin'}
          </button>
        )}
      </div>
    </fieldset>
  )
}

/** A component of its own, so that the position is not requested before the map is open. */
function OwnPosition({ onFound }: { onFound: (pin: Position) => void }) {
  const { position, locate } = usePosition()
  // A place must not stand where a phone only guesses.
  const coordinates = exactCoordinates(position)
  const note = positionNote(position)
  return (
    <div className="grid to-start gap-1">
      {coordinates === null ? (
        <button
          type="button"
          className={ui.button}
          aria-disabled={position.status === 'locating'}
          onClick={position.status === 'locating' ? undefined : locate}
        >
          <LocateFixed aria-hidden size={20} />
          Find my position
        </button>
      ) : (
        <button type="button" className={ui.button} onClick={() => onFound(roundedPin(coordinates))}>
          <LocateFixed aria-hidden size={20} />
          Use my position
        </button>
      )}
      {note !== null && <p className="soft small">{note}</p>}
    </div>
  )
}
