'use client'

import { useEffect, useEffectEvent } from 'react'

import { closeOnBack } from '@/browser/back-closes'

/** While `isOpen`, Back closes it instead of leaving the page. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(
    function listenForBack() {
      if (isOpen) return closeOnBack(() => onBack())
    },
    [isOpen],
  )
}
