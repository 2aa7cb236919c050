/** The pattern of a screen's address: what it is about is left out, so that nothing tells what somebody read about. */
export function routePattern(pathname: string): string {
  return pathname
    .replace(/^\/guide\/(hajj|umrah)\/.+/, '/guide/$1/[topic]')
    .replace(/^\/(place|path)\/.+/, '/$1/[id]')
    .replace(/^\/recommendations\/(?!status$).+/, '/recommendations/[id]')
}
