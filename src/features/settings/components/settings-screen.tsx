import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

import Link from '@/ui/controls/link'
import { PageHeading } from '@/ui/text/page-heading'

import { AdminMode } from './admin-mode'
import { DarkModeSwitch } from './dark-mode-switch'
import { DeviceData } from './device-data'
import { OfflineModeSwitch } from './offline-mode-switch'
import styles from './settings.module.css'

type Props = {
  readonly siteName: string
  readonly version: string | null
  readonly contentUpdated: string | null
  /** What saves the guide on the device. */
  readonly offline: ReactNode
}

/** Spec §2, Settings. */
export function SettingsScreen({ siteName, version, contentUpdated, offline }: Props) {
  return (
    <div className={styles.screen}>
      <PageHeading title="Settings" />
      <div className={styles.sections}>
        <SettingsSection id="preferences" title="Preferences">
          <div className={styles.row}>
            <div className={styles.fact}>
              <span className={styles.words}>
                <span className="grows strong">Language</span>
                <span className={styles.description}>More languages coming soon</span>
              </span>
              <span className={styles.value}>English</span>
            </div>
          </div>
          <OfflineModeSwitch />
          <DarkModeSwitch />
          <noscript>
            <p className={styles.hint}>
              Scripts are off in your browser, so these two switches cannot work. Everything else in the guide can be
              read without scripts.
            </p>
          </noscript>
        </SettingsSection>
        <SettingsSection id="offline" title="Without a network">
          {offline}
        </SettingsSection>
        <SettingsSection id="information" title="Information">
          <SettingsLinks />
        </SettingsSection>
        <SettingsSection id="device" title="On this device">
          <DeviceData />
        </SettingsSection>
        <SettingsSection id="app" title="App">
          <dl className="list">
            <div className={`${styles.row} ${styles.fact}`}>
              <dt className="grows strong">App Version</dt>
              <dd className={styles.value}>{version ?? 'Unknown'}</dd>
            </div>
            <div className={`${styles.row} ${styles.fact}`}>
              <dt className="grows strong">Content last updated</dt>
              <dd className={styles.value}>{contentUpdated ?? 'Unknown'}</dd>
            </div>
          </dl>
        </SettingsSection>
      </div>
      <AdminMode>© {siteName}</AdminMode>
    </div>
  )
}

/** A titled card of rows. `title` is also the name of the region. */
function SettingsSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="clips card raised">{children}</div>
    </section>
  )
}

const links = [
  { href: '/notices', label: 'Notices' },
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
  { href: '/authorities', label: 'Helpful Contacts' },
  { href: '/terms', label: 'Terms' },
] as const

/** The information pages (spec §2, Settings). */
function SettingsLinks() {
  return (
    <ul className="list">
      {links.map(({ href, label }) => (
        <li key={href} className={styles.row}>
          <Link href={href} className={styles.link}>
            {label}
            <ChevronRight className="fixed soft" aria-hidden size={20} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
