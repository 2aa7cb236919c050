import Link from '@/components/ui/link'

import { Pagination } from '@/components/places/pagination'
import { PlaceList } from '@/components/places/place-list'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { formatDay } from '@/lib/dates'
import { placeCategoryPlural } from '@/lib/place-categories'
import { placesHref } from '@/lib/place-links'
import { DEFAULT_CATEGORY } from '@/lib/views'

import { checkedRange } from '../model/checked-range'
import { placesTitle, type PlacesView } from '../model/places-view'
import { CategoryChips } from './category-chips'
import { CityLinks } from './city-links'
import { PlaceRow } from './place-row'
import styles from './places-screen.module.css'
import { PlacesSearch } from './places-search'

/** Spec §2, Places. */
export function PlacesScreen({ view }: { view: PlacesView }) {
  const { category, city, q, list } = view
  const isDefault = category === DEFAULT_CATEGORY && city === null
  return (
    <div data-city={city ?? undefined}>
      <PageHeading title={isDefault || view.isFromAllCategories ? 'Places' : placesTitle(view)} />
      <div className={styles.controls}>
        <PlacesSearch category={category} city={city} q={q} />
        <CategoryChips {...view} />
      </div>
      <div className={styles.summary}>
        <h2 className={styles.found}>{list.total} Places Found</h2>
        <CityLinks {...view} />
      </div>
      <SearchNote {...view} />
      {list.total === 0 ? (
        <NothingFound {...view} />
      ) : (
        <PlaceList>
          {list.items.map((place) => (
            <PlaceRow key={place.id} place={place} />
          ))}
        </PlaceList>
      )}
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        hrefOf={(page) => placesHref({ category: category ?? undefined, city, q, page })}
      />
      <HowOld view={view} />
      <p className={styles.directory}>
        <Link href="/directory">Directory: every place from A to Z</Link>
      </p>
    </div>
  )
}

function SearchNote({ category, city, q, isSearch, isFromAllCategories }: PlacesView) {
  if (q === '') return null
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

function NothingFound({ category, city, q }: PlacesView) {
  return (
    <EmptyState title="No places found">
      <p>{q === '' ? 'Try another category or city.' : 'Try fewer or other words, another category or city.'}</p>
      {city !== null && (
        <p>
          <Link className={styles.wayOut} href={placesHref({ category: category ?? undefined, q })}>
            {q === '' ? placesTitle({ category, city: null }) : 'Search'} in All Cities
          </Link>
        </p>
      )}
    </EmptyState>
  )
}

function HowOld({ view }: { view: PlacesView }) {
  const range = checkedRange(view.list.items)
  if (range === null) return null
  const oldest = formatDay(range.oldest)
  const newest = formatDay(range.newest)
  return (
    <p className={styles.age}>
      {oldest === newest ? `Checked on ${oldest}.` : `Checked between ${oldest} and ${newest}.`} Opening hours are shown
      where they are known.
    </p>
  )
}
