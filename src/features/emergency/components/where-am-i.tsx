'use client'

import { LocateFixed } from 'lucide-react'
import { useEffect, useState } from 'react'

import { cityDay } from '@/lib/dates/dates'
import { isAroundHajj } from '@/lib/dates/hijri-months'
import { formatDistance, type Position } from '@/lib/geo/geo'
import { answerPages } from '@/domain/guide/answer-pages'
import { concernsEmergency } from '@/domain/notices/concerns'
import type { City } from '@/domain/places/cities'
import { placesHref } from '@/domain/places/place-links'
import type { IndexedPlace } from '@/contracts/place-index'
import { placeIndexQuery } from '@/queries/place-index'
import { queryClient } from '@/queries/query-client'
import { arabicNamesQuery } from '@/queries/values-by-id'
import { NoticeCard } from '@/shared/notices/components/notice-card'
import { useClosedIds, useNotices } from '@/shared/notices/use-notices'
import { WaysThere } from '@/shared/places/ways-there'
import { cityOfCircle } from '@/domain/places/city-centres'
import { positionNote } from '@/shared/position/model/position-note'
import { exactCoordinates } from '@/shared/position/model/user-position'
import { usePosition } from '@/shared/position/use-position'
import Link from '@/ui/controls/link'
import ui from '@/ui/ui.module.css'

import { type Found, type FoundHospital, nearestHelpPoint, nearestHospitals } from '../model/nearest-help'
import { arabicWhereMessage, roughWhereMessage, whereMessage } from '../model/where-message'
import styles from './emergency.module.css'

/** What to read out to the operator, the nearest hospital, and where somebody helps who is lost. */
export function WhereAmI({ onLeave }: { readonly onLeave: () => void }) {
  const { position, locate } = usePosition()
  const { city, accuracyMetres } = position
  const exact = exactCoordinates(position)
  const rough = exact === null ? position.coordinates : null
  const { places, arabicNames } = usePlaces(exact !== null)
  const listed = places === 'awaited' || places === null ? [] : places
  const note = positionNote(position)
  return (
    <>
      <section className={styles.part} aria-labelledby="emergency-where">
        <h3 id="emergency-where">Say where you are</h3>
        {rough !== null && (
          <p className="pad-line rounded-small tinted text-2 measure">
            {roughWhereMessage(rough, accuracyMetres ?? NaN)}
          </p>
        )}
        {exact === null ? (
          <>
            <p>The number of the gate, the name of the hotel, or a sign near you.</p>
            <button type="button" className={ui.button} onClick={locate}>
              <LocateFixed aria-hidden size={20} />
              Find my position
            </button>
          </>
        ) : (
          <>
            <p className="pad-line rounded-small tinted text-2 measure">
              {whereMessage({ coordinates: exact, city, accuracyMetres }, listed)}
            </p>
            <p className="pad-line rounded-small tinted text-3 measure" lang="ar" dir="rtl">
              {arabicWhereMessage({ coordinates: exact, city }, listed, ({ id }) => arabicNames.get(id) ?? null)}
            </p>
          </>
        )}
        {note !== null && <p role="status">{note}</p>}
      </section>
      {exact !== null && <NearestHelp from={exact} places={places} onLeave={onLeave} />}
      {rough !== null && <HospitalList city={cityOfCircle(rough, accuracyMetres ?? NaN)} onLeave={onLeave} />}
      {/* Below what is said on the telephone, and the way to help. */}
      <NoticesHere city={city} onLeave={onLeave} />
      <FirstAid onLeave={onLeave} />
      <Heat onLeave={onLeave} />
    </>
  )
}

/** What may put somebody in danger in this city, or has changed there. */
function NoticesHere({ city, onLeave }: ListProps) {
  const { inForce, time } = useNotices()
  const here = inForce.filter((notice) => concernsEmergency(notice, city))
  if (here.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="emergency-notices">
      <h3 id="emergency-notices">{city === null ? 'Notices' : `Notices in ${city}`}</h3>
      {here.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} time={time} onLeave={onLeave} />
      ))}
    </section>
  )
}

/** What cannot wait until a page is open, in the words of the answer. */
const FirstAid = ({ onLeave }: { readonly onLeave: () => void }) => (
  <section className={styles.part} aria-labelledby="emergency-first-aid">
    <h3 id="emergency-first-aid">Until help comes</h3>
    <ul className="measure">
      <li>Does not answer, and breathes only now and then, or not: push hard and fast on the middle of the chest.</li>
      <li>Breathes, but does not wake up: on the side, the head tilted back.</li>
    </ul>
    <p>
      <Link href={answerPages.firstAid} className="inline target" onClick={onLeave}>
        First aid: choking, bleeding, a fit, asthma and more
      </Link>
    </p>
  </section>
)

/** What the article says of heatstroke, in three lines. */
const Heat = ({ onLeave }: { readonly onLeave: () => void }) => (
  <section className={styles.part} aria-labelledby="emergency-heat">
    <h3 id="emergency-heat">Heatstroke</h3>
    <ul className="measure">
      <li>Confused, strange talk, fainting, a fit, or very hot skin: call an ambulance first.</li>
      <li>Into the shade. Water on skin and clothes, and fan hard.</li>
      <li>
        Nothing to drink for a person who is confused, sleepy or has fainted. Diabetes, awake and able to swallow:
        sugar.
      </li>
    </ul>
    <p>
      <Link href="/guide/more/if-something-goes-wrong#when-to-call-at-once" className="inline target" onClick={onLeave}>
        Heart, stroke, low sugar, heat: the signs, with the sources
      </Link>
    </p>
    <p>
      <Link href={answerPages.lostChild} className="inline target" onClick={onLeave}>
        A child is lost: what to do
      </Link>
    </p>
  </section>
)

type ListProps = { readonly city: City | null; readonly onLeave: () => void }

/** Where nobody knows which hospital is near: those of the city, or all when that is not sure either. */
const HospitalList = ({ city, onLeave }: ListProps) => (
  <p>
    <Link href={placesHref({ category: 'hospital', city })} className="inline target" onClick={onLeave}>
      {city === null ? 'List of hospitals' : `Hospitals in ${city}`}
    </Link>
  </p>
)

type HelpProps = { readonly from: Position; readonly places: KnownPlaces; readonly onLeave: () => void }

/** What is open on this day, and not closed by a notice. The day is that of the opening: nobody leaves the sheet open overnight. */
function NearestHelp({ from, places, onLeave }: HelpProps) {
  const [season] = useState(() => ({ isHajj: isAroundHajj(cityDay(new Date())) }))
  const closed = useClosedIds('place')
  const open = places === 'awaited' || places === null ? [] : places.filter(({ id }) => !closed.has(id))
  const found = places === 'awaited' ? places : nearestHospitals(from, open, season)
  return (
    <>
      <section className={styles.part} aria-labelledby="emergency-hospital">
        <h3 id="emergency-hospital">Nearest hospital</h3>
        <NearestHospital found={found} onLeave={onLeave} />
      </section>
      <NearestHelpPoint found={nearestHelpPoint(from, open, season)} onLeave={onLeave} />
    </>
  )
}

type HospitalProps = {
  readonly found: readonly FoundHospital[] | 'awaited'
  readonly onLeave: () => void
}

/** At most three, each with the way there; without the list of places, the page that has it. */
function NearestHospital({ found, onLeave }: HospitalProps) {
  if (found === 'awaited') return <p role="status">Looking for the nearest hospital...</p>
  if (found.length === 0) {
    return (
      <p role="status">
        The nearest hospital cannot be found now. Call an ambulance if you need help, or open the list:{' '}
        <Link href={placesHref({ category: 'hospital' })} onClick={onLeave}>
          Hospitals
        </Link>
      </p>
    )
  }
  return found.map((hospital) => (
    <FoundPlace
      key={hospital.place.id}
      found={hospital}
      label={hospital.isForAllYear ? 'Open all year: ' : undefined}
      note={hospital.hasEmergency ? '. Has an emergency department.' : '. Emergency department: not known.'}
      onLeave={onLeave}
    />
  ))
}

type HelpPointProps = { readonly found: Found | null; readonly onLeave: () => void }

/** Nothing where none is near: police and ambulance stand above. */
const NearestHelpPoint = ({ found, onLeave }: HelpPointProps) =>
  found === null ? null : (
    <section className={styles.part} aria-labelledby="emergency-help-point">
      <h3 id="emergency-help-point">Nearest help point</h3>
      <FoundPlace found={found} onLeave={onLeave} />
    </section>
  )

type FoundProps = {
  readonly found: Found
  readonly label?: string | undefined
  /** What is known of it, and what is not. */
  readonly note?: string
  readonly onLeave: () => void
}

const FoundPlace = ({ found: { place, metres }, label, note, onLeave }: FoundProps) => (
  <>
    <p>
      {label}
      <Link href={`/place/${place.id}`} onClick={onLeave}>
        {place.name}
      </Link>
      , {formatDistance(metres)}
      {note}
    </p>
    <p className="cluster gap-2">
      <WaysThere place={place} onLeave={onLeave} />
    </p>
  </>
)

/** `null`: they did not come. */
type KnownPlaces = readonly IndexedPlace[] | 'awaited' | null

const NO_NAMES: ReadonlyMap<number, string> = new Map()

/** The places of the guide and their Arabic names, fetched once they are wanted. */
function usePlaces(isWanted: boolean): {
  readonly places: KnownPlaces
  readonly arabicNames: ReadonlyMap<number, string>
} {
  const [places, setPlaces] = useState<KnownPlaces>('awaited')
  const [arabicNames, setArabicNames] = useState(NO_NAMES)
  useEffect(
    function fetchWhenWanted() {
      if (!isWanted) return
      const client = queryClient()
      void client.fetchQuery(placeIndexQuery()).then(setPlaces, () => setPlaces(null))
      void client.fetchQuery(arabicNamesQuery()).then(setArabicNames, () => setArabicNames(NO_NAMES))
    },
    [isWanted],
  )
  return { places, arabicNames }
}
