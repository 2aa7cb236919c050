'use client'

import { useEffect } from 'react'

import { hashLinkTarget } from '@/lib/hash-link'

/** Leads old hash links to the screen they mean (§2). The server then treats the address as any other. */
export function HashLinks() {
  useEffect(function followHashLinks() {
    const follow = () => {
      const target = hashLinkTarget(window.location.hash)
      if (target !== null) window.location.replace(target)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return function stopFollowing() {
      window.removeEventListener('hashchange', follow)
    }
  }, [])

  return null
}
