import { showAnswer } from '../answers/answer'
import { dizzy } from '../answers/heat'
import { helpPointsMadinah, lostChild } from '../answers/lost'
import { sacredTexts, said } from '../sacred-texts'
import { bukhari, ibnMajah, muslim, quran } from '../sources/books'
import { rites } from '../sources/rites'
import { travel } from '../sources/travel'
import type { ArticleSeed } from '../types'
import { heatstrokeSources } from './shared/health'
import { lostSources } from './shared/lost'

export const madinah: ArticleSeed = {
  section: 'more',
  slug: 'madinah',
  title: 'A visit to Madinah',
  summary:
    "The Prophet's Mosque, the Rawdah permit step by step, Baqi, Quba and Uhud: what each place is, when to go, and how to behave.",
  order: 1,
  checkedOn: '2026-11-30',
  reviewDueOn: '2026-12-24',
  sources: [
    bukhari('1189', 'a journey to three mosques'),
    bukhari('1190', "a prayer in the Prophet's Mosque"),
    bukhari('1196', 'the Rawdah'),
    ibnMajah('1412', 'Quba'),
    muslim('713', 'entering and leaving a mosque'),
    muslim('975', 'greeting at the graves'),
    quran('9:108'),
    travel.graveWomen,
    travel.graveWomenHours,
    travel.womensDoors,
    travel.rawdahHours,
    travel.rawdahRamadan,
    travel.rawdahBooking,
    travel.rawdahSteps,
    travel.childRawdah,
    travel.rawdahCancel,
    travel.rawdahMalaysia,
    travel.rawdahGates,
    travel.baqi,
    travel.baqiFence,
    travel.baqiHours,
    travel.quba,
    travel.uhud,
    travel.madinahVisit,
    rites.miqatByTrain,
    rites.miqatByTrainStation,
    rites.jafariMosqueOfMiqat,
    rites.greetingPrayer,
    rites.greetingPrayerHanbali,
    rites.periodMosque,
    rites.periodMosqueHanafi,
    rites.periodMosqueMaliki,
    rites.birthBleedingJafari,
    rites.courtyardHanafi,
    rites.otherPlacesMadinah,
    rites.otherPlacesNawawi,
    travel.madinahBusMap,
    travel.climateMadinah,
    ...lostSources,
    ...heatstrokeSources,
  ],
  body: [
    {
      type: 'prose',
      markdown: `Madinah is the city of the Prophet. Many pilgrims go there before or after Makkah.

**The visit is not a part of Hajj or Umrah.** Nothing is missing from your pilgrimage if you cannot go. You need no Ihram for it, and there are no fixed days.

The Prophet named three mosques to which people travel for the sake of the mosque. They are the mosque in Makkah, his own in Madinah, and the one in Jerusalem (Sahih al-Bukhari 1189). A prayer in his mosque is better than a thousand elsewhere, except in Makkah (Sahih al-Bukhari 1190).

## The Prophet's Mosque

Its name is Masjid an-Nabawi. Find your door by its number: see [the gates](/places/gates). Men and women have their own areas.

- **Women:** the mosque authority names doors 25, 29 and 41. By other sources the doors on the plan are men's doors, also An-Nisa.
- **In your period?** You [do not stay in a mosque](/guide/more/if-something-goes-wrong#your-period-has-come). Hanafi, Maliki and Ja'fari (Shia): you do not pass through it, either; others allow that. In the courtyards you may stay, says a Hanafi answer.`,
    },
    { type: 'drawing', drawing: 'nabawi-gates', caption: 'Gates to know, north at the top' },
    { type: 'prose', markdown: 'Enter with the right foot, and say:' },
    said('Going in', sacredTexts.enteringMosque),
    said('Going out', sacredTexts.leavingMosque),
    {
      type: 'prose',
      markdown: `Then pray two rak'ahs (units of prayer), if it is not the time of a group prayer. Hanafis, Malikis and most Hanbalis do not pray them in the hours when extra prayers are disliked.

**At the grave of the Prophet:** his grave, and those of Abu Bakr and Umar, lie behind a screen. People greet them quietly while they walk past. (Women: the reports differ, ask the staff.) Do not touch the screen, and do not stop the others. The prayer itself is to God.

## The Rawdah

The Rawdah is the place between the house of the Prophet and his pulpit. He called it a garden of Paradise (Sahih al-Bukhari 1196). It is small, so you need a permit.`,
    },
    {
      type: 'steps',
      title: 'Booking the Rawdah, step by step',
      steps: [
        {
          title: 'Make an account in Nusuk',
          body: [
            {
              type: 'prose',
              markdown:
                'Install the Nusuk app. Choose "new user", then "visitor". Give your nationality, passport number, visa number and date of birth. Type in the code you are sent. With a screen reader? We do not know how the app works with one. In Hajj ask your group or Hajj office first: Tabung Haji (Malaysia) booked for its pilgrims in 2024.',
            },
          ],
        },
        {
          title: 'Choose the Rawdah',
          body: [
            {
              type: 'prose',
              markdown:
                'Men and women book apart. So a couple makes two bookings. Children? We found no official rule. A private page asks for a permit of their own from nine years on. [Free care for smaller ones](/guide/umrah/what-is-umrah#with-a-child-or-a-baby).',
            },
          ],
        },
        {
          title: 'Choose the day and the hour',
          body: [
            {
              type: 'prose',
              markdown:
                'Times go fast. Look early, and look again late in the evening. Full? Join the **waiting list**. The app tells you when a place is free.',
            },
          ],
        },
        {
          title: 'Open the QR code (the square pattern) in the app',
          body: [
            {
              type: 'prose',
              markdown:
                'Do this before you come, while you have a network. The code is read at the gate. It does not work before your time, and it works one time only. Do not rely on a screenshot: we found no official page that says it is accepted.',
            },
          ],
        },
        {
          title: 'Come early',
          body: [
            {
              type: 'prose',
              markdown:
                'Be there 15 to 30 minutes before. Go to the southern courtyard before Makkah Gate 37 (the courtyard: the gate itself is a door of men). You have about 10 to 15 minutes inside. Older people may use a wheelchair that is pushed by hand. A woman cannot push a man in: the hours differ.',
            },
          ],
        },
        {
          title: 'You cannot come? Cancel',
          body: [
            {
              type: 'prose',
              markdown:
                'Cancel well before the time. By a rule of 2024, a person who does not cancel waits a full year.',
            },
          ],
        },
      ],
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'How often, and at which hours (December 2025)',
      markdown: `**How often:** once in {{fact:rawdah-interval}}. **Near the mosque** the app also offers an instant booking when there is room.

Fajr is the dawn prayer, Isha the night prayer.

**Women:** {{fact:rawdah-women}}. On Friday: Fajr to 09:00 and Isha to 02:00.

**Men:** {{fact:rawdah-men}}. On Friday: 02:00 to Fajr, 09:20 to 11:20, and after the Friday prayer to Isha.

**In Ramadan the hours differ.** In 2026 women had 23:00 to 01:40 and 06:00 to 11:00, **in the last ten days only 06:00 to 11:00.** Men had 11:20 to 20:00 and 02:00 to 05:00, in the last ten days 23:00 to midnight, too. For 2027 look into the Nusuk app.`,
    },
    {
      type: 'prose',
      markdown: `**Inside:** keep your voice low. Do not push. Do not block the way. Give your place to the next person when staff ask.

## Baqi

Baqi is the old cemetery beside the mosque. Many of the Prophet's family and friends lie there. The graves bear no names. At the gate, say:`,
    },
    said('At the graves', sacredTexts.graves),
    {
      type: 'prose',
      markdown: `You may go on in your own words, and pray to God for the dead.

**When:** for some hours a day, after Fajr. On the hours after midday the reports differ. One says four hours in all. Men go in. Women are not let in, and greet from outside the fence. Follow the guards.

## Quba

Quba is the first mosque of Islam. It lies in the south of Madinah. The Prophet said this of it: wash at home, come to Quba and pray there. The reward is like that of an Umrah (Sunan Ibn Majah 1412).

So do wudu (the wash before prayer) in your room, then go. Bus {{fact:madinah-bus-quba}} stops at Quba.

## Uhud

Uhud is the mountain in the north of the city. A battle was fought at its foot. About seventy Muslims died there, among them Hamzah, the uncle of the Prophet. Their graves lie inside a fence, about 4 km from the Prophet's Mosque. Greet them with the words above. Do not climb the hill in the heat. Bus {{fact:madinah-bus-quba}} starts at Sayyid al-Shuhada Square, beside the graves.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Other places',
      markdown: `Drivers offer tours to many more mosques and sites.

- **Ibn Uthaymin** (a Saudi scholar): as worship one visits five places only. They are the mosque, the three graves in it, Baqi, Uhud and Quba.
- **An-Nawawi** (Shafi'i) recommends the other places that the people of Madinah know, about thirty.

Agree on price and stops before you get in.`,
    },
    {
      type: 'prose',
      markdown: `## Ihram on the train

You go to Makkah for Umrah or Hajj? Your miqat (the boundary for Ihram) is Dhul Hulayfah. Buses and cars stop there: ask before you get in.

**The Haramain train does not stop there, and it is fast.** Wash and put on the Ihram clothes in the hotel. Make the intention, and say the Talbiyah (the call of the pilgrim), **when the train leaves the station of Madinah.** So said the grand mufti of Saudi Arabia (2017). Only back to your hotel after an Umrah? [By school](/guide/umrah/what-is-umrah#can-i-do-more-than-one-umrah). Ja'fari (Shia): go to the mosque of Dhul Hulayfah first, or [make a vow](/guide/hajj/hajj-types#jafari-shia-law).`,
    },
    showAnswer(dizzy),
    showAnswer(lostChild),
    showAnswer(helpPointsMadinah),
    {
      type: 'checklist',
      title: 'Your days in Madinah',
      items: [
        { label: 'Rawdah booked, for each person apart' },
        { label: 'Nusuk on the phone, with the QR code in it', detail: 'Open it before you go out.' },
        { label: 'Hotel card with the Arabic name' },
        { label: 'Door number and meeting point agreed' },
        { label: 'Wudu at the hotel before Quba' },
        { label: 'Water, umbrella and shoes for Uhud', detail: 'Go in the morning or late afternoon.' },
        {
          label: 'Ihram clothes, if you go on to Makkah',
          detail: 'Your miqat is Dhul Hulayfah. On the train: see above.',
        },
      ],
    },
  ],
}
