import type { StreetChanges } from '@/contracts/import-report'

import styles from './imports.module.css'

import { cityLabel, sizeLabel } from './labels'

/** What an import made of each city's streets, or would make: map objects by kind, and what a visitor loads. */
export function StreetsReport({ streets }: { readonly streets: readonly StreetChanges[] }) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Streets by city">
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">New</th>
            <th scope="col">Changed</th>
            <th scope="col">Gone</th>
            <th scope="col">Unchanged</th>
          </tr>
        </thead>
        {streets.map(({ city, ways, buildings, bytesBefore, bytesAfter }) => (
          <tbody key={city}>
            <Row name={`${cityLabel(city)}, streets and paths`} counts={ways} />
            <Row name={`${cityLabel(city)}, buildings`} counts={buildings} />
            <tr>
              <th scope="row">{cityLabel(city)}, size for a visitor</th>
              <td colSpan={4}>
                {sizeLabel(bytesAfter)}
                {bytesBefore !== null && `, before ${sizeLabel(bytesBefore)}`}
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Row({ name, counts }: { readonly name: string; readonly counts: StreetChanges['ways'] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {[counts.added, counts.changed, counts.removed, counts.unchanged].map((count, index) => (
        <td key={index}>{count.toLocaleString('en')}</td>
      ))}
    </tr>
  )
}
