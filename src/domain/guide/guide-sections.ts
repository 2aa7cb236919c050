export const ANSWERS = 'answers'

/**
 * The sections of the guide, in their order: the two the specification names (§2), the guides beside the rites, and short
 * answers that other articles show as passages.
 */
export const sectionKeys = ['umrah', 'hajj', 'more', ANSWERS] as const

export type SectionKey = (typeof sectionKeys)[number]

export const isSection = (value: string): value is SectionKey => sectionKeys.some((key) => key === value)

/** Articles have their sources on a page of their own; an answer is short enough to name them itself. */
export const hasSourcesPage = (section: SectionKey): boolean => section !== ANSWERS
