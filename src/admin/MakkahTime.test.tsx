import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { MakkahTimeCell, MakkahTimeField } from './MakkahTime'

const form = vi.hoisted(() => ({ value: null as string | null }))

vi.mock('@payloadcms/ui', () => ({
  DefaultCell: ({ cellData, link }: { cellData: string; link: boolean }) =>
    link ? <a href="/x">{cellData}</a> : cellData,
  FieldLabel: ({ label }: { label: string }) => label,
  useField: () => ({ value: form.value }),
}))

const cell = (cellData: unknown) =>
  render(
    <MakkahTimeCell
      // As much of what the CMS gives a cell as is read here.
      {...({ cellData, link: true, field: { name: 'createdAt', type: 'date' } } as unknown as ComponentProps<
        typeof MakkahTimeCell
      >)}
    />,
  )

describe('a moment', () => {
  it('should be Makkah’s in a list, whatever clock the device has, and lead where its row leads', () => {
    cell('2026-11-28T22:30:00.000Z')

    expect(screen.getByRole('link', { name: '29 November 2026, 01:30 (Makkah time)' })).toBeVisible()
  })

  it.each([null, undefined, 'never'])('should be nothing where there is none: %j', (value) => {
    expect(cell(value).container).toBeEmptyDOMElement()
  })

  it('should be the same in a form', () => {
    form.value = '2026-11-28T22:30:00.000Z'
    const props = { field: { label: 'Submitted at' }, path: 'submittedAt' }
    // Of what the CMS gives a field, these are all that it reads.
    render(<MakkahTimeField {...(props as unknown as ComponentProps<typeof MakkahTimeField>)} />)

    expect(screen.getByText('29 November 2026, 01:30 (Makkah time)')).toBeVisible()
  })
})
