import styles from './jump-links.module.css'

export type JumpLink = { readonly id: string; readonly sign: string; readonly label?: string }

/** Ways down a long page. Plain fragments: the browser moves the focus with them. */
export function JumpLinks({ label, links }: { label: string; links: readonly JumpLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={label} className={styles.nav}>
      <h2 className={styles.title}>{label}</h2>
      <ul className={styles.list}>
        {links.map(({ id, sign, label: name }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              <b className={styles.sign}>{sign}</b>
              {name !== undefined && <span className={styles.name}>{name}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
