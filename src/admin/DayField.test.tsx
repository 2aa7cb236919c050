import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { formatDay } from '@/lib/dates/dates'

import { DayCell, DayField } from './DayField'

type Form = { value: string | null }

const form = vi.hoisted((): Form => ({ value: null }))

// The picker of the CMS itself, in as much of its field as hands on what a field has.
vi.mock('@payloadcms/ui', async () => {
  const { DatePickerField } = await import('@payloadcms/ui/elements/DatePicker')
  type PickerProps = ComponentProps<typeof DatePickerField>
  type FieldProps = { readonly field: { readonly admin: { readonly date: Partial<PickerProps> } } }
  const DateTimeField = ({ field }: FieldProps) => {
    const picker = {
      ...field.admin.date,
      value: form.value,
      onChange: (date: Date) => (form.value = date.toISOString()),
    }
    // As much of what the form gives the picker as is read here.
    return <DatePickerField {...(picker as unknown as PickerProps)} />
  }
  return {
    DateTimeField,
    DefaultCell: ({ cellData }: { cellData: string }) => cellData,
    useFormFields: (select: (context: [object]) => unknown) => select([{ checkedOn: { value: form.value } }]),
  }
})

const field = () => {
  const date = { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' }
  const props = { field: { name: 'checkedOn', type: 'date', admin: { date } }, path: 'checkedOn' }
  // Of what the CMS gives a field, these are all that it reads.
  return <DayField {...(props as unknown as ComponentProps<typeof DayField>)} />
}

const shown = async () => {
  render(field())
  const { value } = await screen.findByRole<HTMLInputElement>('textbox')
  cleanup()
  return value
}

const zones = [
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Asia/Riyadh',
  'Europe/London',
  'America/New_York',
  'Pacific/Pago_Pago',
]

describe.each(zones)('a day in %s', (zone) => {
  const ownZone = process.env.TZ
  beforeEach(() => {
    process.env.TZ = zone
  })
  afterEach(() => {
    process.env.TZ = ownZone
  })

  it.each(['2026-11-10T12:00:00.000Z', '2026-11-10T00:00:00.000Z'])(
    'should be shown as it is kept: %s',
    async (stored) => {
      form.value = stored
      expect(await shown()).toBe('10 Nov 2026')
    },
  )

  it('should be the one that was picked, for readers, too', async () => {
    form.value = '2026-11-20T12:00:00.000Z'
    render(field())
    fireEvent.click(await screen.findByRole('textbox'))
    fireEvent.click(screen.getByRole('option', { name: /November 10th, 2026/ }))
    cleanup()

    expect(formatDay(form.value)).toBe('10 November 2026')
    expect(await shown()).toBe('10 Nov 2026')
  })

  it.each([
    ['2026-11-10T12:00:00.000Z', '10 November 2026'],
    [null, ''],
  ])('should be the same in a list: %s', (cellData, text) => {
    // As much of what the CMS gives a cell as is read here.
    const { container } = render(<DayCell {...({ cellData } as unknown as ComponentProps<typeof DayCell>)} />)
    expect(container).toHaveTextContent(text)
  })

  it('should be none where there is none', async () => {
    form.value = null
    expect(await shown()).toBe('')
  })
})
