import { findStreetFile } from '@/content/streets'
import { STREET_HASH, STREETS_TYPE } from '@/domain/streets/street-address'
import { streetCities } from '@/domain/streets/street-areas'
import { readOrNull, unavailable } from '@/server/http/answer-errors'
import { Refusal, refusalResponse } from '@/server/http/answers'

type Params = { readonly params: Promise<{ readonly city: string; readonly hash: string }> }

/** The file of a version of a city's streets (src/domain/streets/street-file.ts). Its address names its content. */
export async function GET(_request: Request, { params }: Params): Promise<Response> {
  const { city: name, hash } = await params
  const city = streetCities.find((one) => one === name)
  if (city === undefined || !STREET_HASH.test(hash)) return notFound()

  const result = await readOrNull(async () => ({ file: await findStreetFile({ city, hash }) }))
  if (result === null) return unavailable()
  if (result.file === null) return notFound()
  return new Response(result.file, {
    headers: { 'Content-Type': STREETS_TYPE, 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}

const notFound = (): Response =>
  refusalResponse(
    'read',
    new Refusal(404, 'There are no such streets, or no longer. Load the page again for the current ones.'),
  )
