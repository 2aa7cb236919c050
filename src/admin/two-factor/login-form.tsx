'use client'

import type { Route } from 'next'
import { useState } from 'react'

import { openPage } from '@/browser/open-page'
import Link from '@/ui/controls/link'

import { send } from './api'
import { ANY_CODE, type Asked, AskingForm } from './asking-form'

const EMAIL: Asked = { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' }

const PASSWORD: Asked = { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' }

type Props = {
  readonly apiRoute: string
  readonly adminRoute: string
  /** The page that was asked for. */
  readonly next: string
}

/** E-mail and password; the code only when the server asks for it, which it does when both were right. */
export function LoginForm({ apiRoute, adminRoute, next }: Props) {
  const [isCodeAsked, setCodeAsked] = useState(false)
  const address = `${apiRoute}/users/login`
  return (
    <AskingForm
      fields={isCodeAsked ? [EMAIL, PASSWORD, ANY_CODE] : [EMAIL, PASSWORD]}
      submit="Login"
      action={address}
      onSend={async (values) => {
        const { problem } = await send(address, values)
        if (problem === null) openPage(next)
        if (problem?.field === 'code') setCodeAsked(true)
        return problem
      }}
    >
      <Link href={`${adminRoute}/forgot` as Route}>Forgot password?</Link>
    </AskingForm>
  )
}
