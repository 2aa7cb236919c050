'use client'

import { DefaultCell, FieldLabel, useField } from '@payloadcms/ui'
import type { DateFieldClientComponent, DefaultCellComponentProps } from 'payload'

import { formatMoment } from '@/lib/dates/dates'

import styles from './last-save.module.css'

const label = (value: unknown): string | null => {
  const moment = typeof value === 'string' ? formatMoment(value) : null
  return moment === null ? null : `${moment} (Makkah time)`
}

/** A moment in a list. The CMS shows it by the clock of the device, and does not say so. */
export function MakkahTimeCell(props: DefaultCellComponentProps) {
  const shown = label(props.cellData)
  if (shown === null) return null
  return <DefaultCell {...props} cellData={shown} field={{ name: 'moment', type: 'text' }} />
}

/** A moment in a form that the server has set. */
export const MakkahTimeField: DateFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string>({ path })
  const shown = label(value)
  if (shown === null) return null
  return (
    <div className="field-type">
      <FieldLabel as="span" label={field.label} path={path} />
      <p className={styles.save}>{shown}</p>
    </div>
  )
}
