import type { TermsSeed } from './types'

export const terms: TermsSeed = {
  lastUpdated: 'January 2025',
  sections: [
    {
      heading: '1. Using the guide',
      body: `Pilgrim Guide ("the guide", "we") gives information to people who travel for Hajj (the yearly pilgrimage) or Umrah (the pilgrimage that can be made all year). It covers Makkah, Madinah and Jeddah. When you use the guide, you accept these terms. If you do not accept them, please do not use it.

The guide is free. You need no account and no sign-in. You may read every public page and send suggestions. You use the guide at your own choice and risk: look at the road, the crowd and the signs before you look at your screen. We may change, pause or end the guide, or any part of it, at any time.`,
    },
    {
      heading: '2. Independence',
      body: `The guide is independent. It is not officially affiliated with any government. It is not part of the Ministry of Hajj and Umrah, of the authority that runs the two mosques, or of any other public body. It is not part of an airline, a railway, a hotel or a travel agency either.

Names of ministries, platforms and companies are used only to tell you whom we mean. They belong to their owners. A link or a name in the guide does not mean that the owner has checked or approved our words, or that we recommend a paid service. Official notices are published only by the official bodies. If their words and ours differ, follow theirs.`,
    },
    {
      heading: '3. No legal or religious ruling',
      body: `The guide explains how the rites are commonly done. It is not a fatwa (a ruling by a scholar) and does not replace one. On many points the schools of law differ. There we name the views and do not choose between them. Follow your own school, or ask a scholar you trust, above all when something in your pilgrimage has gone wrong.

The guide is also not legal advice. Visas, permits, penalties and customs rules are decided by the authorities alone. What we write about health is general information. It does not replace a doctor who knows you. Ask one before you travel, and in an emergency call {{fact:emergency-centre}}, or {{fact:ambulance}} for an ambulance.`,
    },
    {
      heading: '4. Accuracy and changing rules',
      body: `We work to keep the content true. We name our sources, show the day on which facts were checked, and update the content monthly. Even so, we cannot promise that every fact is complete, correct or current at the moment you read it.

Some things change often and without notice: gates and their numbers, routes, opening hours, prices, train times, phone numbers, and the rules for visas, permits and vaccines. Positions on a map can be wrong by some metres or more, and the GPS of a phone is less exact between high buildings and inside. Where the guide says "not confirmed" or "unknown", please take it at its word. Before you pay or travel, check with the official source. On the spot, follow the signs and the staff.`,
    },
    {
      heading: '5. What visitors send us',
      body: `You can send us places, paths and reports. You do not need an account. Send only what you know to be true and have the right to share. Do not send advertising, insults, religious or political attacks, anything unlawful, or private details of other people.

Each submission is reviewed before it is published. We may correct it, shorten it, join it with another one, reject it or remove it later. You allow us to store, change and publish what you send, free of charge and without a time limit, as part of the guide. You keep your own rights in it. We do not pay for submissions. A place or a path that appears in the guide is the experience of a visitor, not a promise by us.`,
    },
    {
      heading: '6. Permitted use',
      body: `You may read, print and share pages of the guide for yourself, your family and your group. You may link to any page. Please keep the name of the guide and the day of the check, so that others can see how old the facts are.

You may not sell our texts, present them as your own or as official, or change them so that they mislead pilgrims. You may not disturb the guide: no attacks, no attempts to reach areas for staff, no false reports in large numbers, and no automatic requests that slow it down for others. Map data have their own licence, named in section 7, which gives you wider rights to those data. We may block use that harms the guide or other visitors.`,
    },
    {
      heading: '7. Links and map data',
      body: `The guide links to websites, apps and map services of others, for example for visas, permits, trains and directions. They open outside the guide. Their owners alone are responsible for what they show, what they sell and what they do with your data. Read their own terms. Check the address in your browser before you type in a passport number or pay: fake sites for pilgrims exist.

Map data in the guide are [© OpenStreetMap contributors](https://www.openstreetmap.org/copyright) and are available under the Open Database License (ODbL). If you pass these data on, you must give the same credit and follow that licence. OpenStreetMap and its contributors do not endorse this guide and are not responsible for it.`,
    },
    {
      heading: '8. Privacy and location',
      body: `Visitors need no account and get no cookie. These things stay on your device only, in the storage of your browser:

- your last known position and its time, which are read only if you allow it
- your favourites
- drafts of suggestions and reports that you have not sent, and suggestions and reports that wait for a network
- receipts of suggestions that you have sent, what you reported today, what you ticked in checklists, and the rounds you counted
- your card: your name, a phone number, your hotel, the place where your group meets and the gate you entered, with their positions, as far as you gave them. When you share it, they travel in the link or the code, and our server does not see them
- your sheet of paper: your group, your blood group, your illnesses and your medicines, as far as you wrote them. They are printed, and are in no link and no code
- copies of the pages needed most, of pages you have visited, and of the whole guide if you save it
- the latest notices of the guide, which of them you have hidden, and by how much the clock of your device is wrong
- your choices: Offline Mode, dark mode, ways without steps, the city you chose in a list of places, whether you have hidden the map, and whether you finished or skipped the tour

**To delete all of it:** open [Settings](/settings) and tap "Delete my data on this device". What you have sent already stays with us, and a receipt that you have not written down cannot be brought back. Without the receipt you cannot look up a suggestion any more.

Ways on foot are found on your device: your position, and where you want to go, stay there. We receive a position only if you place a pin in a suggestion or write one in what you send, and a receipt only when you ask for its status or have what you sent erased. We count page views: the kind of page and the day, without position or search words. When the search at the top of the page finds nothing, its words are sent to us and counted with the day, so that our editors can add what is missing. We do not keep who searched. Words with an "@" or more than two digits, such as a phone number or an e-mail address, are not sent, and editors see only words that were searched for three times or more. If your browser asks not to be tracked, we count neither.

We store what you send as a suggestion. What you send without a network stays on your device until there is one, and you can delete it there before. To stop spam, we also keep a scrambled mark made from your connection, for two days. How long we keep each of these is said at the end of this page. The map is drawn from our own server, so nobody else is asked for it. Directions opens a map service. Like our own server, it sees your network address and what you ask for. E-mails you send us are used to answer you.`,
    },
    {
      heading: '9. Limits of liability',
      body: `The guide is given free of charge and "as it is". We do not promise that it is always available, free of errors, or fit for a certain purpose. It is not a safety system. It cannot call help for you, and it does not know how crowded or hot a place is at this moment.

As far as the law allows, we are not responsible for loss or harm that comes from using the guide, or from not being able to use it. This includes a missed train or flight, a refused visa or permit, a fine, a wrong turn, lost money, or a rite that has to be repeated or made good. Nothing in these terms limits a responsibility that cannot be limited by law.`,
    },
    {
      heading: '10. Changes and contact',
      body: `We may change these terms, for example when the guide gets a new function or when a law changes. The newest version is always on this page, with the month of its last update at the top. If you go on using the guide after a change, you accept the new version. So look at this page from time to time.

If one part of these terms cannot be applied, the other parts stay in force.

Questions about these terms, about your privacy, or a request to remove something you sent? With your receipt you can [erase it yourself](/recommendations/status). For anything else write to the address on [Contact & Support](/contact). We answer within 24-48 hours on business days. That address is not for emergencies: call {{fact:emergency-centre}} or {{fact:ambulance}}.`,
    },
  ],
}
