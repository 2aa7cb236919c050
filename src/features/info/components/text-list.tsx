import styles from './contact-card.module.css'

type Items = readonly { readonly text: string; readonly id?: string | null }[]

/** A short titled list inside a card; nothing when it is empty. */
export function TextList({ title, items }: { title: string; items: Items | null | undefined }) {
  if (!items || items.length === 0) return null
  return (
    <div className="grid gap-1">
      <p className="strong">{title}</p>
      <ul className={styles.list}>
        {items.map(({ id, text }) => (
          <li key={id ?? text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
