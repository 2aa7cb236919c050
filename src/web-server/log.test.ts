import { afterEach, describe, expect, it, vi } from 'vitest'

import { logConsole, logLine } from './log'

const { debug, error, info, log, warn } = console

afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(console, { debug, error, info, log, warn })
})

function captureLines(work: () => void): readonly string[] {
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  work()
  vi.restoreAllMocks()
  return lines
}

describe('the log', () => {
  it('should be one line of JSON for each message, without colours, whatever somebody wrote', () => {
    const lines = captureLines(() => {
      logConsole()
      const patched = { ...console }
      patched.error('\u001b[31m⨯\u001b[39m GET /%s failed', 'x\u0000\n{"level":30}\u009b31m', new Error('why'))
      patched.warn('\u001b[33m\u001b[39m\n')
      patched.info({ a: 1 })
    })
    expect(lines).toHaveLength(2)
    for (const line of lines) expect(line).toMatch(/^\{[^\p{Cc}]+\}\n$/u)
    const [first, second] = lines.map((line) => JSON.parse(line) as { level: number; msg: string })
    expect(first?.level).toBe(50)
    expect(first?.msg).toMatch(/^⨯ GET \/x\0\n\{"level":30\}/)
    expect(first?.msg).toContain('Error: why')
    expect(second).toMatchObject({ level: 30, msg: '{ a: 1 }' })
  })

  it('should count levels as the log of the CMS does', () => {
    const [line = ''] = captureLines(() => logLine('warn', 'something'))
    expect(JSON.parse(line)).toEqual({ level: 40, time: expect.any(Number) as number, msg: 'something' })
  })
})
