import type { Payload } from 'payload'

import { env } from '@/env'

/** How the guide names itself to the servers it asks: with its address, and somebody to write to where there is one. */
export async function findUserAgent(payload: Payload): Promise<string> {
  const { supportEmail } = await payload.findGlobal({ slug: 'contact', overrideAccess: false, draft: false, depth: 0 })
  return `PilgrimGuide/1.0 (+${env.SITE_URL}${supportEmail ? `; ${supportEmail}` : ''})`
}
