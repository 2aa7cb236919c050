import type { PayloadRequest } from 'payload'

import type { parseRecordAddress } from '@/domain/addresses/addresses'

/** The id of the published record that an address shows, as the person of the request may see it; `null` where there is none. */
export async function findPublishedId(
  { collection, ...key }: NonNullable<ReturnType<typeof parseRecordAddress>>,
  req: PayloadRequest,
): Promise<number | null> {
  const { docs } = await req.payload.find({
    collection,
    where: {
      and: [
        { _status: { equals: 'published' } },
        ...Object.entries(key).map(([field, equals]) => ({ [field]: { equals } })),
      ],
    },
    limit: 1,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return docs[0]?.id ?? null
}
