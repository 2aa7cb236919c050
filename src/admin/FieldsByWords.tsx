'use client'

import { type ReactNode, useEffect } from 'react'

/** The select of *Edit*, for several records of a list: which of their fields. */
const SELECT = '.field-select'

/**
 * In the CMS the names of fields in that select are markup, which its search cannot read: it compares with the path of each field,
 * `provenance.reviewDueOn`, and so "review due" found nothing. Without spaces it does.
 */
export function FieldsByWords({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    // Before React reads it, which takes a value that was set past it for one that was typed.
    document.addEventListener('input', leaveOutSpaces, true)
    return () => document.removeEventListener('input', leaveOutSpaces, true)
  }, [])
  return children
}

function leaveOutSpaces({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.closest(SELECT) === null || !/\s/.test(target.value)) return
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setValue?.call(target, target.value.replaceAll(/\s/g, ''))
}
