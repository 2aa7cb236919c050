import type { Route } from 'next'

import Link from '@/ui/controls/link'

type Props = {
  readonly names: readonly { readonly name: string; readonly editPath: string }[]
  /** Where the admin stands. */
  readonly admin: string
  /** Said when there are none. */
  readonly none?: string
}

/** Entries of the CMS, each leading to its edit screen. */
export function PointingList({ names, admin, none }: Props) {
  if (names.length === 0) return <p>{none}</p>
  return (
    <ul>
      {names.map(({ name, editPath }) => (
        <li key={editPath}>
          <Link href={`${admin}${editPath}` as Route}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}
