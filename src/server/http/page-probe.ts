/** Whether a new page can be made at the moment. */
export type PageProbe = () => Promise<boolean>

/** On `globalThis`: the web server and the framework's bundle share a process and no module. */
const KEY = Symbol.for('pilgrim-guide.page-probe')

/** For the web server, which makes the pages; `undefined` takes it back. */
export function sharePageProbe(probe: PageProbe | undefined): void {
  Reflect.set(globalThis, KEY, probe)
}

/** `undefined` where no web server of ours runs, as in development. */
export async function canMakePages(): Promise<boolean | undefined> {
  const probe: unknown = Reflect.get(globalThis, KEY)
  // Only this module uses the symbol.
  return typeof probe === 'function' ? (probe as PageProbe)() : undefined
}
