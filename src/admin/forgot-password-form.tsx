'use client'

import { EmailField, Form, FormSubmit } from '@payloadcms/ui'
import { useState } from 'react'

const SENT =
  'If there is an account with this address, a link is on its way to it. It can take some minutes; look among the spam, too.'

const FAILED = 'The server could not be reached. Try again in a minute.'

/** Asks for a link, and says what the server has answered. */
export function ForgotPasswordForm({ action }: { readonly action: string }) {
  const [answer, setAnswer] = useState('')
  return (
    <Form
      action={action}
      method="POST"
      initialState={{ email: { initialValue: '', valid: true, value: '' } }}
      handleResponse={(response) => void readText(response).then(setAnswer)}
    >
      <EmailField path="email" field={{ name: 'email', label: 'Your e-mail address', required: true }} />
      <p role="status">{answer}</p>
      <FormSubmit size="large">Send me a link</FormSubmit>
    </Form>
  )
}

async function readText(response: Response): Promise<string> {
  if (response.ok) return SENT
  try {
    const body: unknown = await response.json()
    const { errors } = body as { errors?: readonly { readonly message?: string }[] }
    return errors?.[0]?.message ?? FAILED
  } catch {
    return FAILED
  }
}
