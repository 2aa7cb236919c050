'use client'

import { MapPinPlus, Route as RouteIcon } from 'lucide-react'
import type { Route } from 'next'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'

import { isPlainClick } from '@/browser/plain-click'
import Link from '@/ui/controls/link'

import styles from './recommendations.module.css'

type Props = {
  readonly mode: Mode
  readonly place: ReactNode
  readonly path: ReactNode
}

const tabs = [
  { mode: 'place', label: 'Add Place', href: '/recommendations', Icon: MapPinPlus },
  { mode: 'path', label: 'Build Path', href: '/recommendations?mode=path' as Route, Icon: RouteIcon },
] as const satisfies readonly { readonly mode: Mode; readonly href: Route; readonly [name: string]: unknown }[]

/** The two forms (spec §2). Tabs where scripts run, and links to two pages where they do not. */
export function RecommendTabs({ mode: first, place, path }: Props) {
  const [mode, setMode] = useState(first)
  const list = useRef<HTMLDivElement>(null)

  const choose = (next: (typeof tabs)[number]) => {
    setMode(next.mode)
    // The address names the tab, so that a reload or a shared link opens the same.
    window.history.replaceState(null, '', next.href)
  }
  const click = (event: MouseEvent, next: (typeof tabs)[number]) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    choose(next)
  }
  const press = (event: KeyboardEvent) => {
    const next = findTab(event.key, mode)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
    list.current?.querySelector<HTMLElement>(`#tab-${next.mode}`)?.focus()
  }
  return (
    <div className="grid gap-3">
      <div ref={list} role="tablist" aria-label="What to recommend" className={styles.tabs} onKeyDown={press}>
        {tabs.map((tab) => (
          <Link
            key={tab.mode}
            id={`tab-${tab.mode}`}
            role="tab"
            href={tab.href}
            className={styles.tab}
            aria-selected={mode === tab.mode}
            aria-controls={`panel-${tab.mode}`}
            tabIndex={mode === tab.mode ? 0 : -1}
            onClick={(event) => click(event, tab)}
          >
            <tab.Icon aria-hidden size={20} />
            {tab.label}
          </Link>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.mode}
          role="tabpanel"
          id={`panel-${tab.mode}`}
          aria-labelledby={`tab-${tab.mode}`}
          hidden={mode !== tab.mode}
        >
          {tab.mode === 'place' ? place : path}
        </div>
      ))}
    </div>
  )
}

/** Arrow keys go round, Home and End to the ends. */
function findTab(key: string, mode: Mode): (typeof tabs)[number] | undefined {
  const [place, path] = tabs
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return mode === 'place' ? path : place
    case 'Home':
      return place
    case 'End':
      return path
    default:
      return undefined
  }
}

/** What /recommendations shows (spec §4). */
export type Mode = 'place' | 'path'
