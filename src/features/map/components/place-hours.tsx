'use client'

import { useQuery } from '@tanstack/react-query'

import { OpenNow } from '@/shared/places/open-now'
import { readableHours } from '@/domain/places/weekly-hours'
import { openingHoursQuery } from '@/queries/values-by-id'

type Props = { readonly place: { readonly id: number; readonly hours: string | null } }

/** The hours as written, and what they say about this minute; 'Unknown' without any (spec §2). */
export function PlaceHours({ place: { id, hours } }: Props) {
  const { data } = useQuery({ ...openingHoursQuery(), enabled: hours !== null })
  if (hours === null) return 'Unknown'
  const weekly = data?.get(id) ?? null
  return (
    <>
      {readableHours(hours)}
      {weekly !== null && (
        <>
          <br />
          <strong>
            <OpenNow weekly={weekly} />
          </strong>
        </>
      )}
    </>
  )
}
