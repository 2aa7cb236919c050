'use client'

import { Button, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import dynamic from 'next/dynamic'
import { useState } from 'react'

import { MOSQUE_IDS } from '@/domain/gates/mosques'
import type { Basemap } from '@/domain/streets/basemap'

import styles from './position-picker.module.css'

const PinMap = dynamic(() => import('./pin-map').then((module) => module.PinMap), {
  ssr: false,
  loading: () => <p className="guide-soft">Loading the map…</p>,
})

/** As many as the fields take; a centimetre. */
const DECIMALS = 7

/** Shows the position of the form on a map, when asked to: streets are a megabyte. Click, drag and arrow keys set it. */
export function PositionPicker({ basemap }: { readonly basemap: Basemap }) {
  const { hasSavePermission, isTrashed } = useDocumentInfo()
  const latitude = useField<number | null>({ path: 'latitude' })
  const longitude = useField<number | null>({ path: 'longitude' })
  const city = useFormFields(([fields]) => fields['city']?.value)
  const mosque = useFormFields(([fields]) => fields['location']?.value)
  const [isShown, setShown] = useState(false)
  const isMovable = hasSavePermission === true && isTrashed !== true
  const [north, east] = [latitude.value, longitude.value]
  const pin = typeof north === 'number' && typeof east === 'number' ? { latitude: north, longitude: east } : null

  return (
    <div className={`field-type ${styles.picker}`}>
      <Button
        aria-expanded={isShown}
        buttonStyle="secondary"
        margin={false}
        onClick={() => setShown(!isShown)}
        size="small"
      >
        {isShown ? 'Hide the map' : 'Show on the map'}
      </Button>
      {isShown && (
        <>
          <PinMap
            label="Map of the position"
            pinLabel="The position"
            pin={pin}
            city={typeof city === 'string' ? city : mosque === MOSQUE_IDS.nabawi ? 'Madinah' : 'Makkah'}
            candidates={[]}
            basemap={basemap}
            isMovable={isMovable}
            onMove={(position) => {
              latitude.setValue(round(position.latitude))
              longitude.setValue(round(position.longitude))
            }}
          />
          {isMovable && (
            <p className="guide-soft">
              Click the map to set the position, drag the pin, or focus it and use the arrow keys (with Shift, ten times
              as far). It is stored when the entry is saved.
            </p>
          )}
        </>
      )}
    </div>
  )
}

const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS))
