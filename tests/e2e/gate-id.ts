import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'

const gates = z.array(z.object({ id: z.int(), name: z.string() }))

export async function findGateId(request: APIRequestContext, name: string): Promise<number> {
  const listed = gates.parse(await (await request.get('/api/mosque-gates')).json())
  const gate = listed.find((one) => one.name === name)
  if (gate === undefined) throw new Error(`There is no ${name}.`)
  return gate.id
}
