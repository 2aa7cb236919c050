import { help } from '../../sources/help'
import type { CalloutBlock, SourceSeed } from '../../types'

/** The same words wherever an article speaks of a lost child: nobody waits before the call. */
export const lostChild: CalloutBlock = {
  type: 'callout',
  tone: 'safety',
  title: 'A child is lost: call without waiting',
  markdown: `1. **Call {{fact:emergency-centre}} at once,** while others look. Do the same for a person who is ill or confused.
2. One adult stays where you last saw the child, and calls the name.
3. Tell the nearest officer or member of staff. Say the name, age, clothes and language. Show a photo.
4. Send another adult to the meeting point, and then to a help point for lost people.

You are alone? Call, tell the staff, and stay where you are.`,
}

export const lostPeoplePlaces: CalloutBlock = {
  type: 'callout',
  tone: 'changes-often',
  title: 'Help points for lost people, and wristbands for children',
  markdown: `- **Grand Mosque in Makkah:** help day and night. A report names Gate 79, the King Fahd expansion, Ajyad behind restroom 3, and al-Qashashiyah.
- **Madinah:** a centre for lost children works in the courtyards of the Prophet's Mosque and of Quba Mosque (report of Ramadan 2026). It names no door: ask the staff.
- **Mina:** a centre for lost children was there in the Hajj of 2018.
- **Wristbands for children are free** at the Grand Mosque. They carry your phone number. Reports of 2024 and 2025 name King Fahd Gate (79), King Abdulaziz Gate and Ajyad. One says that the Prophet's Mosque has them too.

Places change with each season. Ask the staff.`,
}

export const lostSources: readonly SourceSeed[] = [
  help.lostPeople,
  help.lostChildrenMadinah,
  help.lostChildrenMina,
  help.wristbands,
  help.wristbandsBoth,
  help.wristbands2024,
]
