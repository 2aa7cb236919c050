import { ButtonLink } from '@/ui/controls/button-link'
import Link from '@/ui/controls/link'

import styles from './not-found.module.css'
import { StarMark } from './star-mark'

/** What a reader who came for a page that is gone was most likely looking for. */
const ways = [
  { href: '/guide/umrah', label: 'Umrah Guide' },
  { href: '/guide/hajj', label: 'Hajj Guide' },
  { href: '/places', label: 'Places' },
  { href: '/places/gates', label: 'Mosque Gates' },
  { href: '/recommendations', label: 'Recommended paths' },
] as const

/** Spec §2: 'Page Not Found' with a developer-style hint; a link home and the search box beside it. */
export function NotFoundScreen() {
  return (
    <div className={styles.screen} data-view="uncounted">
      <StarMark className={styles.mark} size={56} />
      <h1>Page Not Found</h1>
      <p className="soft">Did you forget to add the page to the router? Check the address, or look for it here.</p>
      <form action="/map" method="get" role="search" className={styles.search}>
        <label className="visually-hidden" htmlFor="not-found-search">
          Search locations
        </label>
        <input
          id="not-found-search"
          name="search"
          type="search"
          placeholder="Search locations..."
          maxLength={100}
          required
        />
        <button type="submit">Search</button>
      </form>
      <ul className={styles.ways} aria-label="Where to go from here">
        {ways.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className="inline target">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink href="/" isPrimary>
        Go to the home page
      </ButtonLink>
    </div>
  )
}
