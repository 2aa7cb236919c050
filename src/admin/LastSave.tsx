'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { momentLabel } from './imports/labels'
import styles from './last-save.module.css'

/**
 * Shows in the sidebar who saved last. The form also sends an id of this window, by which the server tells a window's own
 * saves from those of others.
 */
export function LastSave({ path }: { readonly path: string }) {
  const [tab] = useState(() => crypto.randomUUID())
  const { value, setValue } = useField<string>({ path: `${path}.tab` })
  const by = useFormFields(([fields]) => fields[`${path}.by`]?.value)
  const updatedAt = useFormFields(([fields]) => fields.updatedAt?.value)
  useEffect(
    function nameWindow() {
      // Not at once: the form, whose effects come after ours, puts what the server gave it in the place of all it has.
      const timer = setTimeout(() => {
        // It is not an edit: nothing is to be saved because of it.
        if (value !== tab) setValue(tab, true)
      })
      return () => clearTimeout(timer)
    },
    [value, setValue, tab],
  )
  if (typeof by !== 'string' || typeof updatedAt !== 'string') return null
  return (
    <p className={styles.save} data-last-save>
      Saved by {by}, {momentLabel(updatedAt)} (Makkah time)
    </p>
  )
}
