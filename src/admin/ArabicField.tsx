'use client'

import { TextareaField, TextField } from '@payloadcms/ui'
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload'
import { type ReactNode, useEffect, useRef } from 'react'

import styles from './arabic-field.module.css'

/** A line in Arabic in a form of the CMS. */
export const ArabicText = (props: TextFieldClientProps) => (
  <Arabic>
    <TextField {...props} />
  </Arabic>
)

/** Lines in Arabic. */
export const ArabicTextarea = (props: TextareaFieldClientProps) => (
  <Arabic>
    <TextareaField {...props} />
  </Arabic>
)

/** The input alone is Arabic, not its label; the CMS lets no attribute of a language through to it. */
function Arabic({ children }: { readonly children: ReactNode }) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(function markInput() {
    const input = field.current?.querySelector<HTMLElement>('input, textarea')
    if (input) Object.assign(input, { lang: 'ar', dir: 'rtl' })
  })
  return (
    <div ref={field} className={styles.field}>
      {children}
    </div>
  )
}
