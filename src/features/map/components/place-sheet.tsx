'use client'

import { useQuery } from '@tanstack/react-query'
import { DoorOpen, Navigation2 } from 'lucide-react'
import { useId, useState } from 'react'

import { ThingChip } from '@/shared/notices/components/thing-chip'
import { ThingNotices } from '@/shared/notices/components/thing-notices'
import { CategoryTile } from '@/shared/places/category-tile'
import { addressIcon, hoursIcon, PlaceDetail } from '@/shared/places/place-detail'
import { FavouriteButton } from '@/shared/places/favourite-button'
import { WaysThere } from '@/shared/places/ways-there'
import { PlaceDistance } from '@/shared/position/components/place-distance'
import { Arabic, MixedText } from '@/ui/text/mixed-text'
import { Badge } from '@/ui/text/badge'
import { ButtonLink } from '@/ui/controls/button-link'
import { Sheet } from '@/ui/overlays/sheet'
import type { SheetState } from '@/ui/overlays/sheet-state'
import { placeCategoryLabel } from '@/domain/places/place-categories'
import { placeHref } from '@/domain/places/place-links'
import { readableHours } from '@/domain/places/weekly-hours'

import type { NamedPlace } from '@/queries/named-places'
import { openingHoursQuery } from '@/queries/values-by-id'
import { OpenNow } from '@/shared/places/open-now'
import { usePlaceGates } from '../use-place-gates'
import styles from './place-sheet.module.css'
import { SheetGates } from './sheet-gates'

type Props = {
  readonly place: NamedPlace
  readonly state: SheetState
  readonly onState: (state: SheetState) => void
  readonly onClose: () => void
  readonly giveFocusBack: () => void
}

type HoursProps = { readonly place: { readonly id: number; readonly hours: string | null } }

/** The hours as written, and what they say about this minute; 'Unknown' without any (spec §2). */
function PlaceHours({ place: { id, hours } }: HoursProps) {
  const { data } = useQuery({ ...openingHoursQuery(), enabled: hours !== null })
  if (hours === null) return 'Unknown'
  const weekly = data?.get(id) ?? null
  return (
    <>
      {readableHours(hours)}
      {weekly !== null && (
        <>
          <br />
          <strong>
            <OpenNow weekly={weekly} />
          </strong>
        </>
      )}
    </>
  )
}

/** The bottom sheet of spec §2. What it leaves open (Directions, More Info, the heart) is in the decisions. */
export function PlaceSheet({ place, state, onState, onClose, giveFocusBack }: Props) {
  const headingId = useId()
  const gates = usePlaceGates(place)
  const [isHeartRefused, setHeartRefused] = useState(false)

  return (
    <Sheet
      state={state}
      onState={onState}
      onClose={onClose}
      giveFocusBack={giveFocusBack}
      labelledBy={headingId}
      header={
        <>
          <CategoryTile category={place.category} />
          <div className={styles.names}>
            <h2 id={headingId} className="text-3">
              <MixedText>{place.name}</MixedText>
            </h2>
            {place.arabicName !== null && (
              <p className="soft">
                <Arabic>{place.arabicName}</Arabic>
              </p>
            )}
          </div>
          <FavouriteButton place={place} onRefused={() => setHeartRefused(true)} />
        </>
      }
    >
      <div className={styles.content} data-city={place.city}>
        {isHeartRefused && <p role="alert">This browser lets the guide keep nothing on the device.</p>}
        <p className={styles.badges}>
          <Badge>{placeCategoryLabel(place.category)}</Badge>
          <ThingChip kind="place" id={place.id} />
          <PlaceDistance latitude={place.latitude} longitude={place.longitude} />
        </p>
        <ThingNotices kind="place" id={place.id} />
        <p className="cluster gap-2">
          <WaysThere place={place} />
          <ButtonLink href={placeHref(place.id)} label={`More Info: ${place.name}`}>
            More Info
          </ButtonLink>
        </p>
        <div className={styles.details}>
          <PlaceDetail icon={addressIcon} label="Address">
            {place.address === null ? place.city : <MixedText>{place.address}</MixedText>}
          </PlaceDetail>
          <PlaceDetail icon={hoursIcon} label="Hours" isLabelShown>
            <PlaceHours place={place} />
          </PlaceDetail>
          {gates.kind === 'ready' && gates.gates.length > 0 && (
            <PlaceDetail icon={<DoorOpen aria-hidden size={18} />} label="Gates" isLabelShown>
              {gates.gates.length}
            </PlaceDetail>
          )}
          {place.latitude === null && (
            <PlaceDetail icon={<Navigation2 aria-hidden size={18} />} label="Position">
              Its position is not known: Directions search for its name.
            </PlaceDetail>
          )}
        </div>
        <p className="measure">
          {place.description === null ? 'No description available.' : <MixedText>{place.description}</MixedText>}
        </p>
        <SheetGates state={gates} />
      </div>
    </Sheet>
  )
}
