import type { UIFieldServerProps } from 'payload'

import { factText } from '@/lib/rich-text/facts'

/** How the editor shows a fact inside a sentence: its value, with its name as a tooltip. */
export async function FactLabel({ siblingData, req }: UIFieldServerProps) {
  // `data` is the whole article; the fields of the block are the siblings.
  const id = Number((siblingData as { readonly fact?: unknown } | undefined)?.fact)
  if (!Number.isInteger(id) || id <= 0) return <span>Choose a fact</span>
  const fact = await req.payload.findByID({
    collection: 'facts',
    id,
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return <span title={fact?.label}>{fact === null ? 'This fact is gone' : factText(fact)}</span>
}
