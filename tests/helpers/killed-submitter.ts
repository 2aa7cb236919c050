import { writeSync } from 'node:fs'

import { POST } from '@/app/api/recommendations/route'

import { newAddress, pathPayload, placePayload, post } from './int-submissions'

/**
 * A process that submits until it is killed, and says each receipt the moment it has it: the answer of a server that dies
 * right after. Synchronous writes, so that what was said was really said.
 */
for (let number = 0; ; number += 1) {
  const body = number % 2 === 0 ? { ...placePayload, name: `Place ${number}` } : pathPayload
  const response = await POST(post('/api/recommendations', body, { address: newAddress() }))
  const answer = (await response.json()) as { receipt?: string }
  if (answer.receipt !== undefined) writeSync(1, `${answer.receipt}\n`)
}
