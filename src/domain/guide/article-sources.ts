/**
 * So many sources an article may name: each is a line of the page of its sources, about 45 bytes of it when compressed. The
 * heaviest that ships is measured by `tests/e2e/budgets.e2e.ts`.
 */
export const MAX_SOURCES = 150
