'use client'

import dynamic from 'next/dynamic'
import { useSyncExternalStore } from 'react'

import { mayHaveWaiting } from '@/browser/outbox-mark'
import { subscribeToStored } from '@/browser/stored-values'
import { ErrorBoundary } from '@/ui/error-boundary'

import { loadWaitingList } from '../load-waiting-list'

const WaitingList = dynamic(loadWaitingList, { ssr: false })

/** What waits to be sent; nothing where nothing does, and then its code is not fetched either. */
export function WaitingSection() {
  const isNeeded = useSyncExternalStore(subscribe, mayHaveWaiting, () => false)
  return isNeeded ? (
    <ErrorBoundary fallback={<p role="alert">What waits to be sent cannot be shown without a network.</p>}>
      <WaitingList />
    </ErrorBoundary>
  ) : null
}

const subscribe = (onChange: () => void): (() => void) => subscribeToStored(window, onChange)
