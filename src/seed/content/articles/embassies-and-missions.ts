import { help } from '../sources/help'
import type { ArticleSeed } from '../types'

export const embassiesAndMissions: ArticleSeed = {
  section: 'more',
  slug: 'embassies-and-missions',
  title: 'Embassies and Hajj missions',
  summary:
    'Who helps the people of your country: the Hajj mission, the consulate in Jeddah and the embassy in Riyadh. What they can do, and how to find them.',
  order: 5,
  checkedOn: '2026-11-30',
  reviewDueOn: '2026-12-24',
  sources: [
    help.missionUnitedStates,
    help.missionUnitedStatesJeddah,
    help.missionNigeria,
    help.missionPakistan,
    help.missionPakistanLine,
    help.missionIndia,
    help.missionIndiaDesks,
    help.missionMalaysia,
    help.healthMalaysia,
    help.deathInMakkah,
    help.pilgrimLine,
    help.pilgrimLineAbroad,
    help.arrest,
    help.arrestRights,
    help.arrestUnitedStates,
    help.bornOnJourney,
  ],
  body: [
    {
      type: 'prose',
      markdown: `Three offices can help you as a citizen.

- **The Hajj mission** is the office of your country for Hajj. In the season many missions work in Makkah, Madinah and at the airport, some day and night. Ask here first in Hajj.
- **The consulate** in Jeddah is the nearest one to Makkah. Ask here all year.
- **The embassy** in Riyadh is far away. Ask here if your country has no consulate.

## What they can do

- give you an emergency travel document when your passport is lost, or for a baby born on the journey
- tell your family after an accident
- write the letter that is needed for a burial
- name doctors, lawyers and interpreters

## What they usually cannot do

The US mission says so of itself, and others are much the same. It cannot search for missing people, give legal advice, or settle visa problems. It gives money only in rare cases.

In danger, call **{{fact:emergency-centre}}** or **{{fact:ambulance}}** first. Then call your office.

**Your family at home** cannot reach these short numbers: they work inside Saudi Arabia only. From abroad the Ministry of Hajj and Umrah has {{fact:hajj-ministry-abroad}} (as told in 2019).`,
    },
    {
      type: 'prose',
      markdown: `## You are held by the police

1. Stay calm and polite.
2. Ask that your consulate is told. By the law you may ask for its officer to be there, says the consulate of the Philippines.
3. Ask for a lawyer, and for somebody who translates. By the law (criminal procedure, article 4) a lawyer may help you while you are questioned. You may also tell one person of your choice that you are held.
4. **Sign nothing that you cannot read.** Do not say that you did what you did not do.
5. Ask your group leader or a friend to tell the consulate, too.

The consulate can name lawyers, tell your family and visit you (as the US mission says of itself).`,
    },
    {
      type: 'table',
      kind: 'plain',
      caption: 'Numbers that we could confirm',
      columns: ['Country', 'Office', 'Number', 'As of'],
      rows: [
        ['Nigeria', 'Embassy, Riyadh, emergency line', '+966 54 214 9456', 'March 2026'],
        ['Pakistan', 'Hajj mission, Lost and Found Cell, Makkah', '+966 12 550 5326', 'May 2025'],
        ['Pakistan', 'Hajj mission, free helplines inside Saudi Arabia', '800 245 0028, 800 245 0029', 'May 2025'],
        ['Pakistan', 'Hajj mission, WhatsApp', '+92 370 0037425, +92 370 0037427', 'May 2025'],
        ['United Kingdom', 'Consulate, Jeddah', '+966 12 622 5550', 'March 2024'],
        [
          'United States',
          'Consulate General, Jeddah (also Makkah and Madinah)',
          '+966 12 220 5000',
          'page of the mission',
        ],
        ['United States', 'Embassy, Riyadh', '+966 11 835 4000', 'page of the mission'],
      ],
      note: 'The list is short, because we print no number without a source.',
    },
    {
      type: 'prose',
      markdown: `- **India** has an office for pilgrims in Makkah, open day and night in the season. Ask your coordinator for its number of this year.
- **Malaysia:** wear the name tag and the bracelet of Tabung Haji. By a report its patrol stands around the Grand Mosque day and night. Among its eight places: As-Salam Gate, Marwah, and opposite King Abdullah Gate. For Hajj 2026 it named clinics in its lodgings in Makkah and Madinah.`,
    },
    {
      type: 'steps',
      title: 'Find your own office before you fly',
      steps: [
        {
          title: 'Ask the one who sells the journey',
          body: [
            {
              type: 'prose',
              markdown: 'Your national Hajj office or agent must know the number of the mission for this season.',
            },
          ],
        },
        {
          title: 'Look at the site of your foreign ministry',
          body: [{ type: 'prose', markdown: 'Search there for Saudi Arabia. Do not trust numbers on private pages.' }],
        },
        {
          title: 'Write it down',
          body: [{ type: 'prose', markdown: 'On paper, and in two phones. A battery can be empty.' }],
        },
        {
          title: 'Register your journey',
          body: [
            {
              type: 'prose',
              markdown: 'Many countries have a list for travellers. Then they can find you after an accident.',
            },
          ],
        },
      ],
    },
    {
      type: 'callout',
      tone: 'note',
      title: 'No office of your country?',
      markdown: `Call **{{fact:hajj-ministry}}**, the care centre for pilgrims of the Ministry of Hajj and Umrah. Ask which country speaks for yours in Saudi Arabia.`,
    },
  ],
}
