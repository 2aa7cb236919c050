import type { Route } from 'next'

import Link from '@/ui/controls/link'
import type { MissingUpstream } from '@/server/imports/differences/missing-upstream'

type Props = Pick<MissingUpstream, 'collection' | 'recordId' | 'recordName'> & { readonly adminRoute: string }

/** An imported record by its name, leading to where it is edited. */
export function RecordLink({ adminRoute, collection, recordId, recordName }: Props) {
  return (
    <Link href={`${adminRoute}/collections/${collection}/${recordId}` as Route}>
      <bdi>{recordName}</bdi>
    </Link>
  )
}
