import { showAnswer } from '../answers/answer'
import { dizzy } from '../answers/heat'
import { muslim, quran, tirmidhi } from '../sources/books'
import { repairs } from '../sources/repairs'
import { rites } from '../sources/rites'
import { help } from '../sources/help'
import { travel } from '../sources/travel'
import { heatstrokeSources } from './shared/health'
import { sacredTexts, said } from '../sacred-texts'
import type { ArticleSeed } from '../types'

export const whatIsHajj: ArticleSeed = {
  section: 'hajj',
  slug: 'what-is-hajj',
  title: 'What is Hajj?',
  summary:
    'What Hajj means, who must do it, the places you will visit, and the plan of each day with the expected dates of 2027.',
  order: 1,
  checkedOn: '2026-11-30',
  reviewDueOn: '2026-12-24',
  sources: [
    quran('2:197, 2:203, 3:97'),
    muslim('1184', 'the Talbiyah'),
    tirmidhi('889', 'Hajj is Arafah'),
    rites.joiningHanbali,
    rites.arafahPrayers,
    rites.stoningTimes,
    rites.pebblesUsed,
    rites.jafariStoning,
    rites.jafariStoningLeft,
    rites.jafariArafahMissed,
    rites.jafariArafahMissedBoth,
    rites.jafariArafahEarly,
    rites.umrahPillars,
    rites.tawafCarried,
    rites.miqatAgreed,
    rites.umrahDuty,
    rites.facing,
    rites.muzdalifah,
    rites.monthsMaliki,
    rites.missedArafah,
    rites.missedArafahSacrifice,
    rites.missedArafahHaram,
    rites.cannotPayMaliki,
    rites.missedArafahVoluntary,
    rites.arafahUnconscious,
    rites.arafahAsleep,
    repairs.farewellEarly,
    repairs.farewellPeriod,
    repairs.farewellPeriodHanbali,
    repairs.farewellPeriodHanafi,
    repairs.farewellStay,
    repairs.farewellLeft,
    repairs.farewellBus,
    repairs.farewellHanafi,
    repairs.farewellAnyTawafHanafi,
    repairs.farewellBackHanafi,
    repairs.farewellJeddah,
    repairs.farewellJeddahCommittee,
    repairs.farewellDue,
    help.patientsToArafah,
    help.patientsFromMadinah,
    rites.missedArafahHanafi,
    rites.missedArafahHanbali,
    rites.noSheepShafii,
    rites.noSheepHanbali,
    travel.calendar,
    travel.calendarRule,
    travel.penalties,
    travel.licensedFirms,
    travel.domesticHajj,
    travel.pilgrims2023,
    travel.pilgrims2024,
    travel.pilgrims2025,
    travel.pilgrims2026,
    travel.mashaerStations,
    travel.climateTable,
    ...heatstrokeSources,
    repairs.farewellIllHanafi,
    repairs.excuseHanafi,
  ],
  body: [
    {
      type: 'prose',
      markdown: `Hajj is the great pilgrimage of Muslims. A pilgrimage is a journey made for God. It leads to Makkah and to three places near it: Mina, Muzdalifah and Arafah. It happens once a year, on fixed days.

Hajj is one of the five pillars of Islam. A pillar is a main duty that holds up the faith. Every adult Muslim who is able must do Hajj once in life (Qur'an 3:97). Read who counts as "able" in [Conditions of Hajj](/guide/hajj/hajj-conditions).

## What Hajj means

- **An answer.** Pilgrims say the Talbiyah, a short call that begins "Here I am, O God". You find it below.
- **A simple state.** Pilgrims enter Ihram (the state and the clothes of pilgrimage). Men wear two plain sheets. Women wear their usual modest clothes.
- **A day of prayer.** The heart of Hajj is the day at Arafah. The Prophet said: "Hajj is Arafah" (Tirmidhi 889).
- **Good conduct.** The Qur'an says there is no indecent talk or act, no sin and no quarrel in Hajj (2:197). See [Etiquette of Hajj](/guide/hajj/hajj-etiquette).
- **An old story.** Pilgrims walk between two small hills, Safa and Marwah. This walk is called Sa'i. It recalls how Hajar looked for water for her son Isma'il.`,
    },
    said('The Talbiyah', sacredTexts.talbiyah),
    {
      type: 'prose',
      markdown: `Men say the Talbiyah aloud. Women say it quietly.

## When is Hajj in 2027?

The rites (the acts of worship of Hajj) take place from the 8th to the 13th of Dhu al-Hijjah. Dhu al-Hijjah is the last month of the Islamic year. This calendar follows the moon, so Hajj comes about eleven days earlier each year.

In 2027 the days are expected from **Friday 14 May to Wednesday 19 May**.

The *months of Hajj* are longer than the rites. They are Shawwal, Dhu al-Qi'dah and the first ten days of Dhu al-Hijjah (Malik: the whole month).`,
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'These dates can move',
      markdown:
        'The dates of 2027 are computed from the Umm al-Qura calendar (the calendar used in Saudi Arabia). The official start of the month follows the news of the new moon. Every date may move by one day. Do not plan the last hour of your trip too tightly. Check with the [Ministry of Hajj and Umrah](https://haj.gov.sa) or with your group.',
    },
    {
      type: 'table',
      kind: 'plain',
      caption: 'Hajj day by day, with the expected dates of 2027',
      columns: ['Day of Dhu al-Hijjah', 'Expected date', 'Where', 'What happens'],
      rows: [
        [
          '8th (day of Tarwiyah)',
          'Fri 14 May 2027',
          'Makkah, then Mina',
          'Pilgrims of the Tamattu type enter Ihram again where they stay. Pilgrims of all types go to Mina, pray there and sleep there.',
        ],
        [
          '9th (day of Arafah)',
          'Sat 15 May 2027',
          'Arafah',
          "Leave Mina after sunrise. Dhuhr and Asr (the midday and afternoon prayers) are prayed together (Shafi'i, many Hanbali books: only by travellers); Abu Hanifah: in a tent, each in its time. Then prayer and remembrance of God until after sunset.",
        ],
        [
          'Night after the 9th',
          'Sat 15 to Sun 16 May 2027',
          'Muzdalifah',
          "Maghrib and Isha (the sunset and night prayers) are prayed together (Shafi'i, many Hanbali books: only by travellers). Fajr (the dawn prayer) is prayed early. Leave before sunrise.",
        ],
        [
          '10th (Eid, day of sacrifice)',
          'Sun 16 May 2027',
          'Mina and Makkah',
          "7 pebbles at Jamrat al-Aqabah. Sacrifice, if your type of Hajj needs it. Shave or shorten the hair (women only shorten). Tawaf al-Ifadah and, if still due, Sa'i.",
        ],
        [
          '11th',
          'Mon 17 May 2027',
          'Mina',
          '7 pebbles at each of the three Jamarat: 21 in all. The time begins at midday in the view of most scholars. Late afternoon is as good, and cooler.',
        ],
        [
          '12th',
          'Tue 18 May 2027',
          'Mina',
          '21 pebbles again. You may leave Mina for good, if you go after midday and before sunset.',
        ],
        ['13th', 'Wed 19 May 2027', 'Mina', 'Only for those who stayed: 21 pebbles again, then leave Mina.'],
        [
          'Last act',
          'Just before you leave',
          'Makkah',
          "Farewell tawaf, without Sa'i. Women in their period are excused.",
        ],
      ],
      note: 'Dates are subject to the sighting of the moon. Your group gets its own hours for each move: keep to them.',
    },
    {
      type: 'prose',
      markdown: `If you leave Mina on the 12th, you have thrown 49 pebbles in all. ([The sun has set, and you are still there?](/guide/answers/bus-stuck-in-mina)) If you stay for the 13th, you have thrown 70. Both are allowed (Qur'an 2:203).

This table is only the outline. [Steps of Hajj](/guide/hajj/hajj-steps) explains each act, and where the schools differ. **Ja'fari (Shia) law** differs in points that decide: [read them first](/guide/hajj/hajj-types#jafari-shia-law).

## Words you will hear

- **Ka'bah:** the cube-shaped house in the middle of the Grand Mosque of Makkah.
- **Tawaf:** seven rounds around the Ka'bah, with the Ka'bah on your left.
- **Tawaf al-Ifadah:** the main tawaf of Hajj, from the 10th on. No Hajj is complete without it. In the four schools nobody does it for you, not for money either: who is ill is carried or wheeled. (Ar-Ramli, a Shafi'i: who left it out, is home and can never travel again sends another.)
- **Sa'i:** seven walks between Safa and Marwah. It ends at Marwah.
- **Jamarat:** three pillars in Mina. Pilgrims throw small pebbles at them. One of them is a *jamrah*. The one nearest to Makkah is *Jamrat al-Aqabah*. Take no pebble from the basins: for Hanbalis and Ja'faris (Shia) one that was thrown before does not count.
- **Miqat:** a place on the way to Makkah. A pilgrim enters Ihram there, or before it.
- **Haram:** the sacred area around Makkah.

## The places

- **Makkah:** the city of the Grand Mosque. Tawaf and Sa'i are done here.
- **Mina:** the place of the camps. You sleep here and throw the pebbles here.
- **Arafah** (signs may say Arafat): you spend the 9th here in prayer. This is called the *standing*. You do not need to climb the hill called Jabal ar-Rahmah. Stay inside the boundary signs.
- **Muzdalifah:** the place between Arafah and Mina. You spend the night after the 9th here, all of it or a part.

Mina begins about 5 km east of the Grand Mosque. The train from Mina to Arafah takes about {{fact:mina-arafah-train}}. Find Makkah on the [map](/map), and the doors of the Grand Mosque under [gates](/places/gates).`,
    },
    {
      type: 'drawing',
      drawing: 'holy-sites',
      caption: 'The places of Hajj. Distances are straight lines; the roads are longer.',
    },
    { type: 'drawing', drawing: 'mina', caption: 'Mina: tents, and the Jamarat' },
    { type: 'drawing', drawing: 'jamarat', caption: 'The Jamarat: which, when, in which order' },
    {
      type: 'prose',
      markdown: `## What must not be missed

Scholars sort the acts of Hajj into three groups:

1. **Pillar** (*rukn*): without it, the Hajj is not valid. Nothing can replace it.
2. **Required act** (*wajib*): if it is missed, a sheep or goat is sacrificed in the Haram. The sacrifice repairs the miss. Hanafi: nothing is due if illness made you miss it. You cannot pay for it? Maliki, Shafi'i and Hanbali books: fast ten days, as [in place of the sacrifice of Hajj](/guide/hajj/hajj-types#the-sacrifice). Maliki: for an act after Arafah, such as stoning, fast after the 13th, when you like. Hanafis ask. (Ja'fari law: a sheep [does not make all good](/guide/hajj/hajj-types#jafari-shia-law).)
3. **Recommended act** (*sunnah*): good to do, but not required.

All four Sunni schools agree that **standing at Arafah** and **Tawaf al-Ifadah** are pillars. A person who misses Arafah has missed the Hajj of that year.

**In a hospital before the 9th?** Say at once that you are a pilgrim. The Ministry of Health took patients to Arafah by ambulance and bus, from Makkah and from Madinah (2022, 2024). Who sleeps there has stood at Arafah (Ja'fari: not who [sleeps or is unconscious all the time](/guide/answers/jafari-what-does-not-count)). Unconscious all the time? Hanafi and Maliki: it counts. Shafi'i and Hanbali: it does not, but a moment awake is enough. **Maliki:** ask that you are there for a part of the night, too. **You stay with a patient?** You, too, must be at Arafah.`,
    },
    {
      type: 'table',
      kind: 'comparison',
      caption: 'Pillars and required acts of Hajj in the four Sunni schools',
      columns: ['Act', 'Hanafi', 'Maliki', "Shafi'i", 'Hanbali'],
      rows: [
        ['Ihram (intention)', 'Condition', 'Pillar', 'Pillar', 'Pillar'],
        ['Ihram at the miqat or before it', 'Required', 'Required', 'Required', 'Required'],
        ['Standing at Arafah', 'Pillar', 'Pillar', 'Pillar', 'Pillar'],
        ['Tawaf al-Ifadah', 'Pillar', 'Pillar', 'Pillar', 'Pillar'],
        ["Sa'i", 'Required', 'Pillar', 'Pillar', 'Pillar'],
        ['Shaving or shortening hair', 'Required', 'Required', 'Pillar', 'Required'],
        ['Muzdalifah', 'Required (at dawn)', 'Required (a short stop)', 'Required', 'Required'],
        ['Stoning', 'Required', 'Required', 'Required', 'Required'],
        ['Nights in Mina (11th, 12th, and 13th if you stay)', 'Recommended', 'Required', 'Required', 'Required'],
        ['Farewell tawaf', 'Required', 'Recommended', 'Required', 'Required'],
        ['Arrival tawaf', 'Recommended', 'Required', 'Recommended', 'Recommended'],
      ],
      note: 'A condition must be there before the rest counts. Follow your own school or a scholar you trust, and ask before the day.',
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'You missed Arafah: what now?',
      markdown: `You were not at Arafah before dawn of the 10th, not even for a moment? (Maliki: not for a part of the night?) This Hajj is lost. **Do not simply take off Ihram.**

- **Ja'fari (Shia), and you had an excuse:** it is not lost yet. Be in Muzdalifah **before sunrise:** the Hajj counts (Sistani).
- **How you leave Ihram.** Most, among them Abu Hanifah and Shafi'i: by tawaf, sa'i and the hair, as in an Umrah. Mina is no more due (one book says of Malik that it is). **Maliki, in Ihram from Makkah, as in Tamattu:** go out of the Haram first, as to Tan'im. You were at Arafah too late, or only by day? Then you have been outside it: that is enough.
- **Later.** You owe a Hajj in another year, also when this one was voluntary. So say the four schools. (One report of Malik and one of Ahmad: not the voluntary one.)
- **A sacrifice.** Hanafi: none. Maliki, Shafi'i and Hanbali: one.
- **You made the condition** with your intention? Hanbali: you leave Ihram, and owe no sacrifice. A Hajj that is a duty stays due.

Tell your group leader at once, and ask a scholar of your school.`,
    },
    {
      type: 'prose',
      markdown: `## The farewell tawaf

It is the last thing in Makkah. A woman in her period leaves without it, but [not without Tawaf al-Ifadah](/guide/more/if-something-goes-wrong#your-period-has-come). It ends before she has left Makkah? Then it is due again (Hanafi, Shafi'i, Hanbali). For everybody else:`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'You stayed on after it, or left without it',
      markdown: `- **You slept, shopped or visited after it.** Hanafi: it counts. Malik: it counts, and again is better. Shafi'i and Hanbali: do it again.
- **You pray with the group, load the bags, or buy food for the road:** it counts. The bus is late? By Islamweb it counts, too.
- **You did it before the last pebbles were thrown,** by you or for you? It does not count, says the Saudi Standing Committee. Another stones for you, and you go home on the 10th? By the same answer **three sheep:** for the stoning, the nights and the farewell.
- **You left without it. Hanafi:** any tawaf that you did after Tawaf al-Ifadah serves as the farewell, whatever you meant by it. There was none? Before you pass the miqat go back, without a new Ihram, and do it. Later: a sheep (left out because of illness: nothing), or come back with a new Umrah, and then do it. Who lives inside the miqats, as in Jeddah, owes nothing.
- **You left without it. Maliki:** nothing is due.
- **You left without it. Shafi'i and Hanbali:** still near Makkah? Go back, and do it. Farther: a sheep. In Jeddah: Islamweb says go back, the Saudi Standing Committee says a sheep.`,
    },
    {
      type: 'table',
      kind: 'comparison',
      caption: 'Hajj and Umrah compared',
      columns: ['Question', 'Umrah', 'Hajj'],
      rows: [
        ['When?', 'All year, except the closed time around Hajj for visitors', '8th to 13th of Dhu al-Hijjah only'],
        ['How long?', 'Hours', 'Five or six days'],
        ['Where?', 'The Grand Mosque in Makkah', 'Makkah, Mina, Arafah and Muzdalifah'],
        [
          'Main acts',
          "Ihram, Tawaf, Sa'i, hair",
          'The same, and also Arafah, Muzdalifah, Mina and the throwing of pebbles',
        ],
        ['Is it a duty?', 'Schools differ', 'Yes, once in life for those who are able: all agree'],
        ['Permit', 'Umrah permit from Nusuk', 'Hajj permit. Nothing else replaces it'],
      ],
      note: 'Nusuk is the official platform for permits. Read more in What is Umrah?',
    },
    {
      type: 'prose',
      markdown: `New to both? Read [What is Umrah?](/guide/umrah/what-is-umrah) first. You can also join an Umrah with your Hajj. See [the three types of Hajj](/guide/hajj/hajj-types).

## You need a Hajj permit

Each pilgrim needs an official Hajj permit. A visit visa, a tourist visa or an Umrah visa never replaces it. Senior scholars call it a sin to do Hajj without a permit. The state gives heavy fines. See [Conditions of Hajj](/guide/hajj/hajj-conditions).

- **Your country has a Hajj office and a quota** (a fixed number of places): ask that office.
- **You live in Saudi Arabia:** [the Nusuk app](/guide/hajj/hajj-conditions#the-official-way-to-a-permit), whatever your country.
- **Your country has no such office:** you book only on [Nusuk Hajj](https://hajj.nusuk.sa). The links are also on our page [Booking and visas](/booking-links).

## How many people come?

You will share every road and every prayer with very many people. Know this before you go. It helps you to be patient.`,
    },
    {
      type: 'table',
      kind: 'plain',
      caption: 'Number of pilgrims at Hajj',
      columns: ['Year', 'Pilgrims'],
      rows: [
        ['2023', '1,845,045'],
        ['2024', '1,833,164'],
        ['2025', '1,673,230'],
        ['2026', '1,707,301'],
      ],
      note: 'Figures of the General Authority for Statistics; 2023 to 2025 as reported by the press. In 2026, 1,546,655 came from abroad.',
    },
    {
      type: 'callout',
      tone: 'safety',
      title: 'May is very hot in Makkah',
      markdown:
        'On a usual day in May it is about {{fact:may-heat}} by day in Makkah, and about 28 °C at night. Do not walk in the sun between 10:00 and 16:00 when you can avoid it. Drink often, before you feel thirst (ill heart or kidneys: as your doctor says). Use an umbrella (men in Ihram: [by school](/guide/answers/shoes-pins-and-soap-in-ihram)), and rest after each rite. More numbers are under [Authorities](/authorities).',
    },
    showAnswer(dizzy),
    {
      type: 'checklist',
      title: 'What to do first',
      items: [
        {
          label: 'Read the conditions',
          detail: 'Is Hajj a duty for you this year? Does the state accept your age and your health?',
        },
        {
          label: 'Find the official way to book',
          detail: 'Your national Hajj office, a licensed firm, or Nusuk Hajj. No other seller.',
        },
        {
          label: 'Choose your type of Hajj',
          detail: 'Tamattu, Qiran or Ifrad. Ask your group which one it plans.',
        },
        { label: 'See a doctor', detail: 'Ask about vaccines, your medicines, the heat and long walks.' },
        { label: 'Learn the steps', detail: 'Read one day at a time. Save the page on your phone.' },
        { label: 'Pack light', detail: 'One small bag for the days in Mina, Arafah and Muzdalifah.' },
      ],
    },
    {
      type: 'prose',
      markdown: `## Read next

- [Conditions of Hajj](/guide/hajj/hajj-conditions)
- [The three types of Hajj](/guide/hajj/hajj-types)
- [Steps of Hajj](/guide/hajj/hajj-steps)
- [Packing for Hajj](/guide/hajj/hajj-packing)
- [Etiquette of Hajj](/guide/hajj/hajj-etiquette)`,
    },
  ],
}
