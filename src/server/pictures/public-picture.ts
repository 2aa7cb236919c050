import { Refusal } from '@/server/http/answers'

import { openPictureStore } from './picture-store'

const PICTURE_NAME = /^[^./\\][^/\\]*\.(?:jpe?g|png|webp)$/i

/** True for the address under which Payload serves uploaded files, the one read open to visitors besides their session. */
export const isPublicPicture = (method: string, slug: readonly string[]): boolean =>
  method === 'GET' && slug.length === 3 && slug[0] === 'media' && slug[1] === 'file'

/** Refuses with 404 what is not a stored picture: Payload would answer 500, or serve any other file of the folder. */
export async function refuseMissingPicture(name: string): Promise<void> {
  const isThere = PICTURE_NAME.test(name) && (await (await openPictureStore()).has(name))
  if (!isThere) throw new Refusal(404, 'There is no such picture.')
}
