/** `folded`: a text is typed, and its answers stand where the map was. `kept`: the reader has called the map back. */
export type MapFold = 'open' | 'folded' | 'kept'

/**
 * With the keyboard of a phone open there is no room for both: a letter folds the map, an empty field brings it back. If
 * the reader opens it while text is typed, it stays open until the field is empty.
 */
export function nextFold(was: MapFold, text: string): MapFold {
  if (text === '') return 'open'
  return was === 'open' ? 'folded' : was
}
