/** So many sources an article may name: each is a line at the end of its page. */
export const MAX_SOURCES = 80
