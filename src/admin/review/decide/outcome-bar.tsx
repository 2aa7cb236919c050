'use client'

import { type Outcome, outcomeText, refusalText, undoItems } from './outcome'
import styles from '../review.module.css'

type Props = {
  readonly outcome: Outcome | null
  /** What could not be done at all, such as without a connection. */
  readonly problem: string | null
  readonly isBusy: boolean
  readonly now: Date
  readonly onUndo: () => void
  readonly onDismiss: () => void
}

/** The outcome of the last action, with Undo. Always rendered: screen readers announce only changes of an existing region. */
export function OutcomeBar({ outcome, problem, isBusy, now, onUndo, onDismiss }: Props) {
  const text = problem ?? (outcome === null ? '' : outcomeText(outcome))
  const left = problem === null ? (outcome?.results.filter((result) => !result.ok) ?? []) : []
  const count = undoItems(outcome, now.getTime()).length
  const isBad = problem !== null || left.length > 0
  return (
    <div className={styles.outcome} data-tone={isBad ? 'bad' : 'good'} data-empty={text === ''}>
      <p role="status">{text}</p>
      {text !== '' && (
        <span className="cluster middle gap-2">
          {problem === null && count > 0 && (
            <button type="button" className={styles.button} disabled={isBusy} onClick={onUndo}>
              Undo{count > 1 ? ` all ${count}` : ''} <kbd>u</kbd>
            </button>
          )}
          <button type="button" className={styles.button} onClick={onDismiss}>
            Close message
          </button>
        </span>
      )}
      {outcome !== null && outcome.results.length > 1 && problem === null && <Results outcome={outcome} />}
    </div>
  )
}

/** Each item's own result; what was left comes first. */
function Results({ outcome: { results, titles } }: { readonly outcome: Outcome }) {
  const sorted = results.toSorted((a, b) => Number(a.ok) - Number(b.ok))
  return (
    <details className={styles.results}>
      <summary>Result of each</summary>
      <ul>
        {sorted.map((result) => (
          <li key={result.id}>
            <bdi>{titles.get(result.id) ?? `No. ${result.id}`}</bdi>:{' '}
            {result.ok ? 'done' : `left as it was. ${refusalText(result)}`}
            {result.ok && result.published !== null && (
              <>
                {', '}
                <a href={result.published.href} target="_blank" rel="noopener noreferrer">
                  see the page
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
