import type { HijriMonth } from '@/lib/dates/hijri'
import { Arabic } from '@/ui/text/mixed-text'

import { TodayLine } from './today-line'
import styles from './hero.module.css'

type Props = {
  readonly heading: string
  readonly welcome: string | null
  readonly hijriMonths: readonly HijriMonth[]
}

/** Greeting, welcome and today's date, on the black and gold of the Kiswah. */
export function Hero({ heading, welcome, hijriMonths }: Props) {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.greeting}>
          <Arabic>السلام عليكم</Arabic>
          <span>Peace be upon you</span>
        </p>
        <h1>{heading}</h1>
        {welcome && <p className={styles.welcome}>{welcome}</p>}
        <TodayLine hijriMonths={hijriMonths} />
      </div>
      <PatternBand />
    </header>
  )
}

/** The gold band of the Kiswah: one tile with an eight-pointed star, repeated. It marks the hero and nothing else. */
function PatternBand() {
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
