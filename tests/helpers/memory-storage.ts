/** A `Storage` in memory, as far as the guide uses it; `texts` is what it has stored. */
export function makeStorage(entries: Readonly<Record<string, string>> = {}) {
  const texts = new Map(Object.entries(entries))
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
}

/** What asking for the storage does in a browser that blocks it. */
export function refuseStorage(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
