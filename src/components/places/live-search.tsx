'use client'

import { Search, X } from 'lucide-react'
import type { Route } from 'next'
import { type FormEvent, useEffect, useRef } from 'react'

import Link from '@/components/ui/link'
import { isPlainClick } from '@/lib/plain-click'
import { MAX_QUERY_LENGTH } from '@/lib/views'

import styles from './places.module.css'

type Props = {
  action: '/places' | '/map'
  /** The parameter the text is sent as. */
  name: 'q' | 'search'
  placeholder: string
  /** What is searched for. */
  value: string
  /** Called at each keystroke with the whole text. */
  onText: (text: string) => void
  /** Whether the list answers while one types; if not, the button sends the form, as it does without scripts. */
  isLive: boolean
  /** Sent along unseen; empty values are left out. */
  hidden: Readonly<Record<string, string>>
  /** The same view without the text. */
  clearHref: Route
}

/** A search that filters as one types, and a plain GET form until scripts run. */
export function LiveSearch({ action, name, placeholder, value, onText, isLive, hidden, clearHref }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const id = `${action.slice(1)}-${name}`

  useEffect(
    function showValue() {
      // The field keeps its own text, so that no keystroke waits for the list, and none from before this ran is lost.
      const field = input.current
      if (field !== null && field.value.trim() !== value.trim() && document.activeElement !== field) field.value = value
    },
    [value],
  )

  function submit(event: FormEvent): void {
    if (!isLive) return
    event.preventDefault()
    // Takes the keyboard of a phone away from over the results.
    input.current?.blur()
  }

  function clear(): void {
    if (input.current !== null) input.current.value = ''
    onText('')
    input.current?.focus()
  }

  return (
    <search>
      <form action={action} method="get" className={styles.searchLine} onSubmit={submit}>
        {Object.entries(hidden).map(
          ([key, text]) => text !== '' && <input key={key} type="hidden" name={key} value={text} />,
        )}
        <div className={styles.field}>
          <label className="visually-hidden" htmlFor={id}>
            {placeholder.replace(/\.+$/, '')}
          </label>
          <input
            ref={input}
            id={id}
            name={name}
            type="search"
            placeholder={placeholder}
            defaultValue={value}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            onInput={({ currentTarget }) => onText(currentTarget.value)}
          />
          {value !== '' && (
            <Link
              href={clearHref}
              role="button"
              className={styles.clear}
              aria-label="Clear search"
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                clear()
              }}
              onKeyDown={(event) => {
                if (event.key !== ' ') return
                event.preventDefault()
                clear()
              }}
            >
              <X aria-hidden size={22} />
            </Link>
          )}
        </div>
        <div className={styles.searchRow}>
          <button type="submit" className={styles.submit}>
            <Search aria-hidden size={20} />
            Search
          </button>
        </div>
      </form>
    </search>
  )
}
