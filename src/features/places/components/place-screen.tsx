import { AddToCard } from '@/shared/card/add-to-card'
import { ThingNotices } from '@/shared/notices/components/thing-notices'
import { WaysThere } from '@/shared/places/ways-there'
import { ShareActions } from '@/shared/share/share-actions'
import type { MosqueKey } from '@/domain/gates/mosques'
import type { Gate, Place } from '@/contracts/content'

import { MosqueGatesTeaser } from './mosque-gates-teaser'
import { PlaceFacts } from './place-facts'
import { PlaceIdentity } from './place-identity'
import styles from './place-screen.module.css'
import { PlaceSources } from './place-sources'

type Props = {
  place: Place
  /** Only of the two mosques. */
  gates: { readonly mosque: MosqueKey; readonly all: readonly Gate[] } | null
}

/** The shareable page of one place (decisions). */
export function PlaceScreen({ place, gates }: Props) {
  return (
    <article className={styles.place} data-city={place.city}>
      <PlaceIdentity place={place} arabicName={place.arabicName} />
      <ThingNotices kind="place" id={place.id} />
      <p className={styles.directions}>
        <WaysThere place={place} />
      </p>
      <PlaceFacts place={place} />
      {gates !== null && <MosqueGatesTeaser mosque={gates.mosque} gates={gates.all} />}
      <PlaceSources place={place} />
      <PlaceOnCard place={place} />
      <ShareActions title={place.name} />
    </article>
  )
}

/** A hotel is where one sleeps; any place can be where a group meets. */
function PlaceOnCard({ place }: { readonly place: Place }) {
  const { name, arabicName, latitude, longitude } = place
  const position = latitude === null || longitude === null ? null : { latitude, longitude }
  const spot = { name, arabicName, position }
  return (
    <div className="cluster gap-2 screen-only">
      {place.category === 'hotel' && <AddToCard spotKey="hotel" spot={spot} label="This is my hotel" />}
      <AddToCard spotKey="meeting" spot={spot} label="My group meets here" />
    </div>
  )
}
