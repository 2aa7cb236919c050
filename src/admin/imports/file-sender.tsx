import { Button } from '@payloadcms/ui'
import { type FormEvent, useId, useRef, useState } from 'react'

import styles from './imports.module.css'

import type { KindCard } from './load-imports'

type Props = {
  readonly kind: Pick<KindCard, 'accept' | 'noun' | 'hasSource'>
  readonly isBusy: boolean
  readonly onSend: (file: File) => void
}

/** Chooses a file and asks for its preview. */
export function FileSender({ kind, isBusy, onSend }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    const file = field.current?.files?.[0]
    setProblem(file === undefined ? 'Choose a file first.' : '')
    if (file === undefined) field.current?.focus()
    else onSend(file)
  }
  return (
    <form className={styles.file} onSubmit={send}>
      <label htmlFor={id}>
        {kind.hasSource ? `Or ${kind.noun} from a file` : `The corrected file of ${kind.noun}`}
      </label>
      <input
        ref={field}
        id={id}
        type="file"
        accept={kind.accept}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
        onChange={() => setProblem('')}
      />
      <p id={`${id}-problem`} role="status" className={styles.quiet}>
        {problem}
      </p>
      <div className={styles.buttons}>
        <Button buttonStyle="secondary" margin={false} disabled={isBusy} type="submit">
          Preview this file
        </Button>
      </div>
    </form>
  )
}
