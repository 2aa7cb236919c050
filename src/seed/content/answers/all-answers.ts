import type { ArticleSeed } from '../types'
import { firstAid } from './first-aid'
import { dizzy, heatstroke } from './heat'
import { ihramClothes } from './ihram'
import {
  helpPointsMadinah,
  helpPointsMakkah,
  lostChild,
  lostChildJeddah,
  lostChildMadinah,
  lostChildMakkah,
} from './lost'
import {
  busStuck,
  busStuckInMina,
  foundLate,
  jafariPoints,
  miqatOfPlane,
  newWudu,
  periodBeforeTawaf,
  wuduInTawaf,
} from './rites'

/** The answers that ship, each after those whose text it shows: the seed stores them in this order. */
export const answers: readonly ArticleSeed[] = [
  lostChild,
  helpPointsMakkah,
  helpPointsMadinah,
  lostChildMakkah,
  lostChildMadinah,
  lostChildJeddah,
  firstAid,
  heatstroke,
  dizzy,
  newWudu,
  wuduInTawaf,
  periodBeforeTawaf,
  miqatOfPlane,
  busStuck,
  busStuckInMina,
  ihramClothes,
  foundLate,
  jafariPoints,
]
