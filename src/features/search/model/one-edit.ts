/**
 * Whether `typed` is `word`, or the beginning of it, with one letter wrong: another letter, one too many, one too few,
 * or two neighbours swapped. Equal texts count too.
 */
export function startsWithOneEdit(word: string, typed: string): boolean {
  const start = firstDifference(word, typed)
  const [inWord, inTyped] = [word.slice(start), typed.slice(start)]
  return (
    inWord.startsWith(inTyped) ||
    inWord.slice(1).startsWith(inTyped.slice(1)) ||
    inWord.startsWith(inTyped.slice(1)) ||
    inWord.slice(1).startsWith(inTyped) ||
    (inWord[0] === inTyped[1] && inWord[1] === inTyped[0] && inWord.slice(2).startsWith(inTyped.slice(2)))
  )
}

function firstDifference(a: string, b: string): number {
  let index = 0
  while (index < a.length && a[index] === b[index]) index += 1
  return index
}
