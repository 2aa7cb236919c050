/** So many sources an article may name: each is a line of the page of its sources, which has to stay within 14 KB. */
export const MAX_SOURCES = 150
