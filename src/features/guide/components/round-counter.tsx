'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'

import { canKeepScreenOn, keepScreenOn } from '@/browser/screen-on'
import {
  announceStoredChange,
  readStored,
  SAVED_VERSION,
  subscribeToStored,
  writeStored,
} from '@/browser/stored-values'
import ui from '@/ui/ui.module.css'

import {
  canUndo,
  type Count,
  getCount,
  parseCounts,
  oneMore,
  ROUNDS,
  startedAgain,
  undone,
  withCount,
} from '../model/rounds'
import styles from './round-counter.module.css'

type Counted = 'tawaf' | 'sai'

/**
 * Counts the rounds of tawaf or the lengths of sa'i on the device, so that a locked phone and a closed page lose none.
 * Without scripts it is not there.
 */
export function RoundCounter({ counted, storeKey }: { readonly counted: Counted; readonly storeKey: string }) {
  const { count, isStored, change } = useCount(storeKey)
  const done = count?.done ?? 0
  const where = whereNow(counted, done)
  return (
    <section className={styles.counter} aria-labelledby="counter">
      <h2 id="counter" className="visually-hidden">
        {names[counted].heading}
      </h2>
      <p className={styles.state} role="status">
        {count !== null && (
          <>
            <strong>{done}</strong> <span>{`of ${ROUNDS} ${names[counted].plural}`}</span>{' '}
            {where !== null && <span className={styles.where}>{where}</span>}
          </>
        )}
      </p>
      <ol className={styles.marks} aria-hidden>
        {Array.from({ length: ROUNDS }, (_, index) => (
          <li key={index} data-done={index < done || undefined} />
        ))}
      </ol>
      <button
        type="button"
        className={styles.count}
        disabled={count === null || done === ROUNDS}
        onClick={({ detail }) => {
          // The second tap of a double one: a round takes longer.
          if (detail > 1) return
          change(oneMore)
          feel(done + 1 === ROUNDS ? AT_THE_END : AT_A_ROUND)
        }}
      >
        {done === ROUNDS ? `All ${ROUNDS} done` : `${names[counted].single} ${done + 1} is done`}
      </button>
      <div className={styles.small}>
        <button
          type="button"
          className={ui.button}
          disabled={count === null || !canUndo(count)}
          onClick={() => change(undone)}
        >
          Undo
        </button>
        <button type="button" className={ui.button} disabled={done === 0} onClick={() => change(startedAgain)}>
          Start again
        </button>
        <ScreenOnButton />
      </div>
      {!isStored && <p>This browser keeps nothing: the count is lost when you leave the page.</p>}
    </section>
  )
}

const names = {
  tawaf: { heading: 'Count your rounds', single: 'Round', plural: 'rounds' },
  sai: { heading: 'Count your lengths', single: 'Length', plural: 'lengths' },
} as const

/** Odd lengths end at Marwah. Of a round of tawaf the button says enough. */
function whereNow(counted: Counted, done: number): string | null {
  if (counted === 'tawaf') return done === ROUNDS ? 'The tawaf is complete' : null
  if (done === ROUNDS) return 'You are at Marwah'
  return done % 2 === 0 ? 'Now: Safa to Marwah' : 'Now: Marwah to Safa'
}

function ScreenOnButton() {
  const isPossible = useSyncExternalStore(subscribeToNothing, canKeepScreenOn, () => false)
  const [isOn, setOn] = useState(false)
  useEffect(
    function holdWakeLock() {
      return isOn ? keepScreenOn() : undefined
    },
    [isOn],
  )
  if (!isPossible) return null
  return (
    <button type="button" className={ui.button} aria-pressed={isOn} onClick={() => setOn(!isOn)}>
      {isOn ? 'Screen stays on' : 'Keep screen on'}
    </button>
  )
}

const subscribeToNothing = () => () => undefined

/** `count` is `null` until storage has been read: a wrong number would be worse than none. */
function useCount(key: string) {
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readCount(key)),
    () => null,
  )
  // The count where the browser refuses to store it, as in some private windows.
  const [unstored, setUnstored] = useState<Count | null>(null)
  const count = unstored ?? (text === null ? null : (JSON.parse(text) as Count))
  const change = (next: (count: Count) => Count) => {
    if (count === null) return
    const changed = next(count)
    const counts = withCount(parseCounts(readStored(storage, 'rounds')), key, changed)
    const isStored = writeStored(storage, 'rounds', { version: SAVED_VERSION, counts })
    setUnstored(isStored ? null : changed)
    announceStoredChange(window)
  }
  return { count, isStored: unstored === null, change }
}

const readCount = (key: string): Count => getCount(parseCounts(readStored(storage, 'rounds')), key)

const storage = () => window.localStorage

const subscribe = (onChange: () => void) => subscribeToStored(window, onChange)

/** Milliseconds of shaking, and of rest between. */
const AT_A_ROUND = [60]
const AT_THE_END = [120, 80, 120, 80, 240]

/** Vibrates, so that the pilgrim need not look at the screen. Phones that cannot vibrate do nothing. */
function feel(pattern: readonly number[]): void {
  if ('vibrate' in navigator) navigator.vibrate([...pattern])
}
