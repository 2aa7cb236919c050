import { isJsonObject } from '@/lib/json/map-inner'
import type { Cooperative } from '@/server/cooperative'

export type ReadJson = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly detail: string }

/** Characters read in one step: about half a millisecond. */
const STEP_LENGTH = 32_768

export function readJson(text: string): ReadJson {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (cause) {
    return { ok: false, detail: cause instanceof Error ? cause.message : String(cause) }
  }
}

/**
 * `readJson` of an object with a long list in it, in steps: an answer of 15 MB takes a tenth of a second in one go, and
 * no reader is served meanwhile. Text of any other form, and damaged text, is read in one go.
 *
 * @param name of the list, a member of the outermost object
 */
export function* readingLongList(text: string, name: string): Cooperative<ReadJson> {
  const opening = findOpening(text, name)
  if (opening === null) return readJson(text)
  const list = yield* readingItems(text, opening + 1)
  if (list === null) return readJson(text)
  const around = readJson(`${text.slice(0, opening)}0${text.slice(list.end)}`)
  // Of two lists of one name the last counts.
  if (!around.ok || !isJsonObject(around.value) || around.value[name] !== 0) return readJson(text)
  return { ok: true, value: { ...around.value, [name]: list.items } }
}

/** The items of the list that begins before `from`, and where it ends; `null` for a list with damage in it. */
function* readingItems(text: string, from: number): Cooperative<{ items: unknown[]; end: number } | null> {
  const items: unknown[] = []
  for (let at = from; ;) {
    const piece = findPiece(text, at)
    if (piece === null) return null
    const read = readJson(`[${text.slice(at, piece.end)}]`)
    if (!read.ok || !Array.isArray(read.value)) return null
    // Nothing before a comma or after one is damage; nothing at all is an empty list.
    if (read.value.length === 0 && !(piece.isLast && at === from)) return null
    for (const item of read.value as unknown[]) items.push(item)
    at = piece.end + 1
    if (piece.isLast) return { items, end: at }
    yield
  }
}

const [QUOTE, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'",[]{}'].map((sign) => sign.charCodeAt(0))

/** Whole items from `start` on, up to the comma after them or to the end of the list; `null` when there is neither. */
function findPiece(text: string, start: number): { readonly end: number; readonly isLast: boolean } | null {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) {
      at = findStringEnd(text, at)
      if (at === -1) return null
    } else if (sign === OPEN_OBJECT || sign === OPEN_LIST) depth += 1
    else if (sign === CLOSE_OBJECT || sign === CLOSE_LIST) {
      if (depth === 0) return sign === CLOSE_LIST ? { end: at, isLast: true } : null
      depth -= 1
    } else if (sign === COMMA && depth === 0 && at - start >= STEP_LENGTH) return { end: at, isLast: false }
  }
  return null
}

/** Where the string that begins at `start` has its closing quote; -1 when it has none. */
function findStringEnd(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0
    while (text[end - 1 - escapes] === '\\') escapes += 1
    if (escapes % 2 === 0) return end
  }
  return -1
}

/** Where the list of this name opens, looking at the members of the outermost object alone. */
function findOpening(text: string, name: string): number | null {
  const key = JSON.stringify(name)
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) {
      const end = findStringEnd(text, at)
      if (end === -1) return null
      const opening =
        depth === 1 && text.slice(at, end + 1) === key ? LIST_AFTER_KEY.exec(text.slice(end + 1, end + 100)) : null
      if (opening !== null) return end + opening[0].length
      at = end
    } else if (sign === OPEN_OBJECT || sign === OPEN_LIST) depth += 1
    else if (sign === CLOSE_OBJECT || sign === CLOSE_LIST) depth -= 1
  }
  return null
}

const LIST_AFTER_KEY = /^\s*:\s*\[/
