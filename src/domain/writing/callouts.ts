/** Who rules: a school, its founder, a scholar or an office by name. */
const NAMED =
  /\b(?:Hanafis?|Abu Hanifah|Malikis?|Malik|Shafi'is?|Hanbalis?|Ahmad|Ja'fari|Shia|Ibn [A-Z][a-z]+|(?:Saudi|Egypt|Jordan|Indonesia|Malaysia|Nablus|Standing Committee|council of scholars)\w*)/g

/** Who is on the other side, where one side alone has a name. */
const OTHERS = /\b(?:most|many|others?|some|majority|all schools|(?:three|four) (?:other |Sunni )?schools)\b/i

const YEAR = /\b20\d\d\b/

type Callout = { readonly tone: string; readonly title: string; readonly text: string }

/** What a box on the schools, or on what changes, does not say. */
export function calloutFault({ tone, title, text }: Callout): string | null {
  const words = `${title}\n${text}`
  if (tone === 'schools-differ') {
    const names = new Set(words.match(NAMED))
    if (names.size === 0) return `nobody is named in "${title}"`
    return names.size > 1 || OTHERS.test(words) ? null : `one side alone in "${title}"`
  }
  return tone === 'changes-often' && !YEAR.test(words) ? `no year in "${title}"` : null
}
