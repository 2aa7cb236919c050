import { bagStorage, zamzam } from './articles/shared/baggage'
import { photography } from './articles/shared/photography'
import type { FaqGroupSeed } from './types'

export const faqGroups: readonly FaqGroupSeed[] = [
  {
    key: 'umrah',
    title: 'Umrah',
    order: 1,
    source: `Dawn, 6 October 2025, Umrah on every visa: https://www.dawn.com/news/1946988/saudi-govt-allows-holders-of-all-visa-types-to-perform-umrah-while-in-kingdom
Khaleej Times, October 2025, agents on tourist visas: https://menafn.com/1110145002/No-Umrah-On-Tourist-Visa-Stricter-Rules-10-Key-Changes-To-Know-Before-Pilgrimage
Zawya, 18 March 2024, permits and Ramadan: https://www.zawya.com/en/life/culture/ministry-of-haj-no-permit-for-repeat-umrah-in-ramadan-rp8d3fcr
Business Standard, 8 April 2025, visas stopped for 14 countries: https://www.business-standard.com/amp/world-news/saudi-halts-short-term-visas-for-14-nations-including-india-ahead-of-hajj-125040800028_1.html
One Arabia, 2025, residents, from 25 Shawwal on: https://www.onearabia.me/local/interior-ministry-announces-hajj-safety-procedures-1446-ah-011-105349.html
The News, 2025, closed weeks: https://www.thenews.com.pk/latest/1306330-saudi-arabia-announces-strict-penalties-on-unauthorised-hajj-attempters-facilitators
Free Press Journal, October 2022, mahram: https://www.freepressjournal.in/world/saudi-arabia-no-male-mahram-required-for-women-who-want-to-perform-hajj-umrah
Shamela library 30065/2782, journeys that are no duty: https://www.shamela.app/book/30065/2782
Shamela library 14224/951, the same: https://shamela.ws/book/14224/951
Al-Hamad, on Zad al-Mustaqni (page 1664), without a mahram it counts (agreed): https://books.islam-db.com/book/شرح_زاد_المستقنع_للحمد/1664
Express Tribune, 2023, the Council of Islamic Ideology (Pakistan) on the mahram, with Ja'fari law: https://tribune.com.pk/story/2421720/woman-can-perform-hajj-sans-mehram?amp=1`,
    checkedOn: '2026-11-30',
    reviewDueOn: '2026-12-24',
    questions: [
      {
        question: 'How long does an Umrah take?',
        answer: `Umrah (the visit to the Ka'bah that can be made all year) takes hours, not days. No school fixes a time. It depends on the crowd, on your pace and on the floor.

- Tawaf is seven circuits around the Ka'bah. The higher the floor, the longer each circuit.
- Sa'i is seven walks between Safa and Marwah. In all this is between 2.5 and 3 km.

Two short units of prayer come after Tawaf. At the end men shave or shorten the hair, women only shorten it. (Ja'fari (Shia) law: one more tawaf follows, tawaf al-nisa. Not in the Umrah of Tamattu: there men only shorten.) Electric carts and wheelchairs help those who cannot walk far. See [the steps of Umrah](/guide/umrah/umrah-steps).`,
      },
      {
        question: 'Can I do Umrah on a tourist or visit visa?',
        answer: `Yes, says the Ministry of Hajj (October 2025): on every visa, such as tourist, family visit, transit or work. In the same week agents in the Emirates said that a tourist visa is not enough. Ask the Ministry before you pay: {{fact:hajj-ministry-abroad}} (as told in 2019). You also need an Umrah permit from Nusuk, the official platform.

It is not possible in the weeks around Hajj. In 2025 visit-visa holders could not enter or stay in Makkah from about 1 Dhu al-Qi'dah to 14 Dhu al-Hijjah (months of the Islamic calendar). If the rule repeats, that is about {{fact:closure-begins}} to {{fact:closure-ends}} 2027. Who was in Makkah then on a visit visa could be fined up to {{fact:fine-pilgrim}}, without any rite. For 14 countries, India, Pakistan, Indonesia and Egypt among them, visit visas stopped [two weeks before](/guide/umrah/umrah-timing#the-closed-weeks-around-hajj). For foreigners who live in Saudi Arabia it [began earlier](/guide/umrah/umrah-timing#the-closed-weeks-around-hajj).

Rules change often. Check with [Nusuk](https://nusuk.sa) and [KSA Visa](https://ksavisa.sa) before you pay for a trip. See also [Booking & Visas](/booking-links).`,
      },
      {
        question: 'Do I need an Umrah permit, and can I change its time?',
        answer: `Yes. You book the permit in Nusuk, the official app. It carries a date and a time. Come at the time given.

You cannot change the time of a permit. You can only delete it and book a new one, if places are free.

In Ramadan 2024 (the month of fasting), a second Umrah was not allowed. We have not found the rule for 2027. These rules change often, so check in the [Nusuk](https://nusuk.sa) app.`,
      },
      {
        question: 'Can a woman go without a mahram?',
        answer: `A mahram is a close male relative whom a woman can never marry (so no brother-in-law). Since October 2022 Saudi Arabia does not ask her to bring one. An airline, an agent or your own country may still ask.

The schools of law differ. Hanafis and Hanbalis ask for a husband or mahram. Maliki and Shafi'i scholars accept trusted women or a safe group for a journey that is a duty. For Malikis no Umrah is one, for Shafi'is only the first. For another journey most scholars of these four ask for a husband or mahram. Ja'fari (Shia): none is needed in safe company. She went without one? Her Umrah counts. Follow your own school, or a scholar you trust. See [the conditions of Hajj](/guide/hajj/hajj-conditions).`,
      },
    ],
  },
  {
    key: 'hajj',
    title: 'Hajj',
    order: 2,
    source: `Al-Habib, Umm al-Qura calendar: https://www.al-habib.info/islamic-calendar/ummulqura.htm
The News, 2025, penalties: https://www.thenews.com.pk/latest/1306330-saudi-arabia-announces-strict-penalties-on-unauthorised-hajj-attempters-facilitators
The Week, 9 January 2026, health rules: https://www.theweek.in/news/middle-east/2026/01/09/hajj-pilgrimage-saudi-government-declares-6-categories-of-people-ineligible.html
Dorar 331, Hajj for another: https://dorar.net/en/feqhia/331
Kuwaiti Encyclopaedia of Fiqh, volume 23, stoning for another person: https://muslim-library.com/keoj/volume/23/15025
Ask Mufti 316 (Hanafi), the same: https://ask-mufti.com/2024/06/22/q-316-islamic-ruling-regarding-rami-on-behalf-of-injured-person/
Shamela library 12293/8990 (Ibn Uthaymin), fear of the crowd: https://shamela.ws/book/12293/8990
Sistani 143 to 146, types of Hajj: https://www.sistani.org/english/book/47/2088/
Khamenei 40 to 43 (Ja'fari), Hajj for another: http://sibtayn.com/en/index.php?Itemid=262&catid=518&id=5412%3Achapter-two-hajj-on-behalf&option=com_content&view=article
Sahih Muslim 1211 (the three types)`,
    checkedOn: '2026-11-30',
    reviewDueOn: '2026-12-24',
    questions: [
      {
        question: 'When is Hajj 2027?',
        answer: `Hajj (the yearly pilgrimage) is expected from 14 to 19 May 2027.

- 14 May: 8 Dhu al-Hijjah, to Mina.
- 15 May: 9 Dhu al-Hijjah, the Day of Arafah.
- 16 May: 10 Dhu al-Hijjah, Eid.
- 17 to 19 May: 11 to 13 Dhu al-Hijjah, the days of Mina. You may leave on the 12th, after midday and before sunset. [Still there after it?](/guide/answers/bus-stuck-in-mina)

Dhu al-Hijjah is the last month of the Islamic year. The dates come from the Umm al-Qura calendar. The official start of the month follows the announcement of the new moon, so they may move by one day. Check with the Ministry of Hajj and Umrah at [haj.gov.sa](https://haj.gov.sa).`,
      },
      {
        question: 'Which type of Hajj should I choose?',
        answer: `There are three types. The Sunni schools accept all three. Ja'fari (Shia) law: for the duty, visitors from far away do Tamattu. The rules below are for visitors, not for people of Makkah (Hanafi: nor of Jeddah).

- **Tamattu**: Umrah first, then a pause, then Hajj. A sacrifice is due.
- **Qiran**: Umrah and Hajj together in one Ihram (the state of pilgrimage). A sacrifice is due.
- **Ifrad**: Hajj only. No sacrifice is due.

The schools differ on which is best. The Hanbali school names Tamattu, the Hanafi school Qiran, and the Maliki and Shafi'i schools Ifrad. Follow your own school, or a scholar you trust, and ask your group what it has planned. See [the types of Hajj](/guide/hajj/hajj-types).`,
      },
      {
        question: 'Can I do Hajj with a visit visa?',
        answer: `No. Each pilgrim needs an official Hajj permit. A visit, tourist or Umrah visa does not replace it.

The penalties announced in 2025 were high:

- up to {{fact:fine-pilgrim}} for Hajj without a permit, and for being in Makkah on a visit visa in the closed weeks, also without any rite
- up to {{fact:fine-helper}} for people who host, transport or apply for them
- for residents and overstayers, deportation and a ban of {{fact:entry-ban}}

We have not found the text for 2027. Fake Hajj offers exist. Book only through [Nusuk Hajj](https://hajj.nusuk.sa), your national Hajj office or a licensed company.`,
      },
      {
        question: 'What if I am ill or old?',
        answer: `See a doctor early. For 2026 the Hajj visa needed a health certificate. Dialysis, severe heart, lung or liver disease, dementia or other severe illness of nerves or mind, late or risky pregnancy, infectious disease and chemotherapy were excluded. One report adds people who rely on a wheelchair or on help all the time. This changes each year.

During Hajj, a wheelchair or cart is accepted for people who cannot walk. Another pilgrim, who has thrown for himself, may stone for the ill and the weak (Ja'fari: not if going by night helps; Maliki: a sheep is due all the same; Hanafi: only for those who cannot get there; Shafi'i: not for those who will be well by the 13th). For fear of the crowd alone, says Ibn Uthaymin (a Saudi scholar), nobody throws for you: wait until it thins.

For a lasting illness, the Hanafi, Shafi'i, Hanbali and Ja'fari (Shia) schools let another person do Hajj for you. The Maliki school does not, for a living person. The schools differ on details too. Follow your own school, or a scholar you trust. See [the conditions](/guide/hajj/hajj-conditions) and [the steps](/guide/hajj/hajj-steps).`,
      },
    ],
  },
  {
    key: 'travel',
    title: 'Travel and Logistics',
    order: 3,
    source: `Haramain High Speed Railway, baggage: https://sar.hhr.sa/web/portal/travel/guidelines/baggage
Zawya, 22 April 2024, trains and buses in Madinah: https://www.zawya.com/en/business/transport-and-logistics/madinah-buses-enhances-services-to-accommodate-increase-in-passengers-travelling-via-haramain-high-speed-railway-t6u2s0ga
Madinah Bus, route map as copied in October 2026: https://github.com/dhde-tourism-ai/dhde-madinah/blob/772925cd79824a62f828a74752990fdf51df6ee7/data/madinah_bus_official.json
Saudi Gazette, 2015, stations: http://saudigazette.com.sa/saudi-arabia/sr20-jeddah-makkah-fare-on-haramain-train/
Slaati, 17 June 2017, the grand mufti on Ihram on the train: https://www.slaati.com/2017/6/17/p803237.html
Azertag, 1 May 2025, Makkah station: https://azertag.az/en/xeber/saudi_arabia_announces_sar20000_fine_for_hajj_without_permit-3534407
Day of Dubai, October 2025, transport that is recorded, and looked at on arrival: https://www.dayofdubai.com/articles/no-umrah-on-tourist-visas-10-key-changes-pilgrims-must-know
Zawya, 4 June 2024, the meter of taxis: https://www.zawya.com/en/business/transport-and-logistics/saudis-tga-provides-over-5-000-taxis-to-pilgrims-during-haj-season-vrrx1xu3
Siasat, 14 January 2023, a free bus from the airport: https://www.siasat.com/jeddah-airport-launches-free-shuttle-service-for-pilgrims-to-makkah-2502305/
Zawya, 27 April 2023, Zamzam: https://www.zawya.com/en/world/middle-east/pilgrims-must-meet-four-conditions-to-carry-zamzam-via-jeddah-airport-sfqykgvs
Premium Times, 2024, Zamzam of pilgrims from Nigeria: https://www.premiumtimesng.com/promoted/708314-returning-kaduna-pilgrims-cautioned-against-carrying-excess-luggage.html
Tribune (Nigeria), 19 July 2022, the same: https://tribuneonlineng.com/dont-carry-zamzam-water-in-your-luggages-nahcon-urges-pilgrims/
Jordan, Iftaa Department 3116, Ihram by air: https://aliftaa.jo/QuestionEn.aspx?QuestionId=3116
World Federation (Ja'fari), rule 164, Ihram before the miqat: https://fiqh.world-federation.org/ritual/164/
Sistani (Ja'fari), rules 269 to 273, shade of men: http://www.najaf.org/books/202/?id=40`,
    checkedOn: '2026-11-30',
    reviewDueOn: '2026-12-24',
    questions: [
      {
        question: 'How do I get from Makkah to Madinah?',
        answer: `The Haramain High Speed Railway takes about {{fact:haramain-time}}: by the reports from {{fact:haramain-fastest}} to {{fact:haramain-stops}}. Buses and taxis also make the trip.

- The Makkah station is in Rusayfah, about {{fact:makkah-station}} from the Grand Mosque.
- Book with your exact name and passport number.
- Bring the same passport or ID, and come well before the departure.
- In Madinah, Madinah Bus line {{fact:madinah-bus-station}} serves the railway station.
- **Back from Madinah to Makkah?** Most need Ihram, also without an Umrah in mind. The train does not stop at the miqat (the boundary for Ihram, the state of pilgrimage). See [Ihram on the train](/guide/more/madinah#ihram-on-the-train).

Times and lines change. Check at [sar.hhr.sa](https://sar.hhr.sa) or call {{fact:haramain-phone}}. See [Booking & Visas](/booking-links).`,
      },
      {
        question: 'How much luggage can I take on the train?',
        answer: `The rule of the Haramain train that we found in November 2026:

- one suitcase, up to {{fact:haramain-suitcase}}, no larger than 65 x 55 x 35 cm
- one hand bag

Large airline suitcases can be bigger than this, so measure yours before you book. Keep your passport, medicine and phone in the hand bag.

The rule may change. Check at [sar.hhr.sa](https://sar.hhr.sa), or call {{fact:haramain-phone}} before you travel.`,
      },
      {
        question: 'How do I get from Jeddah airport to Makkah?',
        answer: `The Haramain High Speed Railway has a station at King Abdulaziz International Airport. Its trains go to the Makkah station in Rusayfah, about {{fact:makkah-station}} from the Grand Mosque. Buses and taxis go too. Take a marked taxi, no driver who calls you. [The meter has to run](/guide/more/getting-around#taxis-and-apps). Another car: agree on the price before you get in.

- **Umrah visa?** By reports of October 2025 train, bus or car has to be [recorded before you land](/guide/umrah/umrah-preparation#papers-and-permit); officers look at it.
- **You land late?** By one of these reports the train runs until about 21:00. Ask before you book.
- In 2023 a free bus went from Terminal 1 to the Grand Mosque, for people in Ihram clothes with a passport. Ask at the airport.
- If you fly in for Umrah, enter Ihram (the state of pilgrimage) before the plane passes the miqat (the boundary for Ihram). Jeddah airport lies inside it. Not all scholars agree: ask one you trust. Ja'fari (Shia): before the miqat only [with a vow](/guide/hajj/hajj-types#jafari-shia-law), and for men no roof by day, on the plane and to Makkah (in danger from heat they take it, and give a sheep). See [the steps of Umrah](/guide/umrah/umrah-steps).
- In the Hajj season of 2025 the Makkah station lay in the area closed to people on a visit visa.

Check times and rules at [sar.hhr.sa](https://sar.hhr.sa).`,
      },
      {
        question: 'Can I take Zamzam water home?',
        answer: `Yes, with limits. Zamzam is the water of the well in the Grand Mosque.

${zamzam.markdown}`,
      },
    ],
  },
  {
    key: 'practical',
    title: 'Practical Information',
    order: 4,
    source: `Climate of Mecca: https://en.wikipedia.org/wiki/Climate_of_Mecca
Yandex weather, Madinah in January: https://yandex.lv/pogoda/amp/medina/month/january
Zawya, 5 May 2025, 911 in Madinah: https://www.zawya.com/en/world/middle-east/interior-minister-launches-911-operations-center-in-madinah-yghqf4d2
Arab News, 18 March 2024, the ambulance: https://www.arabnews.pk/node/2478846
Sabq, which number for a fire in which region (Civil Defence): https://sabq.org/saudia/iw1nmnnbxv
Daily Times, May 2025, 937: https://dailytimes.com.pk/1307866/saudi-arabia-offers-haj-helpline-in-urdu-to-assist-pakistani-pilgrims/
Gulf Insider, after Gulf News, 2024, what is not let in: https://www.gulf-insider.com/saudi-grand-mosque-enforces-ban-on-large-bags-certain-food-items/
Saudi Expatriates, 12 February 2024, the same, and pushchairs: https://www.saudi-expatriates.com/2024/02/ban-on-large-bags-certain-food-items-in-makkah-grand-mosque.html
The Kashmir Monitor, 4 September 2023, bags at the Prophet's Mosque (Ministry of Hajj): https://www.thekashmirmonitor.net/saudi-bans-carrying-luggage-inside-prophets-mosque-in-madinah/
Zawya, January 2024, pushchairs: https://www.zawya.com/en/legal/regulations/saudi-childrens-strollers-not-allowed-in-mataf-q8trd029
Siasat, 26 December 2024, bags: https://www.siasat.com/saudi-arabia-offers-free-luggage-storage-for-umrah-performers-3154753/
Emirates 24/7 (WAM), 6 August 2019, a number for calls from abroad: https://www.emirates247.com/news/region/saudi-recruits-over-350-000-people-to-serve-hajj-pilgrims-2019-08-06-1.688131
Phone-number data for Saudi Arabia (libphonenumber), short numbers: https://github.com/daviddrysdale/python-phonenumbers/blob/2951d4396927f1cebd2443bd80c4304b7d7ec667/python/phonenumbers/shortdata/region_SA.py
Vanguard, 4 June 2025, pictures in Hajj: https://www.vanguardngr.com/2025/06/saudi-authorities-ban-political-sectarian-expressions-at-hajj-sites/
MENAFN, 15 December 2025, pictures in Hajj 2026: https://menafn.com/1110479967/Saudi-Arabia-Bans-Photography-Inside-Holy-Mosques-During-Hajj-2026
Saudi Press, no ban of pictures announced: https://saudipress.com/saudi-arabia-clarifies-no-formal-ban-on-photography-at-holy-mosques-for-hajj-2026
Munsif Daily, 22 September 2024, four rules for pictures: https://munsifdaily.com/photography-in-the-grand-mosque-4-key-restrictions/
Zawya, 15 October 2024, Civil Defence on rain and floods: https://www.zawya.com/en/life/saudi-civil-defense-cautions-amid-forecast-of-moderate-to-heavy-rain-in-several-regions-until-friday-ex2dt4a7
Pledge Times, 12 December 2022, rain in Makkah, tunnels closed: https://pledgetimes.com/floods-in-makkah-al-mukarramah-suspend-studies-and-close-roads/`,
    checkedOn: '2026-11-29',
    reviewDueOn: '2026-12-24',
    questions: [
      {
        question: 'What is the weather like?',
        answer: `Hot for most of the year. These are the average highest and lowest temperatures of a day in Makkah:

- January: 30.5 and 18.8 °C
- April: 38.7 and 24.5 °C
- June: 43.8 and 28.6 °C
- November: 35.2 and 23.0 °C

The rare rain falls mostly from November to January and can bring short floods. Then keep out of valleys and tunnels. Madinah is about as hot in summer, and cooler in winter.

In the heat, avoid walking from 10:00 to 16:00. Drink before you are thirsty (ill heart or kidneys: as your doctor says). Carry an umbrella (men in Ihram: [by school](/guide/answers/shoes-pins-and-soap-in-ihram)). See [when to go](/guide/umrah/umrah-timing).`,
      },
      {
        question: 'Which numbers do I call?',
        answer: `- **{{fact:emergency-centre}}**: police, ambulance and fire, in the Makkah region with Jeddah, and in Madinah. It answers in several languages, day and night.
- **{{fact:general-emergency}}**: general emergency; no official page names it, so try {{fact:emergency-centre}} first
- **{{fact:police}}**: police, if {{fact:emergency-centre}} does not answer
- **{{fact:traffic-police}}**: traffic
- **{{fact:ambulance}}**: ambulance
- **{{fact:civil-defence}}**: Civil Defence (fire), if {{fact:emergency-centre}} does not answer
- **{{fact:health-advice}}**: Ministry of Health advice, 24 hours
- **{{fact:hajj-ministry}}**: Ministry of Hajj and Umrah, in several languages

These short numbers work inside Saudi Arabia only. From abroad the Ministry of Hajj has {{fact:hajj-ministry-abroad}} (as told in 2019).

Say the nearest gate number or hotel. Numbers can change. The full list, with official websites, is on [Helpful Contacts](/authorities).`,
      },
      {
        question: 'May I use my phone and camera in the mosques?',
        answer: `Keep your phone and your voice quiet. On pictures the reports disagree:

${photography.markdown}

See [Hajj etiquette](/guide/hajj/hajj-etiquette).`,
      },
      {
        question: 'What may I bring into the mosque?',
        answer: `Take one small bag.

**Grand Mosque, Makkah.** Leave luggage, large bags, sharp tools and liquids that burn at the hotel. In 2024 no food was let in except dates, coffee and water. A pushchair may not come to the ground floor of the Mataf (the area around the Ka'bah). A list of February 2024 lets none in at all: ask at the door.

${bagStorage}

**Prophet's Mosque, Madinah.** Leave luggage at the hotel. By a rule of 2023 small bags stay in lockers outside.

Rules change often. Follow the staff and the signs.`,
      },
    ],
  },
  {
    key: 'about-app',
    title: 'About This App',
    order: 5,
    source: `Pilgrim Guide
Union of OIC News Agencies, Umrah season 1447, a free line for questions on the rites: https://osbu-oic.org/?p=30839`,
    checkedOn: '2026-11-29',
    reviewDueOn: '2026-12-24',
    questions: [
      {
        question: 'Who made this app?',
        answer: `Pilgrim Guide is a free and independent guide for people on Hajj and Umrah. It has no link with any government, mosque authority, airline or travel agency. No page of it is an official notice.

There is no account and nothing to pay. The guide is in English only; more languages may come later. This is version 1.0.0. Articles, places and gates show the day on which their facts were last checked. Read more on [About](/about).`,
      },
      {
        question: 'Does it work offline?',
        answer: `In a limited way. Pages you have visited lately open again without a network. To have all of them, open [Settings](/settings) while you are online, for example at your hotel, tap "Save the guide on this device", and then "Save it now". When it says "Ready", all articles, gates, lists and contacts are on your device, and the search works too.

A page from your device says on which day it was saved. Of single places the main facts are saved, without phone and website. A suggestion or a report that you send without a network waits on your device. It goes out by itself, once, when there is a network and the guide is open. Until then you can change it or delete it on [Recommendations](/recommendations). On an iPhone, put the guide on your home screen: Safari deletes what a site has saved when you do not open it for seven days. So look into Settings before you set out: it shows whether the guide is still there.

You can turn on Offline Mode in [Settings](/settings). The guide then uses the last position your device stored and does not follow you live. That position may be old.

The streets of Makkah and Madinah are saved too, and [ways on foot](/walk) are found on your device. Write your hotel and your gate on [your card](/card), and carry them on paper too: a phone can be empty.`,
      },
      {
        question: 'Is a suggestion published at once?',
        answer: `No. A person reads each suggestion first. It can be approved, corrected, joined with another one, or rejected. You need no account to send a place or a path on [Recommend](/recommendations).

After you send it you get a private code. Keep it: with it you can see what happened to your suggestion. Please do not write names, phone numbers or other private details of people in it.`,
      },
      {
        question: 'Is this a religious or legal authority?',
        answer: `No. Where the schools of law differ, the guide names the views and gives no ruling. Follow your own school, or a scholar you trust. For visas, permits and fines, only the official bodies decide. Their addresses are on [Helpful Contacts](/authorities) and [Booking & Visas](/booking-links).

You know no school, and no scholar? Preachers of the Saudi Ministry of Islamic Affairs answer on **{{fact:rites-questions}}** (free, ten languages, also English).

The content is updated monthly, but a rule can change the next day. If you find something wrong, please tell us on [Contact & Support](/contact).`,
      },
    ],
  },
]
