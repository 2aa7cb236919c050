import { bukhari } from '../sources/books'
import { repairs } from '../sources/repairs'
import { rites } from '../sources/rites'
import type { ArticleSeed } from '../types'
import { showAnswer } from './answer'

const checked = { checkedOn: '2026-11-27', reviewDueOn: '2026-12-27' } as const

export const newWudu: ArticleSeed = {
  section: 'answers',
  slug: 'new-wudu-in-tawaf',
  title: 'Wudu breaks on the way: go on, or start again?',
  summary: 'How to go on with tawaf after a new wudu, by school.',
  order: 10,
  ...checked,
  checkedOn: '2026-11-29',
  sources: [rites.wuduBreaks, rites.wuduBreaksHanafi, rites.wuduBreaksMaliki, rites.jafariWudu],
  body: [
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Wudu breaks on the way',
      markdown: `- **Hanafi and Shafi'i:** renew it, and go on where you stopped. (Hanafi: before the end of round 4 a new start is better.)
- **Maliki and Hanbali:** renew it. Then start again. (Maliki: also when it breaks before the two rak'ahs.)
- **Ja'fari (Shia), by Sistani:** before the end of round 4 start again, later go on.

Step to the side first.`,
    },
  ],
}

export const wuduInTawaf: ArticleSeed = {
  section: 'answers',
  slug: 'wudu-in-tawaf',
  title: 'What breaks wudu in tawaf?',
  summary: "What breaks wudu on the way around the Ka'bah, and how to go on: by school.",
  order: 9,
  ...checked,
  checkedOn: '2026-11-30',
  sources: [
    rites.wuduBroken,
    rites.wuduFainting,
    rites.wuduDoubtMaliki,
    rites.wuduTouchShafii,
    rites.wuduTouchHanafi,
    rites.wuduTouchKin,
    rites.wuduTouch,
    rites.wuduChild,
    rites.wuduChildHanafi,
    rites.wuduCamel,
    rites.wuduBlood,
    rites.asleepInTawaf,
    rites.wuduAsleepSeated,
    rites.wuduAsleepSeatedHanafi,
    ...newWudu.sources,
  ],
  body: [
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'What breaks wudu (the wash before prayer)',
      markdown: `- **The toilet, gas, fainting, deep sleep:** for all (seated firmly: Shafi'i no, Hanafis differ). Unsure? It holds (Maliki: renew).
- **Blood that flows.** Hanafi: it breaks it. Maliki and Shafi'i: it does not. Hanbali: much blood does.
- **A man and a woman touch.** Hanafi: it does not break it. Maliki and Hanbali: only with desire. Shafi'i: skin on skin does, even by accident, but not between close relatives such as mother and son.
- **You touch a baby's private parts.** Shafi'i and Hanbali: it breaks it. Others: no.
- **Camel meat.** Hanbali: it breaks it. Others: no.`,
    },
    showAnswer(newWudu),
  ],
}

export const periodBeforeTawaf: ArticleSeed = {
  section: 'answers',
  slug: 'period-before-tawaf',
  title: 'My period came before tawaf',
  summary: 'A period that comes before the tawaf of Umrah: what waits, what you may do, and when the Umrah goes on.',
  order: 11,
  ...checked,
  checkedOn: '2026-11-30',
  sources: [bukhari('305', 'the monthly period'), rites.periodTawaf, rites.periodMosque, rites.ihramWithoutBath],
  body: [
    {
      type: 'callout',
      tone: 'note',
      title: 'Your period comes before tawaf',
      markdown: `1. **Stay in Ihram.** Still on the way, and you will be clean in time? Enter it now: bathe if you can, make the intention, say the Talbiyah. **Not sure?** First read [The flight home comes before the Umrah](/guide/more/if-something-goes-wrong#your-period-has-come).
2. You do everything **except tawaf and the ritual prayer** (Sahih al-Bukhari 305). Do not stay in a mosque. Pray in your own words.
3. **The Umrah waits.** When the bleeding has ended, take the full bath. Then do tawaf and the rest.

[Hajj begins before that](/guide/hajj/hajj-types#women-and-the-monthly-period), or the flight goes? Tell your group leader **today**: the schools differ.`,
    },
  ],
}

export const miqatOfPlane: ArticleSeed = {
  section: 'answers',
  slug: 'miqat-of-my-plane',
  title: 'Miqat by plane: where Ihram begins',
  summary: 'The miqat of planes to Jeddah by where they come from, and when to be in Ihram.',
  order: 12,
  ...checked,
  checkedOn: '2026-11-30',
  sources: [
    rites.miqatByFlight,
    rites.miqatFromWest,
    rites.miqatFromMorocco,
    rites.miqatFromEast,
    rites.miqatFromMalaysia,
    rites.miqatFromMalaysiaHajj,
    rites.miqatFromAfrica,
    rites.miqatByAir,
    rites.jafariMiqatVow,
    rites.jafariMiqat,
    rites.jafariMosqueOfMiqat,
    bukhari('1524', 'the miqats'),
    rites.miqatByShip,
  ],
  body: [
    {
      type: 'prose',
      markdown: `The miqat is the line where you must be in Ihram. Yours is the one that your **last flight** passes, or is level with. You fly to Jeddah from:

- **Europe, North America, Turkey, Egypt, Jordan, Syria, Lebanon, Palestine, Morocco, many countries of Africa:** al-Juhfah (Rabigh), about 40 minutes before you land
- **the Gulf, Riyadh, Malaysia:** Qarn al-Manazil
- **Iran, Iraq:** Dhat Irq
- **Pakistan, India, Bangladesh:** the one the plane passes: ask the crew. By ship: level with Yalamlam.
- **By ship from Egypt:** level with al-Juhfah, before Jeddah.
- **Indonesia:** Yalamlam or Qarn al-Manazil: the crew says which
`,
    },
    {
      type: 'prose',
      markdown: `**You land in Madinah?** Not on the plane: Ihram begins at Dhul Hulayfah (Ja'fari: inside its mosque), when you leave for Makkah. The train does not stop there: [Ihram on the train](/guide/more/madinah#ihram-on-the-train). You land in Jeddah, but go to Madinah first? [Scholars differ](/guide/umrah/what-is-umrah#can-i-do-more-than-one-umrah).

**When to be ready.** Change before you board, or at the last stop. Make the intention, and say the Talbiyah, when the crew says that the miqat is near. You may sleep then? Enter Ihram before you board. No word from the crew? To be safe, make it one hour before you land. Ja'fari (Shia) law: before the miqat, on the plane too, only [with a vow](/guide/hajj/hajj-types#jafari-shia-law).

**Sudan, Ethiopia, Somalia.** From the north: al-Juhfah. From the south: Yalamlam. Straight across the sea: Jeddah itself (Islam Q&A 41978). For Sudan a Hanafi answer says al-Juhfah.

**Who says so?** The first line: a Hanafi answer, Iftadua 13561 (Morocco: its ministry). Riyadh: Jordan's Iftaa (office for religious answers), too. The plane's own miqat: Islamweb 268105. Malaysia: its agents and pilgrims. The rest: Fajar (Indonesia).

**From elsewhere,** such as China, Japan, Australia or South Africa? We found no page. Ask the airline. The way can change on the day. Where they are: [map](/map?search=miqat).`,
    },
  ],
}

export const busStuck: ArticleSeed = {
  section: 'answers',
  slug: 'bus-is-stuck',
  title: 'My bus is stuck on the way to Muzdalifah',
  summary: 'The bus from Arafah stands still in the night of the 10th: where to pray, and what is due, by school.',
  order: 13,
  ...checked,
  checkedOn: '2026-11-30',
  sources: [
    rites.muzdalifahPrayer,
    rites.muzdalifahPrayerHanafi,
    rites.muzdalifahPrayerViews,
    rites.muzdalifahPrayerDasuqi,
    rites.muzdalifahLate,
    rites.muzdalifahLateHanafi,
    rites.muzdalifahLateHanbali,
    rites.jafariMuzdalifahLate,
    rites.jafariMuzdalifahPillar,
    rites.jafariPrayerOnTheWay,
    rites.jafariPrayerMidnight,
  ],
  body: [
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'The bus does not arrive',
      markdown: `- **Malik (sky no longer red), Shafi'i, Ahmad, Ja'fari:** Maghrib and Isha count on the way. Pray both **before the middle of the night** (sunset to dawn).
- **Hanafi:** wait for Muzdalifah as long as you can be there before dawn. Else pray where you are.
- **Not there before dawn?** Hanafi: a moment before sunrise is enough. Missed that, or another school? Traffic is an excuse. For most nothing is due (a Hanafi and a Hanbali answer: a sheep).
- **Ja'fari (Shia):** a pillar. With an excuse a short stay **before midday** saves the Hajj.`,
    },
  ],
}

export const busStuckInMina: ArticleSeed = {
  section: 'answers',
  slug: 'bus-stuck-in-mina',
  title: 'My bus is stuck in Mina',
  summary: 'You wanted to leave Mina on the 12th, and the sun has set: stay or go, by school.',
  order: 14,
  ...checked,
  sources: [rites.leavingMina, rites.leavingMinaLate, rites.leavingMinaShafii, rites.jafariMina, rites.jafariRelease],
  body: [
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'The sun has set and you are still in Mina',
      markdown: `- **Maliki and Hanbali:** stay the night, and stone on the 13th.
- **Shafi'i:** the same. But you had set out? Go on: no night, no stoning. You were packing? Two views.
- **Ibn Uthaymin (a Saudi scholar):** you had set out, and the road holds you up? Go on.
- **Hanafi:** leaving after sunset is disliked. No penalty, if you leave before dawn of the 13th.
- **Ja'fari:** stay, and stone on the 13th. Held up by traffic, and you cannot stay? You may leave; give a sheep to be safe.

**Stay with your group.** Ask its scholar at once which rule you follow.`,
    },
  ],
}

export const foundLate: ArticleSeed = {
  section: 'answers',
  slug: 'hajj-found-late',
  title: 'I went home, and a part of my Hajj was missing',
  summary: 'Tawaf al-Ifadah was left out, or a pebble was missing: what is due, by school.',
  order: 16,
  ...checked,
  checkedOn: '2026-11-29',
  sources: [
    rites.ifadahAtHome,
    rites.ifadahTimes,
    rites.ifadahNoNewIhram,
    rites.ifadahShafii,
    rites.ifadahByFarewellHanafi,
    rites.ifadahByFarewellMaliki,
    rites.ifadahIntention,
    repairs.pebbleMissing,
    repairs.pebbleMissingHanbali,
    repairs.pebbleMissingFirst,
    repairs.pebbleLateHanafi,
    rites.stoningEndMaliki,
    rites.ifadahRounds,
  ],
  body: [
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Tawaf al-Ifadah, the main tawaf, was left out',
      markdown: `Nothing replaces it. Marital relations stay forbidden until it is done. Go back to Makkah, and do it, with the sa'i if that is due. For the delay Abu Hanifah and Malikis ask for a sacrifice: [from when](/guide/hajj/hajj-steps#10th-fourth-act-tawaf-al-ifadah). Jordan's Iftaa (its office for religious answers): no new Ihram at the miqat (the line of Ihram), you are still in the first one.

**You did a farewell tawaf?**

- **Hanafi and Shafi'i:** it counts as Tawaf al-Ifadah, whatever you meant by it. The farewell is then the one that is missing: a sheep. (Abu Hanifah: one more, if it was late.)
- **Maliki:** it counts when you are far from Makkah already.
- **Hanbali:** it does not count.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'A pebble or a round was missing',
      markdown: `It is still one of the days to the 13th? Throw it. When its own day is over, Hanafis (Abu Hanifah) and Malikis give what stands here, too. After the 13th, for one pebble:

- **Hanafi:** half a sa' (an old measure) of wheat, about 1.6 kg. For most of a day's pebbles: a sheep.
- **Shafi'i and Hanbali:** one mudd (two open hands full) of food. Two pebbles: two. Three: a sheep.
- **Maliki:** a sheep.

Was it at the first or the middle pillar, or on the 10th? It can be more. Ask.

**Rounds of Tawaf al-Ifadah?** Hanafi, four or more were done: a sheep is enough. Fewer, or another school: go back.

**Ja'fari (Shia)?** Both are different: [your rules](/guide/answers/jafari-what-does-not-count).`,
    },
  ],
}

export const jafariPoints: ArticleSeed = {
  section: 'answers',
  slug: 'jafari-what-does-not-count',
  title: "Ja'fari (Shia): what makes a rite not count",
  summary:
    "Points of Ja'fari law on Ihram, tawaf, sa'i and mistakes found late that other pilgrims do not have to know.",
  order: 17,
  ...checked,
  checkedOn: '2026-11-30',
  sources: [
    rites.jafariVow,
    rites.jafariVowSpoken,
    rites.jafariVowOfWife,
    rites.jafariMosqueOfMiqat,
    rites.jafariMosqueOfMiqatSistani,
    repairs.socksJafari,
    rites.jafariTawafWudu,
    rites.jafariCircumcision,
    rites.jafariPushed,
    rites.jafariFloors,
    rites.jafariFloorsKhamenei,
    rites.jafariFloorsSistani,
    rites.jafariArafahAsleep,
    rites.jafariNisaMissed,
    rites.jafariFarewell,
    rites.jafariMiqatPassed,
    rites.jafariMiqatVow,
    rites.jafariMiqatPassedOnPurpose,
    rites.jafariUmrahFromMakkah,
    rites.jafariMakkahAgain,
    rites.jafariMonthOfUmrah,
    rites.jafariTents,
    rites.jafariNightInMakkah,
    rites.jafariTawafLeft,
    rites.jafariTawafForgotten,
    rites.jafariTawafLeftRule,
    rites.jafariRakahsForgotten,
    rites.jafariSaiFromMarwah,
    rites.jafariStoningDays,
    rites.jafariStoningLeft,
    rites.birthBleedingJafari,
    rites.jafariMinaMidday,
  ],
  body: [
    {
      type: 'callout',
      tone: 'note',
      title: "Ja'fari (Shia): Ihram",
      markdown: `- **Before the miqat (the line of Ihram), as on the plane:** first **say** a vow, with God's name. "For God it is on me to enter Ihram from here." In the heart alone it is none. A wife asks her husband when he is with her (Khamenei, to be safe). Then the intention and the Talbiyah. **Men: the roof of a plane by day costs a sheep.** By night, without rain, nothing (Sistani).
- **From Madinah:** enter Ihram inside the mosque of Dhul Hulayfah (Khamenei, Sistani). Outside it does not count. In your period do it while you pass through (Sistani: also outside).
- **Shoes of men:** none that covers the whole top of the foot.`,
    },
    {
      type: 'callout',
      tone: 'note',
      title: "Ja'fari (Shia): tawaf, Arafah and Mina",
      markdown: `- **Tawaf without wudu** does not count, also when you did not know it.
- **A man or boy who is not circumcised:** his tawaf does not count. Ask before the journey.
- **The crowd carried you along?** That part does not count (Sistani). Walk it again.
- **Let in only upstairs, as with a cart?** Scholars differ on floors higher than the Ka'bah. To be safe, do the tawaf there, and let another do it for you below, too (Khamenei). Sistani: the same if you are not sure that the floor is lower. Pray the two rak'ahs yourself.
- **Asleep or unconscious at Arafah all the time** from midday to sunset: it does not count. Be awake when it begins: then sleep or a faint does no harm (Sistani).
- **Your tent stands in Muzdalifah?** That is no night in Mina (Sistani's office). Worship in Makkah from before midnight to dawn serves in its place (Sistani). Khamenei: all night, to sunrise.
- **You went home without tawaf al-nisa?** Come back for it. When that is too hard, let another do it for you. Until then marital relations stay forbidden.
- **The farewell tawaf** is recommended, not due (Sistani).`,
    },
    {
      type: 'callout',
      tone: 'note',
      title: "Ja'fari (Shia): what you find late",
      markdown: `- **The miqat passed without Ihram:** go back to it. Not possible? Forgotten or not known: as far back as you can, from Makkah out of the Haram (Khamenei). On purpose: no Hajj (Makarem Shirazi).
- **In Makkah:** Ihram for another Umrah begins at Tan'im, not in the hotel. You left Makkah? In the Islamic month of your Umrah you come back without Ihram, later with it. Ihram in one month, the rites in the next: to be safe, with it. **Between the Umrah of Tamattu and Hajj:** [your rules](/guide/hajj/hajj-types#jafari-shia-law).
- **Tawaf left out:** forgotten, come back for it; too hard, let another do it. On purpose, or because you did not know? When its time is over, the Umrah of Tamattu or the Hajj does not count. You did not know: a camel is due, too (one book: also when on purpose).
- **Its two rak'ahs forgotten:** go back, and pray them at the Maqam. Too hard from afar? Where you are.
- **Sa'i begun at Marwah:** do it all again, from Safa.
- **A child** in Ihram needs tawaf al-nisa, too. Else marital relations stay forbidden in later life.
- **Stoning missed:** make it up to the 13th. Later, the next year, you or another. **On the 10th, on purpose:** no Hajj (Sistani).
- **In your period** you do not even pass through the two great mosques.

Ask the scholar you follow at once.`,
    },
  ],
}
