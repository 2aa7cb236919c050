import { showAnswer } from '../answers/answer'
import { dizzy } from '../answers/heat'
import { bukhari } from '../sources/books'
import { help } from '../sources/help'
import { rites } from '../sources/rites'
import { travel } from '../sources/travel'
import { heatstrokeSources } from './shared/health'
import type { ArticleSeed } from '../types'

export const umrahTiming: ArticleSeed = {
  section: 'umrah',
  slug: 'umrah-timing',
  title: 'When to go for Umrah',
  summary:
    'The crowds, the heat and the closed weeks of 2027, month by month, with advice for each season and for each time of the day.',
  order: 3,
  checkedOn: '2026-11-30',
  reviewDueOn: '2026-12-24',
  sources: [
    bukhari('1782', 'Umrah in Ramadan'),
    travel.calendar,
    travel.calendarRule,
    travel.season,
    travel.visitClosure,
    travel.residentsClosure,
    travel.residentsClosure2023,
    travel.firstPilgrims,
    travel.visasStopped2025,
    travel.sentBackFromJeddah,
    travel.ramadanFullHours,
    travel.matafForUmrah,
    travel.matafAllDay,
    travel.airportFourHours,
    help.regions,
    travel.penalties,
    travel.ramadanOneUmrah,
    travel.haramainTrains,
    travel.itikaf2026,
    travel.itikaf2024,
    travel.itikafElsewhere,
    rites.itikafMaliki,
    rites.itikafMalikiFast,
    rites.fastTraveller,
    rites.fastTravellerStay,
    rites.fastTravellerDawn,
    rites.fastTravellerMaliki,
    rites.jafariFastTraveller,
    rites.jafariFastTravellerVoid,
    rites.jafariTenDaysFast,
    rites.jafariFastSettingOut,
    rites.kaffarahMaliki,
    rites.travellers,
    travel.climateTable,
    travel.climateMadinah,
    travel.climateMadinahWinter,
    travel.floods,
    travel.floodsTunnels,
    help.fastInHeat,
    help.diabetesFast,
    help.diabetesFastDoctor,
    help.diabetesFastHigh,
    help.medicineFast,
    rites.fastBreastfeeding,
    rites.fastForTheChildShafii,
    help.diabetesHajj,
    rites.miqatAgain,
    rites.twoRakahs,
    rites.twoRakahsMaliki,
    rites.twoRakahsDawn,
    ...heatstrokeSources,
    travel.floodFine,
    travel.floodWater,
    travel.lightning,
  ],
  body: [
    {
      type: 'prose',
      markdown: `Umrah has no fixed date. But the day you choose changes everything: the crowd, the heat, the price and the rules.

This page looks at **2027**. Islamic months follow the moon. They start about eleven days earlier each year. So a good month in one year can be a busy month in another year.

## The short answer

- **Best mix of weather and space:** from the middle of October through November.
- **Mild but busy:** December to early February.
- **Most rewarding and most crowded:** Ramadan, from about 8 February to 8 March 2027.
- **Quieter and often cheapest, but very hot:** June to September.
- **Closed for visitors without a Hajj permit:** about {{fact:closure-begins}} to {{fact:closure-ends}} 2027. Foreigners who live in Saudi Arabia: [earlier](/guide/umrah/umrah-timing#the-closed-weeks-around-hajj).

## Month by month

"High" and "low" in the last column are the usual warmest and coolest of the day, in degrees Celsius. The crowd column is our own reading of the calendar and of past figures. It is not an official forecast.`,
    },
    {
      type: 'table',
      kind: 'crowd',
      caption: 'Umrah in 2027: expected crowd and weather',
      columns: ['Month (2027)', 'Islamic dates', 'Expected crowd', 'Why', 'Makkah high / low °C'],
      rows: [
        ['January', "23 Rajab to 23 Sha'ban 1448", 'High', 'Winter holidays, mild weather', '30.5 / 18.8'],
        [
          'February',
          "24 Sha'ban to 21 Ramadan 1448",
          'High, from 8 February very high',
          'Ramadan is expected to start on 8 February. The last ten nights start on the evening of 27 February',
          '31.7 / 19.1',
        ],
        [
          'March',
          '22 Ramadan to 23 Shawwal 1448',
          'Peak from 1 to 8 March, then falling',
          'Last ten nights of Ramadan. Eid al-Fitr is expected on 9 March',
          '34.9 / 21.1',
        ],
        [
          'April',
          "24 Shawwal to 23 Dhu al-Qi'dah 1448",
          'Low to moderate. Umrah visas end',
          'People on an Umrah visa must leave by {{fact:last-exit-day}}. Umrah visas cannot be used from {{fact:closure-begins}}. The first Hajj pilgrims arrive about that day',
          '38.7 / 24.5',
        ],
        [
          'May',
          "24 Dhu al-Qi'dah to 25 Dhu al-Hijjah 1448",
          'Closed for Umrah visitors until about 20 May',
          'Hajj is expected from 14 to 19 May. Hajj permit only',
          '42.0 / 27.6',
        ],
        [
          'June',
          '26 Dhu al-Hijjah 1448 to 25 Muharram 1449',
          'Low',
          'A new Umrah season begins. Great heat. The year 1449 begins about 6 June',
          '43.8 / 28.6',
        ],
        [
          'July',
          '26 Muharram to 27 Safar 1449',
          'Low to moderate',
          'School summer holidays. Great heat',
          '43.0 / 29.1',
        ],
        [
          'August',
          '28 Safar to 29 Rabi al-Awwal 1449',
          'Low to moderate',
          'Like July: holidays and great heat',
          '42.8 / 29.5',
        ],
        [
          'September',
          '30 Rabi al-Awwal to 29 Rabi al-Thani 1449',
          'Moderate, rising',
          'Schools are back. Still very hot',
          '42.8 / 28.9',
        ],
        ['October', '1 Jumada al-Ula to 1 Jumada al-Akhirah 1449', 'Moderate', 'Milder nights', '40.1 / 25.9'],
        [
          'November',
          '2 Jumada al-Akhirah to 2 Rajab 1449',
          'Moderate to high',
          'Good weather. Rajab begins about 29 November',
          '35.2 / 23.0',
        ],
        ['December', "3 Rajab to 3 Sha'ban 1449", 'High', 'Winter holidays, mild weather', '32.0 / 20.3'],
      ],
      note: 'The second column says which days of the Islamic calendar fall into the month. They are computed (Umm al-Qura calendar) and can move by one day. Makkah: usual daily maximum and minimum. Madinah is about as hot in summer, and cooler in winter.',
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Dates of the Umrah season 1448, as of November 2026',
      markdown: `We found no calendar of 1448. By the rule of the season before (Ministry of Hajj, May 2025):

- **{{fact:last-visa-day}} 2027 (1 Shawwal):** last day on which Umrah visas are issued.
- **{{fact:last-entry-day}} 2027 (15 Shawwal):** last day to enter with an Umrah visa.
- **{{fact:last-exit-day}} 2027:** last day to leave with an Umrah visa. (The season before it was 1 Dhu al-Qi'dah. We name the day before, to be safe.) It ends your stay, also when your visa would allow more days. Staying too long: a fine up to {{fact:fine-overstay}}, up to six months in prison, and deportation (Ministry of Interior, April 2025).
- **About 20 May 2027:** new Umrah visas may open. This is our estimate. In 2025 they opened on 14 Dhu al-Hijjah, just after Hajj. But in 2024 Umrah **permits** waited until 20 Dhu al-Hijjah: in 2027 that is about 26 May.

These dates can change. Check with [Nusuk](https://nusuk.sa) and the [Ministry of Hajj and Umrah](https://haj.gov.sa) before you pay for anything.`,
    },
    {
      type: 'prose',
      markdown: `## The closed weeks around Hajj

Before Hajj, Makkah is kept for Hajj pilgrims. An Umrah visa cannot be used from 1 Dhu al-Qi'dah. In 2027 that is about **{{fact:closure-begins}}**.

A visit visa does not help. In 2025 people with a visit visa could not enter Makkah, or stay there, from about 1 Dhu al-Qi'dah to 14 Dhu al-Hijjah. If the rule is the same, that is **{{fact:closure-begins}} to {{fact:closure-ends}} 2027**. The Makkah railway station was inside the closed area, too. Large fines were announced for this. Read [the conditions of Hajj](/guide/hajj/hajj-conditions).

**Entry can end earlier, on 15 Shawwal** (in 2027 {{fact:last-entry-day}}). A few days later, in April 2025, hundreds of Egyptians on transit visas were held at Jeddah airport, to be flown home. And for 14 countries no tourist, business or family visas were given from 15 Shawwal on, until the middle of June. (India, Pakistan, Bangladesh, Indonesia, Egypt and Nigeria were among them.) Who had one already had to leave by 1 Dhu al-Qi'dah. We do not know whether 2027 repeats it: come before that day.

**A foreigner who lives in Saudi Arabia, not in Makkah?** In 2025 residents were turned back on the roads to Makkah from 25 Shawwal on. Only a permit for Hajj or for work let them in. In 2023 an Umrah permit did, too. In 2027 the 25th is about **2 April**: go before it. From 1 Dhu al-Qi'dah of 2025 on nobody got an Umrah permit, citizens neither.

So leave a margin. Do not book a flight home for the very last day.

## Ramadan: the great crowd

Ramadan is the month of fasting. The Prophet said that an Umrah in Ramadan is like a Hajj (Sahih al-Bukhari 1782). So people come from everywhere.

- Expected start: **8 February 2027**.
- Last ten nights: from the evening of **27 February**.
- The 27th night: the evening of **5 March**.
- Eid al-Fitr (the feast after Ramadan): expected **9 March**.

The last ten nights are the fullest of the whole year.

**The quiet hours of Ramadan 2026** (Ministry of Hajj, March 2026): 8:00 to 15:00. Fuller: 23:00 to 4:00. The fullest, not for an Umrah: 5:00 to 8:00, and 16:00 to 22:00.

If you want Ramadan with a smaller crowd, the first days are better than the last ones. Book your room and your train very early.

**The fast on the journey.** A traveller may leave it (**Ja'fari (Shia): has to leave it**), and makes it up later. But:

- **You set out after dawn?** Hanafi, Maliki, Shafi'i: fast that day. Hanbali: you need not.
- **You mean to stay in one place** for four days (Hanbali: more than four; Hanafi: 15)? Then you are no traveller there: fast.
- **Maliki:** you begin a fast on the journey, and break it without a reason? Then you owe the kaffarah (the heavy repair of a fast), too: food for sixty poor people, or two months of fasting. You also owe it when you break a fast at home, before you set out, and knew better.
- **Ja'fari (Shia):** a fast on the journey does not count. You set out before midday (Sistani), or stay for fewer than ten days in one place? Do not fast. You plan ten days or more there? Fast.

**Diabetes, or medicine every day (as for the heart, the kidneys or epilepsy)?** Ask your doctor before the journey whether you can fast, and in which doses and at which hours you take it. Do not change them by yourself. When you fast with diabetes, do tawaf at night, when you have eaten: best from 23:00 on.

**You breastfeed or are pregnant, and fear for yourself or the child?** You may leave the fast, and make it up later. All four imams agree. You fear for the child alone? Shafi'is and Ahmad ask for food for a poor person for each day, too. Abu Hanifah does not; of Malik there are two reports.

**You fast, and feel faint or ill?** Break the fast, and drink. The Muslim Council of Britain says that this is allowed (Public Health England, 2018). With diabetes, and shaking or sweating: something sweet at once. Sugar of 70 or less, or of 300 or more (mg/dl; 3.9 and 16.7 mmol/l)? Break the fast, too (Ministry of Health; a doctor in Jeddah). What next: [I feel dizzy](/guide/answers/dizzy).`,
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Ramadan rules of past years',
      markdown: `- **One Umrah each.** In 2024 a second permit was refused for the whole month. Nusuk then shows "issuance of the permit failed". The rule for 2027 is not known yet.
- **Madinah, too?** Go before or after Makkah, not in between. For Hanafis, Malikis and Hanbalis, not for Shafi'is, the way back to Makkah [asks for a new Umrah](/guide/umrah/what-is-umrah#can-i-do-more-than-one-umrah).
- **I'tikaf** (a stay in the mosque for worship, mostly in the last ten days) needs a permit. You have to be 18 (2024). In 2026 the site of the mosque authority took names from 3 Ramadan on, for 20 Ramadan. Look there on the first day: places run out. Elsewhere in the Grand Mosque and its courtyards none was allowed (2023). **Malikis** fast in it, and begin anew when they go out without need: so do your Umrah before.
- **Tawaf without an Umrah?** In 2026 the ground floor of the Mataf (the area around the Ka'bah) was for Umrah only, all day. Others did their tawaf upstairs.
- **Flying home after the feast?** In 2023 Jeddah airport asked people to come four hours before the flight.
- **A car?** [Where it may go](/guide/more/getting-around#taxis-and-apps).
- **More trains.** Extra Haramain trains ran in Ramadan 2025.

Check with [Nusuk](https://nusuk.sa) close to your date.`,
    },
    {
      type: 'prose',
      markdown: `## Winter: mild and busy (December to early February)

Days in Makkah reach about 30 to 32 degrees. Nights fall to about 19 or 20. This is the mildest time of the year.

Many others know this too. Winter brings school and winter holidays.

Rain is rare, but most of it falls from November to January. It can be short and strong, with floods. While it rains, keep out of valleys, tunnels and places where water gathers. **Water on the road?** Turn round, on foot, too. It rises: at once to higher ground. Who drives through a valley in flood pays SAR 5,000 to 10,000 (2025). **Thunder?** Into a building or a closed car. A tent, a tree, a hill or open ground is no shelter. Take a light jacket for Madinah.

## Summer: quiet and very hot (June to September)

From June to September the usual day in Makkah reaches about 43 degrees. The highest June figure on record is 51.8 degrees.

The summer crowd is smaller, and this is often the cheapest time. It is not a time for everyone. If you are old, ill or pregnant, ask a doctor first. Then walk at night and rest by day.`,
    },
    {
      type: 'callout',
      tone: 'safety',
      title: 'Heat is the real danger',
      markdown: `- Do not walk outside between **10:00 and 16:00** in hot months.
- Drink water often, before you are thirsty. Ill heart or kidneys: only as much as your doctor says.
- Carry an umbrella. Wear light, loose clothes.
- Rest after each rite.`,
    },
    showAnswer(dizzy),
    {
      type: 'prose',
      markdown: `## Autumn: a good middle (mid-October and November)

In October the nights become milder, but the day still reaches about 40 degrees. In November the day falls to about 35 degrees. The crowd is moderate at first and grows in November. For many people this is the best mix of weather and space.

## After Hajj and the first months of the Islamic year

From Muharram to Rabi al-Awwal the mosque is usually quieter. In 2027 these months fall from about 6 June to the end of August. They are quiet, and they are also the hottest months. You get the space, and you pay with the heat.

## School holidays

Families inside Saudi Arabia also come, mostly in their school breaks: in the middle of the year, around the two Eids, and in summer. The dates of these breaks change each year. Winter, Easter and summer holidays in your own country raise crowds and prices as well.

## Which day and which hour?

No exact count by the hour was found. Take this as a rough guide.

- **In Ramadan:** [the Ministry named the hours](/guide/umrah/umrah-timing#ramadan-the-great-crowd).
- **Fuller:** around the five prayers, in the evening, and from Thursday night to Friday.
- **Quieter:** the middle of the morning, and after midnight outside Ramadan.
- **Hanafi and Maliki:** the [two rak'ahs after tawaf](/guide/umrah/umrah-steps#tawaf-seven-rounds-of-the-kabah) wait between the Asr prayer and sunset, and from dawn until the sun is well up.
- **In the week:** the middle of the week is usually better than the weekend.
- **In the Islamic month:** the middle of the month is often calmer, outside Ramadan.

Your permit names a day and a time. Choose the hour in Nusuk with this list in your hand. After that the time cannot be changed. You can only delete the permit and book again.

## Choose by what you need`,
    },
    {
      type: 'table',
      kind: 'plain',
      caption: 'Season advice for 2027',
      columns: ['If you…', 'Look at', 'Think of'],
      rows: [
        ['are old, ill or use a wheelchair', 'November', 'The middle of the week and the quiet hours'],
        [
          'travel with children',
          'November, or winter outside the holidays',
          'A meeting point and a name card for each child',
        ],
        ['want Ramadan', '8 February to 8 March', 'Book early. Great crowds. Perhaps only one Umrah permit'],
        ['want Ramadan but fewer people', 'the first days, from 8 February', 'Still very busy'],
        ['need a low price', 'June to September', 'Heat above 40 degrees'],
        ['want mild weather', 'December to early February', 'Many people. Book early'],
        [
          'hold no Hajj permit',
          'any time but {{fact:closure-begins}} to about {{fact:closure-ends}}',
          'Fines, and no entry to Makkah. Enter by {{fact:last-entry-day}}: with an Umrah visa you must, with another it is safer. Foreigners who live in Saudi Arabia: before 2 April',
        ],
      ],
      note: 'Prices are not official. They move with the crowd.',
    },
    {
      type: 'checklist',
      title: 'Before you fix your date',
      items: [
        { label: 'Check the Islamic month', detail: 'Ramadan, Eid and Hajj change the rules and the prices.' },
        {
          label: 'Check the last entry and last exit days',
          detail: 'For the season 1448: {{fact:last-entry-day}} and {{fact:last-exit-day}} 2027.',
        },
        { label: 'Check the holidays', detail: 'At home and in Saudi Arabia.' },
        { label: 'Look at the heat', detail: 'Ask a doctor if you are old, ill or pregnant.' },
        {
          label: 'Look for a free permit time in Nusuk',
          detail: 'Before you pay for a flight that cannot be changed.',
        },
        { label: 'Keep one spare day in Makkah', detail: 'For illness, tiredness, or a full mosque.' },
      ],
    },
    {
      type: 'prose',
      markdown: `## Where to go next

- [Prepare documents, health and bags](/guide/umrah/umrah-preparation)
- [Learn the four steps of Umrah](/guide/umrah/umrah-steps)
- [Booking and visas](/booking-links)`,
    },
  ],
}
