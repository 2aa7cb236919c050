import type { Basemap } from '@/domain/streets/basemap'
import type { StreetVersion } from '@/domain/streets/street-address'
import { QueryProvider } from '@/queries/query-provider'
import Link from '@/ui/controls/link'
import { PageHeading } from '@/ui/text/page-heading'

import { WalkFinder } from './walk-finder'

type Props = {
  readonly basemap: Basemap
  /** Ways are found on the guide's own streets, whatever the map is drawn from. */
  readonly streets: readonly StreetVersion[]
}

/** The way on foot to a place, a gate or a point. Where to is in the address, which only the browser reads. */
export function WalkScreen({ basemap, streets }: Props) {
  return (
    <div>
      <PageHeading title="Walking Directions" lead="The way on foot, found on your device: nothing is sent." />
      <noscript>
        <p>
          Ways are found on your device, which needs JavaScript. Without it, the page of each{' '}
          <Link href="/places">place</Link> and each <Link href="/mosque-gates">gate</Link> has a link to a map service.
        </p>
      </noscript>
      <QueryProvider>
        <WalkFinder basemap={basemap} streets={streets} />
      </QueryProvider>
    </div>
  )
}
