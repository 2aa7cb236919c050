/** Texts one after the other, each with an end of line, and where each of them ends: one long text is searched fastest. */
export type Lines = { readonly text: string; readonly ends: readonly number[] }

export function toLines(texts: readonly string[]): Lines {
  let end = 0
  const ends = texts.map((text) => (end += text.length + 1))
  return { text: texts.map((text) => `${text}\n`).join(''), ends }
}

/** The places of the texts that contain `typed`, each once, in their order. `typed` is in one line and not empty. */
export function placesOf({ text, ends }: Lines, typed: string): readonly number[] {
  const places: number[] = []
  let place = 0
  for (let at = text.indexOf(typed); at !== -1; at = text.indexOf(typed, ends[place])) {
    while ((ends[place] ?? Infinity) <= at) place += 1
    places.push(place)
  }
  return places
}
