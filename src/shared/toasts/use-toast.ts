'use client'

import { useEffect } from 'react'

import { loadToastCard } from './load-toast-card'
import { toast } from './toast'

/**
 * `toast`, for a component that may need it. The card is fetched as soon as the component is shown: a message that the
 * network is gone must not wait for the network.
 */
export function useToast(): typeof toast {
  useEffect(function fetchCard() {
    loadToastCard().catch(() => {
      // Tried again when there is something to show.
    })
  }, [])
  return toast
}
