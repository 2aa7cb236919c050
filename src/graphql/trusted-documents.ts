import { guideArticlesQuery } from '@/contracts/guide-articles-query'

/**
 * The operations visitors may run, compared as text: those the app itself sends, and nothing else. Each states its own
 * `limit`s, so that no variable can make it larger. A new document of the client is added here.
 */
export const trustedDocuments: ReadonlySet<string> = new Set([guideArticlesQuery])
