import type { ReplaceAnswer, ReplaceRequest } from '@/contracts/links'

import { post, readMessage } from '../imports/api'

/** Asks the site now. Returns what it said, in words. */
export async function checkNow(apiRoute: string, address: string): Promise<string> {
  return readMessage(await post(`${apiRoute}/links/check`, { address }), 'Checked.')
}

/** Replaces a link everywhere, or tells what would be done. */
export async function replaceEverywhere(apiRoute: string, request: ReplaceRequest): Promise<ReplaceAnswer> {
  // Answered by the handler that this type is the result of.
  return (await post(`${apiRoute}/links/replace`, request)) as ReplaceAnswer
}
