import type { UIFieldServerProps } from 'payload'

import { factText } from '@/lib/rich-text/facts'

/** In the editor a fact stands in its sentence as its value, with what it is behind it. */
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
