import Link from '@/ui/controls/link'
import { QueryProvider } from '@/queries/query-provider'

import type { PlacesView } from '../model/places-view'
import { LivePlaces } from './live-places'
import styles from './places-screen.module.css'

/** Spec §2, Places. */
export function PlacesScreen({ view }: { view: PlacesView }) {
  return (
    <>
      <QueryProvider>
        <LivePlaces view={view} />
      </QueryProvider>
      <p className={styles.directory}>
        <Link href="/directory">Directory: every place from A to Z</Link>
      </p>
    </>
  )
}
