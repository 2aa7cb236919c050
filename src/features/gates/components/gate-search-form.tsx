'use client'

import { Search, X } from 'lucide-react'
import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react'

import type { GateAccess, GateScreenPath } from '@/domain/gates/gate-links'
import type { MosqueKey } from '@/domain/gates/mosques'
import { MAX_QUERY_LENGTH } from '@/domain/addresses/views'

import styles from './gate-search-form.module.css'

type Props = {
  readonly path: GateScreenPath
  readonly mosque: MosqueKey
  readonly text: string
  readonly access?: GateAccess | null
  readonly onText: (text: string) => void
}

/** Filters at each letter; a plain GET form until scripts run. */
export function GateSearchForm({ path, mosque, text, access = null, onText }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? text
    if (typed !== text) onText(typed)
  })
  useEffect(function takeOverTextTypedBeforeHydration() {
    takeOver()
  }, [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The keyboard of a phone stands before the list.
    input.current?.blur()
  }

  const clear = () => {
    onText('')
    input.current?.focus()
  }

  return (
    <form action={path} method="get" role="search" className="flex gap-2" onSubmit={submit}>
      <input type="hidden" name="mosque" value={mosque} />
      {access !== null && <input type="hidden" name="access" value={access} />}
      <label className="visually-hidden" htmlFor="gate-search">
        Search gates by name or number
      </label>
      <input
        ref={input}
        id="gate-search"
        className={styles.input}
        type="search"
        name="q"
        value={text}
        placeholder="Search gates by name or number..."
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => onText(target.value)}
      />
      {text !== '' && (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={clear}>
          <X aria-hidden size={22} />
        </button>
      )}
      <button type="submit" className={styles.button} aria-label="Search">
        <Search aria-hidden size={22} />
      </button>
    </form>
  )
}
