import { type DrawnStreets, layOutStreets } from '@/domain/streets/drawn-streets'
import { streetAddress, type StreetVersion } from '@/domain/streets/street-address'
import { decodeStreetMap } from '@/domain/streets/street-file'

const loading = new Map<string, Promise<DrawnStreets>>()

/** The streets of a version, laid out for drawing: fetched and decoded once for all maps of the page. */
export function loadStreets(version: StreetVersion): Promise<DrawnStreets> {
  const address = streetAddress(version)
  const cached = loading.get(address)
  if (cached !== undefined) return cached
  const streets = fetchStreets(address)
  loading.set(address, streets)
  // A failed download is not cached: the next caller tries again.
  streets.catch(() => loading.delete(address))
  return streets
}

async function fetchStreets(address: string): Promise<DrawnStreets> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const map = decodeStreetMap(new Uint8Array(await response.arrayBuffer()))
  await yieldToTaps()
  return layOutStreets(map, yieldToTaps)
}

/** Yields to the event loop, so that taps are answered between two pieces of work. */
const yieldToTaps = () => new Promise<void>((resolve) => setTimeout(resolve))
