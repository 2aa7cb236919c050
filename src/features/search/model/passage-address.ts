/**
 * Whether an address is that of a passage inside an article. It is to be loaded, not pushed: browsers set `:target`, by which the
 * passage is marked, in a navigation of their own alone.
 */
export const isPassageAddress = (href: string): boolean => /^\/guide\/[^#]+#/.test(href)
