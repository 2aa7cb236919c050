/** In units of the map. */
export type Box = { readonly south: number; readonly north: number; readonly west: number; readonly east: number }

/** @param line latitude, longitude, latitude, longitude ... */
export function boxAround(line: Int32Array): Box {
  const box = { south: Infinity, north: -Infinity, west: Infinity, east: -Infinity }
  for (let index = 0; index < line.length; index += 2) {
    const [latitude = 0, longitude = 0] = [line[index], line[index + 1]]
    box.south = Math.min(box.south, latitude)
    box.north = Math.max(box.north, latitude)
    box.west = Math.min(box.west, longitude)
    box.east = Math.max(box.east, longitude)
  }
  return box
}
