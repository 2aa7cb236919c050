import { bukhari, muslim, quran, tirmidhi } from '../sources/books'
import { showAnswer } from '../answers/answer'
import { heatstroke } from '../answers/heat'
import { busStuck, busStuckInMina } from '../answers/rites'
import { rites } from '../sources/rites'
import { travel } from '../sources/travel'
import { repairs } from '../sources/repairs'
import { heatstrokeSources } from './shared/health'
import { tawafWalkSources, twoRakahs, twoRakahsSources } from './shared/rites'
import { sacredTexts, said } from '../sacred-texts'
import type { ArticleSeed } from '../types'

/** The same for each of the days: it stands where a late bus makes a reader look. */
const stoningEnds = `- **Hanafi:** until dawn of the next day. By night it is disliked; nothing is due. Later: throw it, and give a sheep (Abu Hanifah; his two pupils: nothing).
- **Maliki:** until sunset. By night or later: throw it, and give a sheep.
- **Shafi'i and Hanbali:** on a later day, to the 13th; nothing is due. By night: Shafi'i yes, Hanbali no. Ibn Baz (a Saudi scholar): by night, too.
- **Ja'fari:** from sunrise to sunset, some [by night](/guide/hajj/hajj-types#jafari-shia-law).`

export const hajjSteps: ArticleSeed = {
  section: 'hajj',
  slug: 'hajj-steps',
  title: 'Hajj step by step',
  summary:
    'What to do on each day of Hajj, from 8 to 13 Dhu al-Hijjah, with help for weak pilgrims, and what to do after a mistake.',
  order: 4,
  checkedOn: '2026-11-30',
  reviewDueOn: '2026-12-24',
  sources: [
    quran('2:125, 2:158, 2:196, 2:201, 2:203'),
    bukhari('305', 'the monthly period'),
    bukhari('1542', 'clothes of men in Ihram'),
    bukhari('1736', '"no harm"'),
    bukhari('1751', 'the three pillars'),
    bukhari('1755', 'the farewell tawaf'),
    muslim('1218', "the Prophet's Hajj, day by day"),
    muslim('1251', 'words of the intention'),
    tirmidhi('3585', 'the day of Arafah'),
    rites.arafahPrayers,
    rites.travellers,
    rites.travellersHanafi,
    rites.travellersMinaPartHanafi,
    rites.travellersWholeStayHanafi,
    rites.travellersMinaApartHanafi,
    rites.travellersHanbali,
    rites.travellersHanbaliDays,
    rites.travellersIbnBaz,
    rites.joiningHanbali,
    rites.travellersMadinah,
    rites.travellersArafah,
    rites.jafariFullPrayers,
    rites.jafariStoningLeft,
    rites.jafariStoningDays,
    rites.jafariTenDays,
    rites.jafariArafahMissed,
    rites.jafariArafahMissedBoth,
    rites.jafariArafahEarly,
    rites.jafariRelease,
    rites.jafariTawafAfterHair,
    rites.jafariTawafLeftRule,
    rites.arafahLength,
    rites.arafahLeft,
    rites.arafahReturnMaliki,
    rites.muzdalifah,
    rites.muzdalifahHanafi,
    rites.muzdalifahPrayerHanafi,
    rites.takbirAfterPrayersHanafi,
    rites.takbirOfPilgrimsHanafi,
    rites.muzdalifahWeak,
    rites.muzdalifahLeft,
    rites.muzdalifahLeftViews,
    rites.muzdalifahLeftShafii,
    rites.muzdalifahMurur,
    rites.muzdalifahMururMui,
    rites.muzdalifahExcusesShafii,
    rites.stoningTimes,
    rites.stoningMinority,
    rites.stoningMiddayIbnBaz,
    rites.stoningMiddayShafii,
    rites.stoningMiddayNu,
    rites.stoningFor,
    rites.stoningForViews,
    rites.stoningForHanafi,
    rites.stoningForShafii,
    rites.stoningForMaliki,
    rites.muzdalifahStopMaliki,
    rites.arafahDayDasuqi,
    rites.stoningWellAgain,
    rites.muzdalifahPrayerDasuqi,
    rites.sacrificeByDayMaliki,
    rites.stoningForJallab,
    rites.stoningForPilgrim,
    rites.stoningForPregnant,
    rites.stoningEnd,
    rites.stoningEndHanafi,
    rites.stoningEndMaliki,
    rites.stoningMissed,
    rites.stoningMissedHanafi,
    rites.stoningNight,
    rites.stoningNightSaudi,
    rites.pebblesCount,
    rites.firstRelease,
    rites.firstReleaseMaliki,
    rites.secondRelease,
    rites.orderHanafi,
    rites.orderIfrad,
    rites.orderMaliki,
    rites.jafariMuzdalifah,
    rites.sacrificeDays,
    rites.sacrificeDaysIbnBaz,
    rites.sacrificeLate,
    rites.sacrificeLateHanafi,
    rites.fastingViews,
    rites.sharedSacrifice,
    rites.briskIfadah,
    rites.hairLate,
    rites.releaseContract,
    rites.releaseContractMaliki,
    rites.talbiyahMaliki,
    rites.saiMaliki,
    rites.saiAfterTawaf,
    rites.saiLateHanafi,
    ...twoRakahsSources,
    rites.ifadahTimes,
    rites.periodIfadahTwelfthHanafi,
    rites.ifadahAtTheEnd,
    rites.ifadahIntention,
    rites.prayerCalled,
    rites.prayerCalledMaliki,
    rites.jafariPrayerCalled,
    rites.leavingMina,
    rites.leavingMinaConditions,
    rites.leavingMinaIntention,
    rites.walkingExcuse,
    ...tawafWalkSources,
    rites.pebbleDoubt,
    rites.stoningForUnconscious,
    rites.stoningForUnconsciousShafii,
    rites.wuduTouchShafii,
    travel.calendar,
    travel.arafahTents,
    travel.hajjMinister2025,
    ...heatstrokeSources,
    repairs.ifadahIllHanafi,
  ],
  body: [
    {
      type: 'prose',
      markdown: `The main rites of Hajj fall on the 8th to the 13th of Dhu al-Hijjah, the last month of the Muslim year.

Read first:

- [What is Hajj?](/guide/hajj/what-is-hajj)
- [Conditions of Hajj](/guide/hajj/hajj-conditions), and the permit
- [The three types of Hajj](/guide/hajj/hajj-types)
- **Ja'fari (Shia)?** [What is different for you](/guide/hajj/hajj-types#jafari-shia-law). The steps follow the four Sunni schools.

The steps follow **Tamattu** (Umrah first, a rest, then Hajj). Where **Qiran** (Umrah and Hajj together) or **Ifrad** (Hajj only) is different, the step says so.`,
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Dates and permit',
      markdown: `As of November 2026, the calendar gives **14 to 19 May 2027** for the days of Hajj. The moon announcement may move all dates by one day.

You need an official Hajj permit. No tourist, visit or Umrah visa replaces it. Check dates and rules with the [Ministry of Hajj and Umrah](https://haj.gov.sa), or call {{fact:hajj-ministry}}.`,
    },
    {
      type: 'prose',
      markdown: `## Words you will hear

**Ihram, tawaf, sa'i** and others: see [words to know](/guide/hajj/hajj-types#words-to-know-first). **Haram**: the sacred area of Makkah. **Fidyah**: what makes good a broken ban of Ihram.

Prayers: **Fajr** (dawn), **Dhuhr** (midday), **Asr** (afternoon), **Maghrib** (sunset), **Isha** (night).

## What you must not miss

Hajj is not valid without its **pillars** (rukn). Arafah and Tawaf al-Ifadah are pillars for all. A missed **required act** (wajib) costs a sheep or goat ([not so](/guide/hajj/hajj-types#jafari-shia-law) in Ja'fari law), a missed **recommended act** (sunnah) nothing. The four Sunni schools differ: [which act is what](/guide/hajj/what-is-hajj#what-must-not-be-missed).`,
    },
    {
      type: 'steps',
      title: 'Hajj day by day',
      steps: [
        {
          title: 'Before the 8th: arrive in Makkah',
          days: ['before-day-8'],
          body: [
            {
              type: 'prose',
              markdown: `You enter Ihram at or before your **miqat** (the boundary on your road or flight path). If you fly to Jeddah, be ready before the plane is level with it: [which one it passes, or if you land in Madinah](/guide/umrah/umrah-preparation#which-miqat-does-your-plane-pass).

- **Tamattu**: do the Umrah first. Follow the [steps of Umrah](/guide/umrah/umrah-steps). After the Umrah you leave Ihram and wait for the 8th.
- **Qiran and Ifrad**: do the arrival tawaf (tawaf al-qudum). **Hanafi, in Qiran:** first [the tawaf and the sa'i of Umrah](/guide/hajj/hajj-types#qiran-in-order). You may do the Sa'i of Hajj after the arrival tawaf. **Malikis do it then, before Arafah:** [else a sheep](/guide/hajj/hajj-types#where-the-schools-differ). If the sa'i follows (Hanbali: always), men bare the shoulder (not for Malikis) and walk briskly: see the [steps of Umrah](/guide/umrah/umrah-steps). The rank of this tawaf, and Qiran in each school: see [types of Hajj](/guide/hajj/hajj-types#where-the-schools-differ). Stay in Ihram until the 10th.

**No money for the sacrifice?** You fast 3 days before the 10th. Maliki and Shafi'i: enter Ihram for Hajj before dawn of the 7th, or of the 6th. See [types of Hajj](/guide/hajj/hajj-types#the-sacrifice).`,
            },
          ],
        },
        {
          title: '8th Dhu al-Hijjah: enter Ihram and go to Mina',
          days: ['day-8'],
          body: [
            {
              type: 'prose',
              markdown: `In 2027 it is expected on 14 May.

1. **Tamattu**: enter Ihram again, in the place where you stay in Makkah. Take a bath, and put on the clothes. (The sa'i of Hajj now? Hanafis only: see [types of Hajj](/guide/hajj/hajj-types).) **Qiran and Ifrad**: you are still in Ihram.
2. Make the intention for Hajj in your heart, with the words below.
3. Say the Talbiyah, men aloud, women quietly.
4. Go to Mina with your group. [Ja'fari men](/guide/hajj/hajj-types#jafari-shia-law), by day: no roof of a car or bus above the head.
5. Stay in Mina from Dhuhr to the next Fajr. Pray each prayer at its own time. Travellers shorten prayers of four units (rak'ahs) to two: see the box. They do not join them.

This stay is recommended.

No Umrah yet, because of menstruation? See [your period has come](/guide/more/if-something-goes-wrong#your-period-has-come).`,
            },
            said('Intention for Hajj', sacredTexts.intentionHajj),
            said('Talbiyah', sacredTexts.talbiyah),
            {
              type: 'prose',
              markdown: `**In Ihram, do not:** cut hair or nails, use perfume, hunt, make a marriage contract, or have sexual relations or what leads to them. Men do not wear shaped clothes or closed shoes, and do not cover the head. Women do not wear the niqab (face veil), a face mask or gloves. The schools differ on gloves, shoes, masks, rings, watches and belts of men, on soap, and the contract: see the [steps of Umrah](/guide/umrah/umrah-steps).

**Allowed:** a bath, an umbrella (schools differ; in great heat use it), open sandals, glasses, a wallet.`,
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'Shortening the prayers',
              markdown: `Shortening is for travellers. Do you plan to stay in one place before Mina for 15 days (Hanafi), for four (Maliki, Shafi'i), or for more than four (Hanbali)? Then you pray in full there.

- **Hanafi:** then in full in Mina, Arafah and Muzdalifah, too. **Muftis differ on Mina.** For Taqi Usmani (Pakistan) and others it is a part of Makkah today. Then the days of Hajj, and those after it, count for the 15, too. For others, as a board of muftis in South Africa, only the days before Mina count.
- **Maliki:** in Mina, Arafah and Muzdalifah all shorten, people of Makkah, too, but not those who live in that place.
- **Shafi'i and Hanbali:** then in full in these places, too, unless you leave Makkah right after Hajj.
- **Ja'fari:** you plan ten days in one place? Pray in full there. Other travellers shorten. In Makkah they [may pray in full](/guide/hajj/hajj-types#jafari-shia-law).
- **People of Makkah:** but for Malik, the schools mostly do not let them shorten. Ibn Baz (a Saudi scholar) does in Mina.
- **You pray in full, and the imam shortens?** When he has ended, get up, and pray the rest. The imam is no traveller, and shortens? Hanafi: it does not count, pray it again.`,
            },
          ],
        },
        {
          title: '9th Dhu al-Hijjah: stand at Arafah',
          days: ['day-9'],
          body: [
            {
              type: 'prose',
              markdown: `In 2027 it is expected on 15 May. If you miss it, you miss the Hajj of that year (Ja'fari, with an excuse: [go on to Muzdalifah](/guide/hajj/hajj-types#jafari-shia-law)).

"Standing" means being inside the limits of Arafah.

1. Leave Mina after sunrise, with your group.
2. Check that you are **inside the boundary signs** of Arafah. The valley of Uranah is outside. If you are not sure, ask the staff.
3. Pray Dhuhr and Asr, together or each in its time: see the box. Travellers shorten them.
4. Then pray in your own words until sunset.
5. Do not fast, but for [the days in place of a sacrifice](/guide/hajj/hajj-types). Drink water.
6. **Stay in the tent from 10:00 to 16:00** (Ministry of Hajj, 2025). You do not need to climb the hill Jabal ar-Rahmah.
7. Stay until after sunset. Pray Maghrib later, at Muzdalifah (Shafi'i, no traveller: before you leave).

**Hanafi:** from Fajr of the 9th to Asr of the 13th say the takbir of the feast once after each of the five prayers. It is required. For the two great pupils of Abu Hanifah it is required of travellers and women, too.`,
            },
            { type: 'drawing', drawing: 'holy-sites', caption: 'To Arafah, and back by Muzdalifah' },
            { type: 'drawing', drawing: 'arafat', caption: 'Inside the limits' },
            said('Remembrance for the day of Arafah', sacredTexts.arafah),
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'Dhuhr and Asr in the tents',
              markdown: `- **Most scholars:** join the two prayers, also in a tent, alone or in a small group. Two great pupils of Abu Hanifah agree.
- **Shafi'i, and many Hanbali books:** only travellers join them. Ibn Qudamah (a Hanbali): all do.
- **Abu Hanifah:** join them only behind the leader of the Hajj. In a tent, pray Dhuhr and Asr each in its time.`,
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'How long must I stand?',
              markdown: `- **From when:** from midday of the 9th for Hanafis, Malikis and Shafi'is; from dawn of the 9th for Hanbalis. It ends at dawn of the 10th for all.
- **How long:** a moment is enough for Hanafis, Shafi'is and Hanbalis.
- **Malikis need a part of the night.** Your bus left before sunset? **Go back before dawn of the 10th,** even for a short time: it counts, and nothing is due. Else you have **missed the Hajj** in that school. Be there by day, too, and stop: only by night, or only driving through, costs a sheep (an excuse? Ask).
- **You leave before sunset,** and do not come back? Hanafi, Hanbali: a sheep (Hanafi: also if you come back after sunset). Shafi'i: better give one.
- **Ja'fari (Shia):** from midday to sunset. An excuse kept you away? A short time in the night serves. No time for that? Be in Muzdalifah before sunrise: the Hajj counts (Sistani).

Inside the signs from midday until after sunset fits all. Fainted, or in a hospital? [Read this](/guide/hajj/what-is-hajj#what-must-not-be-missed).`,
            },
          ],
        },
        {
          title: 'Night of the 10th: Muzdalifah',
          days: ['night-of-day-10'],
          body: [
            {
              type: 'prose',
              markdown: `Muzdalifah lies between Arafah and Mina. Bring water and a light mat.

1. Leave Arafah after sunset, with your group.
2. At Muzdalifah, pray Maghrib and Isha together (Shafi'i, many Hanbali books: only travellers). Travellers shorten Isha. Hanafi: you prayed on the way? Pray again here, before dawn. The others: see the box on a bus that does not arrive.
3. Rest.
4. Pray Fajr early. Then remember God and pray.
5. Leave for Mina before sunrise.

Pick up pebbles here, or in Mina, as small as a pea or a bean. You need 7 for the morning.`,
            },
            { type: 'drawing', drawing: 'muzdalifah', caption: 'From Arafah to Mina' },
            showAnswer(busStuck),
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'The least stay, and who may leave early',
              markdown: `- **Hanafis:** be there between dawn and sunrise. The night itself is recommended. The weak, and women in a crowd, are excused from the stay at dawn. A healthy man who leaves with them owes a sheep.
- **Malikis:** a short stop is enough: the time to unload the bags and to pray both prayers. Passed without one: a sheep. (The police let nobody get off? Nothing, says a Maliki scholar.)
- **Shafi'is and Hanbalis:** stay past midnight. You come later? A moment is enough. The bus took you away before midnight? Come back before dawn, else a sheep.
- **Shafi'is, and the bus only drives through** (in Indonesia: murur)? Past midnight that counts, in the seat too. Before midnight: a sheep, says MUI, the council of scholars there (2024). NU, its great union of scholars (2024): danger in the crowd is an excuse. Ar-Ramli (a Shafi'i): nothing is due from who is ill, or reached Arafah so late that there was no time.
- **Ja'fari (Shia):** [a pillar](/guide/hajj/hajj-types#jafari-shia-law). Be there from dawn to sunrise. Leaving by night without excuse: a sheep.

Weak people, women and those who care for them may leave after midnight (healthy Hanafi men: see above). **For Hanafis and Malikis** neither stoning nor Tawaf al-Ifadah counts before dawn.`,
            },
          ],
        },
        {
          title: '10th, first act: 7 pebbles at Jamrat al-Aqabah',
          days: ['day-10'],
          body: [
            {
              type: 'prose',
              markdown: `The 10th is Eid al-Adha, the feast. In 2027 it is expected on 16 May.

1. Go at the time given to your group.
2. Go to **Jamrat al-Aqabah only**, the pillar nearest Makkah. Leave the other two today.
3. Throw 7 small pebbles, one by one: all at once count as one. Each must fall into the basin (Ja'fari: hit the pillar). It did not, or you are not sure? Throw another. Say the words below with each.
4. The Talbiyah stops here, at the first pebble or the last (Maliki, Ja'fari: at midday of the 9th).
5. Move on. Do not stop in the lane. No large stones, no shoes.`,
            },
            said('With each pebble', sacredTexts.takbir),
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'From when? And if you are late?',
              markdown: `From the middle of the night (Shafi'i, Hanbali) or from dawn (Hanafi, Maliki). The best time is after sunrise. You may still throw:

${stoningEnds}`,
            },
          ],
        },
        {
          title: '10th, second act: the sacrifice',
          days: ['day-10'],
          body: [
            {
              type: 'prose',
              markdown: `The sacrifice of Hajj is called **hady**. It is due in Tamattu and Qiran, not in Ifrad.

It is one sheep or goat, or a seventh share of a cow or camel (Malikis, Ja'faris: no shares). It is killed in the Haram.

**When?**

- **Hanafi:** from the 10th to the 12th. Abu Hanifah: later it costs one more sheep. **Cut the hair after it:** [ask for the hour](/guide/hajj/hajj-types#the-sacrifice).
- **Maliki:** from the 10th to the 12th, by day.
- **Shafi'i:** the 10th. [Before](/guide/hajj/hajj-types#the-sacrifice) and later counts, too.
- **Hanbali:** from the 10th to the 12th. Later it is killed all the same. Ibn Baz (a Saudi scholar): the 13th is in time, too.

Most pilgrims buy a voucher of **Adahi**, the project of the Saudi state, or pay their Hajj office. **No unofficial seller** (Minister of Hajj, November 2025). Keep the receipt.

If you cannot get an animal, fast 3 days during Hajj, best **before** the 10th, and 7 at home (Qur'an 2:196). For Hanafis there is no later time. Others: [types of Hajj](/guide/hajj/hajj-types#the-sacrifice).`,
            },
          ],
        },
        {
          title: '10th, third act: shave or shorten the hair',
          days: ['day-10'],
          body: [
            {
              type: 'prose',
              markdown: `- **Men:** shave the head (halq) or shorten the hair (taqsir). Shaving is better (Ja'fari, first Hajj: shave).
- **Women:** cut the length of a fingertip joint from the ends. Women do not shave.

How much hair, and a bald man: by school, see the [steps of Umrah](/guide/umrah/umrah-steps). **Abu Hanifah:** inside the Haram, and before sunset of the 12th. Else a sheep is due. **Maliki:** first cut at home: a sheep.`,
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'First release, and the order of the acts',
              markdown: `**First release:** most bans of Ihram end. Marital relations stay forbidden, and (not for Hanafis) a marriage contract. Maliki: so does hunting; perfume is disliked. Ja'fari: so does perfume. In the Sunni schools the first release comes

- **Hanafi:** after stoning and the hair
- **Maliki:** after stoning alone
- **Shafi'i and Hanbali:** after two of these three: stoning, hair, tawaf
- **Ja'fari:** after the hair

**Order:** stoning, sacrifice, hair, tawaf. You did them in another order? The Prophet said "no harm" (Sahih al-Bukhari 1736).

- **Abu Hanifah:** a sacrifice, if stoning, sacrifice and hair were not in this order in Tamattu or Qiran. In Ifrad: if the hair came before the stoning. His two great pupils: nothing
- **Malik:** a fidyah, if the hair came before the stoning. A sacrifice, if Tawaf al-Ifadah did. (One report: this tawaf does not count.)
- **Shafi'i and Hanbali:** nothing is due`,
            },
          ],
        },
        {
          title: '10th, fourth act: Tawaf al-Ifadah',
          days: ['day-10'],
          body: [
            {
              type: 'prose',
              markdown: `This tawaf is a pillar for all. Nothing replaces it. **Hanafis and Malikis: not before dawn.**

1. Go to the Grand Mosque with wudu (washing before prayer). What makes it count (clothes, feet, riding, floors), and a lost count: see the [steps of Umrah](/guide/umrah/umrah-steps).
2. Start level with the Black Stone. A green light on the wall opposite marks it. **You do not see it?** Begin some steps before the Stone, and end some steps after it. (Shafi'i: the whole body passes the whole Stone, else that circuit does not count.) Keep the Ka'bah on your left.
3. Walk 7 circuits. Each one begins and ends at the Black Stone. Say the first words below when you pass it. In Ihram, point to it. If the sa'i follows, Hanafi and Shafi'i men walk the first 3 briskly (not with an ill heart), the shoulder bare in Ihram cloths.
4. Stay outside the low half-round wall (the Hijr). You walked through the Hijr? Do that circuit again. Maliki and Shafi'i: no hand on the Ka'bah (Shafi'i: nor on that wall), not to find the way either. Else walk that part again.
5. Between the Yemeni Corner and the Black Stone you may say the second text below.
6. After 7 circuits, pray 2 rak'ahs (units of prayer) behind Maqam Ibrahim (the Station of Abraham), or anywhere in the mosque. ${twoRakahs}

**Prayer is called?** Stop and pray. (Maliki: only for the five prayers, not for a funeral prayer: else start the tawaf again.) Then go on where you stopped, or (Hanbali) begin that round again. Ja'fari, before the end of round 4: to be safe do the tawaf again, too.`,
            },
            { type: 'drawing', drawing: 'tawaf', caption: 'Seven rounds' },
            said('At the Black Stone', sacredTexts.takbir),
            said('From the Yemeni Corner to the Black Stone', sacredTexts.betweenCorners),
            said('After tawaf, at Maqam Ibrahim', sacredTexts.maqamIbrahim),
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'From when? And if it is late?',
              markdown: `- **Hanafi and Maliki:** from dawn of the 10th. A tawaf before dawn does not count.
- **Shafi'i and Hanbali:** from the middle of the night before.

**Late?** It stays due.

- **Hanafi:** after sunset of the 12th a sacrifice, too (Abu Hanifah; his two pupils: nothing). But not if illness or [menstruation](/guide/more/if-something-goes-wrong#your-period-has-come) lasted until then. (It ended earlier, with time for four rounds? Do them before sunset.)
- **Maliki:** after the end of Dhu al-Hijjah a sacrifice, too.
- **Shafi'i and Hanbali:** nothing else.
- **Ja'fari (Sistani):** after the hair, best by the 11th, and **before Dhu al-Hijjah ends.** Left until then, on purpose or because you did not know, [the Hajj does not count](/guide/answers/jafari-what-does-not-count).`,
            },
          ],
        },
        {
          title: "Then: Sa'i between Safa and Marwah",
          days: ['day-10'],
          body: [
            {
              type: 'prose',
              markdown: `- **Tamattu:** do the Sa'i of Hajj now.
- **Qiran and Ifrad:** do it now if you did not do it after the arrival tawaf.

It counts only after a tawaf, in the four schools.

1. Go to Safa. When you come near it the first time, say the first text below.
2. On Safa, face the Ka'bah, raise your hands and say "Allahu akbar". Then say the second text 3 times, with your own prayer between.
3. Walk to Marwah. That is one. Back to Safa is two. Say the second text on each hill.
4. Men hurry between the two green lights. Women walk.
5. The 7th walk ends at Marwah.

Wudu is recommended, not required. So is the hurry: blind, weak or with an ill heart, walk. Nothing is due.

The **second release** comes when **all** is done: the stoning of the 10th, the hair, Tawaf al-Ifadah **and** the sa'i that is due. (Hanafi: without the sa'i.) Then, in the Sunni schools, all bans of Ihram have ended. Before it, [marital relations](/guide/more/fidyah#relations-between-husband-and-wife-in-hajj) cost a sacrifice, and can spoil the Hajj. In Ja'fari (Shia) law marital relations wait for one more tawaf, tawaf al-nisa.

**Go back to Mina for the night.**`,
            },
            { type: 'drawing', drawing: 'sai', caption: 'Seven lengths' },
            said('Near Safa, the first time only', sacredTexts.nearingSafa),
            said('On Safa and on Marwah, 3 times', sacredTexts.onSafa),
          ],
        },
        {
          title: 'Before you leave Makkah: is Tawaf al-Ifadah done?',
          days: ['day-11', 'day-12', 'day-13', 'last-day'],
          body: [
            {
              type: 'prose',
              markdown: `**Have you done Tawaf al-Ifadah, and the sa'i of Hajj?** (Abu Hanifah: the tawaf by sunset of the 12th.) Without them the Hajj is not complete. Marital relations stay forbidden, at home too (sa'i: not for Hanafis; Ja'fari: tawaf al-nisa, too). [This is how](/guide/hajj/hajj-steps#10th-fourth-act-tawaf-al-ifadah).`,
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'One tawaf for two, at the very end?',
              markdown: `Maliki, Hanbali, and Egypt's Dar al-Ifta: Tawaf al-Ifadah just before you leave serves as the farewell, too. **Intend the Ifadah:** in a Hanbali answer the farewell does not count for it. The sa'i may follow it. Hanafi and Shafi'i: do both, [else a sheep](/guide/answers/hajj-found-late).`,
            },
          ],
        },
        {
          title: '11th and 12th (13th if you stay): Mina and the three Jamarat',
          days: ['day-11', 'day-12', 'day-13'],
          body: [
            {
              type: 'prose',
              markdown: `In 2027 these days are expected on 17 and 18 May, and the 13th on 19 May. Sleep in Mina. A missed night, a tent in Muzdalifah, a hotel: see [repairs](/guide/more/fidyah#nights-in-mina-that-were-missed). Each day you need **21 pebbles**. You cannot go? [Who may throw for you](/guide/hajj/hajj-steps#old-weak-ill-or-in-a-wheelchair).

1. Go at the time given to your group. For most the time of stoning **begins** at midday: the late afternoon is as good, and cooler. (Your group has the morning? See the box.) Who leaves on the 12th goes before sunset.
2. **Small pillar:** 7 pebbles, "Allahu akbar" with each. Then step aside and pray.
3. **Middle pillar:** 7 pebbles. Then step aside and pray.
4. **Jamrat al-Aqabah:** 7 pebbles. Then move on.`,
            },
            { type: 'drawing', drawing: 'jamarat', caption: 'The order of the pillars' },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'Until when? And a missed day?',
              markdown: `**The end for all is sunset of the 13th.** After it a missed day costs a sheep (Ja'fari: next year), [a pebble mostly less](/guide/answers/hajj-found-late). Before it:

${stoningEnds}

Throw the missed day first, then the day itself.`,
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'Before midday? In another order?',
              markdown: `- **Before midday:** for most, stoning on these days counts only after midday. Ibn Baz (a Saudi scholar): you threw before midday? Throw again after it. A minority of early scholars allows it earlier. Abu Hanifah allowed it earlier on the 13th.
- **Shafi'i, and your group has a time in the morning?** The relied-upon view: it does not count, so throw again after midday, or on a later day. Ar-Rafi'i (an old Shafi'i) allowed it; NU in Indonesia calls this view weak, and lets people follow it, from dawn on.
- **Order of the pillars:** a must for three schools, and in Ja'fari law. For Hanafis it is recommended.`,
            },
          ],
        },
        {
          title: '12th or 13th: leave Mina',
          days: ['day-12', 'day-13'],
          body: [
            {
              type: 'prose',
              markdown: `You have a choice, from Qur'an 2:203.

- **Leave on the 12th:** do the stoning of that day. Leave Mina **before sunset** (Ja'fari: and after midday). You have thrown 49 pebbles in all. **Shafi'i:** set out with the intention to leave for good. You left out a night in Mina without excuse, or a pebble is still due? Then you may not leave yet.
- **Stay for the 13th:** stone the three pillars once more, then leave. That makes 70 pebbles in all.`,
            },
            showAnswer(busStuckInMina),
          ],
        },
        {
          title: 'Last of all: the farewell tawaf',
          days: ['last-day'],
          body: [
            {
              type: 'prose',
              markdown: `Do it when your bags are ready, as the last thing in Makkah, after the last pebbles (by you or for you). Maliki and Ja'fari: recommended; others: required.

1. Walk 7 circuits around the Ka'bah, and pray the 2 rak'ahs. There is no Sa'i after it.
2. Then leave, without shopping. You slept there, left without it, or your period ends in time? [What then](/guide/hajj/what-is-hajj#the-farewell-tawaf).

A woman who leaves in her period is excused from it (Sahih al-Bukhari 1755).`,
            },
          ],
        },
      ],
    },
    showAnswer(heatstroke),
    {
      type: 'prose',
      markdown: `Only weak and dizzy, and clear in the head? See [I feel dizzy](/guide/answers/dizzy).

## Old, weak, ill, or in a wheelchair

- **Tawaf and Sa'i:** a wheelchair or cart is accepted by all when you have an excuse. Else it can cost the tawaf: see the [steps of Umrah](/guide/umrah/umrah-steps). Where, and prices: [getting around](/guide/more/getting-around).
- **Stoning:** go in a quiet hour. (Maliki: before sunset, by night [a sheep is due](/guide/hajj/hajj-steps#10th-first-act-7-pebbles-at-jamrat-al-aqabah). Hanbali books: before sunset, too.) You cannot? See the box.
- **Blind?** A companion leads you, says where the Stone is, and whether each pebble fell in. We found no page that lets another stone for you only because you do not see. **Shafi'i, led by your wife or husband:** hold the sleeve. Skin on skin [breaks wudu](/guide/answers/wudu-in-tawaf).
- **Before you travel:** see your doctor. With some illnesses you get [no permit](/guide/hajj/hajj-conditions#what-the-state-asks).`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Another stones for you',
      markdown: `Another may stone for the ill, the weak, and those who cannot reach the pillars. Ibn Baz (a Saudi scholar) names a pregnant woman who is not able, too. To leave sooner is no reason. **Ask for it yourself, when you are ill and still awake.**

Who throws for you is a pilgrim, too, and may do it for several (al-Shinqiti, a Saudi scholar). First come all of his or her own pebbles, then seven for you at each pillar.

- **Hanafi men and women:** only if you cannot get there, on foot or riding, or grow more ill; else a sheep. You fainted, and had not asked? The companions throw.
- **Maliki:** you give a sheep all the same, but not for a small child. Well again before sunset? Throw, and no sheep is due. Well again later, to the 13th? Throw; the sheep stays due. One throw for two counts for neither.
- **Shafi'i:** not if you will be well by the 13th. You fainted, and had not asked? It does not count.
- **Ja'fari:** not if [by night](/guide/hajj/hajj-types#jafari-shia-law) helps.`,
    },
    {
      type: 'prose',
      markdown: `## Women

**Menstruation.** You can do every rite except tawaf and the ritual prayer (Sahih al-Bukhari 305). The Tawaf al-Ifadah, and the sa'i after it, wait until the bleeding has ended and you have taken the full bath.

**Spotting, bleeding after birth, a period after tawaf, a flight that will not wait:** see [your period has come](/guide/more/if-something-goes-wrong#your-period-has-come).`,
    },
    {
      type: 'prose',
      markdown: `## What spoils Hajj, and what can be repaired

**Lost for this year:** missing Arafah. [What then?](/guide/hajj/what-is-hajj#what-must-not-be-missed)

**Spoiled:** by [marital relations](/guide/more/fidyah#relations-between-husband-and-wife-in-hajj).

**Required act missed:** a sheep or goat, in the Haram (Ja'fari: [not so](/guide/hajj/hajj-types#jafari-shia-law)).

**A ban broken** (hair, nails, perfume, clothes): a **fidyah**: see [repairs](/guide/more/fidyah).

A mistake? Go on with your Hajj, and ask.`,
    },
  ],
}
