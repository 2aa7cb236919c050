import { CalendarCheck, FileCheck, Save } from 'lucide-react'

import styles from './booking-advice.module.css'

const advice = [
  {
    Icon: CalendarCheck,
    title: 'Book early',
    text: 'Permits, trains and rooms can be gone, above all in Ramadan and before Hajj.',
  },
  {
    Icon: FileCheck,
    title: 'Have your passport and visa ready',
    text: 'The forms ask for their numbers, written exactly as in the documents.',
  },
  {
    Icon: Save,
    title: 'Save your confirmations',
    text: 'Keep them on the phone and on paper: you may have no network when they are asked for.',
  },
] as const

/** What helps with every booking (spec §2, Booking links). */
export function BookingAdvice() {
  return (
    <section className="grid gap-3 pad-4 rounded tinted" aria-labelledby="advice">
      <h2 id="advice">Before you book</h2>
      <ul className={styles.list}>
        {advice.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <Icon className={styles.icon} aria-hidden size={24} />
            <div>
              <p className="strong">{title}</p>
              <p className="pretty text-1">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
