/** An element of a document that a strict parser has read. */
export type ParsedElement = {
  readonly name: string
  readonly namespace: string | null
  readonly attributes: Readonly<Record<string, string>>
  /** Of it and of all in it. */
  readonly text: string
  readonly children: readonly ParsedElement[]
}

/**
 * For tests in the environment jsdom.
 *
 * @throws when it is not well-formed
 */
export function parseXml(text: string): ParsedElement {
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xml')
  if (documentElement.localName === 'parsererror') throw new Error(documentElement.textContent)
  return toParsed(documentElement)
}

function toParsed(element: Element): ParsedElement {
  return {
    name: element.localName,
    namespace: element.namespaceURI,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    text: element.textContent,
    children: [...element.children].map(toParsed),
  }
}
