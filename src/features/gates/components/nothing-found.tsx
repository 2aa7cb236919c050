import type { Route } from 'next'
import type { ReactNode } from 'react'

import { ButtonLink } from '@/ui/button-link'
import { EmptyState } from '@/ui/empty-state'

type Props = { readonly children: string; readonly href: Route; readonly way: ReactNode }

/** No gate matches: what else may be tried. */
export function NothingFound({ children, href, way }: Props) {
  return (
    <EmptyState title="No gates found">
      <p>{children}</p>
      <ButtonLink href={href}>{way}</ButtonLink>
    </EmptyState>
  )
}

export const TRY_NUMBER = 'Try the number alone, for example 79, or a part of the name.'
