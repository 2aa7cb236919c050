import { type LegendEntry, markerOutlines } from '../model/marker-kind'
import styles from './place-map.module.css'

/** What the shapes on the map stand for. */
export function MapLegend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return (
    <ul className={styles.legend} aria-label="Marks on the map">
      {entries.map(({ kind, label }) => (
        <li key={kind} className={styles[kind]}>
          <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden>
            <path d={markerOutlines[kind]} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
