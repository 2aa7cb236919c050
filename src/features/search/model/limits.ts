/** Fewer characters suggest nothing (spec §5, §9). */
export const MIN_QUERY_LENGTH = 2

/** Spec §9. */
export const MAX_SUGGESTIONS = 6
