'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'

import { isTourDue, readTourProgress, subscribeToTourReset, type TourProgress } from '@/browser/stored-tour'

import { TOUR_DELAY_MS } from '../model/tour'
import type { TourText } from '../model/tour-step'

// A tour that cannot be fetched must not take the page down with it.
const loadTour = () =>
  import('./tour').then(
    ({ Tour }) => Tour,
    () => NoTour,
  )

const Tour = dynamic(loadTour, { ssr: false })

/** Opens the tour by itself, once (spec §4), and whenever it is reset. Its code is fetched only then. */
export function TourLauncher({ text }: { readonly text: TourText }) {
  const [shown, setShown] = useState<'hidden' | 'offered' | 'asked for' | TourProgress>('hidden')

  useEffect(function showWhenDue() {
    const timers: ReturnType<typeof setTimeout>[] = []
    const wait = () => {
      if (!isTourDue(() => window.localStorage)) return
      // A page that could not be fetched in part was loaded whole, in the middle of the tour.
      const begun = readTourProgress(() => window.sessionStorage)
      if (begun !== null) return setShown(begun)
      // Not in the middle of the start of the page, and not when it is due.
      timers.push(setTimeout(() => void loadTour(), TOUR_DELAY_MS / 3))
      const show = () => {
        // Another tab may have ended it meanwhile.
        if (isTourDue(() => window.localStorage)) setShown('offered')
      }
      timers.push(setTimeout(show, TOUR_DELAY_MS))
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return function stopWaiting() {
      window.removeEventListener('load', wait)
      for (const timer of timers) clearTimeout(timer)
    }
  }, [])

  useEffect(function showAfterReset() {
    return subscribeToTourReset(window, () => setShown('asked for'))
  }, [])

  if (shown === 'hidden') return null
  return (
    <Tour
      text={text}
      isAskedFor={shown === 'asked for'}
      begun={typeof shown === 'string' ? null : shown}
      onEnd={() => setShown('hidden')}
    />
  )
}

function NoTour() {
  return null
}
