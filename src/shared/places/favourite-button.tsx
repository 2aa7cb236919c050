'use client'

import { Heart } from 'lucide-react'

import styles from './favourite-button.module.css'
import { storeFavourite, useFavourites } from './use-favourites'

type Props = {
  place: { readonly id: number; readonly name: string }
  /** The browser refuses to store anything: a private window, or a full storage. */
  onRefused: () => void
}

/** The heart: saves a place as a favourite on this device. */
export function FavouriteButton({ place: { id, name }, onRefused }: Props) {
  const isFavourite = useFavourites().includes(id)
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isFavourite}
      aria-label={`Favourite: ${name}`}
      onClick={() => {
        if (!storeFavourite(id)) onRefused()
      }}
    >
      <Heart aria-hidden size={24} />
    </button>
  )
}
