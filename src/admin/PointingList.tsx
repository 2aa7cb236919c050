import type { Route } from 'next'
import type { ReactNode } from 'react'

import Link from '@/ui/controls/link'

type Props = {
  readonly names: readonly { readonly name: string; readonly editPath: string }[]
  /** Where the admin stands. */
  readonly admin: string
  /** What stands below the name of each, by its edit path. */
  readonly details?: ReadonlyMap<string, ReactNode>
  /** Said when there are none. */
  readonly none?: string
}

/** Entries of the CMS, each leading to its edit screen. */
export function PointingList({ names, admin, details, none }: Props) {
  if (names.length === 0) return <p>{none}</p>
  return (
    <ul>
      {names.map(({ name, editPath }) => (
        <li key={editPath}>
          <Link href={`${admin}${editPath}` as Route}>{name}</Link>
          {details?.get(editPath)}
        </li>
      ))}
    </ul>
  )
}
