/** The caches of a browser as far as the guide uses them, in memory; addresses without a host are of this one. */
export const ORIGIN = 'https://guide.example'

export function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const keyOf = (request: string | Request) => new URL(typeof request === 'string' ? request : request.url, ORIGIN).href

  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return Promise.resolve({
      match: (request: string | Request) => Promise.resolve(store.get(keyOf(request))?.clone()),
      put: (request: string | Request, response: Response) => Promise.resolve(void store.set(keyOf(request), response)),
      delete: (request: string | Request) => Promise.resolve(store.delete(keyOf(request))),
      keys: () => Promise.resolve([...store.keys()].map((url) => new Request(url))),
    })
  }
  return {
    open,
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    match: (request: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(stores.get(cacheName)?.get(keyOf(request))?.clone()),
    /** Addresses in a cache. */
    pathsIn: (name: string) => [...(stores.get(name)?.keys() ?? [])].map((url) => url.slice(ORIGIN.length)).toSorted(),
  }
}
