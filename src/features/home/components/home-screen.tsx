import { ChevronRight, PhoneCall } from 'lucide-react'

import { formatDay } from '@/lib/dates'
import { ButtonLink } from '@/ui/button-link'
import Link from '@/ui/link'

import type { CheckedSpan } from '../model/checked-span'

import { Hero } from './hero'
import { type Tile, TileGrid } from './tile-grid'
import styles from './home-screen.module.css'

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

/** How old what the guide says is: the edition editors name, and the days on which facts were compared with sources. */
function DataAge({ contentUpdated, checked }: { contentUpdated: string | null; checked: CheckedSpan | null }) {
  return (
    <dl className={styles.age}>
      <div>
        <dt>Content last updated</dt>
        <dd>{contentUpdated ?? 'Not known'}</dd>
      </div>
      <div>
        <dt>Articles and contacts checked</dt>
        <dd>{checked === null ? 'Not checked yet' : spanText(checked)}</dd>
      </div>
    </dl>
  )
}

function spanText({ oldest, newest }: CheckedSpan): string {
  const [from, to] = [formatDay(oldest), formatDay(newest)]
  return from === to ? `${to}` : `${from} to ${to}`
}

/** One tap to the numbers. */
function EmergencyButton() {
  return (
    <Link href="/authorities#emergency" className={styles.emergency}>
      <PhoneCall aria-hidden size={22} />
      <span>Emergency</span>
      <span className={styles.emergencyNote}>Numbers to call</span>
      <ChevronRight aria-hidden size={20} />
    </Link>
  )
}
