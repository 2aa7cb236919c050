import type { ReactNode } from 'react'

import { OpenNow } from '@/shared/places/open-now'
import { MixedText } from '@/ui/mixed-text'
import { readableHours } from '@/lib/weekly-hours'
import { phoneHref } from '@/lib/contact-links'
import { safeHttpUrl } from '@/lib/web-links'
import type { Place } from '@/contracts/content'

import { flagLabels } from '../model/flag-labels'
import styles from './place-screen.module.css'

/** Everything known of a place, and what is not. */
export function PlaceFacts({ place }: { place: Place }) {
  return (
    <dl className={styles.facts}>
      <Fact name="Address">{place.address === null ? 'Unknown' : <MixedText>{place.address}</MixedText>}</Fact>
      <Fact name="City">{place.city}</Fact>
      <Fact name="Opening hours">
        {place.hours === null ? 'Unknown' : <MixedText>{readableHours(place.hours)}</MixedText>}
        {place.hours !== null && (
          <p className={styles.openNow}>
            {place.weeklyHours === null ? (
              'Whether it is open now cannot be told from these hours.'
            ) : (
              <OpenNow weekly={place.weeklyHours} />
            )}
          </p>
        )}
      </Fact>
      {place.cuisine !== null && <Fact name="Cuisine">{place.cuisine}</Fact>}
      {place.phone !== null && (
        <Fact name="Phone">
          <Phone written={place.phone} />
        </Fact>
      )}
      <Website address={place.website} />
      <Fact name="Wheelchair access">{flagLabels[place.wheelchair]}</Fact>
      <Fact name="Area for women">{flagLabels[place.womenArea]}</Fact>
      <Fact name="Prayer area">{flagLabels[place.prayerArea]}</Fact>
      <Fact name="Position">
        {place.latitude === null || place.longitude === null
          ? 'Unknown: Directions searches for the name'
          : `${place.latitude.toFixed(POSITION_DECIMALS)}, ${place.longitude.toFixed(POSITION_DECIMALS)}`}
      </Fact>
    </dl>
  )
}

/** As for gates (spec §2): about a tenth of a metre. */
const POSITION_DECIMALS = 6

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Phone({ written }: { written: string }) {
  const href = phoneHref(written)
  if (href === null) return written
  return (
    <a href={href} className={styles.factLink}>
      {written}
    </a>
  )
}

function Website({ address }: { address: string | null }) {
  const url = safeHttpUrl(address)
  if (url === null) return null
  return (
    <Fact name="Website">
      <a href={url} className={styles.factLink} target="_blank" rel="noopener noreferrer nofollow">
        {new URL(url).host}
      </a>
    </Fact>
  )
}
