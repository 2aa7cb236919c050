import styles from './hero.module.css'

/** The gold band of the Kiswah: one tile with an eight-pointed star, repeated. It marks the hero and nothing else. */
export function PatternBand() {
  return (
    <svg className={styles.band} width="100%" height="24" aria-hidden focusable="false">
      <defs>
        <pattern id="eight-point-tile" width="24" height="24" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1.2" strokeLinejoin="round">
            <path d="M6.3 6.300h11.400v11.400H6.300zM12 4l8 8-8 8-8-8z" />
            <path d="M0 9l3 3-3 3M24 9l-3 3 3 3M3 12h1M20 12h1" />
          </g>
          <circle cx="12" cy="12" r="1.8" fill="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="24" fill="url(#eight-point-tile)" />
    </svg>
  )
}
