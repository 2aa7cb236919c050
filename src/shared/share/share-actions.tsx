'use client'

import { Printer, Share2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'

import { useToast } from '@/shared/toasts/use-toast'
import ui from '@/ui/ui.module.css'

import { sharePage } from './share-page'

/** Share by the system's sheet, or copy the address; and print. Only scripts can, so it is not there before they run. */
export function ShareActions({ title }: { readonly title: string }) {
  const isInteractive = useSyncExternalStore(neverChanges, isBrowser, isServer)
  const toast = useToast()
  if (!isInteractive) return null

  const share = async () => {
    const url = location.origin + location.pathname + location.search
    switch (await sharePage(navigator, { title, url })) {
      case 'shared':
      case 'cancelled':
        return
      case 'copied':
        return void toast({ title: 'Link copied', description: 'Paste it into a message.', variant: 'success' })
      case 'refused':
        return void toast({ title: 'Copy this address', description: url })
    }
  }

  return (
    <div className="cluster gap-2 above-4 screen-only" role="group" aria-label="Share or print this page">
      <button type="button" className={ui.button} onClick={() => void share()}>
        <Share2 aria-hidden size={20} />
        Share
      </button>
      <button type="button" className={ui.button} onClick={() => window.print()}>
        <Printer aria-hidden size={20} />
        Print
      </button>
    </div>
  )
}

const neverChanges = () => () => undefined
const isBrowser = () => true
const isServer = () => false
