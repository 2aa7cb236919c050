'use client'

import { ChevronRight, PhoneCall } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type MouseEvent, type ReactNode, useState } from 'react'

import { markNavigation } from '@/browser/back-closes'
import type { CallNumber } from '@/domain/guide/call-numbers'
import { Dialog } from '@/ui/overlays/dialog'
import { ErrorBoundary } from '@/ui/error-boundary'
import Link from '@/ui/controls/link'

import styles from './emergency.module.css'

/** Loaded on demand: it needs a position and the list of places. The numbers above it need neither, and no network. */
const WhereAmI = dynamic(() => import('./where-am-i').then((code) => code.WhereAmI), { ssr: false })

/** All numbers, with their sources. The link leads there before scripts run. */
const CONTACTS = '/authorities#emergency'

const WAYS_ON = [
  ['/phrases', 'Words to show, in Arabic'],
  ['/card', 'My card: hotel, group and gate, in Arabic'],
  [CONTACTS, 'All numbers and where they come from'],
] as const

type Numbers = { readonly numbers: readonly CallNumber[] }

type Props = Numbers & {
  readonly className: string | undefined
  /** For screen readers, in place of the visible text. */
  readonly label?: string
  readonly children: ReactNode
}

/** In the header of every page. */
export const HeaderEmergency = ({ numbers }: Numbers) => (
  <EmergencyButton numbers={numbers} className={styles.sos} label="SOS: emergency numbers">
    SOS
  </EmergencyButton>
)

/** On the home page, as wide as a hand. */
export const WideEmergency = ({ numbers }: Numbers) => (
  <EmergencyButton numbers={numbers} className={styles.wide}>
    <PhoneCall aria-hidden size={22} />
    <span>Emergency</span>
    <span className={styles.note}>Numbers to call</span>
    <ChevronRight aria-hidden size={20} />
  </EmergencyButton>
)

/** A link to the contacts page that opens a sheet of numbers to call where scripts run. */
function EmergencyButton({ numbers, className, label, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const closeForNavigation = () => {
    markNavigation()
    close()
  }
  const open = (event: MouseEvent) => {
    const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey
    if (isForNewTab || numbers.length === 0) return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <>
      <Link href={CONTACTS} className={className} aria-label={label} aria-haspopup="dialog" onClick={open}>
        {children}
      </Link>
      {isOpen && (
        <Dialog title="Emergency" onClose={close}>
          <ul className={styles.calls}>
            {numbers.map(({ service, number, href }) => (
              <li key={`${service} ${number}`}>
                <a className={styles.call} href={href}>
                  <PhoneCall aria-hidden size={26} />
                  <span className="grows strong text-3">{service}</span>
                  <span className={styles.number}>{number}</span>
                </a>
              </li>
            ))}
          </ul>
          <ErrorBoundary fallback={null}>
            <WhereAmI onLeave={closeForNavigation} />
          </ErrorBoundary>
          {WAYS_ON.map(([href, words]) => (
            <p key={href}>
              <Link href={href} className="inline target" onClick={closeForNavigation}>
                {words}
              </Link>
            </p>
          ))}
        </Dialog>
      )}
    </>
  )
}
