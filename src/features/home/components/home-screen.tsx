import type { ReactNode } from 'react'

import { formatDay } from '@/lib/dates/dates'
import { ButtonLink } from '@/ui/controls/button-link'

import type { CheckedRange } from '@/lib/dates/checked-range'
import type { HijriMonth } from '@/lib/dates/hijri'

import { Hero } from './hero'
import { Needs } from './needs'
import { type RiteLink, Rites } from './rites'
import { type Tile, TileGrid } from './tile-grid'
import styles from './home-screen.module.css'

type Props = {
  readonly heading: string
  readonly welcome: string | null
  readonly tiles: readonly Tile[]
  readonly independence: string | null
  readonly contentUpdated: string | null
  readonly checked: CheckedRange | null
  readonly hijriMonths: readonly HijriMonth[]
  readonly rites: readonly RiteLink[]
  /** What the reader's device computes stands under the tiles, which are to be seen without scrolling. */
  readonly prayerTimes: ReactNode
  readonly emergency: ReactNode
}

/** Spec §2, Home. */
export function HomeScreen(props: Props) {
  const { heading, welcome, tiles, independence, contentUpdated, checked, hijriMonths, rites, prayerTimes, emergency } =
    props
  return (
    <div className={styles.screen}>
      <Hero heading={heading} welcome={welcome} hijriMonths={hijriMonths} />
      {emergency}
      <TileGrid tiles={tiles} />
      {prayerTimes}
      <Rites links={rites} />
      <Needs />
      <section className="grid gap-3 above-4" aria-labelledby="independence">
        <h2 id="independence">Free and independent</h2>
        {independence && <p className="measure">{independence}</p>}
        <DataAge contentUpdated={contentUpdated} checked={checked} />
        <p>
          <ButtonLink href="/about">About this guide</ButtonLink>
        </p>
      </section>
    </div>
  )
}

/** How old what the guide says is: the edition editors name, and the days on which facts were compared with sources. */
function DataAge({ contentUpdated, checked }: { contentUpdated: string | null; checked: CheckedRange | null }) {
  return (
    <dl className={styles.age}>
      <div>
        <dt>Content last updated</dt>
        <dd>{contentUpdated === null ? 'Not known' : `${contentUpdated} (the edition of the guide)`}</dd>
      </div>
      <div>
        <dt>Facts compared with their sources</dt>
        <dd>{checked === null ? 'Not checked yet' : spanText(checked)}</dd>
      </div>
    </dl>
  )
}

function spanText({ oldest, newest }: CheckedRange): string {
  const [from, to] = [formatDay(oldest), formatDay(newest)]
  return from === to ? `${to}` : `${from} to ${to}`
}

/** One tap to the numbers. */
