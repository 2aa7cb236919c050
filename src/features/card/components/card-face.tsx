import { formatDistance, distanceMetres, type Position } from '@/lib/geo/geo'
import { compassPoint } from '@/lib/geo/compass'
import { phoneHref } from '@/lib/text/contact-links'
import { pointDirections } from '@/domain/places/directions'
import { isWalkable } from '@/domain/streets/street-areas'
import { type Card, type Spot, type SpotKey, SPOTS } from '@/shared/card/card'
import { WalkLink } from '@/shared/walk/walk-link'
import { ExternalButton } from '@/ui/controls/button-link'
import { Arabic, MixedText } from '@/ui/text/mixed-text'

import { callLabel, nameLabel, requests, spotLabels } from '../model/card-labels'
import styles from './card.module.css'

type Props = {
  readonly card: Card
  /** Where the reader is; `null` when that is not known. */
  readonly from: Position | null
}

/** The card as it is held up: Arabic and English, large. */
export function CardFace({ card, from }: Props) {
  const request = card.hotel === null ? requests.other : requests.hotel
  const reached = from === null ? [] : SPOTS.filter((key) => isReached(from, card[key]?.position ?? null))
  return (
    <section className={styles.card} aria-label="The card">
      <p className={styles.request}>
        <span className={styles.arabic} lang="ar" dir="rtl">
          {request.arabic}
        </span>
        {request.english}
      </p>
      {/* The distances change with every step, and are read where one looks; to have arrived is said. */}
      <p role="status" className="visually-hidden">
        {reached.map((key) => `${HERE}: ${spotLabels[key].label}`).join('. ')}
      </p>
      <dl className={styles.rows}>
        {card.holder !== '' && (
          <div>
            <Term english={nameLabel.english} arabic={nameLabel.arabic} />
            <dd className={styles.value}>
              <MixedText>{card.holder}</MixedText>
            </dd>
          </div>
        )}
        {card.phone !== '' && (
          <div>
            <Term english={callLabel.english} arabic={callLabel.arabic} />
            <dd className={styles.value}>
              <Phone written={card.phone} />
            </dd>
          </div>
        )}
        {SPOTS.map((key) => {
          const spot = card[key]
          return spot === null ? null : <SpotRow key={key} spotKey={key} spot={spot} from={from} />
        })}
      </dl>
    </section>
  )
}

/** Arabic first: who is asked the way reads it. */
const Term = ({ english, arabic }: { readonly english: string; readonly arabic: string }) => (
  <dt className={styles.term}>
    <Arabic>{arabic}</Arabic> <span>{english}</span>
  </dt>
)

function Phone({ written }: { readonly written: string }) {
  const href = phoneHref(written)
  return href === null ? <bdi>{written}</bdi> : <a href={href}>{written}</a>
}

type RowProps = { readonly spotKey: SpotKey; readonly spot: Spot; readonly from: Position | null }

function SpotRow({ spotKey, spot, from }: RowProps) {
  const { label, arabic } = spotLabels[spotKey]
  const { name, arabicName, position } = spot
  return (
    <div>
      <Term english={label} arabic={arabic} />
      <dd className={styles.value}>
        {arabicName !== null && (
          <span className={styles.arabic} lang="ar" dir="rtl">
            {arabicName}
          </span>
        )}
        {name !== '' && <MixedText>{name}</MixedText>}
      </dd>
      {position !== null && (
        <dd className={styles.way}>
          <span className="digits soft">
            {position.latitude.toFixed(5)}, {position.longitude.toFixed(5)}
          </span>
          {from !== null && <strong>{wayLabel(from, position)}</strong>}
          {isWalkable(position) && <WalkLink to={{ kind: 'point', position }} name={label} />}
          <ExternalButton href={pointDirections(position)}>
            Directions
            <span className="visually-hidden"> to: {label} (opens in a new tab)</span>
          </ExternalButton>
        </dd>
      )}
    </div>
  )
}

/** A position is true to some ten metres at best, so close by there is no direction to give. */
const HERE_METRES = 25
const HERE = 'You are there'

const isReached = (from: Position, to: Position | null): boolean =>
  to !== null && distanceMetres(from, to) < HERE_METRES

function wayLabel(from: Position, to: Position): string {
  if (isReached(from, to)) return HERE
  return `${formatDistance(distanceMetres(from, to))} to the ${compassPoint(from, to)}`
}
