import { useForm } from '@payloadcms/ui'
import { useRef, useState } from 'react'

import { leadToField } from './lead-to-field'
import { type RefusedField, useRefusedFields } from './use-refused-fields'
import link from './field-link.module.css'
import styles from './refused-fields.module.css'

/** After a save that was refused: which fields are in its way, in words. Each leads to its field. */
export function RefusedFields() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { formRef } = useForm()
  const [lost, setLost] = useState<string | null>(null)
  const { refused } = useRefusedFields(() => {
    setLost(null)
    // Drawn first.
    requestAnimationFrame(() => heading.current?.focus())
  })
  if (refused.length === 0) return null

  const lead = async ({ path, way, words }: RefusedField) => {
    setLost(null)
    const form = formRef.current
    if (form === null || !(await leadToField(form, way))) setLost(words || path)
  }
  return (
    <section aria-labelledby="refused-fields" className={styles.refused}>
      <h2 id="refused-fields" ref={heading} tabIndex={-1}>
        Not saved: {refused.length === 1 ? 'one field is' : `${refused.length} fields are`} in the way
      </h2>
      <ul>
        {refused.map((field) => (
          <li key={field.path}>
            <button type="button" className={link.link} onClick={() => void lead(field)}>
              {field.words}
            </button>
            {field.message !== '' && ` ${field.message}`}
          </li>
        ))}
      </ul>
      <div role="status">{lost !== null && `“${lost}” is not shown in this form. Look for it by its name.`}</div>
    </section>
  )
}
