/** The host of addresses that name none. */
export const ORIGIN = 'https://guide.example'

/** The caches of a browser in memory, as far as the guide uses them. */
export function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const toKey = (request: string | Request) => new URL(typeof request === 'string' ? request : request.url, ORIGIN).href

  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return Promise.resolve({
      match: (request: string | Request) => Promise.resolve(store.get(toKey(request))?.clone()),
      put: (request: string | Request, response: Response) => Promise.resolve(void store.set(toKey(request), response)),
      delete: (request: string | Request) => Promise.resolve(store.delete(toKey(request))),
      keys: () => Promise.resolve([...store.keys()].map((url) => new Request(url))),
    })
  }
  return {
    open,
    has: (name: string) => Promise.resolve(stores.has(name)),
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    match: (request: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(stores.get(cacheName)?.get(toKey(request))?.clone()),
    /** Addresses in a cache. */
    pathsIn: (name: string) => [...(stores.get(name)?.keys() ?? [])].map((url) => url.slice(ORIGIN.length)).toSorted(),
  }
}
