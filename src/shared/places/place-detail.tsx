import { Clock, MapPin, Navigation } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

import { placeDirections } from '@/domain/places/directions'
import { ExternalButton } from '@/ui/controls/button-link'

import styles from './places.module.css'

type Props = { icon: ReactElement; label: string; isLabelShown?: boolean; children: ReactNode }

/** One line of a card. The label stands for the icon where the icon is not seen. */
export function PlaceDetail({ icon, label, isLabelShown = false, children }: Props) {
  return (
    <p className={styles.detail}>
      {icon}
      <span>
        <span className={isLabelShown ? undefined : 'visually-hidden'}>{label}: </span>
        {children}
      </span>
    </p>
  )
}

// Made once: React passes over an element that is the same as before, and a list holds hundreds of these.

export const addressIcon = <MapPin aria-hidden size={18} />

export const hoursIcon = <Clock aria-hidden size={18} />

const directionsIcon = <Navigation aria-hidden size={18} />

type DirectionsLinkProps = {
  place: {
    readonly name: string
    readonly city: string
    readonly latitude: number | null
    readonly longitude: number | null
  }
  isPrimary?: boolean
}

/** Opens an external map in a new tab (spec §2). */
export function DirectionsLink({ place, isPrimary = false }: DirectionsLinkProps) {
  return (
    <ExternalButton href={placeDirections(place)} isPrimary={isPrimary} label={`Directions to ${place.name}`}>
      {directionsIcon}
      Directions
    </ExternalButton>
  )
}
