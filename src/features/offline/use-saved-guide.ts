'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import { subscribeToStored } from '@/browser/stored-values'

import {
  loadOffer,
  readDevice,
  type Offer,
  type Saved,
  checkSaved,
  saveGuide,
  SwitchedOffError,
} from './api/saved-guide'
import { wasGuideSaved } from './model/guide-mark'
import { planSaving, type SavingPlan } from './model/saving-plan'

export type SavedGuide =
  | { readonly kind: 'looking' }
  /** No service worker here: an old browser, a private window, a connection without TLS. */
  | { readonly kind: 'impossible' }
  | { readonly kind: 'switched-off' }
  | {
      readonly kind: 'known'
      readonly saved: Saved | null
      /** It was saved here and the browser has deleted it. */
      readonly isGone: boolean
      /** `null` without a network. */
      readonly plan: SavingPlan | null
    }
  | { readonly kind: 'saving'; readonly done: number; readonly total: number }

/** What became of the last try. */
export type SaveProblem = 'no-room' | 'interrupted' | null

/** In a crowd one request fails and the next gets through, and no event tells of it. Milliseconds. */
const AGAIN_MS = 10_000

/** The guide on this device: looked at now, and after each saving. */
export function useSavedGuide() {
  const [guide, setGuide] = useState<SavedGuide>({ kind: 'looking' })
  const [problem, setProblem] = useState<SaveProblem>(null)
  const [isPersistent, setPersistent] = useState<boolean | null>(null)
  const offer = useRef<Offer | null>(null)
  const stopping = useRef<AbortController>(undefined)

  const look = useCallback(async () => {
    if (!('caches' in window) || !('serviceWorker' in navigator)) return setGuide({ kind: 'impossible' })
    try {
      offer.current = await loadOffer().catch((error: unknown) => {
        if (error instanceof SwitchedOffError) throw error
        return null
      })
      const device = await readDevice()
      const saved = checkSaved(device)
      setPersistent((await navigator.storage?.persisted?.()) ?? null)
      const isGone = saved === null && wasGuideSaved(() => window.localStorage)
      setGuide({
        kind: 'known',
        saved,
        isGone,
        plan: offer.current === null ? null : planSaving(offer.current.wanted, device),
      })
    } catch (error) {
      setGuide({ kind: error instanceof SwitchedOffError ? 'switched-off' : 'impossible' })
    }
  }, [])

  useEffect(
    function readAtStart() {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- nothing is set before the caches have answered
      void look()
      // 'Delete my data on this device' deletes this, too.
      const stopListening = subscribeToStored(window, () => {
        if (stopping.current === undefined || stopping.current.signal.aborted) void look()
      })
      return function stop() {
        stopListening()
        stopping.current?.abort()
      }
    },
    [look],
  )

  const isOffline = guide.kind === 'known' && guide.plan === null
  useEffect(
    function lookAgainWhileOffline() {
      if (!isOffline) return
      const again = () => void look()
      const timer = setInterval(again, AGAIN_MS)
      window.addEventListener('online', again)
      return function stop() {
        clearInterval(timer)
        window.removeEventListener('online', again)
      }
    },
    [isOffline, look],
  )

  const save = async () => {
    const { current } = offer
    if (current === null) return look()
    const stop = new AbortController()
    stopping.current = stop
    setProblem(null)
    setGuide({ kind: 'saving', done: 0, total: 1 })
    // Asked for at a tap: browsers that ask the reader do it then.
    await navigator.storage?.persist?.().catch(() => false)
    try {
      const isWhole = await saveGuide(current, {
        signal: stop.signal,
        onProgress: (done, total) => setGuide({ kind: 'saving', done, total }),
      })
      if (!isWhole) setProblem('interrupted')
    } catch (error) {
      setProblem(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no-room' : 'interrupted')
    }
    stopping.current = undefined
    await look()
  }

  return { guide, problem, isPersistent, save, stop: () => stopping.current?.abort() }
}
