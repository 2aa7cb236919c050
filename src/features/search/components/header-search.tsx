'use client'

import { usePathname } from 'next/navigation'
import { useRef, useState, useSyncExternalStore } from 'react'

import Link from '@/ui/controls/link'
import { afterPaint } from '@/browser/after-paint'
import { markNavigation } from '@/browser/back-closes'
import { useCloseOnBack } from '@/ui/overlays/use-close-on-back'

import { loadSearchEngine } from '../api/load-search-engine'
import type { SearchEngine } from '../api/search-engine'
import styles from './header-search.module.css'
import { SearchPanel } from './search-panel'

const PANEL_ID = 'site-search'

/**
 * The search icon of the header and the panel it toggles (spec §2). Before and without scripts it is a link to the
 * list of locations, which has a search box of its own. The panel is there at once, so that phones open their keyboard
 * on the same tap; what it suggests from is fetched when it is first opened.
 */
export function HeaderSearch() {
  const isInteractive = useSyncExternalStore(neverChanges, isBrowser, isServer)
  const pathname = usePathname()
  const button = useRef<HTMLButtonElement>(null)
  const [engine, setEngine] = useState<SearchEngine | null>(null)
  const [openOn, setOpenOn] = useState<string | null>(null)
  // Any other navigation closes it for good: coming back must not find it open.
  if (openOn !== null && openOn !== pathname) setOpenOn(null)
  const isOpen = openOn === pathname

  const close = () => {
    setOpenOn(null)
    button.current?.focus()
  }
  useCloseOnBack(isOpen, close)

  if (!isInteractive) {
    return <Link href="/map" className={styles.toggle} aria-label="Search" data-tour="search" />
  }

  const open = () => {
    setOpenOn(pathname)
    // The panel is shown first. Without what is fetched it is a plain form, which is an answer too.
    const load = () => void loadSearchEngine().then(setEngine, () => undefined)
    afterPaint(load)
  }
  const leave = () => {
    markNavigation()
    close()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-label="Search"
        aria-expanded={isOpen}
        aria-controls={isOpen ? PANEL_ID : undefined}
        data-tour="search"
        onClick={isOpen ? close : open}
      />
      {isOpen && <SearchPanel id={PANEL_ID} engine={engine} onClose={close} onLeave={leave} />}
    </>
  )
}

const neverChanges = () => () => undefined
const isBrowser = () => true
const isServer = () => false
