'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'

import { isTourDue, subscribeToTourReset } from '@/lib/stored-tour'

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
  const [shown, setShown] = useState<'hidden' | 'offered' | 'asked for'>('hidden')

  useEffect(function showWhenDue() {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      if (!isTourDue(() => window.localStorage)) return
      void loadTour()
      timer = setTimeout(() => {
        // Another tab may have ended it meanwhile.
        if (isTourDue(() => window.localStorage)) setShown('offered')
      }, TOUR_DELAY_MS)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return function stopWaiting() {
      window.removeEventListener('load', wait)
      clearTimeout(timer)
    }
  }, [])

  useEffect(function showAfterReset() {
    return subscribeToTourReset(window, () => setShown('asked for'))
  }, [])

  if (shown === 'hidden') return null
  return <Tour text={text} isAskedFor={shown === 'asked for'} onEnd={() => setShown('hidden')} />
}

function NoTour() {
  return null
}
