import type { ContentsEntry } from '../model/article'
import styles from './article.module.css'

/** The contents of a long article: folded on phones, beside the text where there is room. */
export function ArticleContents({ entries }: { entries: readonly ContentsEntry[] }) {
  if (entries.length === 0) return null
  return (
    <>
      <details className={styles.folded}>
        <summary className="summary unfolds">On this page</summary>
        <Entries entries={entries} />
      </details>
      <nav className={styles.beside} aria-labelledby="contents">
        <p id="contents" className="strong">
          On this page
        </p>
        <Entries entries={entries} />
      </nav>
    </>
  )
}

function Entries({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ul className="list">
      {entries.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
          {children.length > 0 && (
            <ol className="list">
              {children.map((child) => (
                <li key={child.id}>
                  <a href={`#${child.id}`}>{child.text}</a>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ul>
  )
}
