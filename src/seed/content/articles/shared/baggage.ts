import { travel } from '../../sources/travel'
import type { CalloutBlock, Markdown, SourceSeed } from '../../types'

/** The same words wherever the guide says where a bag can stay at the Grand Mosque. */
export const bagStorage: Markdown = `**Free bag storage** at the Grand Mosque (report of December 2024). One place is in the east courtyard by the Makkah Library. One is in the west courtyard opposite Gate 64. Show your Umrah permit. The bag may weigh up to {{fact:bag-weight}}, for up to {{fact:bag-time}}. No valuables, food or medicine inside. In Ramadan 2025 it was open all day and night.`

export const bagStorageSources: readonly SourceSeed[] = [travel.bagStorage, travel.bagStorageSteps]

/** The same words wherever the guide says how Zamzam water is taken home. */
export const zamzam: CalloutBlock = {
  type: 'callout',
  tone: 'changes-often',
  title: 'Zamzam on the plane',
  markdown: `The last rule we found (Jeddah airport, 2023): **one 5-litre bottle** for each person on an international flight. Buy it at an official sale point. Never put it inside a checked suitcase. Proof of Umrah in Nusuk was asked.

**From Nigeria, with a state board:** put none in any bag, the hand bag neither (Hajj commission, 2022). One board gave five litres to each at home (2024). Ask yours.

Airlines differ. No rule for 2026 was found. Ask your airline.`,
}

export const zamzamSources: readonly SourceSeed[] = [
  travel.zamzam,
  travel.zamzamNigeria,
  travel.zamzamNigeriaCommission,
]

/** The same words for Umrah and for Hajj: what lies in a bag is its owner's before the law. */
export const carryNothing: CalloutBlock = {
  type: 'callout',
  tone: 'safety',
  title: 'Carry nothing for another person',
  markdown: `**No bag, no packet and no medicine. Not for a neighbour, and not for a friend.** What is in your bag is yours before the law. A pilgrim was more than four months in prison for a neighbour's packet of medicines (2024). The hardest punishment for drug smuggling is death.

- Pack your bag yourself. Watch it at the airport.
- **Drugs there, allowed in some countries:** khat (qat, miraa), and all that has cannabis in it. By a private page CBD too: oil, sweets, creams.
- **Usual at home, and forbidden there.** Saudi customs (2023) name nutmeg (also as powder), kola nuts, chewing tobacco (gutkha, khaini), tear gas sprays and stun guns. Also glasses with a camera, some books, and pills, creams and herbs not registered there. Two pilgrims were arrested for 250 grams of poppy seeds (khashkhash, 2006).
- **Amulets** (taweez, jimat) count as sorcery. A pilgrim was held in Madinah for amulets and herbal medicine. Indonesia warns of death.

Ask your Hajj office for its list.`,
}

export const carryNothingSources: readonly SourceSeed[] = [
  travel.carryNothing,
  travel.carryNothingDeath,
  travel.carryNothingHome,
  travel.customsForbidden,
  travel.khat,
  travel.cbd,
  travel.amulets,
]
