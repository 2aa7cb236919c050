'use client'

import { useEffect } from 'react'

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

/** Older addresses had the route behind a hash (§2): `/#/guide/hajj`. */
const HASH_ROUTE = /^#\/(?![/\\])/

/** The CMS and the calls have never been screens. */
const NO_SCREEN = /^\/(admin|api|cms|_next)(\/|$)/i

/**
 * The address an old hash link means, with its query, or `null` when the hash is an ordinary anchor. Always a path of
 * this site, whatever the hash holds; the server puts case and aliases right and answers for unknown ones.
 */
export function hashLinkTarget(hash: string): string | null {
  if (!HASH_ROUTE.test(hash)) return null
  const { origin, pathname, search } = new URL(hash.slice(1), 'https://guide.invalid')
  return origin === 'https://guide.invalid' && !pathname.startsWith('//') && !NO_SCREEN.test(pathname)
    ? `${pathname}${search}`
    : null
}
