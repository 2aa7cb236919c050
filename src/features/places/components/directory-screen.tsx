import { MixedText } from '@/ui/mixed-text'
import { PageHeading } from '@/ui/page-heading'
import type { City } from '@/lib/cities'
import { type PlaceCategory, placeCategoryPlural } from '@/lib/place-categories'
import { placeHref } from '@/lib/place-links'
import { categorySlug, citySlug } from '@/lib/views'

import type { DirectoryCategory, DirectoryCity, DirectoryLetter } from '../model/directory'
import styles from './directory-screen.module.css'

/** Every place by name on one page that can be printed (decisions). */
export function DirectoryScreen({ directory }: { directory: readonly DirectoryCity[] }) {
  const total = directory.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <PageHeading title="Directory" lead={`All ${total} places from A to Z, by city and category.`} />
      <Contents directory={directory} />
      {directory.map(({ city, count, categories }) => (
        <section key={city} id={citySlug(city)} className={styles.city} data-city={city} aria-labelledby={`in-${city}`}>
          <h2 id={`in-${city}`}>
            {city} <Count>{count}</Count>
          </h2>
          {categories.map((group) => (
            <CategorySection key={group.category} city={city} group={group} />
          ))}
          <p className={styles.back}>
            <a href="#contents">Back to contents</a>
          </p>
        </section>
      ))}
    </>
  )
}

function Contents({ directory }: { directory: readonly DirectoryCity[] }) {
  return (
    <nav id="contents" className={styles.contents} aria-label="Contents">
      {directory.map(({ city, count, categories }) => (
        <div key={city} data-city={city}>
          <a href={`#${citySlug(city)}`} className={styles.contentsCity}>
            {city} <Count>{count}</Count>
          </a>
          <ul>
            {categories.map((group) => (
              <li key={group.category}>
                <a href={`#${anchorOf(city, group.category)}`}>
                  {placeCategoryPlural(group.category)} <Count>{group.count}</Count>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** Longer lists are divided by letter. */
const LETTERS_FROM = 30

function CategorySection({ city, group }: { city: City; group: DirectoryCategory }) {
  const { category, count, letters } = group
  return (
    <section className={styles.category}>
      <h3 id={anchorOf(city, category)}>
        {placeCategoryPlural(category)} <Count>{count}</Count>
      </h3>
      {count < LETTERS_FROM ? (
        <Names places={letters.flatMap(({ places }) => places)} />
      ) : (
        letters.map(({ letter, places }) => (
          <div key={letter} className={styles.letter}>
            <h4>{letter}</h4>
            <Names places={places} />
          </div>
        ))
      )}
    </section>
  )
}

/** Plain links: 1,500 of the framework's would cost a visitor more to load than the names themselves. */
function Names({ places }: Pick<DirectoryLetter, 'places'>) {
  return (
    <ul className={styles.names}>
      {places.map(({ id, name }) => (
        <li key={id}>
          <a href={placeHref(id)}>
            <MixedText>{name}</MixedText>
          </a>
        </li>
      ))}
    </ul>
  )
}

const Count = ({ children }: { children: number }) => <span className={styles.count}>({children})</span>

const anchorOf = (city: City, category: PlaceCategory): string => `${citySlug(city)}-${categorySlug(category)}`
