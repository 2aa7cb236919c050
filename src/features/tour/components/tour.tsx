'use client'

import type { Route } from 'next'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState, useTransition } from 'react'

import { saveTourProgress, recordTour, subscribeToTourReset, type TourProgress } from '@/browser/stored-tour'
import { useToast } from '@/shared/toasts/use-toast'

import { FIRST_TOUR_STATE, isScrollLocked, reduceTour, type TourAction, type TourState } from '../model/tour'
import { resolveRoute, type TourText } from '../model/tour-step'

import { TourIntro } from './tour-intro'
import { TourStepCard } from './tour-step-card'

type Props = {
  readonly text: TourText
  /** The reader asked for it, by resetting it. */
  readonly isAskedFor: boolean
  /** The progress before this page was reloaded. */
  readonly begun: TourProgress | null
  readonly onEnd: () => void
}

/**
 * The onboarding tour (spec §2, §4): intro dialog, then one card a step, on the page the step is about. Its end leads back to where
 * the reader was.
 */
export function Tour({ text, isAskedFor, begun, onEnd }: Props) {
  const router = useRouter()
  const toast = useToast()
  const pathname = usePathname()
  const [isMoving, startMoving] = useTransition()
  const { steps } = text
  const [state, setState] = useState<TourState>(
    begun === null || begun.index >= steps.length ? FIRST_TOUR_STATE : { kind: 'step', index: begun.index },
  )
  const [startedOn] = useState(() => begun?.startedOn ?? location.pathname + location.search)
  const step = state.kind === 'step' ? steps[state.index] : undefined
  useScrollLock(isScrollLocked(state))

  const act = (action: TourAction) => {
    const next = reduceTour(state, action, steps.length)
    if (next === state) return
    setState(next)
    saveTourProgress(() => window.sessionStorage, next.kind === 'step' ? { index: next.index, startedOn } : null)
    if (next.kind === 'completed' || next.kind === 'skipped') {
      recordTour(() => window.localStorage, next.kind)
      if (location.pathname + location.search !== startedOn) router.push(startedOn as Route)
      if (next.kind === 'completed' && 'caches' in window)
        toast({
          title: 'Read it without a network',
          description: 'Save the guide on this device while you are online.',
          action: { label: 'Open Settings', onSelect: () => router.push('/settings#offline') },
        })
      return onEnd()
    }
    const nextStep = next.kind === 'step' ? steps[next.index] : undefined
    const route = nextStep === undefined ? null : resolveRoute(nextStep, isMoving ? null : pathname)
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
