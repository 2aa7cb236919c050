/** The terms of a list that a person has typed, with commas or line breaks between them; each once as it is written. */
export const splitTerms = (list: string): readonly string[] => [
  ...new Set(
    list
      .split(/[,،\n]/)
      .map((term) => term.trim())
      .filter((term) => term !== ''),
  ),
]
