import { describe, expect, it } from 'vitest'

import { COMMAND_LINE } from '@/server/account-log'

import { twoFactorDesk } from '../helpers/int-two-factor'
import { runProgram } from '../helpers/run-program'

const desk = twoFactorDesk()

const run = (...args: readonly string[]) => runProgram('reset-two-factor', args)

describe('npm run reset-two-factor', () => {
  it('should turn it off beside the running guide, end the sessions and be in the log', async () => {
    const { id, email, session, secret } = await desk.makeProtected(['admin'])

    const { code, text } = await run('--email', email.toUpperCase())

    expect(text).toContain('off for Person, whose sessions have ended')
    expect(code).toBe(0)
    expect(text).not.toContain(secret)
    expect(await desk.isOpen(session)).toBe(false)
    expect((await desk.signIn(email)).status).toBe(200)
    const { docs } = await desk.app.payload.find({
      collection: 'account-log',
      where: { and: [{ accountId: { equals: id } }, { event: { contains: 'reset' } }] },
    })
    expect(docs).toMatchObject([{ event: 'Two-factor sign-in reset', actorName: COMMAND_LINE }])
  })

  it('should change nothing where it is not on', async () => {
    const { id, email } = await desk.makePerson()
    expect((await desk.signIn(email)).status).toBe(200)

    expect(await run('--email', email)).toMatchObject({ code: 0, text: expect.stringContaining('was not on') })

    expect(await desk.countSessions(id)).toBe(1)
  })

  it.each([
    ['an account that is not there', ['--email', 'nobody@example.org'], 'There is no account of nobody@example.org.'],
    ['no address', [], 'The e-mail address of the account is needed.'],
    ['an option it does not have', ['--force'], "Unknown option '--force'"],
  ])('should say what is wrong with %s, and how it is called', async (_name, args, words) => {
    const { code, text } = await run(...args)

    expect(code).toBe(1)
    expect(text).toContain(words)
    expect(text).toContain('npm run reset-two-factor -- --email you@example.org')
  })
})
