'use client'

import { type ChipLink, ChipRow } from '@/ui/controls/chip-row'

/** The steps of a part, one tap each. */
export function StepChips({ chips }: { readonly chips: readonly ChipLink[] }) {
  return <ChipRow label="Steps" chips={chips} />
}
