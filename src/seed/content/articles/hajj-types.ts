import { showAnswer } from '../answers/answer'
import { jafariPoints } from '../answers/rites'
import { muslim, quran } from '../sources/books'
import { repairs } from '../sources/repairs'
import { rites } from '../sources/rites'
import { travel } from '../sources/travel'
import { sacredTexts, said } from '../sacred-texts'
import type { ArticleSeed } from '../types'

export const hajjTypes: ArticleSeed = {
  section: 'hajj',
  slug: 'hajj-types',
  title: 'The three types of Hajj',
  summary:
    'Tamattu, Qiran and Ifrad: what each one is, how they compare, when a sacrifice is due, and how to choose the type that fits your school and your group.',
  order: 3,
  checkedOn: '2026-11-30',
  reviewDueOn: '2026-12-24',
  sources: [
    quran('2:196'),
    muslim('1211', 'the three types; Aishah at Hajj'),
    muslim('1213', 'Aishah: from Umrah to Umrah and Hajj together'),
    muslim('1251', 'words of the intention'),
    rites.lateForUmrah,
    rites.lateForUmrahHanafi,
    rites.orderHanafi,
    rites.jafariPebbles,
    rites.jafariSacrifice,
    rites.jafariSacrificeMakarem,
    rites.jafariFasting,
    rites.periodViews,
    rites.periodHanafi,
    rites.toUmrahHanbali,
    rites.toUmrahIbnBaz,
    rites.sacrificeDays,
    rites.sacrificeDaysIbnBaz,
    rites.sacrificeLateHanbali,
    rites.sacrificeLateHanafi,
    rites.travellersMinaPartHanafi,
    rites.sacrificeWhere,
    rites.sacrificeWhereMaliki,
    rites.sacrificeByDayMaliki,
    rites.sacrificeMakkahMaliki,
    rites.sacrificeMinaLakhmi,
    rites.sacrificeTime,
    rites.sacrificeBefore,
    rites.sacrificeBeforeViews,
    rites.fastingDays,
    rites.fastingViews,
    rites.fastingFrom,
    rites.fastingSixth,
    rites.fastingMeansHanafi,
    rites.sharedSacrifice,
    rites.sharedSacrificeViews,
    rites.fastingAtArafah,
    travel.adahi,
    travel.adahiOnlySeller,
    travel.adahiPhone,
    rites.sacrificeFromOutside,
    rites.earlySai,
    rites.earlySaiViews,
    rites.jafariTypesChoice,
    rites.jafariMiqatVow,
    rites.sacrificeOfFeastHanafi,
    rites.jafariHair,
    rites.jafariFirstHajj,
    rites.jafariFirstHajjSistani,
    rites.jafariFirstHajjKhamenei,
    rites.jafariHairSacrifice,
    rites.jafariTawafAfterHair,
    rites.jafariTawafEarly,
    rites.tamattuLeaving,
    rites.tamattuLeavingHanafi,
    rites.tamattuLeavingUthaymin,
    rites.jafariMuzdalifah,
    rites.jafariMuzdalifahPillar,
    rites.jafariPeriod,
    rites.jafariTawafByAnother,
    rites.qiranHanafi,
    rites.qiranArafahHanafi,
    rites.qiranRoundsHanafi,
    repairs.qiranOnceHanafi,
    rites.jafariTwoRakahs,
    rites.jafariShade,
    rites.jafariShadeMakarem,
    rites.jafariShadeKhamenei,
    rites.jafariBans,
    rites.jafariPerfume,
    rites.jafariRepairs,
    rites.jafariNails,
    rites.jafariStoning,
    rites.jafariStoningCarers,
    rites.jafariStoningFor,
    rites.jafariStoningNight,
    rites.jafariNights,
    rites.jafariMinaMidday,
    rites.jafariArafahEarly,
    rites.jafariUmrahOften,
    rites.jafariLeavingMakkah,
    rites.jafariLeavingMakkahSistani,
    rites.jafariOtherMonthKhoei,
    rites.jafariOtherMonthFadlallah,
    rites.jafariArafahMissed,
    rites.jafariArafahMissedBoth,
    rites.jafariSacrificeOutsideKhamenei,
    rites.jafariSacrificeOutsideHaeri,
    rites.jafariHeadUnderWater,
    rites.jafariRelease,
    rites.jafariTalbiyahEnd,
    rites.jafariSai,
    rites.jafariSaiKhamenei,
    rites.jafariSaiLater,
    rites.ofMakkah,
    rites.ofJeddahHanafi,
    rites.tamattuMonths,
    rites.jafariMuzdalifahLate,
    rites.saiMaliki,
    rites.saiMalikiExcuse,
    rites.saiMalikiViews,
    rites.umrahAfterHajj,
    rites.jafariMoon,
    rites.jafariMoonOffice,
    rites.jafariMoonHakim,
    rites.jafariStoningLeft,
    rites.jafariSacrificeLeft,
    rites.jafariHairLeft,
    rites.jafariShadeNotKnown,
    rites.jafariTawafFar,
    rites.jafariTawafFarGolpaygani,
    rites.jafariPeriodTamattu,
    rites.jafariNisaForAll,
    rites.jafariNisaMissed,
    rites.jafariFullPrayers,
    rites.jafariGroupPrayer,
    rites.jafariStoneFloor,
    rites.jafariCarpet,
    repairs.placeJafari,
    travel.turbah,
    travel.prayerBooksTaken,
    {
      title: 'The Five Schools of Islamic Law: arrival tawaf, types of Hajj (Mughniyyah)',
      url: 'http://alhassanain.org/english/?com=book&id=1167&page=15',
    },
    travel.calendar,
    rites.arrivalWithoutWuduMaliki,
    rites.saiWithoutTawafMaliki,
  ],
  body: [
    {
      type: 'prose',
      markdown: `There are three ways to do Hajj (the pilgrimage to Makkah on fixed days of the year). They are called **Tamattu**, **Qiran** and **Ifrad**. All three are allowed. On this the scholars of the Sunni schools agree. **Ja'fari (Shia):** most visitors owe Tamattu: [see below](/guide/hajj/hajj-types#jafari-shia-law).

The main days are the same for all three: Mina, Arafah, Muzdalifah, and Mina again. The difference is how you join Hajj with Umrah. Umrah is the shorter pilgrimage: a visit to the Ka'bah that takes some hours.

- **Tamattu:** first Umrah, then a break, then Hajj.
- **Qiran:** Umrah and Hajj together, without a break.
- **Ifrad:** Hajj alone.

## Words to know first

- **Ihram:** the state and the clothes of pilgrimage. In Ihram some things are not allowed, for example perfume and cutting hair or nails. Cut them before; some do not [from 1 Dhu al-Hijjah on](/guide/hajj/hajj-packing#washing-and-hygiene).
- **Miqat:** a place on the way to Makkah. You enter Ihram there, or before it. If you fly to Jeddah, you do it on the plane, before the plane is level with the miqat. You go to Madinah first? [Mostly later](/guide/answers/miqat-of-my-plane).
- **Ka'bah:** the cube-shaped house in the middle of the Grand Mosque.
- **Tawaf:** seven rounds around the Ka'bah.
- **Tawaf al-Qudum:** the arrival tawaf. Pilgrims of Qiran and Ifrad do it when they reach Makkah.
- **Tawaf al-Ifadah:** the main tawaf of Hajj, from the 10th of the month on. All pilgrims do it.
- **Sa'i:** seven walks between the hills Safa and Marwah.
- **Hady:** the animal sacrifice of Hajj.
- **8th, 9th, 10th:** days of Dhu al-Hijjah, the month of Hajj. In 2027 the 8th is expected on Friday 14 May. It may move by one day. See [What is Hajj?](/guide/hajj/what-is-hajj).`,
    },
    {
      type: 'table',
      kind: 'comparison',
      caption: 'Tamattu, Qiran and Ifrad side by side',
      columns: ['Question', 'Tamattu', 'Qiran', 'Ifrad'],
      rows: [
        ['What do I intend at the miqat?', 'Umrah. Later, in Makkah, Hajj', 'Umrah and Hajj together', 'Hajj only'],
        ['Does it include an Umrah?', 'Yes, before Hajj', 'Yes, joined with Hajj', 'No'],
        ['Is there an arrival tawaf?', 'The tawaf of Umrah takes its place', 'Yes', 'Yes'],
        ['Do I leave Ihram before Hajj?', 'Yes, after Umrah', 'No, not before the 10th', 'No, not before the 10th'],
        ['Do I enter Ihram a second time?', 'Yes, on the 8th, where you stay in Makkah', 'No', 'No'],
        ["How many Sa'i?", 'Two: one for Umrah, one for Hajj', 'Schools differ: one or two (see below)', 'One'],
        [
          "When is the Sa'i of Hajj?",
          'After Tawaf al-Ifadah. Hanafis allow it before the 9th too (see below)',
          'After the arrival tawaf (Maliki: always), or after Tawaf al-Ifadah',
          'After the arrival tawaf (Maliki: always), or after Tawaf al-Ifadah',
        ],
        ['Is a sacrifice due?', 'Yes', 'Yes', 'No'],
        [
          'What if I cannot find or pay for an animal?',
          'Fast 10 days: 3 in Hajj, 7 at home',
          'Fast 10 days: 3 in Hajj, 7 at home',
          'Nothing is due',
        ],
        ['Which school calls it the best?', 'Hanbali', 'Hanafi', "Maliki and Shafi'i"],
      ],
      note: 'All three types are allowed. Where the table says that schools differ, read the boxes below.',
    },
    {
      type: 'steps',
      title: 'Tamattu in order',
      steps: [
        {
          title: 'Enter Ihram for Umrah',
          body: [
            {
              type: 'prose',
              markdown:
                "Do it at the miqat or before it (Ja'fari: before it only [with a vow](/guide/hajj/hajj-types#jafari-shia-law)). The intention is in the heart. These words follow it, then [the Talbiyah](/guide/umrah/umrah-steps#ihram-enter-the-state-of-pilgrimage).",
            },
            said('Words for Umrah', sacredTexts.intentionUmrah),
          ],
        },
        {
          title: 'Do the Umrah',
          body: [
            {
              type: 'prose',
              markdown:
                "Tawaf, then Sa'i, then shave or shorten the hair. Women only shorten. Ja'fari: all only shorten. See [Steps of Umrah](/guide/umrah/umrah-steps).",
            },
          ],
        },
        {
          title: 'Leave Ihram and wait',
          body: [
            {
              type: 'prose',
              markdown:
                'You wear normal clothes again. All that Ihram forbade is allowed again. Rest, pray, drink water and save your strength.',
            },
          ],
        },
        {
          title: 'On the 8th, enter Ihram for Hajj',
          body: [
            {
              type: 'prose',
              markdown:
                "Do it where you stay in Makkah. You do not go back to the miqat. You fast in place of the sacrifice? Malikis and Shafi'is then enter Ihram before dawn of the 7th, or of the 6th. Say these words, then the Talbiyah.",
            },
            said('Words for Hajj', sacredTexts.intentionHajj),
          ],
        },
        {
          title: 'Do the days of Hajj',
          body: [
            {
              type: 'prose',
              markdown:
                "Mina, Arafah, Muzdalifah, then the 10th: pebbles, sacrifice, hair, Tawaf al-Ifadah and the Sa'i of Hajj. See [Steps of Hajj](/guide/hajj/hajj-steps).",
            },
          ],
        },
      ],
    },
    {
      type: 'prose',
      markdown: `**What is good about it:** there is a break between Umrah and Hajj. You do not stay in Ihram for many days.

**What to keep in mind:** a sacrifice is due. You do Sa'i twice, once for Umrah and once for Hajj. The Umrah has to fall in the months of Hajj, from 1 Shawwal on. One in Ramadan makes no Tamattu. You go home or to Madinah after it? [See below](/guide/hajj/hajj-types#where-the-schools-differ).`,
    },
    {
      type: 'steps',
      title: 'Qiran in order',
      steps: [
        {
          title: 'Enter Ihram for both',
          body: [
            {
              type: 'prose',
              markdown:
                'Do it at the miqat or before it. You intend Umrah and Hajj together, in one Ihram. The intention is in the heart. These words follow it, then the Talbiyah.',
            },
            said('Words for Umrah and Hajj together', sacredTexts.intentionQiran),
          ],
        },
        {
          title: 'Do the arrival tawaf',
          body: [
            {
              type: 'prose',
              markdown:
                "**Hanafi:** first the tawaf and the sa'i of Umrah, **without cutting the hair.** Then the arrival tawaf. The sa'i of Hajj follows it, or Tawaf al-Ifadah.\n\n**The others:** after the arrival tawaf you may do the Sa'i. Then no Sa'i is due after Tawaf al-Ifadah. Malikis do it now, before Arafah (see below).",
            },
          ],
        },
        {
          title: 'Stay in Ihram',
          body: [
            {
              type: 'prose',
              markdown: 'Do not cut your hair. The rules of Ihram stay until the 10th.',
            },
          ],
        },
        {
          title: 'Do the days of Hajj',
          body: [
            {
              type: 'prose',
              markdown:
                'From the 8th on you do the same days as all others. A sacrifice is due on the 10th. Ihram ends in two parts, from the 10th on.',
            },
          ],
        },
      ],
    },
    {
      type: 'prose',
      markdown: `**What is good about it:** Umrah and Hajj in one Ihram.

**What to keep in mind:** if you arrive early, you stay in Ihram for many days, in great heat. A sacrifice is due. **Hanafi:** each [fidyah (a repair)](/guide/more/fidyah#three-ways) for a broken ban of Ihram is due twice. For a required act left out you give once.`,
    },
    {
      type: 'steps',
      title: 'Ifrad in order',
      steps: [
        {
          title: 'Enter Ihram for Hajj',
          body: [
            {
              type: 'prose',
              markdown:
                'Do it at the miqat or before it. You intend Hajj only. Say the words for Hajj given above, then the Talbiyah.',
            },
          ],
        },
        {
          title: 'Do the arrival tawaf',
          body: [
            {
              type: 'prose',
              markdown:
                "After it you may do the Sa'i of Hajj. Or you leave it for after Tawaf al-Ifadah. Malikis do it now, before Arafah (see below).",
            },
          ],
        },
        {
          title: 'Stay in Ihram',
          body: [
            {
              type: 'prose',
              markdown: 'Do not cut your hair. The rules of Ihram stay until the 10th.',
            },
          ],
        },
        {
          title: 'Do the days of Hajj',
          body: [
            {
              type: 'prose',
              markdown: 'From the 8th on you do the same days as all others. No sacrifice is required of you.',
            },
          ],
        },
      ],
    },
    {
      type: 'prose',
      markdown: `**What is good about it:** one intention, one Sa'i, and no sacrifice to pay for.

**What to keep in mind:** this Hajj has no Umrah in it. You did one from 1 Shawwal on, and did not go home after it? Then it is mostly [Tamattu](/guide/hajj/hajj-types#where-the-schools-differ), and a sacrifice is due. An Umrah after Hajj [waits for sunset of the 13th, but for Hanbalis](/guide/umrah/what-is-umrah#can-i-do-more-than-one-umrah). If you arrive early, you stay in Ihram for many days.

## Where the schools differ`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Which type is the best?',
      markdown: `- **Hanafi school:** Qiran.
- **Maliki and Shafi'i schools:** Ifrad.
- **Hanbali school:** Tamattu. You came in Qiran or Ifrad, and brought no animal? It is recommended to make it an Umrah before Arafah, and so Tamattu. Ibn Baz (a Saudi scholar) says so, too. **The three other schools do not allow this change.**

Scholars also differ on the type the Prophet himself did. Abu Hanifah, Ahmad and many scholars of hadith (reports about the Prophet) say that it was Qiran. "Best" does not mean that the others are bad. All three are allowed by agreement. Follow your own school or a scholar you trust.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: "Tamattu: an early Sa'i?",
      markdown: `- **Hanafi:** allowed, after Ihram for Hajj on the 8th. A voluntary tawaf comes first. In it, men bare the shoulder and walk briskly. A Hanafi guide names it for women, and for weak and sick people, because the crowd is smaller.
- **Maliki:** leave it for after Tawaf al-Ifadah. Else a sheep.
- **Shafi'i and Hanbali: it does not count.** Do the sa'i after Tawaf al-Ifadah. Without it the Hajj is not complete.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Tamattu, and you come too late for the Umrah',
      markdown: `A flight, a visa or a road can cost days. You see before the miqat that there is no time for an Umrah before Arafah? Then intend Ifrad. (Maliki, Shafi'i and Hanbali: or Qiran. Not for Hanafis: see below.) You are in Ihram for the Umrah already?

- **Hanafi:** enter Ihram for Hajj as well. You are then a pilgrim of Qiran, but only if at least four rounds of the tawaf of the Umrah are done before Arafah. Fewer (in Qiran, too)? The Umrah is given up: a sheep, and an Umrah after Hajj. The sacrifice of Qiran is then not due.
- **Maliki, Shafi'i and Hanbali:** **before you begin its tawaf,** enter Ihram for Hajj as well. You are then a pilgrim of Qiran. Go to Arafah. One tawaf and one sa'i serve for both, later.
- **Ja'fari (Shia), by Khamenei:** change to **Ifrad**. After Hajj you do an Umrah.

Arafah comes first. Ask the scholar of your group on the way.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Tamattu, and you go home, or from Makkah to Madinah, before Hajj',
      markdown: `You went to Madinah first, before the Umrah? Then this is not for you.

You leave after the Umrah? On the way back you are in Ihram from the miqat on (from Madinah: Dhul Hulayfah), for Hajj or for another Umrah. Is it still Tamattu, and is the sacrifice due?

- **Hanafi (Abu Hanifah):** yes, as long as you do not go home. Best is Ihram for Hajj alone.
- **Maliki:** yes, unless you go home, or as far as your home is.
- **Shafi'i:** who enters Ihram for Hajj at the miqat owes no sacrifice.
- **Hanbali:** after so long a journey, and Ihram for Hajj, no sacrifice. Ibn Uthaymin (a Saudi scholar): only a journey home changes it.
- **Ja'fari (Shia):** do not leave Makkah without need. You come back in another Islamic month? [A new Umrah](/guide/hajj/hajj-types#jafari-shia-law).

Ask your group which Ihram it plans, **before** you leave Madinah.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: "Qiran: one Sa'i or two?",
      markdown: `- **Hanafi school:** two tawafs and two Sa'is, one of each for Umrah and one of each for Hajj.
- **Maliki, Shafi'i and Hanbali schools:** one Sa'i serves for Umrah and Hajj together.

Follow your own school or a scholar you trust.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: "How strong is the arrival tawaf, and when is the Sa'i?",
      markdown: `- **Maliki school:** it is a required act, and the sa'i comes right after it, **before Arafah**. This holds for Ihram from outside the Haram, in Qiran and Ifrad. You left both on purpose? Do the sa'i after Tawaf al-Ifadah, and give a sheep. (Ashhab, a Maliki: nothing.) No sheep: you came too late, had your period, or forgot. **This tawaf did not count, as in a period or without wudu?** Nor does its sa'i: do it after Tawaf al-Ifadah. You are home? Come back for it.
- **Hanafi, Shafi'i and Hanbali schools:** this tawaf is recommended. The sa'i may follow it, or Tawaf al-Ifadah.

Follow your own school or a scholar you trust.`,
    },
    {
      type: 'prose',
      markdown: `## The sacrifice

A sacrifice (hady) is due in Tamattu and in Qiran. It is not due in Ifrad.

- **What:** one sheep or one goat for each pilgrim. Or a seventh share of a cow or of a camel: Hanafi, Shafi'i and Hanbali. **Maliki:** nobody shares in a sacrifice that is due, so each pays for a whole animal.
- **Where:** inside the Haram (the sacred area of Makkah; Mina lies in it). Killed at home or elsewhere, it does not count in the four schools. Malikis: see the box, too. Ja'fari: [in Mina](/guide/hajj/hajj-types#jafari-shia-law).
- **When:** see the box. **Some groups kill it before the 10th:** ask yours **before** you pay. On the order with stoning and hair the schools differ: see [Steps of Hajj](/guide/hajj/hajj-steps#10th-third-act-shave-or-shorten-the-hair).
- **How:** by a voucher of **Adahi** ([adahi.org](https://www.adahi.org)), the project of the Saudi state. By a royal decree nobody else may sell these vouchers, its bank said in 2014. You follow your order on the site, or by 920020193 (Public Security, 2024). Often the group arranges it: ask for one receipt for each name.
- **No animal:** a pilgrim who cannot find or pay for one fasts ten days. Three days are in Hajj. Seven are after the return home (Qur'an 2:196). Plan the three days **before** the 10th, and your Ihram with them: see the box on fasting.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'The sacrifice: when, and what else, by school',
      markdown: `- **Hanafi:** from the 10th to the 12th; before, it does not count. Abu Hanifah: after the 12th it is still due, with one more sheep (his two pupils: without). **Ask for the hour,** and cut the hair only when the animal is dead: else a sheep is due. You cannot learn it? Ask a scholar. The two great pupils of Abu Hanifah ask for nothing.
- **Hanafi, and you stay in Makkah for 15 days or more before the 8th?** (For some muftis the days of Hajj count, too: [why](/guide/hajj/hajj-steps#8th-dhu-al-hijjah-enter-ihram-and-go-to-mina).) With means, the sacrifice of the feast is a duty, too: one more animal. This one may be killed at home.
- **Maliki:** from the 10th to the 12th, by day, not by night; before, it does not count. After the 12th it counts in Makkah. The animal comes into the Haram from outside; bought inside, it counts by one report of Malik. It was not at Arafah in the night before the 10th? The known view: it is killed in Makkah, not in Mina. Ibn al-Majishun, al-Lakhmi and others (Malikis) allow Mina, too. Ask about both.
- **Shafi'i:** best on the 10th; later counts, too. Before the 10th it counts, once the Umrah is done.
- **Hanbali:** from the 10th to the 12th; before, it does not count. Later it is killed all the same. Ibn Baz (a Saudi scholar): the 13th is in time, too.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'The three days of fasting: when?',
      markdown: `**All schools:** they are best done before the 10th. Many end them before the day of Arafah, or on it. Nobody fasts on the 10th.

- **Hanafi:** from Ihram for Umrah on. The time ends with the day of Arafah; there is no fasting on the 11th to 13th. You have missed it? Ask at once: an animal is then due. You fasted, and get the means before the hair is cut? An animal is due, too.
- **Maliki and Shafi'i:** they count only **after Ihram for Hajj**. So enter it before dawn of the 7th (you fast the 7th, 8th and 9th), or of the 6th (you fast to the 8th). With Ihram on the 8th there is no time for three days. Missed? Maliki, and one Shafi'i view: fast on the 11th, 12th and 13th. The later Shafi'i view: no fasting on those days.
- **Hanbali:** from Ihram for Umrah on. Missed? Fast on the 11th, 12th and 13th.

Missed these, too? See [the days of fasting](/guide/more/fidyah#no-animal-the-days-of-fasting).

Follow your own school or a scholar you trust.`,
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Paying for the sacrifice',
      markdown:
        'Many groups put the sacrifice into the package. Ask: is it in ours, and on which day is it done? We found no sure price for 2027. Ask for the voucher of Adahi. Do not pay a stranger on the street.',
    },
    {
      type: 'prose',
      markdown: `## People who live in Makkah

People of Makkah usually do Ifrad. The sacrifice of Tamattu is for those whose family lives elsewhere (Qur'an 2:196). **Do you live near it, as in Jeddah?** Who counts as people of Makkah:

- **Hanafi:** all inside the miqats. They have no Tamattu. Who does an Umrah from 1 Shawwal on, and Hajj in the same year: a sheep, says one Hanafi answer; others differ.
- **Maliki:** only Makkah itself.
- **Shafi'i and Hanbali:** only those nearer than a journey on which prayers are shortened.

Ask a scholar what is right for you.

## Women and the monthly period

A woman may enter Ihram in her period. She can do everything except tawaf. This matters most in Tamattu, and for Hanafis in Qiran, because the Umrah needs a tawaf before the 9th. She stays in Ihram and waits. If the bleeding ends in time, she takes the full bath and does the Umrah. The box says what she does if it does not.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Tamattu (Hanafi: Qiran, too), and the period has not ended when Hajj begins',
      markdown: `- **Maliki, Shafi'i and Hanbali:** she enters Ihram for Hajj on top of her Umrah. Her Hajj is then **Qiran**. She goes to Arafah with the others. Later, one tawaf and one sa'i serve for both. The sacrifice of Qiran is due. This happened to Aishah, the wife of the Prophet (Sahih Muslim 1213).
- **Hanafi:** she gives up the Umrah of Tamattu (one answer: she combs her hair, for example), and enters Ihram for Hajj. After Hajj (after the 13th) she does an Umrah from Tan'im in its place. A sacrifice is due for the Umrah she left. The sacrifice of Tamattu is not due. **Not in Ihram yet,** and it cannot end before Arafah? Intend Ifrad at the miqat: then no sacrifice is due.
- **Hanafi, in Qiran:** she is in Ihram for Hajj already. **She combs and cuts nothing,** and goes to Arafah. Four rounds of the tawaf of Umrah were done before? It stands: she walks the rest from the 10th on, when clean. Fewer? At Arafah the Umrah is lost. She owes a sheep for it, and an Umrah later. The sacrifice of Qiran is not due.
- **Ja'fari (Shia):** she does Hajj of the type **Ifrad** (Khamenei: in the same Ihram). After Hajj she does an Umrah. Sistani: it came **after** Ihram? Then she may keep Tamattu, too: she does the sa'i, shortens her hair, and enters Ihram for Hajj. After Mina she does the tawaf of the Umrah, then that of Hajj. Ask the scholar you follow.

Nobody loses the Hajj by this. Talk about it before you travel. Ask your group who its scholar is. Follow your own school or a scholar you trust.`,
    },
    {
      type: 'prose',
      markdown: `## Ja'fari (Shia) law

The days and the main rites are the same. These rules differ. Do as the scholar you follow says, and travel with a group of your school.

### Ja'fari: before you travel

- **Type of Hajj.** Who lives more than 48 miles (about 88 km) from Makkah owes **Tamattu**. For the Hajj that is a duty you cannot choose Qiran or Ifrad in its place. An Umrah begun before 1 Shawwal does not count for it. (Your period does not end in time? See the box above.)
- **The Saudi moon,** and the scholar you follow counts another day? Sistani does not rule that Hajj on these days counts, nor that it does not. In this you may follow another scholar, he says. Muhammad Said al-Hakim says that it counts. Settle it with the scholar of your group **before** you travel.
- **Between the Umrah of Tamattu and Hajj:** no other Umrah, it can spoil the first. To be safe, do not leave Makkah without need, and then in Ihram for Hajj (Makarem Shirazi). Sistani: without Ihram, if you know that you can come back. **You come back in another Islamic month?** Enter Ihram at the miqat, for a new Umrah of Tamattu. Without it the Hajj is no valid Tamattu (al-Khoei, Fadlallah).

### Ja'fari: Ihram

- **Ihram before the miqat** is not valid, but after a vow (nadhr) to enter it there. So do not simply enter Ihram at home or on the plane: say the vow ([its words](/guide/answers/jafari-what-does-not-count)), or go by a miqat.
- **Talbiyah:** it has one more *labbayk* at the end. In Hajj it stops at midday of the 9th.
- **Shade:** men do not shade the head while they travel by day: no umbrella, no roof of a car or plane. Nor in rain by night, to be safe. **In danger from the heat, or ill, a man takes the shade.** One sheep is then due for that Ihram. You did not know the ban? Nothing is due (Sistani). **Women and children may take the shade.** Walls, trees, tents and tunnels are allowed. So is a roof or a tent where you stay, as in Makkah, Mina and Arafah. An umbrella or a bus in these places: to be safe, no (Khamenei).
- **Ihram forbids more:** clothes that still smell of perfume, a mirror to dress up, oil on the body, ornaments, kohl (colour for the eyes). Also killing insects on your body, making yourself bleed, lying, swearing by God in a quarrel, and weapons. Khamenei: nor the whole head under water, nor a hand on the nose against a bad smell. Some of it costs a sheep.
- **Repairs,** by Makarem Shirazi: shaped clothes or a covered head of a man, on purpose: a sheep. A nail: about 750 g of food; all of them: a sheep. By forgetting or not knowing: nothing for these. **Where the animal of a repair is killed,** by Sistani, to be safe: in Makkah for an Umrah alone, in Mina for Tamattu. You are home without it? Kill it where you like.

### Ja'fari: tawaf and sa'i

- **The two rak'ahs of tawaf** are a duty. Pray them at once, behind the Maqam and near it. Too full? Pray beside it, or farther behind it. Only if that is impossible: elsewhere in the mosque, as near as you can.
- **Tawaf farther out than the Maqam** counts; nearer is better (Sistani). Golpaygani, to be safe: farther out only in a crowd. **Upper floors:** see the box below.
- **Sa'i:** on the day of its tawaf, not on the next. It does not count on a floor above the two hills (Sistani, Khamenei), nor the part that you sleep through in a cart (Sistani).
- **Hair in the Umrah of Tamattu:** shorten it only. Shaving is forbidden, and costs a sheep when it was on purpose.
- **You fear your period or a birth? Or the crowd makes it too hard,** as for the old and the ill? In Ihram for Hajj you may do its tawaf, the two rak'ahs and the sa'i **before Arafah**. Your period came all the same, and you cannot wait? Another person does the tawaf and its rak'ahs for you, then you do the sa'i. Tawaf al-nisa, too, is then done for you.
- **Tawaf al-nisa:** one more tawaf after the sa'i of Hajj, with its own two rak'ahs. It is for **all**: women and men, old and young, married or not. Before it marital relations stay forbidden. Perfume stays forbidden until the sa'i of Hajj is done.

### Ja'fari: the days of Hajj

- **Arafah:** from midday to sunset. Who leaves before sunset on purpose, and does not come back, gives a camel. **An excuse kept you away?** Be there for a short time in the night. No time for that? Be in Muzdalifah before sunrise: the Hajj counts (Sistani).
- **Muzdalifah** is a pillar: without it the Hajj is not valid. Stay from dawn to sunrise. Who leaves by night on purpose and without an excuse gives a sheep. Women, the old, the ill and their carers may leave by night, after a short stay. The bus came late? A short stay before midday of the 10th saves the Hajj.
- **Stoning:** each pebble has to **hit the pillar**. In the basin beside it, it does not count (Khamenei, Sistani). Pick up the pebbles in the Haram. To be safe, none counts that was thrown before, nor the height that was added on top (Sistani). Ask on which floor you throw: Khamenei allows the upper one. The pillars were made longer. Khamenei: throw at the old place, probably the middle, if you can.
- **When to stone:** from sunrise to sunset, so before midday, too. By night: the weak and the ill. In the night of the 10th: women, too; the carers throw by day. In the other nights: women who fear the crowd, too (Khamenei). Sistani, on the other days: who cannot stay in Mina by day, for fear, illness or the like, throws in the night **before** it. Who can come by night lets nobody throw for him or her (Khamenei).
- **Sacrifice:** by day, in Mina, after the stoning, to the 13th. Each pilgrim needs one animal. A share does not serve. Mina is full? Sistani names the valley of Muhassar. Not there either? Khamenei: at the place that the state has set. Kazim al-Haeri: anywhere in the Haram. At home it does not count (Khamenei). Ask where a voucher kills, before you pay. No means? Fast the 7th, 8th and 9th.
- **Hair on the 10th:** in Mina. Khamenei: not before you hear that your animal is dead. Sistani, to be safe: not before you have it in Mina; when it is dead is better. **The tawaf of Hajj comes after the hair** (the weak: see above). Before it, on purpose: do it again, and give a sheep (Sistani). On his first Hajj a man shaves it, to be safe (Sistani, Khamenei). Makarem Shirazi calls it only better.
- **Nights in Mina:** half of the night is enough. It is from its beginning to midnight, or from before midnight to dawn. A missed night means a sheep. **Leave on the 12th after midday,** not in the morning. You are still there in the evening? See [Steps of Hajj](/guide/hajj/hajj-steps#12th-or-13th-leave-mina).
- **Left out on purpose:** for these acts no sheep makes it good. The stoning of the 10th, left out until that day ends: no Hajj, says Sistani. So, too, the sacrifice until its days end, and the hair until the month ends. You could not, forgot or did not know? Ask at once.

### Ja'fari: daily prayers

- **In full:** a traveller may pray so in all of Makkah and Madinah (Sistani).
- **With the group of a Sunni imam** recite the Fatihah and the surah yourself, in a low voice (Sistani).
- **The forehead:** the stone floor serves for it (Khamenei). In the Prophet's Mosque the carpet does, when anything else would give offence (Sistani). By older reports a turbah (clay tablet) is not accepted at Hajj, and prayer books were taken from pilgrims.`,
    },
    showAnswer(jafariPoints),
    {
      type: 'prose',
      markdown: `## How to choose

1. **Ask your school.** Many people simply follow the type their own school calls best, or the type their scholar names.
2. **Ask your group.** Groups often plan buses and rooms for one type.
3. **Look at your arrival date.** If you come long before the 8th, Tamattu gives you a break from Ihram. If you come just before the 8th, the days in Ihram are few in every type.
4. **Look at your strength.** Tamattu has two Sa'is and a break. Ifrad has one Sa'i and no break.
5. **Look at your money.** In Tamattu and Qiran the sacrifice is due, or the ten days of fasting if you have no means.

Decide before the miqat, because you make the intention there.`,
    },
    {
      type: 'checklist',
      title: 'Ask your group before you travel',
      items: [
        { label: 'Which type of Hajj does the group do?' },
        {
          label: 'Where and when do we enter Ihram?',
          detail: 'On the plane, or at Dhul Hulayfah if you come from Madinah.',
        },
        { label: 'How many days are we in Ihram before the 8th?' },
        { label: 'Is the sacrifice in the price?', detail: 'Ask for the voucher or a message when it is done.' },
        { label: "When do we do the Sa'i of Hajj?", detail: 'Early with the arrival tawaf, or after Tawaf al-Ifadah.' },
        { label: 'Who is the scholar of the group?', detail: 'And which school does he or she follow?' },
      ],
    },
    {
      type: 'prose',
      markdown: `## Read next

- [Steps of Hajj](/guide/hajj/hajj-steps): every act, day by day
- [Packing for Hajj](/guide/hajj/hajj-packing)
- [Etiquette of Hajj](/guide/hajj/hajj-etiquette)
- [Conditions of Hajj](/guide/hajj/hajj-conditions)`,
    },
  ],
}
