'use client'

import { DateTimeField, DefaultCell, useFormFields } from '@payloadcms/ui'
import type { DateFieldClientComponent, DefaultCellComponentProps } from 'payload'

import { cityDay, formatDay } from '@/lib/dates/dates'

/** Noon of the day by the clock of this device, which is the clock the picker draws by; `null` where there is no day. */
function deviceNoon(stored: unknown): Date | null {
  const time = typeof stored === 'string' ? Date.parse(stored) : Number.NaN
  return Number.isNaN(time) ? null : new Date(`${cityDay(new Date(time))}T12:00`)
}

/**
 * A day without a time. The CMS keeps noon in Greenwich of the day that was picked, the guide also the day's beginning there,
 * and the picker shows either by the clock of the device: the day after from 12 hours east, the day before in the west.
 */
export const DayField: DateFieldClientComponent = (props) => {
  const { field, path } = props
  const stored = useFormFields(([fields]) => fields[path]?.value)
  // Without their types: those of the picker's forms cannot be put together again.
  const date = field.admin?.date as { readonly overrides?: object } | undefined
  const shown = { ...date, overrides: { ...date?.overrides, selected: deviceNoon(stored) } }
  const admin = { ...field.admin, date: shown } as NonNullable<typeof field.admin>
  return <DateTimeField {...props} field={{ ...field, admin }} />
}

/** The same in a list. */
export function DayCell(props: DefaultCellComponentProps) {
  const shown = typeof props.cellData === 'string' ? formatDay(props.cellData) : null
  if (shown === null) return null
  return <DefaultCell {...props} cellData={shown} field={{ name: 'day', type: 'text' }} />
}
