import { describe, expect, it } from 'vitest'

import { escapeControls } from './log-lines'

describe('escapeControls', () => {
  it('should leave one line that means the same, whatever somebody wrote', () => {
    const message = 'GET /\u0000\n\u001b[31m\u007f\u009b31m\u2028\u2029 بسم الله'
    const line = escapeControls(JSON.stringify({ msg: message }))
    expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    expect(JSON.parse(line)).toEqual({ msg: message })
  })
})
