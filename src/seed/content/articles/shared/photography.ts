import { travel } from '../../sources/travel'
import type { CalloutBlock, SourceSeed } from '../../types'

/** The same words wherever the guide speaks of pictures: the reports contradict each other, and no text of the law was found. */
export const photography: CalloutBlock = {
  type: 'callout',
  tone: 'changes-often',
  title: 'Are pictures allowed? The reports disagree',
  markdown: `- **Hajj 2025:** Nigerian papers told of a ban by the Ministry of Interior. It named both mosques, Mina, Arafah and Muzdalifah.
- **Hajj 2026:** a report of December 2025 told of a ban in both mosques. Saudi Press wrote that no ministry had announced one.
- **All year,** by the Ministry of Hajj (2024): no pictures in walkways. Ask people first. Respect their privacy. Be quick.

We found no text of the law. Look at the signs, and ask the staff. If they say no, take none.`,
}

export const photographySources: readonly SourceSeed[] = [
  travel.photosHajj2025,
  travel.photosHajj2026,
  travel.photosDenied,
  travel.photosEtiquette,
]
