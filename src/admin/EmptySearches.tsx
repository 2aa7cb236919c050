import type { ServerProps } from 'payload'

import { hasRole } from '@/access/roles'
import { EMPTY_SEARCH_DAYS } from '@/contracts/retention'
import { listEmptySearches, MAX_SHOWN_TEXTS, MIN_SHOWN_SEARCHES } from '@/server/counts/empty-searches'

import { CountTable } from './count-table'
import styles from './page-views.module.css'

/** What readers look for and the guide does not have: for those who can add it. */
export async function EmptySearches({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!hasRole(user, ['admin', 'editor'])) return null
  const searches = await listEmptySearches(payload)
  return (
    <section className={styles.pageViews} aria-labelledby="empty-searches">
      <h2 id="empty-searches">Searched for, and not found</h2>
      <p className="below-4 guide-soft">
        Texts for which the search in the header suggested nothing, counted without cookies, without who searched, and
        without visitors who ask not to be counted. Texts with an @ or three digits, such as a phone number, are not
        counted. At most {MAX_SHOWN_TEXTS} of the last {EMPTY_SEARCH_DAYS} days, each searched for at least{' '}
        {MIN_SHOWN_SEARCHES} times.
      </p>
      {searches.length === 0 ? (
        <p>Nothing was searched for {MIN_SHOWN_SEARCHES} times without being found.</p>
      ) : (
        <div className={styles.card}>
          <CountTable
            caption="Most often first"
            heads={['Text', 'Searches']}
            rows={searches.map(({ text, searches }) => [text, searches, `/places?q=${encodeURIComponent(text)}`])}
          />
        </div>
      )}
    </section>
  )
}
