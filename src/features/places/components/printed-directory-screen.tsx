import { Pagination } from '@/shared/places/pagination'
import Link from '@/ui/controls/link'
import { PageHeading } from '@/ui/text/page-heading'
import type { DirectoryEntry } from '@/contracts/content'
import type { ListPage } from '@/lib/lists/paging'
import { placeCategoryPlural } from '@/domain/places/place-categories'
import { printedDirectoryHref } from '@/domain/places/place-links'

import type { DirectoryCity } from '../model/directory'
import { Count, DirectoryNames } from './directory-names'
import styles from './directory.module.css'

type Props = { readonly directory: readonly DirectoryCity[]; readonly list: ListPage<DirectoryEntry> }

/** Every place by name on one page for a printer; only a guide many times as large has more. */
export function PrintedDirectoryScreen({ directory, list }: Props) {
  const groups = directory.map(({ city, count, categories }) => ({
    city,
    count,
    categories: categories
      .map((group) => ({
        ...group,
        places: list.items.filter((place) => place.city === city && place.category === group.category),
      }))
      .filter(({ places }) => places.length > 0),
  }))
  return (
    <>
      <PageHeading
        title="The whole directory"
        lead={`All ${list.total} places from A to Z, by city and category, for your printer.`}
      />
      {groups
        .filter(({ categories }) => categories.length > 0)
        .map(({ city, count, categories }) => (
          <section key={city} className={styles.city} data-city={city}>
            <h2>
              {city} <Count>{count}</Count>
            </h2>
            {categories.map(({ category, count: ofCategory, places }) => (
              <section key={category} className={styles.category}>
                <h3>
                  {placeCategoryPlural(category)} <Count>{ofCategory}</Count>
                </h3>
                <DirectoryNames places={places} total={ofCategory} letterHeading="h4" />
              </section>
            ))}
          </section>
        ))}
      <Pagination page={list.page} pageCount={list.pageCount} toHref={printedDirectoryHref} />
      <p className={styles.also}>
        <Link href="/directory">Directory: all cities and categories</Link>
      </p>
    </>
  )
}
