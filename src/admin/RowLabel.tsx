'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Rows of a closed list show what they hold instead of "Question 01". */
export function QuestionLabel() {
  const { data, rowNumber } = useRowLabel<{ question?: string }>()
  return <span>{data.question ?? `Question ${(rowNumber ?? 0) + 1}`}</span>
}

export const StepLabel = () => <NumberedTitle untitled="New step" />

export const SourceLabel = () => <NumberedTitle untitled="New source" />

function NumberedTitle({ untitled }: { untitled: string }) {
  const { data, rowNumber } = useRowLabel<{ title?: string }>()
  return <span>{`${(rowNumber ?? 0) + 1}. ${data.title ?? untitled}`}</span>
}
