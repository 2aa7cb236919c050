import { Search, X } from 'lucide-react'
import type { Route } from 'next'
import Link from '@/components/ui/link'
import type { ReactNode } from 'react'

import { MAX_QUERY_LENGTH } from '@/lib/views'

import styles from './places.module.css'

type Props = {
  action: '/places' | '/map'
  /** The parameter the text is sent as. */
  name: 'q' | 'search'
  placeholder: string
  value: string
  /** Sent along unseen; empty values are left out. */
  hidden: Readonly<Record<string, string>>
  /** The same view without the text. */
  clearHref: Route
  /** More fields, before the button. */
  children?: ReactNode
}

/** Search as a plain GET form, so that it works before any script and its results have an address. */
export function SearchForm({ action, name, placeholder, value, hidden, clearHref, children }: Props) {
  const id = `${action.slice(1)}-${name}`
  return (
    <search>
      <form action={action} method="get" className={children === undefined ? styles.searchLine : styles.search}>
        {Object.entries(hidden).map(
          ([key, text]) => text !== '' && <input key={key} type="hidden" name={key} value={text} />,
        )}
        <div className={styles.field}>
          <label className="visually-hidden" htmlFor={id}>
            {placeholder.replace(/\.+$/, '')}
          </label>
          <input
            // A new text in the address is a new field: React keeps the old text otherwise.
            key={value}
            id={id}
            name={name}
            type="search"
            placeholder={placeholder}
            defaultValue={value}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
          />
          {value !== '' && (
            <Link href={clearHref} className={styles.clear} aria-label="Clear search">
              <X aria-hidden size={22} />
            </Link>
          )}
        </div>
        <div className={styles.searchRow}>
          {children}
          <button type="submit" className={styles.submit}>
            <Search aria-hidden size={20} />
            Search
          </button>
        </div>
      </form>
    </search>
  )
}
