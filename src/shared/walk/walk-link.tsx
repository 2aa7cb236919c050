import { Footprints } from 'lucide-react'

import { type Spot, walkHref } from '@/domain/walking/walk-links'
import { ButtonLink } from '@/ui/controls/button-link'

type Props = {
  readonly to: Spot
  /** Of the place or gate. */
  readonly name: string
  readonly isPrimary?: boolean
  readonly onClick?: (() => void) | undefined
}

// Made once: a list holds many of these.
const walkIcon = <Footprints aria-hidden size={20} />

/** Leads to the way on foot, found on the device. For whatever has a position. */
export function WalkLink({ to, name, isPrimary, onClick }: Props) {
  return (
    <ButtonLink href={walkHref({ to })} label={`Walk there: ${name}`} isPrimary={isPrimary} onClick={onClick}>
      {walkIcon}
      Walk there
    </ButtonLink>
  )
}
