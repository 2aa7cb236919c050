import { decodeStreetMap } from '@/domain/streets/street-file'
import { streetAddress, type StreetVersion } from '@/domain/streets/street-address'
import { type DrawnStreets, layOutStreets } from '@/domain/streets/drawn-streets'

const loading = new Map<string, Promise<DrawnStreets>>()

/** The streets of a version, laid out for drawing: fetched and decoded once for all maps of the page. */
export function loadStreets(version: StreetVersion): Promise<DrawnStreets> {
  const address = streetAddress(version)
  const known = loading.get(address)
  if (known !== undefined) return known
  const streets = fetchStreets(address)
  loading.set(address, streets)
  // What failed is asked for again by the next who wants it.
  streets.catch(() => loading.delete(address))
  return streets
}

async function fetchStreets(address: string): Promise<DrawnStreets> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const map = decodeStreetMap(new Uint8Array(await response.arrayBuffer()))
  await forTaps()
  return layOutStreets(map, forTaps)
}

/** Between two pieces of work a tap is answered. */
const forTaps = () => new Promise<void>((resolve) => setTimeout(resolve))
