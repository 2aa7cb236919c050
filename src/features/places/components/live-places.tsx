'use client'

import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import type { MouseEvent, SubmitEvent } from 'react'

import { PositionBar } from '@/shared/position/components/position-bar'
import { Pagination } from '@/shared/places/pagination'
import { AddressWatch } from '@/ui/address/address-watch'
import { ButtonLink } from '@/ui/controls/button-link'
import { PageHeading } from '@/ui/text/page-heading'
import { afterPaint } from '@/browser/after-paint'
import { isPlainClick } from '@/browser/plain-click'
import { removeStored, writeStored } from '@/browser/stored-values'
import type { City } from '@/domain/places/cities'
import { placesHref } from '@/domain/places/place-links'
import { DEFAULT_CATEGORY } from '@/domain/addresses/views'
import { locationsQuery } from '@/queries/locations'
import cards from '@/shared/places/places.module.css'
import ui from '@/ui/ui.module.css'

import type { PlacesFilter } from '../model/find-places'
import { placesTitle, type PlacesView } from '../model/places-view'
import { useLivePlaces } from '../use-live-places'
import { usePlacesChoice } from '../use-places-choice'
import { CategoryChips } from './category-chips'
import { FoundPlaces } from './found-places'
import styles from './places-screen.module.css'
import { PlacesSearch } from './places-search'

type SwitchProps = { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }

/** Needs scripts: a cached page does not know the time. */
function OpenNowSwitch({ isOn, onChange }: SwitchProps) {
  return (
    <button type="button" className={`${ui.chip ?? ''} scripted`} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      Open now
    </button>
  )
}

/** As many cards as a screen shows. */
const CARDS = [1, 2, 3, 4]

/** Keeps the room of the list while it comes; 'Loading...' stands above it in words. */
function PlacesLoading() {
  return (
    <div className={cards.list} aria-hidden>
      {CARDS.map((card) => (
        <div key={card} className={styles.skeleton} />
      ))}
    </div>
  )
}

/** For /map, which opens there where nothing better is known. */
const keepCity = (city: City | null) =>
  city === null
    ? removeStored(() => window.localStorage, 'chosenCity')
    : writeStored(() => window.localStorage, 'chosenCity', city)

/**
 * The places screen. Before scripts run, and when the list cannot be fetched, its chips, cities and pages are links and
 * its search is a form; after that they filter the list where it stands.
 */
export function LivePlaces({ view: initialView }: { view: PlacesView }) {
  const client = useQueryClient()
  const chosen = usePlacesChoice(initialView)
  const { choice } = chosen
  const { view, isFailed, retry } = useLivePlaces(initialView, chosen)
  const isDefault = choice.category === DEFAULT_CATEGORY && choice.city === null
  const isFromAll = view?.isFromAllCategories ?? false

  /** What a link would have done, here, unless the list is missing or the reader wants a new tab. */
  const pick = (event: MouseEvent, change: Partial<PlacesFilter>) => {
    if (isFailed || !isPlainClick(event)) return
    event.preventDefault()
    chosen.pick(change)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isFailed) return
    event.preventDefault()
    chosen.pick({ q: choice.q.trim() })
    // The keyboard of a phone stands before the list.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }

  /**
   * Whoever reaches for the controls is about to need the whole list. One that failed is not asked for between the press
   * and the release of a finger: the link under it would be no link then.
   */
  const prefetchList = () => {
    if (!isFailed) afterPaint(() => void client.prefetchQuery(locationsQuery()))
  }

  return (
    <div data-city={choice.city ?? undefined} className={choice.q === '' ? undefined : styles.searching}>
      <AddressWatch onChange={chosen.followAddress} />
      <PageHeading title={isDefault || isFromAll ? 'Places' : placesTitle(choice)} />
      <div className={styles.controls} onFocus={prefetchList}>
        <PlacesSearch
          {...choice}
          onText={chosen.type}
          onCity={(city) => {
            keepCity(city)
            chosen.pick({ city })
          }}
          onClear={(event) => pick(event, { q: '' })}
          onSubmit={submit}
        />
        <CategoryChips
          {...choice}
          categories={initialView.categories}
          onPick={(event, category) => pick(event, { category })}
        />
        <div className={choice.isOpenNow === true ? styles.near : `${styles.near} ${styles.spare}`}>
          <PositionBar />
          <OpenNowSwitch isOn={choice.isOpenNow === true} onChange={(isOpenNow) => chosen.pick({ isOpenNow })} />
        </div>
      </div>
      <div className={styles.summary}>
        <div role="status">
          <h2 className="text-3">{headline(view, isFailed)}</h2>
        </div>
        <ButtonLink href="/map">Map</ButtonLink>
      </div>
      {view === null && (isFailed ? <UnableToLoad onRetry={retry} /> : <PlacesLoading />)}
      {view !== null && <FoundPlaces view={view} onPick={pick} />}
      {view !== null && (
        <Pagination
          page={view.list.page}
          pageCount={view.list.pageCount}
          toHref={(page) => placesHref({ ...choice, category: choice.category ?? undefined, page })}
        />
      )}
    </div>
  )
}

/** Spec §2 and §8. */
function headline(view: PlacesView | null, isFailed: boolean): string {
  if (view !== null) return `${view.list.total} Places Found`
  return isFailed ? 'Unable to Load Data' : 'Loading...'
}

/** Spec §8, under its heading 'Unable to Load Data'. */
function UnableToLoad({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={ui.empty} role="alert">
      <p>Please check your connection and try again.</p>
      <button type="button" className={ui.button} onClick={onRetry}>
        <RotateCcw aria-hidden size={18} />
        Try again
      </button>
    </div>
  )
}
