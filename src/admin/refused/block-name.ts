/** What the form calls a block of a text: by its heading, where that is shown. */
export const shownBlockName = (id: string): string | null =>
  document.querySelector<HTMLElement>(`[data-block-id="${CSS.escape(id)}"]`)?.dataset['blockName'] ?? null
