import type { ReactNode } from 'react'

import { MixedText } from '@/ui/mixed-text'

/** Lexical's format bits, with the element that means the same. Payload's own converter writes inline styles. */
const marks = [
  { bit: 1, wrap: (children: ReactNode) => <strong>{children}</strong> },
  { bit: 1 << 1, wrap: (children: ReactNode) => <em>{children}</em> },
  { bit: 1 << 2, wrap: (children: ReactNode) => <s>{children}</s> },
  { bit: 1 << 3, wrap: (children: ReactNode) => <u>{children}</u> },
  { bit: 1 << 4, wrap: (children: ReactNode) => <code>{children}</code> },
  { bit: 1 << 5, wrap: (children: ReactNode) => <sub>{children}</sub> },
  { bit: 1 << 6, wrap: (children: ReactNode) => <sup>{children}</sup> },
] as const

export function FormattedText({ text, format }: { text: string; format: number }) {
  return marks.reduce<ReactNode>(
    (children, { bit, wrap }) => ((format & bit) === 0 ? children : wrap(children)),
    <MixedText>{text}</MixedText>,
  )
}
