import { ButtonLink } from '@/ui/button-link'

import styles from './not-found.module.css'
import { StarMark } from './star-mark'

/** Spec §2: 'Page Not Found' with a developer-style hint; a link home and the search box beside it. */
export function NotFoundScreen() {
  return (
    <div className={styles.screen} data-view="uncounted">
      <StarMark className={styles.mark} size={56} />
      <h1>Page Not Found</h1>
      <p className={styles.hint}>
        Did you forget to add the page to the router? Check the address, or look for it here.
      </p>
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
      <ButtonLink href="/" isPrimary>
        Go to the home page
      </ButtonLink>
    </div>
  )
}
