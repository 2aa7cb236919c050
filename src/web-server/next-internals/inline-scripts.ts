import { createHash } from 'node:crypto'

/**
 * The inline scripts by which the framework starts a page, told from anything else that could stand in one.
 * Leans on: how the framework hands a page's data to its browser part, and how the bundler names a page's start scripts.
 */

/** `push` of a list: a list written as JSON holds values and no code. */
const PUSH =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*)\);?$/s

/** React says with it when a page's first part was shown. */
const MARK_SHELL_TIME = 'requestAnimationFrame(function(){$RT=performance.now()});'

/** React puts a part that was late into its place. The first such script of a page brings the code for it along. */
const PLACE_LATE_PART = /^([\s\S]*?)\$RC\("B:[\da-f]+","S:[\da-f]+"\)$/

/** SHA-256 of that code, in hexadecimal. */
const PLACING_CODE = '7a3c441a297b4368e7168f53d44323873b11a160d3567f2d4695187785c22646'

/**
 * Pages made ahead are whole. In one made for a caller a part may be late: the first of its kind after a start waits for
 * the code of a component.
 */
export function isFrameworkScript(script: string): boolean {
  if (script === MARK_SHELL_TIME || placesLatePart(script)) return true
  const data = PUSH.exec(script)?.[1]
  return data !== undefined && isJson(data)
}

function placesLatePart(script: string): boolean {
  const code = PLACE_LATE_PART.exec(script)?.[1]
  return code === '' || (code !== undefined && createHash('sha256').update(code).digest('hex') === PLACING_CODE)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
