import type { Payload } from 'payload'

export async function workRun(_payload: Payload, _runId: number): Promise<string> {
  throw new Error('Not there yet')
}
