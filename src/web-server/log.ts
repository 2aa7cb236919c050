import { format, stripVTControlCharacters } from 'node:util'

import { jsonLines } from '@/server/security/log-lines'

/** As the logger of the CMS counts them. */
const LEVELS = { debug: 20, info: 30, log: 30, warn: 40, error: 50 } as const

export const logLine = (level: keyof typeof LEVELS, message: string): void =>
  jsonLines.write(`${JSON.stringify({ level: LEVELS[level], time: Date.now(), msg: message })}\n`)

/** Has what the framework and others write to the console come as lines of the log, without colours. */
export function logConsole(): void {
  const writers = (Object.keys(LEVELS) as (keyof typeof LEVELS)[]).map((level) => [
    level,
    (...parts: readonly unknown[]) => {
      const message = stripVTControlCharacters(format(...parts)).trim()
      if (message !== '') logLine(level, message)
    },
  ])
  Object.assign(console, Object.fromEntries(writers))
}
