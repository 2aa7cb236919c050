/** Every key of the review queue, in the order the help lists them. `KeyboardEvent.key`, letters in lower case. */
export const shortcuts = [
  { key: 'j', command: 'next', label: 'Next submission' },
  { key: 'k', command: 'previous', label: 'Previous submission' },
  { key: 'x', command: 'select', label: 'Select or unselect it' },
  { key: 'c', command: 'claim', label: 'Claim it, or release your claim' },
  { key: 'e', command: 'edit', label: 'Edit it; Escape ends it and keeps what you wrote' },
  { key: 'a', command: 'approve', label: 'Approve' },
  { key: 'r', command: 'reject', label: 'Reject with a reason' },
  { key: 's', command: 'spam', label: 'Mark as spam' },
  { key: 'm', command: 'merge', label: 'Merge into a match' },
  { key: 'h', command: 'hand-over', label: 'Hand a problem report to an editor' },
  { key: 'o', command: 'reopen', label: 'Reopen a decided one' },
  { key: 'u', command: 'undo', label: 'Undo the last action' },
  { key: '/', command: 'search', label: 'Search the list' },
  { key: '?', command: 'help', label: 'Show these keys' },
] as const

export type Command = (typeof shortcuts)[number]['command']

/** The part of a keyboard event that decides; a test needs no browser for it. */
export type KeyPress = {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly defaultPrevented: boolean
  /** The event goes to something a person types into or chooses with letters. */
  readonly isTyping: boolean
  /** A dialog is open: its keys are its own. */
  readonly isDialogOpen: boolean
}

/** What a key press asks for, or `null`. Never while typing, in a dialog, or with a key that makes it the browser's. */
export function findCommand(press: KeyPress): Command | null {
  if (press.altKey || press.ctrlKey || press.metaKey || press.defaultPrevented) return null
  if (press.isTyping || press.isDialogOpen) return null
  return shortcuts.find(({ key }) => key === press.key.toLowerCase())?.command ?? null
}

/** Fields and boxes where a letter means itself: typing, or jumping to an option. */
export const TYPING_SELECTOR = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable]'
