import { ButtonLink } from '@/ui/button-link'

import type { CheckedSpan } from '../model/checked-span'
import { DataAge } from './data-age'
import { EmergencyButton } from './emergency-button'
import { Hero } from './hero'
import styles from './home-screen.module.css'
import { type Tile, TileGrid } from './tile-grid'

type Props = {
  readonly heading: string
  readonly welcome: string | null
  readonly tiles: readonly Tile[]
  readonly independence: string | null
  readonly contentUpdated: string | null
  readonly checked: CheckedSpan | null
}

/** Spec §2, Home. */
export function HomeScreen({ heading, welcome, tiles, independence, contentUpdated, checked }: Props) {
  return (
    <div className={styles.screen}>
      <Hero heading={heading} welcome={welcome} />
      <EmergencyButton />
      <TileGrid tiles={tiles} />
      <section className={styles.about} aria-labelledby="independence">
        <h2 id="independence">Free and independent</h2>
        {independence && <p className={styles.independence}>{independence}</p>}
        <DataAge contentUpdated={contentUpdated} checked={checked} />
        <p>
          <ButtonLink href="/about">About this guide</ButtonLink>
        </p>
      </section>
    </div>
  )
}
