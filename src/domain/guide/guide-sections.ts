/** The sections of the guide, in their order: the two the specification names (§2), and the guides beside the rites. */
export const sectionKeys = ['umrah', 'hajj', 'more'] as const

export type SectionKey = (typeof sectionKeys)[number]

export const isSection = (value: string): value is SectionKey => sectionKeys.some((key) => key === value)
