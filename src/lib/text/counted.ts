/** "1 step", "2 steps": a number with its word, whose plural ends in s. */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`
