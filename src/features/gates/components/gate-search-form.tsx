import { Search } from 'lucide-react'

import type { GateScreenPath } from '@/lib/gate-links'
import type { MosqueKey } from '@/lib/mosques'
import { MAX_QUERY_LENGTH } from '@/lib/views'

import styles from './gate-search-form.module.css'

type Props = { path: GateScreenPath; mosque: MosqueKey; query?: string | undefined }

export function GateSearchForm({ path, mosque, query }: Props) {
  return (
    <form action={path} method="get" role="search" className={styles.form}>
      <input type="hidden" name="mosque" value={mosque} />
      <label className="visually-hidden" htmlFor="gate-search">
        Search gates by name or number
      </label>
      <input
        id="gate-search"
        className={styles.input}
        type="search"
        name="q"
        defaultValue={query}
        placeholder="Search gates by name or number..."
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className={styles.button} aria-label="Search">
        <Search aria-hidden size={22} />
      </button>
    </form>
  )
}
