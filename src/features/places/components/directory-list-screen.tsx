import { Pagination } from '@/shared/places/pagination'
import Link from '@/ui/controls/link'
import { PageHeading } from '@/ui/text/page-heading'
import type { DirectoryEntry, LetterCount } from '@/contracts/content'
import { DIRECTORY_PAGE_SIZE, type ListPage } from '@/lib/lists/paging'
import { directoryHref } from '@/domain/places/place-links'

import { letterPages, OTHER } from '../model/directory'
import { placesTitle } from '../model/places-view'
import { DirectoryNames, letterAnchor } from './directory-names'
import styles from './directory.module.css'
import type { PlaceCity } from '@/domain/places/cities'
import type { PlaceCategory } from '@/domain/places/place-categories'

type Props = {
  readonly city: PlaceCity
  readonly category: PlaceCategory
  readonly letters: readonly LetterCount[]
  readonly list: ListPage<DirectoryEntry>
}

/** The places of a category in a city, from A to Z. */
export function DirectoryListScreen({ city, category, letters, list }: Props) {
  const { total, page, pageCount } = list
  const places = total === 1 ? '1 place' : `${total} places from A to Z`
  return (
    <div data-city={city}>
      <PageHeading
        title={placesTitle({ category, city })}
        lead={pageCount === 1 ? `${places}.` : `${places}, page ${page} of ${pageCount}.`}
      />
      {pageCount > 1 && (
        <nav className={styles.letters} aria-label="Letters">
          {letterPages(letters, DIRECTORY_PAGE_SIZE).map(({ letter, page: begins }) => (
            <a
              key={letter}
              href={`${directoryHref(city, category, begins)}#${letterAnchor(letter)}`}
              aria-label={letter === OTHER ? 'Other names' : undefined}
            >
              {letter}
            </a>
          ))}
        </nav>
      )}
      <DirectoryNames places={list.items} total={total} letterHeading="h2" />
      <Pagination page={page} pageCount={pageCount} toHref={(other) => directoryHref(city, category, other)} />
      <p className={styles.also}>
        <Link href="/directory">Directory: all cities and categories</Link>
      </p>
    </div>
  )
}
