import type { PayloadRequest } from 'payload'

import { brokenFactNames, factsIn } from '@/lib/rich-text/facts'

/** Names of facts in the content that no fact answers to, as a person wrote or sees them. */
export async function unknownFacts(content: unknown, req: PayloadRequest): Promise<readonly string[]> {
  const names = [...factsIn(content)]
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
    // Whether it is there holds for everybody; nothing of it is told.
    overrideAccess: true,
  })
  const known = new Set(docs.flatMap(({ id, key }) => [String(id), key]))
  return [...broken, ...names.filter((name) => !known.has(name)).map((name) => `{{fact:${name}}}`)]
}
