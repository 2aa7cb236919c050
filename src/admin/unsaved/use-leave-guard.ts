import { useModal, useRouteTransition } from '@payloadcms/ui'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef } from 'react'

import { isPlainClick } from '@/browser/plain-click'

/** How long somebody who leaves waits for an automatic save before they are asked. */
const LEAVE_WAIT_MS = 5_000

/** The editor of long texts tells the form what was typed when the browser is idle, or after half a second. */
export const TOLD_AFTER_MS = 700

const LOOK_AGAIN_MS = 100

type LeaveOptions = {
  readonly isUnsaved: () => boolean
  /** The form saves by itself, and nothing is in its way. */
  readonly canSaveItself: boolean
  /** The CMS asks by itself when a link is pressed. */
  readonly isAskedAnyway: boolean
}

/**
 * Whoever leaves by a link, by Back or by closing the tab leaves nothing behind: what the form can save is saved first, and
 * else it is asked. The CMS asks for links only, and not at all in forms that save themselves.
 *
 * @returns the name of the question, and what leaves after it
 */
export function useLeaveGuard({ isUnsaved, canSaveItself, isAskedAnyway }: LeaveOptions) {
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const { openModal } = useModal()
  // A drawer over a form has a form of its own.
  const dialog = `leave-unsaved-${useId()}`
  const latest = useRef({ canSaveItself, isAskedAnyway })
  useEffect(() => {
    latest.current = { canSaveItself, isAskedAnyway }
  }, [canSaveItself, isAskedAnyway])
  const going = useRef<(() => void) | null>(null)
  const isLeaving = useRef(false)

  useEffect(() => {
    const leave = async (go: () => void) => {
      going.current = () => {
        isLeaving.current = true
        go()
      }
      const begun = Date.now()
      const isWaiting = () => Date.now() - begun < (latest.current.canSaveItself ? LEAVE_WAIT_MS : TOLD_AFTER_MS)
      while (isUnsaved() && isWaiting()) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
      }
      if (isUnsaved()) openModal(dialog)
      else going.current()
    }

    const holdLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (link === null || !isPlainClick(event) || link.target === '_blank' || link.download !== '') return
      const isHere = link.pathname === location.pathname && link.search === location.search
      if (isHere || isLeaving.current || latest.current.isAskedAnyway || !isUnsaved()) return
      event.preventDefault()
      event.stopPropagation()
      const { href, origin } = link
      const go = () => (origin === location.origin ? router.push(href as Route) : location.assign(href))
      void leave(() => startRouteTransition(go))
    }

    // Where a browser does not let a page hold it, what is unsaved is offered when the record is opened again.
    const holdBack = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || isLeaving.current || !isUnsaved()) return
      event.preventDefault()
      const { key } = event.destination
      void leave(() => void window.navigation.traverseTo(key))
    }

    const holdTab = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current && isUnsaved()) event.preventDefault()
    }

    document.addEventListener('click', holdLink, true)
    window.addEventListener('beforeunload', holdTab)
    // Not in every browser.
    const navigation = 'navigation' in window ? window.navigation : null
    navigation?.addEventListener('navigate', holdBack)
    return () => {
      document.removeEventListener('click', holdLink, true)
      window.removeEventListener('beforeunload', holdTab)
      navigation?.removeEventListener('navigate', holdBack)
    }
  }, [dialog, isUnsaved, openModal, router, startRouteTransition])

  return { dialog, leave: () => going.current?.() }
}
