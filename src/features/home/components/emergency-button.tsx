import { ChevronRight, PhoneCall } from 'lucide-react'
import Link from '@/ui/link'

import styles from './home-screen.module.css'

/** One tap to the numbers. */
export function EmergencyButton() {
  return (
    <Link href="/authorities#emergency" className={styles.emergency}>
      <PhoneCall aria-hidden size={22} />
      <span>Emergency</span>
      <span className={styles.emergencyNote}>Numbers to call</span>
      <ChevronRight aria-hidden size={20} />
    </Link>
  )
}
