import Link from '@/ui/controls/link'
import { QueryProvider } from '@/queries/query-provider'

import type { PlacesView } from '../model/places-view'
import { LivePlaces } from './live-places'

/** Spec §2, Places. */
export function PlacesScreen({ view }: { view: PlacesView }) {
  return (
    <>
      <QueryProvider>
        <LivePlaces view={view} />
      </QueryProvider>
      <p className="screen-only">
        <Link href="/directory" className="inline target">
          Directory: every place from A to Z
        </Link>
      </p>
    </>
  )
}
