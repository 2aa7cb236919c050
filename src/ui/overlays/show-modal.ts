/**
 * Opens it over the page, and takes away the caret that a tap has left in the page: while that is inert, browsers
 * search all of it for another position of the caret, at each touch. Selected text stays selected.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const selection = getSelection()
  if (selection?.isCollapsed === true) selection.removeAllRanges()
  dialog.showModal()
}
