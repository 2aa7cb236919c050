import { Arabic } from '@/components/ui/arabic'

import styles from './hero.module.css'
import { PatternBand } from './pattern-band'
import { TodayLine } from './today-line'

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
        <TodayLine />
      </div>
      <PatternBand />
    </header>
  )
}
