'use client'

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import { type Command, findCommand, TYPING_SELECTOR } from './shortcuts'

const STORAGE_KEY = 'review-keys'
const CHANGED = 'review-keys-changed'

/** Whether this person wants keys; on until they say otherwise. Kept on the device. */
export function useKeysSwitch(): readonly [boolean, (isEnabled: boolean) => void] {
  const isEnabled = useSyncExternalStore(subscribe, readSwitch, () => true)
  return [isEnabled, writeSwitch]
}

/** Calls back for each key of the queue that is pressed outside text fields and while no dialog is open. */
export function useKeys(isEnabled: boolean, onCommand: (command: Command) => void): void {
  const run = useEffectEvent(onCommand)
  useEffect(
    function listenToKeys() {
      if (!isEnabled) return
      const listen = (event: KeyboardEvent) => {
        const command = findCommand({
          key: event.key,
          altKey: event.altKey,
          ctrlKey: event.ctrlKey,
          metaKey: event.metaKey,
          defaultPrevented: event.defaultPrevented,
          isTyping: event.target instanceof Element && event.target.closest(TYPING_SELECTOR) !== null,
          isDialogOpen: document.querySelector('dialog[open]') !== null,
        })
        if (command === null) return
        event.preventDefault()
        run(command)
      }
      document.addEventListener('keydown', listen)
      return function stopListening() {
        document.removeEventListener('keydown', listen)
      }
    },
    [isEnabled],
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', onChange)
  }
}

function readSwitch(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'false'
  } catch {
    // Blocked storage: the keys stay on, and the switch has no effect.
    return true
  }
}

function writeSwitch(isEnabled: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(isEnabled))
  } catch {
    return
  }
  window.dispatchEvent(new Event(CHANGED))
}
