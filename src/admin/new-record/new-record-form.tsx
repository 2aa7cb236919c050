'use client'

import { Form, FormSubmit, Gutter, TextField, useRouteTransition } from '@payloadcms/ui'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'

type Props = {
  readonly heading: string
  readonly titleField: string
  readonly action: string
  /** Address of the list, below which each record has its own. */
  readonly list: string
}

/** Asks for a title, makes a draft of it, and opens that, where everything else is written and saves itself. */
export function NewRecordForm({ heading, titleField, action, list }: Props) {
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  return (
    <main>
      <Gutter>
        <h1>{heading}</h1>
        <p>
          Give it a title to begin. It is then saved as a draft, and by itself while you write; readers see nothing of
          it.
        </p>
        <Form
          action={action}
          method="POST"
          initialState={{ [titleField]: { initialValue: '', valid: true, value: '' } }}
          onSuccess={(json) => {
            const { id } = (json as { readonly doc: { readonly id: number } }).doc
            startRouteTransition(() => router.push(`${list}/${id}` as Route))
          }}
        >
          <TextField path={titleField} field={{ name: titleField, label: 'Title', required: true }} />
          <FormSubmit size="large">Begin</FormSubmit>
        </Form>
      </Gutter>
    </main>
  )
}
