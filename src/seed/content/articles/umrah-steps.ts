import { showAnswer } from '../answers/answer'
import { heatstroke } from '../answers/heat'
import { newWudu, periodBeforeTawaf } from '../answers/rites'
import { abuDawud, bukhari, muslim, quran } from '../sources/books'
import { rites } from '../sources/rites'
import { travel } from '../sources/travel'
import { heatstrokeSources } from './shared/health'
import { shade, shadeSources, tawafWalkSources, twoRakahs, twoRakahsSources } from './shared/rites'
import { conditionBlocks, conditionSources } from './shared/condition'
import { sacredTexts, said } from '../sacred-texts'
import type { ArticleSeed } from '../types'

export const umrahSteps: ArticleSeed = {
  section: 'umrah',
  slug: 'umrah-steps',
  title: 'The four steps of Umrah',
  summary:
    "Ihram, tawaf, sa'i and cutting the hair, in order, with the Arabic texts, advice for women and for wheelchairs, and how to repair mistakes.",
  order: 2,
  checkedOn: '2026-11-30',
  reviewDueOn: '2026-12-24',
  sources: [
    bukhari('1524', 'the miqats'),
    bukhari('1542', 'clothes of men in Ihram'),
    bukhari('1549', 'the Talbiyah'),
    bukhari('1613', 'Allahu akbar at the Black Stone'),
    bukhari('1728', 'shaving and shortening'),
    bukhari('1833', 'the trees of the Haram'),
    bukhari('305', 'the monthly period'),
    muslim('1184', "two rak'ahs, the Talbiyah"),
    muslim('1218', "the Prophet's Hajj: tawaf, Maqam Ibrahim, Safa"),
    muslim('1251', 'words of the intention'),
    abuDawud('1892', 'between the two corners'),
    quran('2:125, 2:158, 2:196, 2:201'),
    ...conditionSources.filter(({ title }) => !title.startsWith('The Qur')),
    rites.heldBackMaliki,
    rites.shortHairMaliki,
    rites.umrahFromHaramAshal,
    rites.talbiyahRank,
    rites.talbiyahLanguage,
    rites.talbiyahLanguageMaliki,
    rites.talbiyahLanguageHanbali,
    rites.jafariTalbiyahLanguage,
    rites.jafariTalbiyah,
    rites.jafariTalbiyahUmrah,
    rites.restInTawaf,
    rites.ihramBans,
    rites.miqatByAir,
    rites.miqatFromWest,
    rites.miqatTaif,
    bukhari('1531', 'Dhat Irq'),
    rites.miqatSaudi,
    rites.miqatIndonesia,
    rites.jafariMiqat,
    rites.perfume,
    rites.perfumeMaliki,
    rites.footwearSpecial,
    rites.footwearHanafi,
    rites.gloves,
    rites.clothTouch,
    rites.maskWomen,
    rites.marriage,
    rites.walking,
    rites.walkingExcuse,
    rites.dementiaDuty,
    rites.dementiaIhram,
    rites.dementiaIhramShafii,
    rites.dementiaIhramAgreed,
    rites.prayerCalled,
    rites.prayerCalledMaliki,
    rites.jafariPrayerCalled,
    rites.hair,
    rites.hairShort,
    rites.hairWomen,
    rites.hairWomenRoom,
    rites.countDoubt,
    rites.countDoubtHanafi,
    rites.jafariCount,
    rites.jafariCountEighth,
    rites.jafariCountSistani,
    rites.jafariTawafBreak,
    rites.hairLate,
    rites.hairPlace,
    rites.fidyah,
    rites.umrahPillars,
    rites.jafariUmrah,
    rites.jafariPerfumeBefore,
    rites.jafariPerfume,
    rites.jafariShoulders,
    rites.jafariCalmSteps,
    rites.jafariHairHow,
    rites.jafariSaiRiding,
    travel.doors2025,
    travel.matafForUmrah,
    rites.walkingSai,
    rites.ridingSaiHanbali,
    rites.shoulder,
    rites.shoulderSai,
    rites.ring,
    rites.bandageMaliki,
    rites.belt,
    rites.upperFloorsMaliki,
    rites.tawafClean,
    rites.tawafCleanMaliki,
    rites.tawafCoveredViews,
    rites.saiFromMarwah,
    rites.jafariSaiFromMarwah,
    ...tawafWalkSources,
    rites.wuduTouchShafii,
    rites.wuduTouchMalaysia,
    rites.wuduTouchedShafii,
    ...twoRakahsSources,
    ...shadeSources,
    ...heatstrokeSources,
    rites.jafariSaiDoubt,
  ],
  body: [
    {
      type: 'prose',
      markdown: `Umrah has four steps. Read [what is Umrah](/guide/umrah/what-is-umrah) first. **Ja'fari (Shia)?** Read [your rules](/guide/answers/jafari-what-does-not-count), too.`,
    },
    {
      type: 'table',
      kind: 'plain',
      caption: 'Umrah at a glance',
      columns: ['Step', 'Do this', 'Count'],
      rows: [
        ['1. Ihram', 'Wash, dress, make the intention, say the Talbiyah', 'Once, at the boundary (miqat) or before it'],
        ['2. Tawaf', "Walk around the Ka'bah, keep it on your left", "7 rounds, then 2 rak'ahs (units of prayer)"],
        ["3. Sa'i", 'Walk between Safa and Marwah', '7 lengths, the last ends at Marwah'],
        ['4. Halq or Taqsir', 'Shave or shorten the hair (women only shorten)', 'Once, then Ihram ends'],
      ],
    },
    {
      type: 'prose',
      markdown: `## Know your miqat

The miqat (the line on the way to Makkah) is where a pilgrim must be in Ihram, the state and the clothes of pilgrimage. You use the one on your own road, or the one your plane or ship passes.`,
    },
    {
      type: 'table',
      kind: 'plain',
      caption: 'The five miqats',
      columns: ['Miqat', 'Other name or place', 'For people who come from'],
      rows: [
        ['Dhul Hulayfah', 'Abyar Ali, about 9 km from Madinah', 'Madinah'],
        ['Al-Juhfah', 'Near Rabigh', 'Syria, Egypt and the Maghreb'],
        ['Qarn al-Manazil', 'As-Sayl al-Kabir; on the road of al-Hada: Wadi Muhrim', 'Najd, the Gulf'],
        ['Yalamlam', "As-Sa'diyah", 'Yemen'],
        ['Dhat Irq', 'Same name', 'Iraq'],
      ],
      note: "People who are already in Makkah go out of the Haram boundary for a new Umrah, for example to Tan'im or al-Ji'ranah. The Haram is the protected area around Makkah.",
    },
    {
      type: 'callout',
      tone: 'note',
      title: 'If you fly to Jeddah',
      markdown: `Be in Ihram **before** the plane is level with the miqat. Which one your plane passes: see [preparation](/guide/umrah/umrah-preparation#which-miqat-does-your-plane-pass).

The airport lies **inside** the miqat. Do not wait until you land.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Ihram at Jeddah airport?',
      markdown: `You fly in for Umrah. May Ihram begin there?

- **Hanafi scholars, and official scholars of Jordan and of Saudi Arabia:** no. [From Sudan](/guide/answers/miqat-of-my-plane) some do so.
- **Indonesia:** its council of scholars accepts Jeddah as a miqat.
- **Ja'fari (Shia):** in some cases, with a vow. Ihram before a miqat, as on the plane, [needs a vow, too](/guide/hajj/hajj-types#jafari-shia-law).

Do you go to Jeddah (by car too) or Madinah first, or from Makkah to Taif? See [what is Umrah](/guide/umrah/what-is-umrah#can-i-do-more-than-one-umrah). Follow your own school, or ask a scholar you trust.`,
    },
    {
      type: 'steps',
      title: 'The four steps',
      steps: [
        {
          title: 'Ihram: enter the state of pilgrimage',
          body: [
            {
              type: 'prose',
              markdown: `**Before the miqat, get ready:**

1. Cut your nails and tidy your hair. (In Dhu al-Hijjah, and you sacrifice at home, too? See [hygiene](/guide/hajj/hajj-packing#washing-and-hygiene).)
2. Take a bath (ghusl, the full wash of the body).
3. Men may put perfume on the body, before the intention (schools differ, see below). Not on the cloths.
4. Men put on two plain sheets, and open sandals. Women wear their usual modest clothes, in any colour.
5. Pray two rak'ahs, as the Prophet did (Sahih Muslim 1184).`,
            },
            { type: 'drawing', drawing: 'ihram', caption: 'Clothes of Ihram' },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'Before Ihram: perfume and shoes',
              markdown: `- **Perfume on the body.** Hanafi, Shafi'i and Hanbali: recommended. Maliki: disliked; wash it off before Ihram. Ja'fari books: mostly forbidden when its scent lasts into Ihram.
- **Shoes of men.** The ankle stays free. Closed shoes, also low ones, cost Malikis, Shafi'is and Hanbalis a repair. Hanafi: the upper middle of the foot stays free, too. It was covered for a full day or night: a sheep. Less: charity. **Flip-flops are safe for all.**
- **Women:** any shoes and socks.
- **Special shoes** are allowed with a reason, mostly with a repair: ask a doctor and a scholar.

Follow your own school, or ask a scholar you trust.`,
            },
            {
              type: 'prose',
              markdown: `**At the miqat or before it, make your intention.** (Ja'fari: before it only [with a vow](/guide/hajj/hajj-types#jafari-shia-law).) The intention is in the heart: you decide to do Umrah for God. The words follow:`,
            },
            said('Intention for Umrah', sacredTexts.intentionUmrah),
            ...conditionBlocks,
            {
              type: 'prose',
              markdown: `**Say the Talbiyah at once**, before you pass the miqat. Repeat it often. Men say it aloud, women quietly. You leave it out? Hanafi and Ja'fari: you are not in Ihram. Maliki: a sheep. Shafi'i and Hanbali: the intention is enough.

**You cannot say it in Arabic?** Say it in your own language. Hanafi and Shafi'i: that counts. Maliki and Hanbali: for those who cannot learn it. Ja'fari, by Sistani: say the Arabic after another person, as well as you can.`,
            },
            said('The Talbiyah', sacredTexts.talbiyah),
            {
              type: 'prose',
              markdown: `**The Talbiyah ends** for most scholars when you start tawaf. Maliki: at the boundary of the Haram; from Tan'im, when you come to the houses of Makkah or see the Ka'bah. Ja'fari: at the boundary of the Haram; in Tamattu, when you see the houses of old Makkah.

Now you are in Ihram. **Forbidden for everyone:**

- cutting or pulling out hair, cutting nails
- perfume, on the body or on the clothes
- hunting
- a marriage contract: it is not valid (Hanafis allow the contract itself)
- sexual relations, and what leads to them

In the Haram nobody hunts, or cuts trees or plants (Sahih al-Bukhari 1833).

**Also forbidden for men:** a cover on the head, closed shoes, and clothes made to the shape of the body (shirt, trousers, underwear).

**Also forbidden for women:** the niqab (face veil), and gloves (Hanafis allow gloves).

**Allowed:** a bath to cool off, glasses, a wallet. So are an umbrella, a ring, a watch, a belt and bandages, but men look in the box first.

Use **unscented** soap, Malikis for the hands only. Oil, cream and balm, also without scent, and saffron in coffee: the schools differ. You did what is forbidden? See [fidyah (a repair)](/guide/more/fidyah). **Ja'fari (Shia) law forbids more,** such as ornaments: [its rules on Ihram](/guide/hajj/hajj-types#jafari-shia-law).`,
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'Face, pins, belts and shade in Ihram',
              markdown: `- **A woman's face.** She may let a cloth fall from the head over the face when men pass. Hanafi and Shafi'i: it must not touch the face, else a repair.
- **Face masks of women.** A mask is made for the face, as the niqab is. By the rules of the four schools it is not allowed to a woman in Ihram.
- **Face masks of men.** Abu Hanifah and Malik: a man in Ihram does not cover the face. Others allow a cover; on a mask they differ.
- **You need a mask for your health?** Wear it. What is then due, and when nothing is: [fidyah (a repair), school by school](/guide/more/fidyah).
- **Men's pins and skirts.** No knot, pin or clip in the upper sheet, no skirt sewn from the lower one, [else a repair](/guide/answers/shoes-pins-and-soap-in-ihram) (Hanafi: disliked).
- **Men's rings, belts and bandages.** Maliki: no ring or watch; worn long, it costs a repair. A belt costs one, but not for your money, on the skin. A large bandage costs one: put it on all the same. Ahmad: a belt without money costs one.
- **Shade.** ${shade}

Follow your own school, or ask a scholar you trust.`,
            },
          ],
        },
        {
          title: "Tawaf: seven rounds of the Ka'bah",
          body: [
            {
              type: 'prose',
              markdown: `**Enter the Grand Mosque.** Have wudu (the wash before prayer: [what breaks it](/guide/answers/wudu-in-tawaf)). Women cover all hair and the feet: wear socks. A green light above the door means open, red full. You do not see it? Ask the guard.`,
            },
            {
              type: 'callout',
              tone: 'changes-often',
              title: 'Which door? As of March 2026',
              markdown: `The Mataf is the area around the Ka'bah. King Abdulaziz Gate 1, King Fahd Gate 79 and the basement way of As-Salam Gate 19 lead to it.

In Ramadan 2026 its ground floor was only for people who do Umrah (Ministry of Hajj). It is often so at other times. Others do tawaf upstairs. Follow the signs and the staff. In Hajj doors change: see [mosque gates](/places/gates).`,
            },
            {
              type: 'prose',
              markdown: `**Men only: bare the right shoulder** (not for Malikis; Ja'fari: the sheet covers both). Pass the upper sheet under the right arm and over the left shoulder.

**Start level with the Black Stone.** A green light on the wall opposite marks the line. **You do not see it?** Begin some steps before the Stone, and end some steps after it. What you walk before it does not count, and does no harm. (Shafi'i: the whole body passes the whole Stone, else that round does not count.) The Ka'bah is on your **left**. You walk anticlockwise.

In Ihram, point to the Stone with the hand: it is often perfumed, and [scent on the hand](/guide/more/fidyah) costs a repair. Without Ihram, touch or kiss it if it is easy. Do not push. Say:`,
            },
            said('At the Black Stone, at each round', sacredTexts.takbir),
            { type: 'drawing', drawing: 'tawaf', caption: 'Tawaf: seven rounds' },
            {
              type: 'prose',
              markdown: `**Walk seven rounds.** Each round begins and ends at the Black Stone. Do not stand still on the starting line.

- **Men, rounds 1 to 3:** short, brisk steps (ramal). Do it only if you harm nobody, and not with an ill heart. You leave it out? Nothing is due. In rounds 4 to 7, walk. (Ja'fari: calm steps in all rounds.)
- **Women:** walk in all rounds.
- **Go around the Hijr.** The Hijr is the area inside the low half-circle wall. Walk outside that wall. Maliki and Shafi'i: with no hand on the Ka'bah (Shafi'i: nor on that wall), else walk that part again. (Maliki, found when you have left Makkah: a sheep.)
- **Pray in your own words.** There is no fixed prayer for each round.
- **The Yemeni Corner** is the corner before the Black Stone. Touch it if it is easy and if you are not in Ihram. Do not kiss it.
- **The other two corners** are not touched.

Between the Yemeni Corner and the Black Stone, say:`,
            },
            said('From the Yemeni Corner to the Black Stone', sacredTexts.betweenCorners),
            {
              type: 'prose',
              markdown: `**After round 7,** men cover the shoulder again (Shafi'i: bare it again for sa'i). Go to Maqam Ibrahim (the station of Abraham) if there is room. There, say:`,
            },
            said('At Maqam Ibrahim', sacredTexts.maqamIbrahim),
            {
              type: 'prose',
              markdown: `**Pray two rak'ahs**, behind the Maqam or **anywhere** in the mosque. (When and where: see the box.) The Prophet recited al-Ikhlas (112) and al-Kafirun (109) in them (Sahih Muslim 1218). Do not stand in the way of others, only to be close to the Maqam.

**Drink Zamzam water.** Then go to Safa.`,
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'Tawaf: where the schools differ',
              markdown: `- **Conditions.** Wudu, body and clothes clean and covered, start at the Stone, Ka'bah on the left, going around the Hijr. Maliki, Shafi'i, Hanbali: without them the tawaf is not valid. (Maliki: dirt found later harms nothing; a wrong start, found at home: a sheep.) Hanafi: they are wajib (required), clean clothes recommended; a miss can be repaired.
- **Shafi'i, and in the crowd a man and a woman touch, skin on skin?** The stronger view: both lose their wudu. A second one: only who touches. Malaysia's national Hajj conference lets its pilgrims in Makkah follow the schools in which touch without desire does not break it.
- **Walking.** You can walk, and you ride? Hanafi and Maliki: walk it again, or give a sheep. Hanbali: it does not count (Ibn Qudamah and some others accept it). Shafi'i: walking is recommended. **Hire a cart only if you need one.** With an excuse, all accept a wheelchair or a cart.
- **The two rak'ahs.** Hanafi and Maliki: wajib (required). Hanbali, and the stronger view among the Shafi'i: sunnah (recommended), at any time. ${twoRakahs}
- **Upper floors.** Hanafi, Shafi'i, Hanbali: valid. Maliki: when it is full below, not because of the heat (else again, or a sheep); not on the roof. Ja'fari: above the Ka'bah [it is doubtful](/guide/answers/jafari-what-does-not-count).

Follow your own school, or ask a scholar you trust.`,
            },
            showAnswer(newWudu),
            {
              type: 'prose',
              markdown: `**Lost the count?** While you walk, most take the lower number: of "four or five", four. Hanafi, as told by Egypt's Dar al-Ifta: a required tawaf starts again. Ja'fari: not sure of seven? Begin the tawaf, or the sa'i, again. Sure of seven, at the end of a round (sa'i: at Marwah)? It counts. A companion who is sure may count for you.

**Prayer is called?** Stop and pray, in sa'i too. Then go on where you stopped. But:

- **Maliki, in tawaf:** stop only for the five prayers, not for a funeral prayer, else start again.
- **Maliki, in sa'i:** stop only when the time of the prayer ends.
- **Hanbali:** begin that round again.
- **Ja'fari, before the end of round 4:** go on, and to be safe do the tawaf again, too.

**Tired?** A short rest harms nothing, in sa'i too. After a long one Maliki, Hanbali and Ja'fari start again; Hanafi and Shafi'i go on. Ja'fari (Sistani): you fell ill, or left for an errand, before the end of round 4? Start again, too.`,
            },
          ],
        },
        {
          title: "Sa'i: seven lengths between Safa and Marwah",
          body: [
            {
              type: 'prose',
              markdown: `Sa'i comes **after a valid tawaf**.

Go to **Safa**. As you come near, say this **once, the first time only**:`,
            },
            said('Coming to Safa', sacredTexts.nearingSafa),
            {
              type: 'prose',
              markdown: `**On Safa,** face the Ka'bah, raise your hands and say "Allahu akbar". Then say this text **three times**. Between the times, pray in your own words.`,
            },
            said('On Safa and on Marwah', sacredTexts.onSafa),
            { type: 'drawing', drawing: 'sai', caption: "Sa'i: seven lengths" },
            {
              type: 'prose',
              markdown: `**Walk to Marwah. That is one.** Walk back to Safa. That is two. **The seventh length ends at Marwah.**

- **Men** hurry between the two green lights. It is recommended, not required: blind, weak or with an ill heart, walk. Nothing is due.
- **Women** walk all the way.
- **Wudu** is recommended, not required.`,
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: "The rank of sa'i, and riding",
              markdown: `- **Its rank.** Maliki, Shafi'i and Hanbali: a rukn (pillar). Without it the Umrah is not complete. Hanafi: wajib (required), and a miss can be repaired with a sacrifice.
- **You can walk, and you ride?** Hanafi and Maliki: walk it again, or give a sheep. Shafi'i: nothing is due. Hanbali: as in tawaf, it does not count (Ibn Qudamah accepts it). Ja'fari (Sistani): you may ride.`,
            },
          ],
        },
        {
          title: 'Halq or Taqsir: cut the hair and leave Ihram',
          body: [
            {
              type: 'prose',
              markdown: `**Men** shave the head (halq) or shorten the hair (taqsir). Shaving is better (Ja'fari, before a Hajj of Tamattu: only shorten).

**Women** never shave. They shorten the ends of the hair by the length of a fingertip joint. How much: see the box.

Use a licensed barber, a new blade, no scented foam. A woman can cut it herself, in her room in Makkah.`,
            },
            { type: 'drawing', drawing: 'hair', caption: 'Halq or Taqsir' },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'How much hair?',
              markdown: `- **Part of the head,** men and women. Hanafi: at least a quarter. Maliki and Hanbali: the whole head. Shafi'i: at least three hairs.
- **Length.** Maliki and Hanbali: about a fingertip joint. Hanafi: slightly more; men whose hair is shorter shave it. Shafi'i: no least length. Maliki men shave hair that is plaited, stuck down, or too short to be shortened.
- **Bald men.** Passing a razor over the head is recommended (Shafi'i, Hanbali) or required (Maliki, and the stronger Hanafi view).
- **Ja'fari (Sistani):** some hair of the head, beard or moustache, cut, not pulled out. Better not nails alone.

Follow your own school, or ask a scholar you trust.`,
            },
            {
              type: 'prose',
              markdown: `**Your Umrah is complete.** In the four Sunni schools, all that Ihram had forbidden is allowed again. In Ja'fari law one more tawaf follows with its two rak'ahs, called tawaf al-nisa. Until it is done, marital relations stay forbidden. It is not due in the Umrah of Tamattu.

Put on your normal clothes. Travelling on? Shafi'is and some Hanbalis: a [farewell tawaf](/guide/umrah/what-is-umrah#the-four-parts).`,
            },
          ],
        },
      ],
    },
    {
      type: 'prose',
      markdown: '## Women',
    },
    showAnswer(periodBeforeTawaf),
    {
      type: 'prose',
      markdown: `**Spotting, bleeding after birth, a period after tawaf, a flight that will not wait:** see [your period has come](/guide/more/if-something-goes-wrong#your-period-has-come). Read it **before** the journey.`,
    },
    {
      type: 'prose',
      markdown: `## Older people and wheelchairs

Old, ill or weak? You may do tawaf and sa'i in a wheelchair or a cart.

- **Blind?** A companion leads you, and says where the Stone is. Hold on to him or her, not to a wall. **Shafi'i, led by your wife or husband:** hold the sleeve. Skin on skin [breaks wudu](/guide/answers/wudu-in-tawaf).
- Go at a [quiet hour](/guide/umrah/umrah-timing).
- Carts, wheelchairs and prices: [getting around](/guide/more/getting-around#carts-and-wheelchairs-at-the-grand-mosque).

**Somebody forgets much (dementia)?** Who still understands makes the intention, and you help with each step. Who mostly does not understand owes no worship any more, says Egypt's Dar al-Ifta. Hanafi, Maliki and Shafi'i: the guardian may enter Ihram for such a person, [as for a small child](/guide/umrah/what-is-umrah#with-a-child-or-a-baby). Hanbali (the known view): that is not valid, so let him or her come along without Ihram.`,
    },
    {
      type: 'prose',
      markdown: `## When something goes wrong

Most mistakes can be repaired. Do not leave Ihram before you have asked. Saudi preachers: **{{fact:rites-questions}}**, in English, too.`,
    },
    {
      type: 'table',
      kind: 'plain',
      caption: 'First answers to common problems',
      columns: ['What happened', 'What to do'],
      rows: [
        [
          'You passed the miqat without Ihram',
          "Not in Ihram yet: go back to the one you passed, and enter Ihram there. Else mostly a sheep. Going to Tan'im does not repair it.",
        ],
        ['You walked through the Hijr', "Walk that round again before sa'i."],
        [
          "You began sa'i at Marwah",
          "That length does not count. Walk one more, to end at Marwah. Ja'fari: begin anew.",
        ],
        ['You left out a pillar (rukn)', 'The Umrah is not complete. Stay in Ihram until you have done it.'],
        [
          'You left out a required act (wajib)',
          "A sheep, offered in the Haram for its poor (not so in Ja'fari law: see its rules).",
        ],
        [
          'You cut hair or nails, used perfume or wore forbidden clothes',
          'Mostly: fast 3 days, feed 6 poor people, or give a sheep. By school: see the box.',
        ],
        ['No wudu in tawaf, or the hair not cut', 'You may still be in Ihram. See What is Umrah.'],
        [
          'Your period begins before tawaf',
          'Stay in Ihram. Bathe when it has ended, then do tawaf. See If something goes wrong.',
        ],
      ],
      note: "The repair by fasting, feeding or a sheep is called fidyah (a repair; Qur'an 2:196). Ask a scholar before you pay anybody.",
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Repairs: where the schools differ',
      markdown: `- **Hair, nails, perfume and clothes; small acts; forgetting.** See [repairs, school by school](/guide/more/fidyah).
- **Found late: miqat, wudu, rounds, hair.** See [what to do](/guide/umrah/what-is-umrah#a-mistake-that-you-find-late).
- **Doubt about the count, after tawaf is finished.** Most pay no attention to it. Maliki: it is like doubt during tawaf.
- **Where and when to cut the hair.** Abu Hanifah: inside the Haram. Outside, for example in Jeddah, a sheep is due, unless you go back in and cut it there. No day is fixed. Maliki: late, mainly at home, a sacrifice. Shafi'i and Hanbali: nothing.
- **Sexual intercourse** can spoil the Umrah. Maliki: also a kiss or a touch with an emission of semen. See [repairs](/guide/more/fidyah#relations-between-husband-and-wife-in-umrah). Ask at once.`,
    },
    {
      type: 'callout',
      tone: 'safety',
      title: 'Your body comes first',
      markdown: `- Do not push. Move with the crowd, never against it. If it presses, keep your arms at your chest and move diagonally to the edge.
- Leave things that fall. Do not bend down in a crowd. Touch nothing that others have lost: show it to the staff.
- Drink often (ill heart or kidneys: as your doctor says). In hot months avoid 10:00 to 16:00 outside.`,
    },
    showAnswer(heatstroke),
    {
      type: 'prose',
      markdown: 'Only weak and dizzy, and clear in the head? See [I feel dizzy](/guide/answers/dizzy).',
    },
    {
      type: 'checklist',
      title: 'Your Umrah, ticked off',
      items: [
        { label: 'Bathed, dressed, nails cut' },
        { label: 'In Ihram at or before the miqat' },
        { label: 'Permit time checked' },
        { label: 'Meeting point agreed' },
        { label: 'Seven rounds of tawaf' },
        { label: "Two rak'ahs and Zamzam" },
        { label: "Seven lengths of sa'i" },
        { label: 'Hair shaved or shortened', detail: "Ja'fari, but not in Tamattu: then tawaf al-nisa." },
      ],
    },
  ],
}
