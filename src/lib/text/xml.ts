/** An element as it is written: its children are elements, or one text. */
export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string | readonly XmlElement[]
}

export const xml = (
  name: string,
  content: XmlElement['content'] = [],
  attributes: XmlElement['attributes'] = {},
): XmlElement => ({ name, attributes, content })

/** A document of XML 1.0 in UTF-8. Texts may hold anything; what XML cannot hold is left out. */
export const writeXml = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root)}\n`

function writeElement({ name, attributes, content }: XmlElement): string {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(' ')
  if (content.length === 0) return `<${head}/>`
  const inner = typeof content === 'string' ? escapeXml(content) : content.map(writeElement).join('')
  return `<${head}>${inner}</${name}>`
}

/** A text for an element or for an attribute in quotes. */
export const escapeXml = (text: string): string =>
  text
    .replace(IMPOSSIBLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&apos;')
    .replaceAll('"', '&quot;')

/** Outside of `Char` (XML 1.0, §2.2): controls but for tab and line ends, surrogates that stand alone, two noncharacters. */
const IMPOSSIBLE = /(?![\t\n\r])[\u0000-\u001F]|\p{Cs}|[\uFFFE\uFFFF]/gu
