import { memo, type MouseEvent } from 'react'

import { hasEmergencyDepartment } from '@/domain/places/emergency-department'
import { EmptyState } from '@/ui/text/empty-state'
import Link from '@/ui/controls/link'
import { IllnessNote } from '@/shared/illness/illness-note'
import { formatDay } from '@/lib/dates/dates'
import { placeCategoryPlural } from '@/domain/places/place-categories'
import { placesHref } from '@/domain/places/place-links'
import type { NamedPlace } from '@/queries/named-places'
import { FirstNote } from '@/shared/notices/components/first-note'
import { useNoticesFirst } from '@/shared/notices/use-notices'
import cards from '@/shared/places/places.module.css'
import { VirtualList } from '@/ui/list/virtual-list'

import type { PlacesFilter } from '../model/find-places'
import { placesTitle, type PlacesView } from '../model/places-view'
import { PlaceRow } from './place-row'
import styles from './places-screen.module.css'

type Props = {
  readonly view: PlacesView
  readonly onPick: (event: MouseEvent, change: Partial<PlacesFilter>) => void
}

/** Pixels; a card with an address and one line of description on a phone. */
const USUAL_ROW_HEIGHT = 196

/** The list. Memoized: not rendered again by a keystroke until the places change. */
const PlaceRows = memo(function PlaceRows({ places }: { places: readonly NamedPlace[] }) {
  return (
    <VirtualList
      items={places}
      toKey={getId}
      renderItem={toRow}
      className={cards.list}
      rowClassName={cards.card}
      rowHeight={USUAL_ROW_HEIGHT}
    />
  )
})

const getId = ({ id }: NamedPlace): number => id

const toRow = (place: NamedPlace) => <PlaceRow place={place} />

/** The list with what has to be said about it, or that it is empty. */
export function FoundPlaces({ view, onPick }: Props) {
  const { items, first } = useNoticesFirst('place', view.list.items)
  return (
    <>
      <SearchNote {...view} />
      <FirstNote kind="place" first={first} />
      {view.list.total > 0 && <PlaceRows places={items} />}
      {view.list.total === 0 && view.hoursUnknown.length === 0 && <NothingFound view={view} onPick={onPick} />}
      {view.hoursUnknown.length > 0 && <HoursUnknown places={view.hoursUnknown} />}
      <HowOld checked={view.checked} />
    </>
  )
}

function SearchNote({ category, city, q, isSearch, isFromAllCategories }: PlacesView) {
  if (q.trim() === '') return null
  const where = city === null ? '' : ` in ${city}`
  if (!isSearch) return <p className={styles.note}>“{q}” says too little to search for. This is the whole list.</p>
  if (!isFromAllCategories) return null
  const what = category === null ? 'this category' : placeCategoryPlural(category)
  return (
    <p className={styles.note}>
      Nothing in {what}
      {where} matches “{q}”. These are the matches from all categories{where}.
    </p>
  )
}

/** Unknown is not closed. */
const HoursUnknown = ({ places }: { readonly places: PlacesView['hoursUnknown'] }) => (
  <section className="above-6" aria-labelledby="hours-unknown">
    <h2 id="hours-unknown" className="text-3 below-4">
      Hours not known: {places.length}
    </h2>
    {places[0] !== undefined && hasEmergencyDepartment(places[0]) && (
      <p className={styles.note}>
        Those known to have an emergency department come first. Of the others that is not known.
      </p>
    )}
    <PlaceRows places={places} />
  </section>
)

function NothingFound({ view: { category, city, q, isOpenNow }, onPick }: Props) {
  return (
    <EmptyState title="No places found">
      <IllnessNote text={q} />
      <p>{q === '' ? 'Try another category or city.' : 'Try fewer or other words, another category or city.'}</p>
      {isOpenNow === true && (
        <p>
          <Link
            className="inline target"
            href={placesHref({ category: category ?? undefined, city, q })}
            onClick={(event) => onPick(event, { isOpenNow: false })}
          >
            Show places whatever their hours
          </Link>
        </p>
      )}
      {city !== null && (
        <p>
          <Link
            className="inline target"
            href={placesHref({ category: category ?? undefined, q })}
            onClick={(event) => onPick(event, { city: null })}
          >
            {q === '' ? placesTitle({ category, city: null }) : 'Search'} in All Cities
          </Link>
        </p>
      )}
    </EmptyState>
  )
}

function HowOld({ checked }: Pick<PlacesView, 'checked'>) {
  if (checked === null) return null
  const oldest = formatDay(checked.oldest)
  const newest = formatDay(checked.newest)
  return (
    <p className="above-6 soft small measure">
      {oldest === newest ? `Checked on ${oldest}.` : `Checked between ${oldest} and ${newest}.`} Opening hours are shown
      where they are known.
    </p>
  )
}
