/**
 * The servers of a tile address as Content-Security-Policy names them ("https://tile.example.org"; "{s}." becomes "*."),
 * or `null` when it is no http(s) address with {z}, {x} and {y} in it.
 */
export function tileOrigin(tileUrl: string): string | null {
  const [, protocol, subdomains, host, path = ''] = TILE_URL.exec(tileUrl) ?? []
  if (protocol === undefined || host === undefined || !PARTS.every((part) => path.includes(part))) return null
  return `${protocol}${subdomains === undefined ? '' : '*.'}${host}`
}

const TILE_URL = /^(https?:\/\/)(\{s\}\.)?([a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?)(\/\S+)$/i

const PARTS = ['{z}', '{x}', '{y}'] as const
