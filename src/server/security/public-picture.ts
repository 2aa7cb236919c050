import { stat } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/env'

import { Refusal } from '@/server/http/answers'

const PICTURE_NAME = /^[^./\\][^/\\]*\.(?:jpe?g|png|webp)$/i

/** True for the address under which Payload serves uploaded files, the one read open to visitors besides their session. */
export const isPublicPicture = (method: string, slug: readonly string[]): boolean =>
  method === 'GET' && slug.length === 3 && slug[0] === 'media' && slug[1] === 'file'

/** Refuses with 404 what is not a stored picture: Payload would answer 500, or serve any other file of the folder. */
export async function refuseMissingPicture(name: string): Promise<void> {
  const isPicture = PICTURE_NAME.test(name)
  const file = isPicture ? await stat(path.join(env.MEDIA_DIR, name)).catch(() => null) : null
  if (file?.isFile() !== true) throw new Refusal(404, 'There is no such picture.')
}
