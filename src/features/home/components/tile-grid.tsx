import type { Route } from 'next'
import Link from '@/ui/controls/link'

import { TileIcon, tileIconName } from './tile-icon'
import styles from './tile-grid.module.css'

export type Tile = { readonly title: string; readonly href: string; readonly description?: string | null | undefined }

/** The main ways into the guide (spec §2, Home), each a single large target. */
export function TileGrid({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <nav aria-label="Start here">
      <ul className={styles.grid}>
        {tiles.map((tile) => (
          <li key={`${tile.href} ${tile.title}`}>
            <Link href={tileHref(tile)} className={styles.tile}>
              <span className={styles.icon}>
                <TileIcon name={tileIconName(tile.href)} />
              </span>
              <span className={styles.title}>{tile.title}</span>
              {tile.description && <span className={styles.description}>{tile.description}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Editors write the address; the CMS accepts paths inside the guide only. */
const tileHref = ({ href }: Tile): Route => href as Route
