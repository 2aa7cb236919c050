import type { ReactNode } from 'react'

import { OpenNow } from '@/shared/places/open-now'
import { MixedText } from '@/ui/text/mixed-text'
import { flagLabels } from '@/domain/places/flag-states'
import { placeFields } from '@/domain/places/place-fields'
import { readableHours } from '@/domain/places/weekly-hours'
import { safeHttpUrl } from '@/lib/text/web-links'
import type { Place } from '@/contracts/content'

import { flagFacts, plainFacts, unknownFacts } from '../model/place-facts'
import styles from './place-screen.module.css'

/** Every fact of a place; the unknown ones are listed in one line. */
export function PlaceFacts({ place }: { place: Place }) {
  const unknown = unknownFacts(place)
  return (
    <dl className={styles.facts}>
      {place.nameBasis === 'transliterated' && (
        <Fact name={placeFields.name.label}>
          Written in Latin letters by this guide, from the Arabic name by rules. The sign shows the Arabic name.
        </Fact>
      )}
      {place.address !== null && (
        <Fact name={placeFields.address.label}>
          <MixedText>{place.address}</MixedText>
        </Fact>
      )}
      <Fact name={placeFields.city.label}>{place.city}</Fact>
      {place.hours !== null && (
        <Fact name={placeFields.hours.label}>
          <MixedText>{readableHours(place.hours)}</MixedText>
          <p className={styles.openNow}>
            {place.weeklyHours === null ? (
              'Whether it is open now cannot be told from these hours.'
            ) : (
              <OpenNow weekly={place.weeklyHours} />
            )}
          </p>
        </Fact>
      )}
      {plainFacts(place).map(({ name, text }) => (
        <Fact key={name} name={name}>
          {text}
        </Fact>
      ))}
      {place.phones.length > 0 && (
        <Fact name={placeFields.phone.label}>
          <Phones phones={place.phones} />
        </Fact>
      )}
      <Website address={place.website} />
      {flagFacts(place)
        .filter(({ flag }) => flag !== 'unknown')
        .map(({ name, flag }) => (
          <Fact key={name} name={name}>
            {flagLabels[flag]}
          </Fact>
        ))}
      {place.latitude !== null && place.longitude !== null && (
        <Fact name={placeFields.position.label}>
          {place.latitude.toFixed(POSITION_DECIMALS)}, {place.longitude.toFixed(POSITION_DECIMALS)}
        </Fact>
      )}
      {unknown.length > 0 && <Fact name="Not known">{unknown.join(', ')}</Fact>}
    </dl>
  )
}

/** As for gates (spec §2): about a tenth of a metre. */
const POSITION_DECIMALS = 6

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="soft small">{name}</dt>
      <dd className="flush breaks">{children}</dd>
    </div>
  )
}

/** One line for each number, so that a tap hits one of them only. */
function Phones({ phones }: Pick<Place, 'phones'>) {
  return phones.map(({ text, href }) => (
    <p key={text} className={styles.phone}>
      {href === null ? (
        <MixedText>{text}</MixedText>
      ) : (
        <a href={href} className={styles.factLink}>
          <MixedText>{text}</MixedText>
        </a>
      )}
    </p>
  ))
}

function Website({ address }: { address: string | null }) {
  const url = safeHttpUrl(address)
  if (url === null) return null
  return (
    <Fact name={placeFields.website.label}>
      <a href={url} className={styles.factLink} target="_blank" rel="noopener noreferrer nofollow">
        {new URL(url).host}
      </a>
    </Fact>
  )
}
