import type { Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'

import { findRedirect } from '@/content/redirects'

/** For an address that has no page: leads on to where it is now, or answers "not found". Asked only then. */
export async function redirectOrNotFound(address: string): Promise<never> {
  const target = await findRedirect(address)
  return target === null ? notFound() : permanentRedirect(target as Route)
}
