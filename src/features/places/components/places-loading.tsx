import cards from '@/shared/places/places.module.css'

import styles from './places-screen.module.css'

/** As many cards as a screen shows. */
const CARDS = [1, 2, 3, 4]

/** Keeps the room of the list while it comes; 'Loading...' stands above it in words. */
export function PlacesLoading() {
  return (
    <div className={cards.list} aria-hidden>
      {CARDS.map((card) => (
        <div key={card} className={styles.skeleton} />
      ))}
    </div>
  )
}
