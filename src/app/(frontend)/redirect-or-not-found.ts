import type { Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'

import { findRedirect } from '@/content/redirects'

/** For an address without a page: redirects to its new address, or answers "not found". */
export async function redirectOrNotFound(address: string): Promise<never> {
  const target = await findRedirect(address)
  return target === null ? notFound() : permanentRedirect(target as Route)
}
