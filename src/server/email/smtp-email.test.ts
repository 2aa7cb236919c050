import { createServer, type Server, type Socket } from 'node:net'

import type { Payload } from 'payload'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { createSmtpEmail } from './smtp-email'

const open: { server: Server; sockets: Set<Socket> }[] = []

afterEach(async () => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** A server on a free port; answers each line of a sender with what `answer` says. */
async function mailServer(
  greeting: string,
  answer: (line: string) => string,
): Promise<{ port: number; got: string[] }> {
  const got: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    if (greeting !== '') socket.write(greeting)
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        got.push(line)
        const text = answer(line)
        if (text !== '') socket.write(text)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push({ server, sockets })
  const address = server.address()
  return { port: typeof address === 'object' && address !== null ? address.port : 0, got }
}

/** Enough of SMTP to take one message. */
const friendly = (line: string): string => {
  if (/^EHLO/.test(line)) return '250 mail.example\r\n'
  if (line === 'DATA') return '354 go on\r\n'
  if (line === 'QUIT') return '221 bye\r\n'
  return /^(MAIL|RCPT|\.)/.test(line) ? '250 ok\r\n' : ''
}

async function sender(port: number) {
  const logger = { error: vi.fn(), warn: vi.fn() }
  const adapter = await createSmtpEmail({ host: '127.0.0.1', port, user: '', password: '', from: 'guide@example.org' })
  // Only the logger is used.
  const payload = { logger } as unknown as Payload
  return { mail: adapter({ payload }), logger }
}

const message = { bcc: ['amina@example.org'], subject: '3 wait', text: 'Three entries wait.' }

describe('createSmtpEmail', () => {
  it('should hand the message to the mail server', async () => {
    const { port, got } = await mailServer('220 mail.example\r\n', friendly)
    const { mail, logger } = await sender(port)

    await mail.sendEmail(message)

    expect(got).toContain('RCPT TO:<amina@example.org>')
    expect(got).toContain('Three entries wait.')
    expect(got.some((line) => /^(To|Bcc): .*amina/i.test(line))).toBe(false)
    expect(logger.error).not.toHaveBeenCalled()
  })

  it('should stop waiting for a server that says nothing', async () => {
    const { port } = await mailServer('', () => '')
    const { mail, logger } = await sender(port)

    await mail.sendEmail(message)

    // The transport itself still waits, and would have this written down when it gives up.
    expect(logger.error).not.toHaveBeenCalled()
  })

  it('should write the kind of a failure to the log, and no address', async () => {
    const { port } = await mailServer('220 mail.example\r\n', (line) =>
      line.startsWith('RCPT') ? '550 no such person: amina@example.org\r\n' : friendly(line),
    )
    const { mail, logger } = await sender(port)

    await mail.sendEmail(message)

    expect(logger.error).toHaveBeenCalledWith({ msg: 'An e-mail was not sent', reason: 'EENVELOPE' })
  })

  it('should not fail where nothing listens', async () => {
    const { mail, logger } = await sender(1)

    await expect(mail.sendEmail(message)).resolves.toBeUndefined()

    expect(logger.error).toHaveBeenCalledOnce()
  })
})
