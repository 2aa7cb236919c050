'use client'

import { useEffectEvent, useLayoutEffect } from 'react'

import { closeOnBack } from '@/browser/back-closes'

/** While `isOpen`, Back closes it instead of leaving the page. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  // Before it is painted: on a slow device a finger would else find it open and Back still leaving the page.
  useLayoutEffect(
    function listenForBack() {
      if (isOpen) return closeOnBack(() => onBack())
    },
    [isOpen],
  )
}
