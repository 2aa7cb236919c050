import { createHash } from 'node:crypto'

import { type DocumentNode, print } from 'graphql'

import { guideArticlesQuery } from '@/contracts/graphql/guide-articles'

/**
 * The operations visitors may run: those the app itself sends, and nothing else. Each states its own `limit`s, so that
 * no variable can make it larger. A new document of the client is added here.
 */
const documents: readonly DocumentNode[] = [guideArticlesQuery]

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Text (as `graphql-request` prints it) by its SHA-256. */
export const trustedDocuments: ReadonlyMap<string, string> = new Map(
  documents.map((document) => {
    const text = print(document)
    return [sha256(text), text]
  }),
)

/** True when the text is, byte for byte, one of the app's own operations. Neither parses nor runs it. */
export const isTrustedDocument = (text: string): boolean => trustedDocuments.has(sha256(text))
