import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The CMS, started once per process. */
export const cms = (): Promise<Payload> => getPayload({ config })

/**
 * Passed to every read of a public page. The Local API trusts its caller by default and would return drafts; with
 * this it returns what an anonymous visitor may read.
 */
export const asVisitor = { overrideAccess: false, draft: false } as const
