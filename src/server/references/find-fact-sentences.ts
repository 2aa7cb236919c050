import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'

import { type FactSentence, factSentences } from '@/lib/rich-text/fact-sentences'
import { mayNameFacts } from '@/lib/rich-text/facts'

import { describePage, describeRecord } from './describe-record'

/**
 * The sentences that name a fact, by the edit path of what they stand in (see `Reference`), in the newest version that the person
 * of the request may read.
 */
export async function findFactSentences(
  req: PayloadRequest,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly FactSentence[]>> {
  const { payload } = req
  const { collections, globals } = payload.config
  const rights = { req, overrideAccess: false, user: req.user, depth: 0, draft: true } as const
  const ofRecords = collections
    .filter(({ slug }) => mayNameFacts(slug))
    .map(async (config) => {
      const { docs } = await payload.find({ collection: config.slug as CollectionSlug, pagination: false, ...rights })
      return docs.map((doc) => [describeRecord(config, { ...doc }).editPath, factSentences(doc, names)] as const)
    })
  // Settings have no versions, and not everybody may read them.
  const pages = globals.filter(({ versions }) => Boolean(versions))
  const ofPages = pages.map(async (config) => {
    const page = await payload.findGlobal({ slug: config.slug as GlobalSlug, ...rights })
    return [[describePage(config).editPath, factSentences(page, names)] as const]
  })
  const found = (await Promise.all([...ofRecords, ...ofPages])).flat()
  return new Map(found.filter(([, sentences]) => sentences.length > 0))
}
