import { help } from '../sources/help'
import type { ArticleSeed } from '../types'
import { showAnswer } from './answer'

const checked = { checkedOn: '2026-11-27', reviewDueOn: '2026-12-27' } as const

const callSources = [help.emergency911Madinah, help.emergency911Calls, help.waterFirst, help.foundChild] as const

/** The same words wherever the guide speaks of a lost child: nobody waits before the call. */
export const lostChild: ArticleSeed = {
  section: 'answers',
  slug: 'lost-child',
  title: 'A child is lost',
  summary:
    'What to do at once when a child is lost, or a person who is ill or confused: whom to call, and who stays where.',
  order: 1,
  ...checked,
  sources: [help.lostPeople, ...callSources],
  body: [
    {
      type: 'callout',
      tone: 'safety',
      title: 'A child is lost: call without waiting',
      markdown: `1. **Call {{fact:emergency-centre}} at once,** while others look. Do the same for a person who is ill or confused. **A pool near? Look into the water first.**
2. One adult stays where you last saw the child, and calls the name.
3. Tell the nearest officer or staff. Say the name, age, clothes and language. Show a photo.
4. Send another adult to the meeting point, then to a help point.

You are alone? Call, tell the staff, and stay where you are. Found? Tell them, too.`,
    },
    {
      type: 'prose',
      markdown: '**You have found a child?** Stay there with it. Call, or tell an officer. Do not take it away.',
    },
  ],
}

export const helpPointsMakkah: ArticleSeed = {
  section: 'answers',
  slug: 'help-points-makkah',
  title: 'Help points for lost people in Makkah',
  summary:
    'Where lost people are brought at the Grand Mosque in Makkah and in Mina, and where children get wristbands.',
  order: 7,
  ...checked,
  sources: [
    help.lostPeople,
    help.lostChildrenMina,
    help.wristbands,
    help.wristbandsBoth,
    help.wristbands2024,
    help.wristbandsFree,
  ],
  body: [
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Makkah: help points for lost people, and wristbands',
      markdown: `- **Grand Mosque:** help day and night. A report names Gate 79, the King Fahd expansion, Ajyad behind restroom 3, and al-Qashashiyah.
- **Mina:** a place for children who are lost, in Hajj only (so in 2018).
- **Wristbands for children are free** at the Grand Mosque. They carry your phone number. Reports of 2024 and 2025 name King Fahd Gate (79), King Abdulaziz Gate and Ajyad.

Places change with each season. Ask the staff.`,
    },
  ],
}

export const helpPointsMadinah: ArticleSeed = {
  section: 'answers',
  slug: 'help-points-madinah',
  title: 'Help points for lost people in Madinah',
  summary: 'Where children who are lost are brought in Madinah.',
  order: 8,
  ...checked,
  checkedOn: '2026-11-29',
  sources: [help.lostChildrenMadinah, help.wristbandsBoth, help.wristbandsFree],
  body: [
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Madinah: help points for lost people',
      markdown: `- **Children who are lost** are kept in the courtyards of the Prophet's Mosque, and in Ramadan at Quba Mosque, too. So said a report in Ramadan 2026. It names no door. Our [map](/map?search=lost%20children) has the centre on the east side of the Prophet's Mosque, near gate 35. Ask the staff.
- **Wristbands:** the Prophet's Mosque has them, too, by reports of 2023 and 2025.`,
    },
  ],
}

export const lostChildMakkah: ArticleSeed = {
  section: 'answers',
  slug: 'lost-child-makkah',
  title: 'A child is lost in Makkah',
  summary: 'What to do at once when a child is lost in Makkah or Mina, and where lost children are brought.',
  order: 2,
  ...checked,
  sources: [...helpPointsMakkah.sources, ...callSources],
  body: [showAnswer(lostChild), showAnswer(helpPointsMakkah)],
}

export const lostChildMadinah: ArticleSeed = {
  section: 'answers',
  slug: 'lost-child-madinah',
  title: 'A child is lost in Madinah',
  summary: 'What to do at once when a child is lost in Madinah, and where lost children are brought.',
  order: 3,
  ...checked,
  sources: [help.lostPeople, ...helpPointsMadinah.sources, ...callSources],
  body: [showAnswer(lostChild), showAnswer(helpPointsMadinah)],
}

export const lostChildJeddah: ArticleSeed = {
  section: 'answers',
  slug: 'lost-child-jeddah',
  title: 'A child is lost in Jeddah',
  summary: 'What to do at once when a child is lost in Jeddah or at its airport.',
  order: 4,
  ...checked,
  sources: [help.lostPeople, help.emergencyNumbers, ...callSources],
  body: [
    showAnswer(lostChild),
    {
      type: 'prose',
      markdown: `We found no page that names a help point for lost people in Jeddah. The emergency centre, **{{fact:emergency-centre}}**, answers there, too. At the airport, on the train or in a shop, tell the staff.`,
    },
  ],
}
