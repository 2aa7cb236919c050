'use client'

import type { Route } from 'next'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState, useTransition } from 'react'

import { recordTour, subscribeToTourReset } from '@/browser/stored-tour'

import { FIRST_TOUR_STATE, isScrollLocked, reduceTour, type TourAction } from '../model/tour'
import { routeOf, type TourText } from '../model/tour-step'

import { TourIntro } from './tour-intro'
import { TourStepCard } from './tour-step-card'

type Props = {
  readonly text: TourText
  /** The reader asked for it, by resetting it. */
  readonly isAskedFor: boolean
  readonly onEnd: () => void
}

/** The onboarding tour (spec §2, §4): intro dialog, then one card a step, on the page the step is about. */
export function Tour({ text, isAskedFor, onEnd }: Props) {
  const router = useRouter()
  const pathname = usePathname()
  const [isMoving, startMoving] = useTransition()
  const [state, setState] = useState(FIRST_TOUR_STATE)
  const { steps } = text
  const step = state.kind === 'step' ? steps[state.index] : undefined
  useScrollLock(isScrollLocked(state))

  const act = (action: TourAction) => {
    const next = reduceTour(state, action, steps.length)
    if (next === state) return
    setState(next)
    if (next.kind === 'completed' || next.kind === 'skipped') {
      recordTour(() => window.localStorage, next.kind)
      return onEnd()
    }
    const nextStep = next.kind === 'step' ? steps[next.index] : undefined
    const route = nextStep === undefined ? null : routeOf(nextStep, isMoving ? null : pathname)
    if (route !== null) startMoving(() => router.push(route as Route))
  }

  const restart = useEffectEvent(() => act('reset'))
  useEffect(function restartAfterReset() {
    return subscribeToTourReset(window, () => restart())
  }, [])

  if (state.kind === 'intro') return <TourIntro text={text} isAskedFor={isAskedFor} onAct={act} />
  if (state.kind !== 'step' || step === undefined) return null
  return <TourStepCard step={step} number={state.index + 1} count={steps.length} onAct={act} />
}

/** Holds the page still while `isLocked`; scripts may still scroll it. Nothing moves sideways when a scrollbar goes. */
function useScrollLock(isLocked: boolean): void {
  useEffect(
    function lockPage() {
      if (!isLocked) return
      const page = document.documentElement
      if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable'
      page.style.overflow = 'hidden'
      return function unlockPage() {
        page.style.overflow = ''
        page.style.scrollbarGutter = ''
      }
    },
    [isLocked],
  )
}
