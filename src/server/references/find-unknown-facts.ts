import type { PayloadRequest } from 'payload'

import { brokenFactNames, collectFacts } from '@/lib/rich-text/facts'

/** The names in the content that no fact has, as a person wrote or sees them. */
export async function findUnknownFacts(content: unknown, req: PayloadRequest): Promise<readonly string[]> {
  const names = [...collectFacts(content)]
  const broken = brokenFactNames(content)
  if (names.length === 0) return broken
  const ids = names.filter((name) => /^\d+$/.test(name)).map(Number)
  const { docs } = await req.payload.find({
    collection: 'facts',
    where: { or: [{ key: { in: names } }, { id: { in: ids } }] },
    pagination: false,
    depth: 0,
    select: { key: true },
    req,
    // Whether a fact exists is the same for everybody, and nothing else of it leaves this function.
    overrideAccess: true,
  })
  const knownNames = new Set(docs.flatMap(({ id, key }) => [String(id), key]))
  return [...broken, ...names.filter((name) => !knownNames.has(name)).map((name) => `{{fact:${name}}}`)]
}
