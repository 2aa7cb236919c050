/** Whether the reader has asked for as little movement as possible. */
export const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
