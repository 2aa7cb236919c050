import styles from './count-table.module.css'

/** What is counted, how often, and where it leads on the guide. */
export type CountRow = readonly [name: string, count: number, href?: string]

type Props = {
  readonly caption: string
  readonly heads: readonly [name: string, count: string]
  readonly rows: readonly CountRow[]
}

export function CountTable({ caption, heads: [name, count], rows }: Props) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{count}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([row, times, href]) => (
          <tr key={row}>
            <th scope="row">
              {href === undefined ? (
                <bdi>{row}</bdi>
              ) : (
                <a href={href}>
                  <bdi>{row}</bdi>
                </a>
              )}
            </th>
            <td>{times.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
