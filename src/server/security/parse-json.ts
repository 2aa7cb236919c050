import { pathOfNul } from '@/lib/text/text'

import { Refusal } from './refusal'
import { requestLimits } from './request-limits'

/** Parses a JSON text; refuses with 400 what is malformed, nested too deeply or cannot be stored. Empty text is `{}`. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return {}
  const value = parsed(text)
  if (isDeeperThan(value, requestLimits.jsonDepth)) throw new Refusal(400, 'The body is nested too deeply.')
  refuseNul(value)
  return value
}

/** Refuses with 400 and the field's path when a string in the value contains U+0000, which PostgreSQL cannot store. */
export function refuseNul(value: unknown): void {
  const field = pathOfNul(value)
  if (field === null) return
  throw new Refusal(
    400,
    `"${field}" contains a character that cannot be stored (U+0000). Remove it and send it again.`,
    { field },
  )
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.')
  }
}

function isDeeperThan(root: unknown, limit: number): boolean {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue
    if (next.depth >= limit) return true
    for (const child of Object.values(next.value)) open.push({ value: child, depth: next.depth + 1 })
  }
  return false
}
