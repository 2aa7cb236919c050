import styles from './count-table.module.css'

/** What is counted, and how often. */
export type CountRow = readonly [name: string, count: number]

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
        {rows.map(([row, times]) => (
          <tr key={row}>
            <th scope="row">
              <bdi>{row}</bdi>
            </th>
            <td>{times.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
