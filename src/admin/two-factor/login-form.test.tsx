import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ButtonHTMLAttributes } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { LoginForm } from './login-form'

// Payload's own loads style sheets, which only a bundler can.
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, type }: ButtonHTMLAttributes<HTMLButtonElement>) => <button type={type}>{children}</button>,
}))

const CODE_WANTED = {
  errors: [{ message: 'Enter the code.', data: { errors: [{ path: 'code', message: 'Enter the code.' }] } }],
}

const answers = vi.fn<(body: unknown) => Response>()

beforeEach(() => {
  answers.mockReset()
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => Promise.resolve(answers(JSON.parse(body))))
  render(<LoginForm apiRoute="/cms/api" adminRoute="/admin" next="/admin" />)
})

const refuse = (body: object, status = 401) => Response.json(body, { status })

const enter = async () => {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), 'amina@example.org')
  await user.type(screen.getByLabelText('Password'), 'teacup-orbit')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  return user
}

describe('the form to sign in', () => {
  it('should not ask for a code, nor say that there may be one, to a wrong password', async () => {
    answers.mockReturnValue(refuse({ errors: [{ message: 'The email or password provided is incorrect.' }] }))
    await enter()
    expect(await screen.findByText('The email or password provided is incorrect.')).toBeVisible()
    expect(screen.queryByLabelText(/Code/)).toBeNull()
  })

  it('should ask for it at a field with the focus, and send all three', async () => {
    answers.mockImplementation(() => refuse(CODE_WANTED))
    const user = await enter()
    const code = await screen.findByLabelText('Code from your authenticator app')
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await vi.waitFor(() => expect(code).toHaveFocus())
    expect(code).toHaveAccessibleDescription(/Enter the code\./)
    expect(code).toBeInvalid()
    await user.type(code, '123456')
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(answers).toHaveBeenLastCalledWith({ email: 'amina@example.org', password: 'teacup-orbit', code: '123456' })
  })

  it('should say that the server was not reached', async () => {
    answers.mockImplementation(() => {
      throw new TypeError('Failed to fetch')
    })
    await enter()
    expect(await screen.findByText(/was not reached/)).toBeVisible()
  })
})
