import type { PayloadRequest, UIFieldServerProps } from 'payload'

import { mayNameFacts } from '@/lib/rich-text/facts'

import type { KnownFact } from './writing/check-writing'
import { WritingPanel } from './writing/writing-panel'

/** So many facts are compared with a text; the register that ships has some hundred. */
const MOST_FACTS = 1000

/** In the sidebar of a form: what the rules of the content find in it while it is written. */
export async function WritingChecks({ req, kind, isPage }: UIFieldServerProps & { kind: string; isPage: boolean }) {
  const facts = isPage || mayNameFacts(kind) ? await findFacts(req) : []
  return <WritingPanel kind={kind} isPage={isPage} facts={facts} />
}

async function findFacts(req: PayloadRequest): Promise<readonly KnownFact[]> {
  const { docs } = await req.payload.find({
    collection: 'facts',
    depth: 0,
    limit: MOST_FACTS,
    pagination: false,
    select: { key: true, label: true, value: true, unit: true },
    req,
    overrideAccess: false,
    user: req.user,
  })
  return docs.map(({ id, key, label, value, unit }) => ({ id, key, label, value, unit: unit ?? null }))
}
