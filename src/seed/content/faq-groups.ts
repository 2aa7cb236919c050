import type { FaqGroupSeed } from './types'

export const faqGroups: readonly FaqGroupSeed[] = [
  {
    key: 'umrah',
    title: 'Umrah',
    order: 1,
    source:
      "Saudipedia (length of the Sa'i); Ministry of Hajj and Umrah rules as reported by Zawya (18 March 2024), The Malayalam News, Siasat (22 March 2025) and The News (2025); Free Press Journal (2022) on travel without a mahram; EMG, Hajj requirements by school",
    checkedOn: '2026-11-20',
    reviewDueOn: '2026-12-20',
    questions: [
      {
        question: 'How long does an Umrah take?',
        answer: `Umrah (the visit to the Ka'bah that can be made all year) takes hours, not days. No school fixes a time. It depends on the crowd, on your pace and on the floor.

- Tawaf is seven circuits around the Ka'bah. The higher the floor, the longer each circuit.
- Sa'i is seven walks between Safa and Marwah. Each is 394 metres, so about 2.76 km in all.

Two short units of prayer come after Tawaf. At the end you shave or shorten the hair. Electric carts and wheelchairs help those who cannot walk far. See [the steps of Umrah](/guide/umrah/umrah-steps).`,
      },
      {
        question: 'Can I do Umrah on a tourist or visit visa?',
        answer: `Yes, as of November 2026. Any visa holder may do Umrah: tourist, personal or family visit, transit, work or Umrah visa. You also need an Umrah permit from Nusuk, the official platform.

It is not possible in the weeks around Hajj. In past years, visit-visa holders could not enter or stay in Makkah from about 1 Dhu al-Qi'dah to 14 Dhu al-Hijjah (months of the Islamic calendar). If the rule repeats, that is about 8 April to 20 May 2027.

Rules change often. Check with [Nusuk](https://nusuk.sa) and [KSA Visa](https://ksavisa.sa) before you pay for a trip. See also [Booking & Visas](/booking-links).`,
      },
      {
        question: 'Do I need an Umrah permit, and can I change its time?',
        answer: `Yes. You book the permit in Nusuk, the official app. It carries a date and a time. Come at the time given.

You cannot change the time of a permit. You can only delete it and book a new one, if places are free.

In Ramadan (the month of fasting), a second Umrah was not allowed. In 2024 this held for the whole month, in 2025 for the last ten nights. We have not found the rule for 2027. These rules change often, so check in the [Nusuk](https://nusuk.sa) app.`,
      },
      {
        question: 'Can a woman go without a mahram?',
        answer: `A mahram is a close male relative whom a woman may not marry. Since October 2022 Saudi Arabia does not ask her to bring one. An airline, an agent or your own country may still ask.

The schools of law differ. In writings about Hajj, the Hanafi school asks for a husband or mahram, and one text says the same of the Hanbali school. The Maliki and Shafi'i schools accept a trusted group. Ask how your school applies this to Umrah. Follow your own school, or a scholar you trust. See [the conditions of Hajj](/guide/hajj/hajj-conditions).`,
      },
    ],
  },
  {
    key: 'hajj',
    title: 'Hajj',
    order: 2,
    source:
      "Umm al-Qura calendar (computed); SalaamStreet pilgrim's guide (with hadith numbers); Ministry of Interior penalties as reported in 2025 (Saudi Gazette, The News); Islam and Ihsan and Islamweb on Hajj for another person; Ministry of Hajj health rules as reported in 2025 and 2026",
    checkedOn: '2026-11-20',
    reviewDueOn: '2026-12-20',
    questions: [
      {
        question: 'When is Hajj 2027?',
        answer: `Hajj (the yearly pilgrimage) is expected from 14 to 19 May 2027.

- 14 May: 8 Dhu al-Hijjah, to Mina.
- 15 May: 9 Dhu al-Hijjah, the Day of Arafah.
- 16 May: 10 Dhu al-Hijjah, Eid.
- 17 to 19 May: 11 to 13 Dhu al-Hijjah, the days of Mina. You may leave on the 12th before sunset.

Dhu al-Hijjah is the last month of the Islamic year. The dates come from the Umm al-Qura calendar. The official start of the month follows the announcement of the new moon, so they may move by one day. Check with the Ministry of Hajj and Umrah at [haj.gov.sa](https://haj.gov.sa).`,
      },
      {
        question: 'Which type of Hajj should I choose?',
        answer: `There are three types. All three are accepted. The rules below are for visitors, not for people of Makkah.

- **Tamattu**: Umrah first, then a pause, then Hajj. A sacrifice is due.
- **Qiran**: Umrah and Hajj together in one Ihram (the state of pilgrimage). A sacrifice is due.
- **Ifrad**: Hajj only. No sacrifice is due.

The schools differ on which is best. The Hanbali school names Tamattu, the Hanafi school Qiran, and the Maliki and Shafi'i schools Ifrad. One guide says most visitors from abroad use Tamattu. Follow your own school, or a scholar you trust, and ask your group what it has planned. See [the types of Hajj](/guide/hajj/hajj-types).`,
      },
      {
        question: 'Can I do Hajj with a visit visa?',
        answer: `No. Each pilgrim needs an official Hajj permit. A visit, tourist or Umrah visa does not replace it. Senior scholars call Hajj without a permit a sin.

The penalties announced in 2025 were high:

- up to SAR 20,000 for Hajj without a permit, or on a visit visa
- up to SAR 100,000 for people who host, transport or apply for them
- for residents and overstayers, deportation and a ban of 10 years

We have not found the text for 2027. Fake Hajj offers exist. Book only through [Nusuk Hajj](https://hajj.nusuk.sa), your national Hajj office or a licensed company.`,
      },
      {
        question: 'What if I am ill or old?',
        answer: `See a doctor early. For 2026 the Hajj visa needed a health certificate. Organ failure, advanced dementia, late or risky pregnancy, active infectious disease and cancer treatment were excluded. This changes each year.

During Hajj, a wheelchair or cart is accepted for people who cannot walk. Someone may stone for the ill and the weak.

For a lasting illness, the Hanafi, Shafi'i and Hanbali schools let another person do Hajj for you. The Maliki school does not, for a living person. The schools differ on details too. Follow your own school, or a scholar you trust. See [the conditions](/guide/hajj/hajj-conditions) and [the steps](/guide/hajj/hajj-steps).`,
      },
    ],
  },
  {
    key: 'travel',
    title: 'Travel and Logistics',
    order: 3,
    source:
      "Haramain High Speed Railway (baggage rules and ticket conditions); Zawya (27 April 2023) on Zamzam bottles; Saudi Gazette (2015; 2025) on the Makkah station; Siasat (16 March 2025); lines of Madinah Bus; Saudi government portal my.gov.sa and SalaamStreet pilgrim's guide on Ihram by air",
    checkedOn: '2026-11-20',
    reviewDueOn: '2026-12-20',
    questions: [
      {
        question: 'How do I get from Makkah to Madinah?',
        answer: `The Haramain High Speed Railway takes about 2.5 hours. By timetable it is 2 hours to 2 hours 45 minutes. Buses and taxis also make the trip.

- The Makkah station is in Rusayfah, about 3 km from the Grand Mosque.
- Book with your exact name and passport number.
- Bring the same passport or ID, and come 60 minutes early. The gates close 10 minutes before departure.
- In Madinah, Madinah Bus line 300 serves the railway station.

Times and lines change. Check at [sar.hhr.sa](https://sar.hhr.sa) or call 920004433. See [Booking & Visas](/booking-links).`,
      },
      {
        question: 'How much luggage can I take on the train?',
        answer: `The rule of the Haramain train that we found in November 2026:

- one suitcase, up to 25 kg, no larger than 65 x 55 x 35 cm
- one hand bag

Large airline suitcases can be bigger than this, so measure yours before you book. Keep your passport, medicine and phone in the hand bag.

The rule may change. Check at [sar.hhr.sa](https://sar.hhr.sa), or call 920004433 before you travel.`,
      },
      {
        question: 'How do I get from Jeddah airport to Makkah?',
        answer: `The Haramain High Speed Railway has a station at King Abdulaziz International Airport. Its trains go to the Makkah station in Rusayfah, about 3 km from the Grand Mosque. Buses and taxis go too. Agree on the price of a taxi before you get in.

- If you fly in for Umrah, enter Ihram (the state of pilgrimage) before the plane passes the miqat (the boundary for Ihram). Jeddah airport lies inside it. Some groups act otherwise: ask a scholar you trust. See [the steps of Umrah](/guide/umrah/umrah-steps).
- In the Hajj season of 2025, people without a permit could not enter the Makkah station.

Check times and rules at [sar.hhr.sa](https://sar.hhr.sa).`,
      },
      {
        question: 'Can I take Zamzam water home?',
        answer: `Yes, with limits. Zamzam is the water of the well in the Grand Mosque. The rule we found, from April 2023:

- one sealed bottle of 5 litres for each person on an international flight
- bought at the official sale points
- never inside a checked bag
- proof of your Umrah in Nusuk, the official app, was asked for

Our sources disagree on whether the bottle is handed in as a separate piece or carried aboard. Airlines also differ. We have not found a text for 2026. Ask your airline before you go to the airport.`,
      },
    ],
  },
  {
    key: 'practical',
    title: 'Practical Information',
    order: 4,
    source:
      'Climate normals of Makkah (public climate tables, 2026); Arab News (2019) and Saudi Gazette (2025) on 911; Ministry of Health contact page; Ministry of Hajj and Umrah photo advice (September 2024) and press reports on photos in Hajj (June 2025); Gulf Insider (February 2024) and Siasat (2 September 2023; 26 December 2024) on bags',
    checkedOn: '2026-11-20',
    reviewDueOn: '2026-12-20',
    questions: [
      {
        question: 'What is the weather like?',
        answer: `Hot for most of the year. These are the average highest and lowest temperatures of a day in Makkah:

- January: 30.5 and 18.8 °C
- April: 38.7 and 24.5 °C
- June: 43.8 and 28.6 °C
- November: 35.2 and 23.0 °C

The rare rain falls mostly from November to January and can bring short floods. For Madinah we have only rough figures: about as hot in summer, cooler in winter, with nights that can fall below 10 °C.

In the heat, avoid walking from 10:00 to 16:00. Drink before you are thirsty. Carry an umbrella. See [when to go](/guide/umrah/umrah-timing).`,
      },
      {
        question: 'Which numbers do I call?',
        answer: `- **911**: emergency centre for the Makkah region, with Jeddah. It answers in several languages, day and night. A report of 2019 names Madinah too; if it does not answer there, call 999 or 997.
- **112**: general emergency
- **999**: police
- **993**: traffic
- **997**: ambulance
- **998**: Civil Defence
- **937**: Ministry of Health advice, 24 hours
- **1966**: Ministry of Hajj and Umrah, in several languages

Say the nearest gate number or hotel. Numbers can change. The full list, with official websites, is on [Helpful Contacts](/authorities).`,
      },
      {
        question: 'May I use my phone and camera in the mosques?',
        answer: `Take no pictures where staff or signs say so. The Ministry of Hajj and Umrah gave this advice in September 2024: do not take pictures in walkways, ask people first, respect their privacy, and be quick.

In Hajj the rules can be stricter. In June 2025 the press reported a ban on photos and video at the two mosques and at Mina, Arafat and Muzdalifah during Hajj. We found no official text for a ban all year.

Keep your phone and your voice quiet. The rules change often, so look at the signs. See [Hajj etiquette](/guide/hajj/hajj-etiquette).`,
      },
      {
        question: 'What may I bring into the mosque?',
        answer: `Take one small bag.

**Grand Mosque, Makkah.** Not allowed, as reported in 2024: large bags and luggage, sharp tools, flammable liquids and strollers, and food and drink other than coffee, dates and water. Free bag storage was reported in the east courtyard by the Makkah Library, and in the west opposite Gate 64. You show your Umrah permit. The limit was 7 kg and 4 hours. Leave no valuables, food or medicine in it.

**Prophet's Mosque, Madinah.** No luggage inside, as reported in 2023. Small bags go in the lockers outside, large ones do not.

Rules change often. Follow the staff and the signs.`,
      },
    ],
  },
  {
    key: 'about-app',
    title: 'About This App',
    order: 5,
    source: 'Pilgrim Guide; OpenStreetMap Foundation tile usage policy (May 2026)',
    checkedOn: '2026-11-20',
    reviewDueOn: '2026-12-20',
    questions: [
      {
        question: 'Who made this app?',
        answer: `Pilgrim Guide is a free and independent guide for people on Hajj and Umrah. It has no link with any government, mosque authority, airline or travel agency. No page of it is an official notice.

There is no account and nothing to pay. The guide is in English only; more languages may come later. This is version 1.0.0. Each page shows the day on which its facts were last checked. Read more on [About](/about).`,
      },
      {
        question: 'Does it work offline?',
        answer: `In a limited way. Content that your device has saved can be read without a network. Visit the pages you need while you are online, for example at your hotel.

You can turn on Offline Mode in [Settings](/settings). The guide then uses the last position your device stored and does not follow you live. That position may be old.

The pictures of the street map are not saved, because the rules of the map server do not allow it. So carry the name of your hotel and your gate number on paper too.`,
      },
      {
        question: 'Is a suggestion published at once?',
        answer: `No. A person reads each suggestion first. It can be approved, corrected, joined with another one, or rejected with a reason. You need no account to send a place or a path on [Recommend](/recommendations).

After you send it you get a private code. Keep it: with it you can see what happened to your suggestion. Please do not write names, phone numbers or other private details of people in it.`,
      },
      {
        question: 'Is this a religious or legal authority?',
        answer: `No. Where the schools of law differ, the guide names the views and gives no ruling. Follow your own school, or a scholar you trust. For visas, permits and fines, only the official bodies decide. Their addresses are on [Helpful Contacts](/authorities) and [Booking & Visas](/booking-links).

The content is updated monthly, but a rule can change the next day. If you find something wrong, please tell us on [Contact & Support](/contact).`,
      },
    ],
  },
]
