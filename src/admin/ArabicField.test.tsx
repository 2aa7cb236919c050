import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { ArabicText, ArabicTextarea } from './ArabicField'

/** As much of the fields of the CMS as is read here. */
vi.mock('@payloadcms/ui', () => ({
  TextField: ({ path }: { path: string }) => (
    <label>
      {path}
      <input />
    </label>
  ),
  TextareaField: ({ path }: { path: string }) => (
    <label>
      {path}
      <textarea />
    </label>
  ),
}))

const given = <Component extends typeof ArabicText | typeof ArabicTextarea>(path: string) =>
  // Of what the CMS gives a field, the inputs above read the path alone.
  ({ path }) as unknown as ComponentProps<Component>

describe('a field in Arabic', () => {
  it('should say so of what is written in it, and not of its label', () => {
    render(
      <>
        <ArabicText {...given<typeof ArabicText>('arabicName')} />
        <ArabicTextarea {...given<typeof ArabicTextarea>('arabic')} />
      </>,
    )

    for (const name of ['arabicName', 'arabic']) {
      const input = screen.getByLabelText(name)
      expect(input).toHaveAttribute('lang', 'ar')
      expect(input).toHaveAttribute('dir', 'rtl')
      expect(input.closest('[dir="rtl"], [lang="ar"]')).toBe(input)
    }
  })
})
