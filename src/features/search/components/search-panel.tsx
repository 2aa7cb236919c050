'use client'

import { useRouter } from 'next/navigation'
import { type KeyboardEvent, type SubmitEvent, useEffect, useMemo, useState, useSyncExternalStore } from 'react'

import { isPlainClick } from '@/browser/plain-click'

import type { AnswerQuery, SearchEngine } from '../api/search-engine'
import styles from './search-panel.module.css'
import { isPassageAddress } from '../model/passage-address'
import { SearchSuggestion } from './search-suggestion'

type Props = {
  readonly id: string
  /** `null` until it is loaded; until then the form is sent to /map. */
  readonly engine: SearchEngine | null
  readonly onClose: () => void
  /** A page was chosen, and is on its way. */
  readonly onLeave: () => void
}

/** An editable combobox with a list (WAI-ARIA), inside a form that works without it. */
export function SearchPanel({ id, engine, onClose, onLeave }: Props) {
  const router = useRouter()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<number | null>(null)
  const answerQuery = useSyncExternalStore<AnswerQuery | null>(
    engine?.subscribe ?? neverChanges,
    engine?.answers ?? nothing,
  )
  const answer = useMemo(() => answerQuery?.(text), [answerQuery, text])

  const suggestions = answer?.suggestions ?? []
  const active = chosen !== null && chosen < suggestions.length ? chosen : null
  const listId = `${id}-list`
  const optionId = (index: number) => `${id}-${index}`
  const activeId = active === null ? undefined : optionId(active)

  useEffect(
    function showActive() {
      if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
    },
    [activeId],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
  }

  const onArrow = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || suggestions.length === 0 || event.nativeEvent.isComposing) return
    event.preventDefault()
    const before = step === 1 ? -1 : 0
    setChosen(((active ?? before) + step + suggestions.length) % suggestions.length)
  }

  const onSubmit = (event: SubmitEvent) => {
    if (answer === undefined) return
    event.preventDefault()
    const taken = suggestions[active ?? 0]
    if (taken !== undefined && isPassageAddress(taken.href)) {
      // Its link loads the page, and leaves.
      document.getElementById(optionId(active ?? 0))?.click()
      return
    }
    router.push(taken?.href ?? answer.fallback)
    onLeave()
  }

  return (
    <form
      id={id}
      className={styles.panel}
      role="search"
      aria-label="Search the entire site"
      action="/map"
      method="get"
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
    >
      <input
        className={styles.input}
        type="search"
        name="search"
        role="combobox"
        aria-label="Search the entire site"
        aria-autocomplete="list"
        aria-expanded={suggestions.length > 0}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder="Search the entire site..."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        autoFocus
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setChosen(null)
        }}
        onKeyDown={onArrow}
      />
      <button type="submit" className={styles.submit}>
        Search
      </button>
      <button type="button" className={styles.cancel} onClick={onClose}>
        Cancel
      </button>
      <p className={styles.status} role="status">
        {answer?.status}
      </p>
      <ul id={listId} className={styles.list} role="listbox" aria-label="Suggestions" hidden={suggestions.length === 0}>
        {suggestions.map((suggestion, index) => (
          <SearchSuggestion
            // A line stays and its words change: a new one for each suggestion costs a browser several times as much.
            key={optionId(index)}
            id={optionId(index)}
            suggestion={suggestion}
            isActive={index === active}
            // Enter takes the first one until the arrows have chosen another.
            isNext={index === (active ?? 0)}
            // In another tab it opens without this page going on.
            onTake={(event) => (isPlainClick(event) ? onLeave() : onClose())}
          />
        ))}
      </ul>
    </form>
  )
}

const neverChanges = () => () => undefined
const nothing = () => null
