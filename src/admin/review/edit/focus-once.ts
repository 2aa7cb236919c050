/** A `ref` that takes the focus to a field when it appears, so that the next letter is typed and not a command. */
export const focusOnce = (field: HTMLElement | null): void => field?.focus()
