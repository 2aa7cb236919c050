import { abuDawud, bukhari } from '../sources/books'
import { help } from '../sources/help'
import { repairs } from '../sources/repairs'
import { rites } from '../sources/rites'
import { travel } from '../sources/travel'
import type { ArticleSeed } from '../types'

export const whatIsUmrah: ArticleSeed = {
  section: 'umrah',
  slug: 'what-is-umrah',
  title: 'What is Umrah?',
  summary:
    'Umrah in plain words: what it means, its four parts, whether it is a duty, how it differs from Hajj, and who may come.',
  order: 1,
  checkedOn: '2026-11-30',
  reviewDueOn: '2026-12-24',
  sources: [
    bukhari('1773, 1782', 'one Umrah to the next; Umrah in Ramadan'),
    rites.umrahPillars,
    rites.mahramFour,
    rites.mahramVoluntaryShafii,
    rites.umrahDuty,
    rites.jafariUmrah,
    rites.farewellHanafi,
    rites.farewellShafii,
    rites.farewellViews,
    rites.umrahFarewellCommittee,
    repairs.miqatReturn,
    repairs.miqatReturnShafii,
    repairs.lengthMissing,
    repairs.lengthsWithoutGap,
    repairs.roundMissingAgain,
    repairs.roundMissingAtHome,
    repairs.rakahsForgotten,
    repairs.rakahsForgottenMaliki,
    repairs.roundMissing,
    repairs.fourRoundsHanafi,
    repairs.roundMissingGap,
    repairs.noWuduHanafi,
    repairs.ifadahNoWuduHanafi,
    repairs.ifadahNoBathHanafi,
    repairs.noWuduMaliki,
    repairs.noWuduCommittee,
    repairs.noWuduUthaymin,
    repairs.hairZeroMachine,
    repairs.hairTooShort,
    repairs.hairOfOthers,
    repairs.hairOfOthersHanafi,
    repairs.hairWomenPart,
    rites.hairWhole,
    rites.shortHairMaliki,
    repairs.hairForgotten,
    repairs.hairForgottenHanafi,
    rites.umrahFromHaram,
    rites.umrahFromHaramHanafi,
    rites.umrahFromHaramMalik,
    rites.umrahFromHaramAshal,
    rites.umrahFromHaramHattab,
    rites.umrahForAnother,
    rites.umrahForTheWell,
    rites.umrahForTheDeadShafii,
    rites.umrahForAnotherMaliki,
    abuDawud('1811', 'for another person'),
    rites.childCarriedViews,
    rites.childCarriedTuhfah,
    rites.childCarriedHanafi,
    rites.childCarriedMaliki,
    rites.childSaiMaliki,
    rites.childNearHaramMaliki,
    rites.childRiding,
    rites.jafariChildClothes,
    rites.jafariChildRepairs,
    rites.jafariGrown,
    rites.jafariShade,
    rites.miqatAgain,
    rites.miqatAgainUthaymin,
    rites.miqatFromJeddah,
    rites.backFromJeddah,
    rites.miqatMadinahFirst,
    rites.miqatMadinahFirstAgainst,
    travel.adahiOnlySeller,
    travel.adahiHaram,
    travel.anyVisa2025,
    travel.bookedOnArrival,
    travel.visitClosure,
    travel.penalties,
    travel.mahramState,
    travel.ramadanOneUmrah,
    rites.childIhram,
    rites.childGuardianShafii,
    repairs.childRepairMaliki,
    repairs.childHajjMaliki,
    repairs.childRepairShafii,
    rites.childLeave,
    rites.childStops,
    rites.childStopsMaliki,
    rites.childStopsShafii,
    rites.childStopsIbnBaz,
    rites.childMiqat,
    rites.childRepairShafii,
    rites.childRepairHanbali,
    rites.nappyOfBoy,
    rites.nappyOfBoyRepair,
    rites.childLeft,
    rites.childWudu,
    rites.childWuduShafii,
    rites.babyUrine,
    rites.childIhramHanafi,
    rites.nappyInTawaf,
    rites.nappyInTawafMost,
    rites.saiLaterViews,
    rites.saiLaterMaliki,
    rites.jafariSaiLater,
    rites.childCarried,
    help.babiesInHeat,
    help.babyFormula,
    help.babyFormulaHot,
    help.babyPram,
    help.babyWater,
    help.tapWaterMadinah,
    travel.pushchairs,
    travel.childPermit,
    travel.childPermitBelow,
    travel.childCareMakkah,
    travel.childCareMadinah,
    help.babyDryHospital,
    help.hotCar,
    help.emergency911Madinah,
    rites.umrahOften,
    rites.umrahOftenMaliki,
    rites.jafariUmrahOften,
    rites.jafariUmrahDuty,
    rites.jafariHairOfOthers,
    rites.umrahAfterHajj,
    rites.umrahOftenIqna,
    rites.umrahOntoHajjHanbali,
    rites.umrahAfterHajjHanafi,
    rites.umrahBeforeHajjHanafi,
    travel.calendar,
    repairs.miqatReturnAsFar,
    repairs.miqatReturnGhazali,
    repairs.farewellLastShafii,
    repairs.miqatReturnViews,
    repairs.miqatReturnHanbali,
    repairs.umrahTawafInPeriod,
    repairs.umrahTawafInPeriodLate,
    rites.childGameHanbali,
    rites.childPaysHanbali,
    rites.grownInIhram,
  ],
  body: [
    {
      type: 'prose',
      markdown: `Umrah means **a visit**. You visit the Ka'bah, the House of God. It stands in the middle of the Grand Mosque (Masjid al-Haram) in Makkah.

Many people call it the *lesser pilgrimage*. The greater one is Hajj. Umrah is shorter. You can do it almost any time of the year.

This page explains what Umrah is. When you are ready to do it, open [the four steps of Umrah](/guide/umrah/umrah-steps).

## Who may come`,
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Visa, permit and women, as of November 2026',
      markdown: `- **Visa:** you may come on every visa, says the Ministry of Hajj (October 2025): tourist, family visit, transit, work or Umrah visa. In the same week agents in the Emirates said that a tourist visa is not enough. Ask before you pay. In the weeks around Hajj it is not possible.
- **Permit:** you choose a day and a time in Nusuk. Come at that time.
- **Women:** since October 2022 Saudi Arabia does not ask a woman to bring a mahram (a close male relative) or her husband. Your home country or your agent may still ask.

Check with [Nusuk](https://nusuk.sa) and the [Ministry of Hajj and Umrah](https://haj.gov.sa) before you travel. Our [booking page](/booking-links) shows the steps.`,
    },
    {
      type: 'callout',
      tone: 'note',
      title: 'Only Muslims may enter',
      markdown: `Makkah is closed to non-Muslims. In Madinah the area around the Prophet's Mosque is. If a friend or a driver is not Muslim, plan this before you go.`,
    },
    {
      type: 'prose',
      markdown: `## The four parts

Umrah has four parts. They come in this order, and the order does not change.`,
    },
    {
      type: 'table',
      kind: 'plain',
      caption: 'The four parts of Umrah',
      columns: ['Part', 'What it is', 'Where'],
      rows: [
        [
          '1. Ihram',
          'The state and the clothes of pilgrimage. You make your intention and some things become forbidden.',
          'At or before the miqat (the line where pilgrims must be in Ihram)',
        ],
        [
          '2. Tawaf',
          "Walking 7 times around the Ka'bah, then a prayer of 2 rak'ahs (units of prayer).",
          'Grand Mosque, Makkah',
        ],
        [
          "3. Sa'i",
          'Walking 7 lengths between two small hills, Safa and Marwah.',
          'The Masaa (the long hall of Safa and Marwah) in the Grand Mosque',
        ],
        [
          '4. Halq or Taqsir',
          'Halq is shaving the head. Taqsir is shortening the hair. Then Ihram ends.',
          'After Marwah, for example at a barber',
        ],
      ],
      note: 'Women only shorten their hair. They never shave it.',
    },
    {
      type: 'prose',
      markdown: `When your hair is cut, your Umrah is complete. In the Sunni schools, everything that Ihram had forbidden is allowed again. In Ja'fari (Shia) law one more tawaf comes first, called tawaf al-nisa. It is not due in the Umrah of Tamattu, the one before a Hajj of that type.

Umrah takes hours, not days. How many hours depends on the crowd, on the floor where you walk, and on your strength. Do not plan it to the minute.

**A rest between tawaf and sa'i?** Yes, but do the sa'i on the same day. You did it later?

- **Hanafi, Shafi'i and Hanbali:** nothing is due.
- **Malik:** you slept in between, and your wudu broke? In Makkah do tawaf, sa'i and the hair again. You have left Makkah? A sacrifice.
- **Ja'fari (Shia):** not on the next day, but for an excuse.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'A farewell tawaf before you leave Makkah?',
      markdown: `After Umrah:

- **Hanafi:** not due.
- **Maliki:** recommended.
- **Shafi'i:** due of all who set out on a journey or for home (Mina is no journey). It is the last thing: you stay on, as for a night? Again. Missed: a sheep.
- **Hanbali:** the book al-Iqna asks it of all who leave Makkah. The Saudi Standing Committee calls it a good act, and not due.

A woman in her period leaves without it.`,
    },
    {
      type: 'prose',
      markdown: `## What Umrah recalls

Sa'i recalls a mother. Her name was Hajar. She searched for water for her child Isma'il between Safa and Marwah. Pilgrims walk where she searched.

Your own words matter in Umrah too. There is no fixed prayer for each round of tawaf or each length of sa'i. You may speak to God in your own language. A few short texts are well known. You find them inside [the steps](/guide/umrah/umrah-steps), in Arabic, with the sound and the meaning.

## What it brings

The Prophet taught that one Umrah to the next wipes away the wrongs that lie between them (Sahih al-Bukhari 1773).

Umrah in Ramadan (the month of fasting) is like a Hajj in reward (Sahih al-Bukhari 1782). Ramadan is also the most crowded time. See [when to go](/guide/umrah/umrah-timing).

## Is Umrah a duty?

All schools of law honour Umrah. They do not agree on its rank.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Duty or strong custom',
      markdown: `- **Shafi'i and Hanbali:** a duty, once in life, for a person who is able.
- **Hanafi and Maliki:** a sunnah (a practice of the Prophet), but not a duty.
- **Ja'fari (Shia), by Sistani:** a duty. Who owes a Hajj of Tamattu, as most visitors do, owes no Umrah besides it.

Follow your own school, or ask a scholar you trust.`,
    },
    {
      type: 'prose',
      markdown: `## Which parts are pillars?

Scholars sort the acts of Umrah by their weight. Three words help you to follow them:

- **Rukn** means *pillar*. Without it the Umrah is not complete.
- **Wajib** means *required*. If you miss it, you repair it with a sacrifice (a sheep, offered in the Haram for its poor; not so in Ja'fari law).
- **Sunnah** means *recommended*. It is good to do. Nothing is owed if you miss it.

The Haram is the protected area around Makkah.

**How is a sheep given?** You need not see it. [Adahi](https://www.adahi.org), the project of the Saudi state, sells vouchers for it, all year (its bank, 2014). It gives to the poor of the Haram first. Choose **fidyah** (a repair), not the sacrifice of Hajj. Keep the receipt. Do not pay a stranger.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'The pillars in each school',
      markdown: `- **Maliki and Hanbali:** Ihram, tawaf and sa'i.
- **Shafi'i:** Ihram, tawaf, sa'i, cutting the hair, and keeping the order.
- **Hanafi:** tawaf is the pillar. Ihram is a condition. Sa'i and cutting the hair are wajib (required).

In practice every pilgrim does all four parts. The difference matters when something was missed. Then ask a scholar of your own school.`,
    },
    {
      type: 'prose',
      markdown: `## Umrah and Hajj side by side

Umrah and Hajj are two different acts of worship. This table shows the main differences.`,
    },
    {
      type: 'table',
      kind: 'comparison',
      caption: 'Umrah and Hajj compared',
      columns: ['Question', 'Umrah', 'Hajj'],
      rows: [
        [
          'When?',
          'No fixed date. For visitors it is closed around Hajj',
          '8 to 13 Dhu al-Hijjah only (expected 14 to 19 May 2027)',
        ],
        ['How long?', 'Some hours', 'Several days'],
        ['Where?', "The Grand Mosque: Ka'bah, Safa and Marwah", 'Also Mina, Arafah and Muzdalifah, near Makkah'],
        [
          'Which rites?',
          "Ihram, tawaf, sa'i, hair",
          'These, and also the standing at Arafah, the night at Muzdalifah, the stay at Mina and the stoning',
        ],
        [
          'Is it a duty?',
          'The schools differ (see above)',
          'Yes: a pillar of Islam, once in life for every adult Muslim who is able',
        ],
        [
          'Which permit?',
          'An Umrah permit from Nusuk',
          'An official Hajj permit. A visit, tourist or Umrah visa never replaces it',
        ],
      ],
      note: 'Islamic dates follow the sighting of the moon. They can move by one day.',
    },
    {
      type: 'prose',
      markdown: `Umrah can also be joined with Hajj in one journey. There are three ways to do this or not to do it. Read [the types of Hajj](/guide/hajj/hajj-types). For Hajj itself, start with [what is Hajj](/guide/hajj/what-is-hajj).

## Are there days to avoid?

Umrah has no fixed date. But the state sets a limit. Around Hajj, Makkah is closed to visitors without a Hajj permit. If the rule of past years is the same, this is from about {{fact:closure-begins}} to about {{fact:closure-ends}}. For foreigners who live in Saudi Arabia it begins [about a week before](/guide/umrah/umrah-timing#the-closed-weeks-around-hajj). Read [the month-by-month table](/guide/umrah/umrah-timing) before you book.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'A woman alone, a widow, a divorced woman',
      markdown: `The rule of the state is one thing. The view of the schools is another.

- **Hanafi and Hanbali:** a husband or a mahram has to come along.
- **Maliki and Shafi'i:** trusted women or a safe group are enough **for a journey that is a duty**. For Malikis no Umrah is a duty, for Shafi'is only the first.
- **For a journey that is no duty** most, in all four schools, ask for a husband or a mahram. A wife needs [her husband's leave](/guide/hajj/hajj-conditions#women) for it, too (Shafi'i: for every journey).
- **A widow or a divorced woman** first reads [the rules for women](/guide/hajj/hajj-conditions#women).

Follow your own school, or ask a scholar you trust.`,
    },
    {
      type: 'prose',
      markdown: `## With a child or a baby

**A baby in the heat, under six months:**

- **Only breast milk?** No water and no Zamzam. Feed more often, and drink more yourself.
- **Milk from a bottle?** The usual milk, not thinner. Mix the powder with boiled water that is still hot (70 °C), cool the bottle, and use it within two hours. Between the feeds give a little water, boiled and cooled.
- **The tap water is not safe to drink** (one page says so of Madinah)? Then bottled water, boiled too: in a litre less than 200 mg of sodium (Na) and 250 mg of sulphate (NHS).
- **No cloth over the pushchair:** it gets hot under it.

**Very sleepy, or only one or two wet nappies in a day? Call {{fact:emergency-centre}}.**

**Never leave a child in a parked car,** not for a minute: it gets hot within minutes.

**Permit:** from five years on (Ministry of Hajj, 2023). A younger child comes into the mosque with you. By a report of 2022 such a child was let in to pray, not for Umrah: ask **{{fact:hajj-ministry}}** before you set out.

**Free care for children, while you pray.** In Makkah near doors 100 and 104: girls from 3 to 9, boys from 3 to 6 (Ramadan 2026). In Madinah on the north-east side, exits 339 and 340, 5:00 to 23:00: bring your ID (2024).

**A pushchair** may not come to the ground floor of the Mataf. The upper floors and the Masaa are open to it, by the King Fahd expansion, but not when they are full (January 2024). A list of February 2024 [lets none in](/faq#practical): ask at the door.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'A small child in Ihram',
      markdown: `A child need not be in Ihram, and then passes the miqat in its usual clothes. Its Umrah is valid, but it does not count for the duty of the adult. **It comes of age in Ihram, as a girl by her first period?** From then on all binds it. Before tawaf: the Umrah counts as the duty (Shafi'i, Hanbali). Do not begin it in a great crowd. If you want it:

- **Where?** Maliki: a small child, to about eight, enters Ihram only near the Haram.
- **Who makes the intention?** A child who understands makes it, with the guardian's leave. For a smaller one, the guardian makes it and says the Talbiyah for the child. (Shafi'i: the father, else his father. A mother, or another person, when he gives leave.)
- **Clothes and bans** are as for adults, in the answer of Ibn Baz (a Saudi mufti): no hair is cut before the end.
- **A boy's nappy.** Ibn Uthaymin (a Saudi scholar): no shaped garment, nothing is due. Islamweb: it is one; worn for need, the guardian [chooses one of three](/guide/more/fidyah#three-ways).
- **Before tawaf** change the nappy, and then take wudu: for Shafi'is and Hanbalis a hand on the private parts [breaks it](/guide/answers/wudu-in-tawaf). Shafi'i: wash the child as for wudu, too. (Islam Q&A: a small one needs none.)
- **You carry a soiled nappy?** Abu Hanifah: your tawaf counts. Most others: it does not. Egypt's Dar al-Ifta: it does, if nothing leaks. It leaked on you? Wash it off. Shafi'i and Hanbali: for a boy under two who has only milk, sprinkle water.
- **Ja'fari (Shia):** the child needs [tawaf al-nisa](/guide/answers/jafari-what-does-not-count), too. Its usual clothes may stay on until Fakh, near Makkah, on a road that passes it (Sistani). Shade is allowed to it. A girl of nine lunar years [is grown](/guide/hajj/hajj-conditions#the-five-conditions-of-religion), for most.

For Hajj 2026 [visas of children under 15 were cancelled](/guide/hajj/hajj-conditions#what-the-state-asks).`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Tawaf with a small child in Ihram',
      markdown: `Hold the hand, or carry the child. Let it face forward, as you do: the Ka'bah is on its left, too, else its tawaf does not count (a Saudi scholar). **Do not ride because of a baby:** take turns. By a Hanafi answer the mother who rides owes a sheep.

**You carry it in your own tawaf?** Walking twice is safe: first for yourself, then for the child. You walk once?

- **Hanafi,** and some Saudi answers: it counts for both.
- **Maliki:** in the best known of four views for neither (one sa'i counts for both).
- **Shafi'i:** meant for the child alone, it counts for the child alone. Meant for you, or for both: for you alone.
- **Hanbali:** books differ; some count it for the child alone.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'A child in Ihram makes a mistake, or cannot go on',
      markdown: `**A mistake:**

- **Hanafi:** nothing is due, from nobody.
- **Maliki:** the guardian pays the repair (for clothes out of need, the child). In Hajj a sacrifice that the child owes is due from the father who took it along. He does not fast in its place.
- **Shafi'i:** nothing for a small one. One who understands: for clothes and scent on purpose, and for hair and nails, the guardian owes the repair. **You dressed or perfumed the child? You owe it.**
- **Hanbali:** clothes and scent nothing; hair, or game killed, a repair (from the child or the guardian: two views). Ibn Uthaymin: nothing.
- **A Saudi answer:** the guardian gives the repair for what was done on purpose, as for the cold.
- **Ja'fari (Shia):** nothing is due, but for hunting (Khamenei).

**You began it, and the child cannot go on?**

- **Abu Hanifah, and Ibn Uthaymin:** it may stop, and nothing is due.
- **Maliki, when the guardian gave leave:** it stays in Ihram until its Umrah is done.
- **Shafi'i, a child who understands:** the same.
- **Hanbali, the known view:** the same.
- **Ibn Baz:** you are at home already? Go back, and finish it with the child.`,
    },
    {
      type: 'prose',
      markdown: `## Can I do more than one Umrah?

Yes, in most schools: see the box. For a second Umrah from Makkah you leave the Haram (the protected area around Makkah) and enter Ihram outside it. Well-known places are **Tan'im** (the mosque of Aishah) and **al-Ji'ranah**. Then you come back and do the steps again. The mosque of Aishah lies about {{fact:tanim-distance}} from the Ka'bah in a straight line. Make sure that the driver takes you there: it is the mosque at the boundary, on the road to Madinah.

**You entered Ihram in your hotel in Makkah?** Before tawaf go out of the Haram, say the Talbiyah there, and come back. Hanafi and Shafi'i: nothing is then due. You did not go out before tawaf?

- **Hanafi, Shafi'i and Hanbali:** a sheep.
- **Maliki:** the Ihram holds, tawaf and sa'i do not count. **You are still in Ihram.** Go out of the Haram, come back, and do tawaf, sa'i and the hair again. The hair was cut already? [Choose one of three](/guide/more/fidyah#three-ways), too.
- **Ja'fari (Shia):** an Ihram begun in the hotel [does not count](/guide/answers/jafari-what-does-not-count).

**An Umrah for your parents, or for another person?** It is for a person who has died, or whose illness lasts and who asks for it, [as for Hajj](/guide/hajj/hajj-conditions#when-someone-else-does-hajj-for-you). Name him or her with your intention, as in the hadith "Labbayk, for Shubrumah" (Sunan Abi Dawud 1811).

- **Hanafi:** accepted for one who is well, too, when it is no duty.
- **Maliki:** disliked, for a person who has died, too, unless a will asks for it.
- **Shafi'i:** do your own first. A dead person who had done this duty needs to have asked for it. Else it is not valid.
- **Hanbali:** do your own first. Accepted for one who is well, too, when it is no duty.

Each new Umrah needs a new permit. **On a Hajj visa** a report says [no other Umrah](/guide/hajj/hajj-conditions#what-the-state-asks): ask your group. In Ramadan 2024 a second permit was refused. The rule for 2027 is not known yet.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'How often? And between Umrah and Hajj?',
      markdown: `- **Hanafi and Shafi'i:** more than one Umrah in a year is recommended. Hanafi: you may do more between the Umrah of Tamattu and Hajj, too (Darul Ifta Birmingham).
- **Hanbali:** several in a year are allowed. Many, one right after another, are disliked (al-Iqna). In Ramadan it is recommended to repeat it.
- **Maliki:** more than one in an Islamic year is disliked. Some Malikis allow it.
- **Ja'fari (Shia), by Sistani:** one in each Islamic month for the same person. **None between the Umrah of Tamattu and Hajj:** it can spoil that Umrah.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'An Umrah right after Hajj: wait for sunset of the 13th',
      markdown: `- **Hanafi:** from the 9th to the 13th an Umrah is strongly disliked.
- **Maliki:** for a person who did Hajj, the Ihram of an Umrah is not valid before the stoning of the 13th, or its time. Tawaf and sa'i count only after sunset.
- **Shafi'i:** no Umrah while an act of Hajj is left, such as stoning.
- **Hanbali:** allowed, also on these days. But while you are in the Ihram of Hajj, an Umrah is not valid.

On a Hajj visa [ask your group first](/guide/hajj/hajj-conditions#what-the-state-asks).`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'To Taif, Madinah or Jeddah, and back to Makkah',
      markdown: `Taif and Madinah lie outside the miqat (the line of Ihram). Jeddah lies inside. A Hajj visa [is not valid in Taif](/guide/hajj/hajj-conditions#what-the-state-asks).

- **From Taif or Madinah, for an Umrah or for Hajj:** enter Ihram at the miqat on your way. All agree. You passed it? [Go back, or a sheep is due](/guide/umrah/what-is-umrah#a-mistake-that-you-find-late). Between Umrah and Hajj: [Tamattu, and Madinah in between](/guide/hajj/hajj-types#where-the-schools-differ).
- **From Taif or Madinah, only to your hotel.** Shafi'i: no Ihram is needed. Hanafi, Maliki, Hanbali: nobody passes the miqat to Makkah without Ihram, so do a new Umrah. Ibn Uthaymin (a Saudi scholar) does not ask it of a person who wants no rite.
- **Ja'fari (Shia), from Madinah or Jeddah:** in the Islamic month of your Umrah, and only in it, you come back [without Ihram](/guide/answers/jafari-what-does-not-count).
- **From Jeddah, after your Umrah,** only to your hotel: no Ihram is needed. For another Umrah or for Hajj begin in Jeddah. So in all four schools, say scholars of the ministry in Kuwait.
- **You stay in Jeddah,** with family or for work, and decide there: begin in Jeddah. You came for Umrah from the start? Then Jeddah is too late: enter Ihram on the way, or go back to the miqat for it.
- **You land in Jeddah, but go to Madinah first.** Most travel advice says: enter Ihram later, at Dhul Hulayfah, when you leave Madinah for Makkah. Scholars differ. Even two answers of one Hanafi body do not agree.

Follow your own school, or ask a scholar before the journey.`,
    },
    {
      type: 'prose',
      markdown: `## A mistake that you find late

**Ja'fari (Shia)?** Most of this is different for you: [your rules](/guide/answers/jafari-what-does-not-count).

### You passed the miqat without Ihram

Still on the plane, and the Ihram sheets are in the suitcase? **Do not wait:** [what to do](/guide/answers/shoes-pins-and-soap-in-ihram).

You came for Umrah or Hajj, and passed the miqat without Ihram?

- **You are not in Ihram yet:** go back to the one you passed, and enter Ihram there. Hanafi: each of the five serves; Shafi'i: one as far from Makkah, too. Nothing is due. The four Sunni schools agree.
- **You entered Ihram after it, and go back before tawaf.** Hanafi: say the Talbiyah at the miqat, and nothing is due. Shafi'i: nothing is due. Maliki and Hanbali: the sheep stays due.
- **You do not go back:** a sheep. The pilgrimage counts.

### You had no wudu in tawaf

You find out in the hotel, or at home. **You are only not sure? Then your wudu counts.** (For Malikis doubt [breaks it](/guide/answers/wudu-in-tawaf): ask.)`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'The tawaf of Umrah without wudu (the wash before prayer), or in the period',
      markdown: `- **Hanafi:** do this tawaf again while you are in Makkah, also in your usual clothes. Nothing is due. Best do the sa'i again, too. You have left Makkah? A sheep.
- **Maliki, Shafi'i and Hanbali:** it does not count. **You are still in Ihram, also at home.** Keep its bans, and men put on the cloths. Go back, without a new Ihram. Do tawaf, sa'i and the hair. For hair and perfume meanwhile, by a Maliki book: [choose one of three](/guide/more/fidyah#three-ways). [Relations](/guide/more/fidyah#relations-between-husband-and-wife-in-umrah) can spoil it: ask.
- **Ibn Uthaymin** (a Saudi scholar), of wudu alone: in Makkah do all this. Who is home already owes nothing.

Tawaf al-Ifadah, the main tawaf of Hajj, is a pillar: ask at once. **Hanafi:** it counts. Without wudu: a sheep. Without the full bath that was due: a camel or cow. You did it again, clean? Nothing is due (after the 12th, for want of the bath: a sheep). The farewell tawaf without wudu: charity for each round.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: "A round, a length of sa'i or the two rak'ahs were missing",
      markdown: `- **Hanafi:** four rounds or more were done? Walk what is missing. You have left Makkah? A sheep. Fewer were done? You are in Ihram until you have walked them, also at home.
- **Maliki and Hanbali:** it was a short time ago? Walk that round. Longer: the whole tawaf again.
- **Shafi'i:** the round has to be walked. No sheep makes it good.

For Malikis, Shafi'is and Hanbalis the two rak'ahs, the sa'i and the hair then follow **again.** You are in Ihram until then, also at home.

- **A length of sa'i.** Walk it. Hanafi: who has left gives charity for each, up to three. Maliki, Shafi'i and Hanbali: in Ihram until it is walked. (Maliki and Hanbali, after a long time: all seven again.)
- **The two rak'ahs.** Pray them where you remember them. Nothing is due. Maliki: the wudu of that tawaf is gone? In Makkah do tawaf and sa'i again. Far away pray them, and give a sheep, too.`,
    },
    {
      type: 'prose',
      markdown: `### The hair was forgotten, or too little was cut

How much it has to be: [by school](/guide/umrah/umrah-steps#halq-or-taqsir-cut-the-hair-and-leave-ihram). A woman who cut one lock alone: enough for Shafi'is (three hairs), too little for Malikis and Hanbalis, and for Hanafis below a quarter.

Nothing was cut, or too little? You are still in Ihram. Men put on the cloths again. Cut the hair now, Hanafis inside the Haram. Malikis: late, mainly at home, [a sacrifice](/guide/umrah/umrah-steps#when-something-goes-wrong), too.

**Short hair of Hanafi men.** Is it shorter than a fingertip joint, as some days after another Umrah? Then shave it: to shorten it does not end Ihram. A machine at zero counts as shaving in one answer. In another the pilgrim stayed in Ihram until he shaved. **Maliki men** shave, too, when the hair is plaited, tied up, stuck down, or too short to be shortened.

**Cut your own hair first,** then that of your wife, husband or friend. Before your own: allowed for Shafi'is and Hanbalis, when nothing else is left to do. Hanafi pages differ, and Malik asks for a repair. Ja'fari (Khamenei): in Ihram you cut no hair of others.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'What you did before the hair was cut',
      markdown: `- **Hanafi:** you thought that your Ihram had ended? One sheep for all of it. You began a new Umrah meanwhile? One more sheep for each.
- **Shafi'i:** three hairs were cut? Then it had ended.
- **Ibn Baz** (a Saudi scholar): you forgot, or did not know? Nothing is due.

[Relations](/guide/more/fidyah#relations-between-husband-and-wife-in-umrah) meanwhile? Ask at once.`,
    },
    {
      type: 'prose',
      markdown: `## Words you will meet

- **Ihram:** the state and the clothes of pilgrimage.
- **Miqat:** the line on the way to Makkah where pilgrims must be in Ihram.
- **Talbiyah:** the call of the pilgrim, "Here I am, O God".
- **Tawaf:** seven rounds of the Ka'bah.
- **Mataf:** the area around the Ka'bah where people walk.
- **Black Stone:** the stone in the corner of the Ka'bah where each round begins and ends.
- **Hijr:** the area inside the low half-circle wall beside the Ka'bah. Walk around it, not through it.
- **Maqam Ibrahim:** the station of Abraham, close to the Ka'bah.
- **Sa'i:** seven lengths between Safa and Marwah.
- **Masaa:** the long hall where sa'i is done.
- **Halq and taqsir:** shaving the head, and shortening the hair.
- **Zamzam:** the water that pilgrims drink after tawaf.

## Where to go next

1. [Choose your time](/guide/umrah/umrah-timing).
2. [Prepare documents, health and bags](/guide/umrah/umrah-preparation).
3. [Learn the four steps](/guide/umrah/umrah-steps).
4. [Find your gate](/places/gates) before you walk to the mosque.`,
    },
  ],
}
