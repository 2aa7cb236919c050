'use client'

import { useEffectEvent, useLayoutEffect } from 'react'

import { closeOnBack } from '@/browser/back-closes'

/** While `isOpen`, Back closes it instead of leaving the page. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  // Before paint: otherwise, on a slow device, Back could still leave the page when the overlay is already visible.
  useLayoutEffect(
    function listenForBack() {
      if (isOpen) return closeOnBack(() => onBack())
    },
    [isOpen],
  )
}
