'use client'

import { type MouseEvent, type ReactNode, useCallback, useState } from 'react'

import { gateHref } from '@/domain/gates/gate-links'
import { isPlainClick } from '@/browser/plain-click'

import type { GateDialog } from './components/gate-dialog'
import type { ListedGate } from './model/gate'

export type OpenDetails = (event: MouseEvent<HTMLElement>, gate: ListedGate) => void

type Opened = { readonly gate: ListedGate; readonly opener: HTMLElement; readonly Content: typeof GateDialog }

/**
 * The details of a gate over the list they were asked for in, in place of their page. The code comes with the first
 * one; when it does not come, the page does.
 */
export function useGateDialog(): { readonly openDetails: OpenDetails; readonly dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null)

  const openDetails = useCallback<OpenDetails>((event, gate) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const opener = event.currentTarget
    import('./components/gate-dialog').then(
      (loaded) => setOpened({ gate, opener, Content: loaded.GateDialog }),
      () => location.assign(gateHref(gate)),
    )
  }, [])

  const close = () => {
    // Not every browser gives a link the focus that is clicked, so the dialog alone would not give it back.
    opened?.opener.focus()
    setOpened(null)
  }

  return { openDetails, dialog: opened && <opened.Content gate={opened.gate} onClose={close} /> }
}
