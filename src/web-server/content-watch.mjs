// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks'

import { createContentClock } from './content-clock.mjs'

/**
 * What the framework's store tells: which content a request was answered from, and which content has changed. There is
 * one in a process, because the framework makes the store itself (framework-store.mjs).
 *
 * @typedef {{ readonly began: number, readonly isEcho: boolean, readonly tags: Set<string> }} RequestRecord
 * @typedef {(tags: readonly string[], how: { readonly isEcho: boolean }) => void} ChangeListener
 */

/** @type {AsyncLocalStorage<RequestRecord>} */
const requests = new AsyncLocalStorage()
/** @type {Set<ChangeListener>} */
const listeners = new Set()

export const contentClock = createContentClock()

/**
 * Runs a request.
 *
 * @param {() => void} work
 * @param {{ readonly isEcho?: boolean | undefined }} [options] `isEcho`: what it changes has been changed by another process
 * @returns {RequestRecord} filled while the request runs
 */
export function watchRequest(work, { isEcho = false } = {}) {
  const record = { began: contentClock.moment, isEcho, tags: new Set() }
  requests.run(record, work)
  return record
}

/** @param {Iterable<string>} tags what the answer of the request under way is made of */
export function noteRead(tags) {
  const record = requests.getStore()
  if (record !== undefined) for (const tag of tags) record.tags.add(tag)
}

/**
 * Whether something under the tags has changed since the request under way began, so that its answer may be old.
 *
 * @param {Iterable<string>} tags
 */
export function hasChangedMeanwhile(tags) {
  const record = requests.getStore()
  return record !== undefined && !contentClock.isCurrent(tags, record.began)
}

/** @param {readonly string[]} tags what the framework has just forgotten, and not before it has */
export function noteChange(tags) {
  contentClock.change(tags)
  const isEcho = requests.getStore()?.isEcho ?? false
  for (const listener of listeners) listener(tags, { isEcho })
}

/**
 * @param {ChangeListener} listener
 * @returns {() => void} ends it
 */
export function onContentChange(listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
