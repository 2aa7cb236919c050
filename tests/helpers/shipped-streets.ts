import { readDataText } from '../../src/data/read-data'
import { streetFiles } from '../../src/data/street-files'
import { type DrawnElement, readStreets } from '../../src/domain/streets/read-streets'
import type { StreetCity } from '../../src/domain/streets/street-areas'
import { decodeStreetMap, encodeStreetMap } from '../../src/domain/streets/street-file'
import { listMosques } from '../../src/domain/walking/mosques'
import { listNamedFeatures } from '../../src/domain/walking/named-features'
import { buildWalkingGraph, type WalkingGraph } from '../../src/domain/walking/walking-graph'

/** For tests: the map objects of one file that ships. */
export const readStreetElements = (file: (typeof streetFiles)[StreetCity][number]): readonly DrawnElement[] =>
  (JSON.parse(readDataText(file)) as { readonly elements: readonly DrawnElement[] }).elements

/** For tests: the streets of a city as they ship, from all of its files. */
export function shippedStreets(city: StreetCity) {
  const elements = streetFiles[city].flatMap(readStreetElements)
  return { elements, ...readStreets(elements, city) }
}

/** For tests: the walker's graph as on the device, from the file that goes there. */
export function shippedGraph(city: StreetCity): WalkingGraph {
  const map = decodeStreetMap(encodeStreetMap(shippedStreets(city).map))
  return buildWalkingGraph(map, listMosques(map), listNamedFeatures(map))
}
