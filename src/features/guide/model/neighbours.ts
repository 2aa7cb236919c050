/** What comes before and after the item with this slug, in the order of the list; `null` at its ends. */
export function neighboursOf<Item extends { readonly slug: string }>(
  items: readonly Item[],
  slug: string,
): { readonly previous: Item | null; readonly next: Item | null } {
  const index = items.findIndex((item) => item.slug === slug)
  if (index === -1) return { previous: null, next: null }
  return { previous: items[index - 1] ?? null, next: items[index + 1] ?? null }
}
