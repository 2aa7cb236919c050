import { sourceLines } from '../model/source-lines'

import styles from './gate-sources.module.css'

/** Where the facts come from, folded away: some gates have nine sources. */
export function GateSources({ source }: { source: string | null }) {
  const lines = sourceLines(source)
  if (lines.length === 0) return <p>No source is given.</p>
  return (
    <details className={styles.sources}>
      <summary className={styles.summary}>Sources ({lines.length})</summary>
      <ol className={styles.list}>
        {lines.map((parts) => (
          <li key={parts.map(({ text, href }) => href ?? text).join('')}>
            {parts.map(({ text, href }) =>
              href === null ? (
                text
              ) : (
                <a key={href} href={href} target="_blank" rel="noopener noreferrer">
                  {text}
                </a>
              ),
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
