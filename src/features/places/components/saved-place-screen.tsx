'use client'

import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import { mapHref } from '@/domain/places/place-links'
import { readableHours } from '@/domain/places/weekly-hours'
import { locationsQuery } from '@/queries/locations'
import { QueryProvider } from '@/queries/query-provider'
import { arabicNamesQuery, openingHoursQuery } from '@/queries/values-by-id'
import { OpenNow } from '@/shared/places/open-now'
import { ThingNotices } from '@/shared/notices/components/thing-notices'
import { WaysThere } from '@/shared/places/ways-there'
import { ButtonLink } from '@/ui/controls/button-link'
import { EmptyState } from '@/ui/text/empty-state'
import { MixedText } from '@/ui/text/mixed-text'
import { PageHeading } from '@/ui/text/page-heading'

import { parsePlaceId } from '../model/place-id'
import { PlaceIdentity } from './place-identity'
import styles from './place-screen.module.css'

/** The page of a place made of the saved lists, when its own page is not on the device. */
export function SavedPlaceScreen() {
  return (
    <QueryProvider>
      <SavedPlace />
    </QueryProvider>
  )
}

function SavedPlace() {
  // Not from the framework's router: that has the address the page was rendered for, and the device shows it at another.
  const id = useSyncExternalStore(neverChanges, readPlaceId, () => null)
  const { data: places, isError } = useQuery(locationsQuery())
  const { data: arabicNames } = useQuery(arabicNamesQuery())
  const { data: hours } = useQuery(openingHoursQuery())
  if (places === undefined || id === null)
    return (
      <>
        <PageHeading title="Place" />
        <EmptyState title={isError ? 'Unable to Load Data' : 'Loading...'} />
      </>
    )
  const place = places.find((one) => one.id === id)
  if (place === undefined)
    return (
      <>
        <PageHeading title="Not in the saved list" back={{ href: '/places', label: 'Places' }} />
        <EmptyState title="The list on your device does not have this place." />
      </>
    )
  const weekly = hours?.get(id)
  return (
    <article className={styles.place} data-city={place.city}>
      <PlaceIdentity place={place} arabicName={arabicNames?.get(id) ?? null} />
      <ThingNotices kind="place" id={id} />
      <p className={styles.directions}>
        <WaysThere place={place} />
      </p>
      <dl className={styles.facts}>
        {place.address !== null && (
          <div>
            <dt className="soft small">Address</dt>
            <dd className="flush breaks">
              <MixedText>{place.address}</MixedText>
            </dd>
          </div>
        )}
        {place.hours !== null && (
          <div>
            <dt className="soft small">Opening hours</dt>
            <dd className="flush breaks">
              <MixedText>{readableHours(place.hours)}</MixedText>
              {weekly !== undefined && (
                <p className={styles.openNow}>
                  <OpenNow weekly={weekly} />
                </p>
              )}
            </dd>
          </div>
        )}
        {place.latitude !== null && place.longitude !== null && (
          <div>
            <dt className="soft small">Position</dt>
            <dd className="flush breaks">
              {place.latitude.toFixed(6)}, {place.longitude.toFixed(6)}
            </dd>
          </div>
        )}
      </dl>
      <p>Phone, website and sources of this place need a network.</p>
      <p>
        <ButtonLink href={mapHref({ place: id })}>Show on the map</ButtonLink>
      </p>
    </article>
  )
}

const neverChanges = () => () => undefined

const readPlaceId = () => parsePlaceId(location.pathname.split('/').at(-1) ?? '')
