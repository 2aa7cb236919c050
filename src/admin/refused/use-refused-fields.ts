import { useAllFormFields, useDocumentInfo, useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { shownBlockName } from './block-name'
import { fieldWay, innerErrors, type NamedField, valueAt, type Way, wayWords } from './field-way'

export type RefusedField = {
  readonly path: string
  readonly words: string
  readonly message: string
  readonly way: Way
  /** What it held when it was refused. */
  readonly held: string
}

/**
 * The fields for which the last save was refused, by the form or by the server, until each has been changed. What the server
 * says of a field inside a block stands in the state of the form under a name that no field has: the form would hold it
 * against every later save, so it is taken out.
 *
 * @param tell when there are new ones
 */
export function useRefusedFields(tell: () => void): { readonly refused: readonly RefusedField[] } {
  const form = useForm()
  // Drawn again with each change of a field.
  const [, dispatch] = useAllFormFields()
  const { docConfig } = useDocumentInfo()
  const isProcessing = useFormProcessing()
  const isSubmitted = useFormSubmitted()
  const wasProcessing = useRef(false)
  const [refused, setRefused] = useState<readonly RefusedField[]>([])

  const collect = useEffectEvent(() => {
    const data: unknown = form.getData()
    // The form's own: what `useAllFormFields` gives comes a drawing later than the end of the save.
    const fields = form.getFields()
    const errors = new Map<string, string>()
    for (const [path, { errorMessage, valid, value }] of Object.entries(fields)) {
      if (valid !== false) continue
      const isText = typeof value === 'object' && value !== null && 'root' in value
      const inner = isText ? innerErrors(path, errorMessage ?? '') : []
      for (const each of inner) if (!errors.has(each)) errors.set(each, '')
      if (inner.length === 0 && errorMessage !== undefined) errors.set(path, errorMessage)
    }
    const found = [...errors].map(([path, message]) => {
      const way = fieldWay(data, path, message)
      const words = wayWords(way, (docConfig?.fields ?? []) as readonly NamedField[], shownBlockName)
      return { path, words, message, way, held: JSON.stringify(valueAt(data, way)) ?? '' }
    })
    for (const { path, way } of found) {
      if (way.length > 1 && path in fields) dispatch({ type: 'REMOVE', path })
    }
    setRefused(found)
    if (found.length > 0) tell()
  })

  useEffect(
    function collectAfterSave() {
      const isDone = wasProcessing.current && !isProcessing
      wasProcessing.current = isProcessing
      if (isDone && isSubmitted) collect()
      else if (isDone) setRefused([])
    },
    [isProcessing, isSubmitted],
  )

  if (refused.length === 0) return { refused }
  const now: unknown = form.getData()
  return { refused: refused.filter(({ way, held }) => (JSON.stringify(valueAt(now, way)) ?? '') === held) }
}
