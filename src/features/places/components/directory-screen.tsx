import { PageHeading } from '@/ui/text/page-heading'
import Link from '@/ui/controls/link'
import { placeCategoryPlural } from '@/domain/places/place-categories'
import { directoryHref, printedDirectoryHref } from '@/domain/places/place-links'

import type { DirectoryCity } from '../model/directory'
import { Count } from './directory-names'
import styles from './directory.module.css'

/** What places there are in each city, and where they are listed from A to Z (decisions). */
export function DirectoryScreen({ directory }: { directory: readonly DirectoryCity[] }) {
  const total = directory.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <PageHeading title="Directory" lead={`All ${total} places from A to Z, by city and category.`} />
      <div className={styles.contents}>
        {directory.map(({ city, count, categories }) => (
          <section key={city} data-city={city}>
            <h2>
              {city} <Count>{count}</Count>
            </h2>
            <ul>
              {categories.map((group) => (
                <li key={group.category}>
                  <Link href={directoryHref(city, group.category)}>
                    {placeCategoryPlural(group.category)} <Count>{group.count}</Count>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.also}>
        <Link href={printedDirectoryHref()} prefetch={false}>
          Print the whole directory
        </Link>
      </p>
    </>
  )
}
