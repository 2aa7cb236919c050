import { Arabic } from '@/ui/arabic'
import { cityDay } from '@/lib/dates'
import { hijriMonths } from '@/lib/hijri'

import styles from './hero.module.css'
import { PatternBand } from './pattern-band'
import { TodayLine } from './today-line'

/** A page is made anew at every publish; one older than this shows no Hijri date rather than a wrong one. */
const MONTHS_AHEAD = 18

/** Greeting, welcome and today's date, on the black and gold of the Kiswah. */
export function Hero({ heading, welcome }: { heading: string; welcome: string | null }) {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.greeting}>
          <Arabic>السلام عليكم</Arabic>
          <span>Peace be upon you</span>
        </p>
        <h1>{heading}</h1>
        {welcome && <p className={styles.welcome}>{welcome}</p>}
        <TodayLine hijriMonths={hijriMonths(cityDay(new Date()), MONTHS_AHEAD)} />
      </div>
      <PatternBand />
    </header>
  )
}
