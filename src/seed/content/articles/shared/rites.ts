import { rites } from '../../sources/rites'
import type { Markdown, SourceSeed } from '../../types'

/** The same words in Umrah and in Hajj: in some schools the prayer after tawaf has a place, in some it has to wait. */
export const twoRakahs: Markdown = `**Hanafi and Maliki:** not from dawn until the sun is well up, nor between the Asr prayer and sunset. Pray them later (Maliki: in the same wudu, before sa'i). **Ja'fari (Shia):** at once, behind the Maqam and near it ([too full?](/guide/hajj/hajj-types#jafari-shia-law)).`

export const twoRakahsSources: readonly SourceSeed[] = [
  rites.twoRakahs,
  rites.twoRakahsMaliki,
  rites.twoRakahsDawn,
  rites.jafariTwoRakahs,
]

/** The same words wherever the guide speaks of the umbrella of men in Ihram: the schools differ, and heat kills. */
export const shade: Markdown = `A tent or a building is allowed in the four Sunni schools. Umbrella and roof of a car: Hanafi and Shafi'i allow them. Maliki and Hanbali books differ; some ask for a repair. Ibn Baz (a Saudi scholar) allows them. **In great heat use the umbrella: health comes first.** Ja'fari (Shia) men do not shade the head on the way by day. **In danger from the heat they do,** and owe [one sheep](/guide/hajj/hajj-types#jafari-shia-law).`

export const shadeSources: readonly SourceSeed[] = [rites.shade, rites.shadeToday, rites.jafariShade]

/** Of the walk around the Ka'bah itself: where a round begins and ends, hands off the wall, and who need not be brisk. */
export const tawafWalkSources: readonly SourceSeed[] = [
  rites.handOnWall,
  rites.besideTheHouseMaliki,
  rites.besideTheHouseHattab,
  rites.tawafWholeBodyShafii,
  rites.tawafStartShafii,
  rites.jafariTawafStart,
  rites.briskRecommended,
]
