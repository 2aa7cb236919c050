/** Enough to know a line of a text by; facts and links inside it may stand there in other words. */
const KNOWN_BY = 24

/** Shows words in the field that has the focus: selected in a plain field, their line selected in a rich text. */
export function showQuote(field: Element | null, quote: string): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const start = field.value.indexOf(quote)
    if (start >= 0) field.setSelectionRange(start, start + quote.length)
    return
  }
  const line = findLine(field, quote)
  if (line === null) return
  getSelection()?.selectAllChildren(line)
  line.scrollIntoView({ block: 'center' })
}

/** The smallest part of a text with all of the words, or else with those at one of their ends. */
function findLine(field: Element | null, quote: string): Element | null {
  const lines = [...(field?.querySelectorAll('p, li, h2, h3') ?? [])].reverse()
  const oneLine = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ')
  for (const words of [quote, quote.slice(0, KNOWN_BY), quote.slice(-KNOWN_BY)]) {
    // Behind a list stand its items, so that the first from the end is the innermost.
    const line = lines.find((element) => oneLine(element).includes(words))
    if (line !== undefined) return line
  }
  return null
}
