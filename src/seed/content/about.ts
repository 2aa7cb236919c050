import type { AboutSeed } from './types'

export const about: AboutSeed = {
  intro:
    'Pilgrim Guide helps people on Hajj (the yearly pilgrimage to Makkah) and Umrah (the pilgrimage that can be made all year). It is for pilgrims and visitors in Makkah, Madinah and Jeddah. It is free, and you need no account.',
  sections: [
    {
      heading: 'What it offers',
      body: `- **Places**: a searchable list of [places](/places) in three cities, such as holy sites, restaurants, shops and attractions.
- **Search**: one search for locations, restaurants and services across all cities.
- **Mosque gates**: [gate numbers, Arabic names and directions](/places/gates) for Masjid al-Haram in Makkah and Masjid an-Nabawi in Madinah.
- **Guides**: step-by-step articles for [Umrah](/guide/umrah) and [Hajj](/guide/hajj).
- **Maps**: [interactive maps](/map) that can show your own position by GPS.
- **Recommendations**: pilgrims [share places and create guided paths](/recommendations). Each one is reviewed before publishing.
- **Help**: [emergency numbers and official bodies](/authorities), [booking and visa sites](/booking-links) and [common questions](/faq).
- **Settings**: [dark mode and Offline Mode](/settings).`,
    },
    {
      heading: 'Free and independent',
      body: `Pilgrim Guide is free. It is independent and not officially affiliated with any government. It is not part of a mosque authority, an airline or a travel agency.

It does not sell anything. It does not issue visas or permits, and it makes no bookings. For those, use the official sites on [Booking & Visas](/booking-links).`,
    },
    {
      heading: 'How facts are checked',
      body: `Each article ends with its sources. Each one leads to the page that says it, or names a book with its number: the Qur'an, or a collection of hadith (reports of the Prophet's words and acts). Many rules of the state are known to us only from press reports. Then the source is the report, not the law itself.

- Pages show the day on which they were checked.
- Facts that change often, such as rules for visas and permits, are marked.
- Where schools of law differ, we name the views. We give no ruling.
- A rough figure is called a rough figure. When something is not known, the guide says so. It does not guess.

Mistakes are still possible. If you see one, please write to us on [Contact & Support](/contact).`,
    },
    {
      heading: 'What the dates mean',
      body: `You meet three kinds of dates.

- **Content last updated: January 2025.** This is the name of the edition, as a book has one. It does not say how old a fact is. The other two dates do.
- **Checked on** (a day): on this day the page was compared with its sources.
- **A date inside a text,** such as "March 2025": the day of the report the fact comes from.

For a rule or a price, the last one counts.`,
    },
    {
      heading: 'Monthly updates',
      body: `The content is updated every month. Each fact has a day on which a person must look at it again. Signs at the gate and the words of the staff can be newer than any guide. Follow them.`,
    },
    {
      heading: 'Map data',
      body: `Map data are [© OpenStreetMap contributors](https://www.openstreetmap.org/copyright). They are made by volunteers around the world. The data are available under the Open Database License (ODbL).

Thank you to everyone who draws this map.`,
    },
    {
      heading: 'Offline use',
      body: `The guide has limited offline use. Pages you have visited lately open again without a network. To have all of them, tap "Save the guide on this device" in [Settings](/settings) while you have a network. Settings also shows how large it is, and whether everything is there. Offline Mode uses the last position that your device stored. The streets of Makkah and Madinah are part of what is saved, and ways on foot are found on your device. A suggestion that you send without a network waits on your device and goes out once, when there is a network.`,
    },
    {
      heading: 'Language and version',
      body: `The guide is in English only. Arabic names are shown so that you can compare them with the signs. More languages may come later.

This is version 1.0.0.`,
    },
    {
      heading: 'Your privacy',
      body: `- You need no account.
- Visitors get no cookie.
- Your position stays on your device. We receive a position only if you place a pin in a suggestion or write one in what you send.
- Your choices, favourites, drafts and receipts are stored on your device only. [Settings](/settings) has a button that deletes them.
- We count how often a page is opened on a day. The count holds no name, no search words and no position.
- We count what was searched for and not found, without who asked.
- The streets of the map come from our own server. No map service is asked, unless you open one for directions.

Read more in [Terms & Privacy](/terms).`,
    },
  ],
}
