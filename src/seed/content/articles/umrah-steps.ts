import type { ArticleSeed } from '../types'

export const umrahSteps: ArticleSeed = {
  section: 'umrah',
  slug: 'umrah-steps',
  title: 'The four steps of Umrah',
  summary:
    "Ihram, tawaf, sa'i and cutting the hair, in order, with the Arabic texts, advice for women and for wheelchairs, and how to repair mistakes.",
  order: 2,
  checkedOn: '2026-11-20',
  reviewDueOn: '2026-12-20',
  sources: [
    { title: "SalaamStreet pilgrim's guide (with hadith numbers)" },
    { title: 'HadeethEnc, hadith 4535 (the Talbiyah)', url: 'https://hadeethenc.com' },
    { title: 'praytimes.com, dua 118 (Safa and Marwah)', url: 'https://praytimes.com/dua/118' },
    { title: 'Wikipedia, "Talbiyah"' },
    {
      title: 'Shamela library, Arabic books on the rites (21537/9363, 30065/2994, 384/2198, 384/2201)',
      url: 'https://shamela.ws',
    },
    { title: 'Durar encyclopaedia of hadith and fiqh (books.islam-db.com 792)' },
    { title: 'Al-Fiqh al-Muyassar (books.islam-db.com 800)' },
    { title: 'IslamOnline Fiqh: passing the miqat, passing through the Hijr', url: 'https://fiqh.islamonline.net' },
    { title: 'Islamweb: mistakes of pilgrims (154932), repairs (181619)' },
    { title: 'Islamweb, article 147900, prohibitions of Ihram', url: 'https://islamweb.net/en/article/147900' },
    { title: 'Islam Q&A 171308, doubt in the count of tawaf' },
    { title: 'Jordan General Iftaa Department, fatwa 3116, Ihram at Jeddah', url: 'https://aliftaa.jo' },
    { title: 'Darul Ifta Birmingham: 06385, 06979, 07055, 08159 (Ihram and the miqat)' },
    { title: 'Saudi national portal, guide to Umrah for people inside the country', url: 'https://life.my.gov.sa' },
    { title: 'Malikifiqhqa, pillars and repairs in the Maliki school' },
    { title: 'Saudipedia, the Saudi encyclopaedia, on the Masaa' },
    { title: 'Ministry of Hajj and Umrah, things allowed in Ihram', url: 'https://haj.gov.sa' },
    { title: 'Arab News 232550 and EsinIslam, on tawaf and the monthly period' },
    { title: 'IslamQA.org, collected answers on breaking Ihram' },
    { title: 'Civil Defence, safety of pilgrims', url: 'https://998.gov.sa' },
    { title: 'Zawya, carts and wheelchairs at the Grand Mosque, 25 March 2024 and 5 March 2025' },
    {
      title:
        "General Authority for the Care of the Affairs of the Grand Mosque and the Prophet's Mosque, doors of the Grand Mosque, 2025",
      url: 'https://alharamain.gov.sa',
    },
  ],
  body: [
    {
      type: 'prose',
      markdown: `Umrah has four steps. Do them in this order. Take your time. It is not a race.

Read this page once at home. Then open it again on the way. If you are new to Umrah, read [what is Umrah](/guide/umrah/what-is-umrah) first. For bags, papers and health, see [preparation](/guide/umrah/umrah-preparation).`,
    },
    {
      type: 'table',
      kind: 'plain',
      caption: 'Umrah at a glance',
      columns: ['Step', 'Do this', 'Count'],
      rows: [
        ['1. Ihram', 'Wash, dress, make the intention, say the Talbiyah', 'Once, at or before the miqat'],
        ['2. Tawaf', "Walk around the Ka'bah, keep it on your left", "7 rounds, then 2 rak'ahs (units of prayer)"],
        ["3. Sa'i", 'Walk between Safa and Marwah', '7 lengths, the last ends at Marwah'],
        ['4. Halq or Taqsir', 'Shave or shorten the hair', 'Once, then Ihram ends'],
      ],
    },
    {
      type: 'prose',
      markdown: `## Know your miqat

The miqat is the line on the way to Makkah where a pilgrim must be in Ihram (the state and the clothes of pilgrimage). There are five. You use the one on your own road, or the one your plane flies over.`,
    },
    {
      type: 'table',
      kind: 'plain',
      caption: 'The five miqats',
      columns: ['Miqat', 'Other name or place', 'For people who come from'],
      rows: [
        ['Dhul Hulayfah', 'Abyar Ali, about 9 km from Madinah', 'Madinah'],
        ['Al-Juhfah', 'Near Rabigh', 'Syria, Egypt and the Maghreb'],
        ['Qarn al-Manazil', 'As-Sayl al-Kabir', 'Najd and the Gulf'],
        ['Yalamlam', 'Same name', 'Yemen and the south'],
        ['Dhat Irq', 'Same name', 'Iraq'],
      ],
      note: "People who are already in Makkah go out of the Haram boundary for a new Umrah, for example to Tan'im or al-Ji'ranah. The Haram is the protected area around Makkah.",
    },
    {
      type: 'callout',
      tone: 'note',
      title: 'If you come by plane',
      markdown: `Be in Ihram **before** the plane is level with the miqat. Change at home, at the airport, or on board. The crew usually says when the miqat is near.

Jeddah airport lies **inside** the miqat. If you fly in for Umrah, do not wait until Jeddah.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Two questions about Jeddah',
      markdown: `**Ihram at Jeddah airport.** The Jordan Iftaa board, Hanafi fatwas and a Saudi committee say that those who fly in for Umrah do not begin Ihram there. Some groups act in another way.

**Landing in Jeddah, but going to Madinah first.** Most travel advice says: enter Ihram later, at Dhul Hulayfah, when you leave Madinah for Makkah. Scholars answer in different ways. Even two answers of one Hanafi body do not agree.

Follow your own school, or ask a scholar you trust **before the flight**.`,
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

1. Cut your nails and tidy your hair.
2. Take a bath (ghusl, the full wash of the body).
3. Men may put perfume on the body, before the intention. Not on the cloths.
4. Men put on two plain sheets and sandals. Women wear their usual modest clothes, in any colour. Women may wear socks.
5. Many people then pray two rak'ahs.`,
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: "The two rak'ahs before Ihram",
              markdown: `Many scholars recommend two rak'ahs first. Others say that no prayer belongs to Ihram itself. Follow your own school, or ask a scholar you trust.`,
            },
            {
              type: 'prose',
              markdown: `**At the miqat or before it, make your intention.** The intention is in the heart. You decide to do Umrah for God. The words follow the heart:`,
            },
            {
              type: 'sacredText',
              label: 'Intention for Umrah',
              arabic: 'لَبَّيْكَ عُمْرَةً',
              transliteration: "Labbayka 'umrah",
              meaning: 'Here I am for Umrah',
              reference: "SalaamStreet pilgrim's guide",
            },
            {
              type: 'prose',
              markdown: `Now you are in Ihram. **Say the Talbiyah**, the call of the pilgrim. Repeat it often on the way. Men say it aloud. Women say it quietly.`,
            },
            {
              type: 'sacredText',
              label: 'The Talbiyah',
              arabic: 'لَبَّيْكَ اللَّهُمَّ لَبَّيْكَ، لَبَّيْكَ لَا شَرِيكَ لَكَ لَبَّيْكَ، إِنَّ الْحَمْدَ وَالنِّعْمَةَ لَكَ وَالْمُلْكَ، لَا شَرِيكَ لَكَ',
              transliteration:
                "Labbayka Allahumma labbayk, labbayka la sharika laka labbayk, inna l-hamda wa n-ni'mata laka wa l-mulk, la sharika lak",
              meaning:
                'Here I am, O God, here I am; here I am, You have no partner, here I am. Praise, blessing and dominion are Yours; You have no partner',
              reference: 'Sahih Muslim 1184; Sahih al-Bukhari 1549',
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'The Talbiyah: form and end',
              markdown: `- **Form:** Shia pilgrims say the same text with one more *labbayk* at the end.
- **End, in Umrah:** for most scholars you stop when you start tawaf. For some you stop when you reach the Haram boundary.

Follow your own school, or ask a scholar you trust.`,
            },
            {
              type: 'prose',
              markdown: `**Now forbidden for everyone:**

- cutting or pulling out hair, cutting nails
- perfume, on the body or on the clothes
- hunting
- a marriage contract
- sexual relations, and what leads to them

**Also forbidden for men:** clothes made to the shape of the body (shirt, trousers, underwear) and a cover on the head.

**Also forbidden for women:** the niqab (face veil) and gloves.

**Allowed:** an umbrella, a bath, slippers, glasses, a ring, a watch, a belt, a wallet, bandages.

Use **unscented** soap. Most guides forbid scented soap in Ihram. One national list allows it.`,
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'Shade in Ihram',
              markdown: `In the Sunni schools an umbrella, a tent and the roof of a car are allowed. Ja'fari (Shia) rules forbid men to shade the head while they travel by day. Follow your own school, or ask a scholar you trust.`,
            },
          ],
        },
        {
          title: "Tawaf: seven rounds of the Ka'bah",
          body: [
            {
              type: 'prose',
              markdown: `**Enter the Grand Mosque.** Have wudu (the wash before prayer). Step in with the right foot. Keep your bag small. Look at the light above the door: green means open, red means full.`,
            },
            {
              type: 'callout',
              tone: 'changes-often',
              title: 'Which door? As of 2025',
              markdown: `These ways lead to the Mataf (the area around the Ka'bah): King Abdulaziz Gate 1, King Fahd Gate 79, and the basement way of As-Salam Gate 19. The Shubaika and Ajyad bridges lead to the first floor.

The ground floor is often kept for people in Ihram. Door plans change every season. Follow the signs and the staff. Find your gate under [mosque gates](/places/gates).`,
            },
            {
              type: 'prose',
              markdown: `**Men only: bare the right shoulder.** The name is idtiba'. Pass the upper sheet under the right arm and over the left shoulder.

**Start level with the Black Stone.** It is set in a corner of the Ka'bah. A green light on the wall of the mosque, opposite, marks the line. The Ka'bah is on your **left**. You walk anticlockwise.

If it is easy, touch or kiss the Stone. It is seldom easy. Do not push. Point to it with the hand and say:`,
            },
            {
              type: 'sacredText',
              label: 'At the Black Stone, at each round',
              arabic: 'اللَّهُ أَكْبَرُ',
              transliteration: 'Allahu akbar',
              meaning: 'God is the Greatest',
              reference: 'Sahih al-Bukhari 1613',
            },
            {
              type: 'prose',
              markdown: `**Walk seven rounds.** Each round begins and ends at the Black Stone. Do not stand still on the starting line. People behind you need to pass.

- **Men, rounds 1 to 3:** short, brisk steps. The name is ramal. Do it only if you harm nobody. In rounds 4 to 7, walk.
- **Women:** walk in all rounds.
- **Go around the Hijr.** The Hijr is the area inside the low half-circle wall. Walk outside that wall.
- **Pray in your own words.** There is no fixed prayer for each round.
- **The Yemeni Corner** is the corner before the Black Stone. Touch it if it is easy. Do not kiss it. Most guides say: do not point to it. One guide does raise the hand there.
- **The other two corners** are not touched.

Between the Yemeni Corner and the Black Stone, say:`,
            },
            {
              type: 'sacredText',
              label: 'From the Yemeni Corner to the Black Stone',
              arabic: 'رَبَّنَا آتِنَا فِي الدُّنْيَا حَسَنَةً وَفِي الْآخِرَةِ حَسَنَةً وَقِنَا عَذَابَ النَّارِ',
              transliteration: "Rabbana atina fi d-dunya hasanatan wa fi l-akhirati hasanatan wa qina 'adhaba n-nar",
              meaning:
                'Our Lord, give us good in this world and in the next, and keep us from the punishment of the Fire',
              reference: "Qur'an 2:201",
            },
            {
              type: 'prose',
              markdown: `**After round 7,** men cover the shoulder again. Go to Maqam Ibrahim (the station of Abraham) if there is room. There, say:`,
            },
            {
              type: 'sacredText',
              label: 'At Maqam Ibrahim',
              arabic: 'وَاتَّخِذُوا مِنْ مَقَامِ إِبْرَاهِيمَ مُصَلًّى',
              transliteration: 'Wa ttakhidhu min maqami Ibrahima musalla',
              meaning: "Take Abraham's station as a place of prayer",
              reference: "Qur'an 2:125; Sahih Muslim 1218",
            },
            {
              type: 'prose',
              markdown: `**Pray two rak'ahs**, behind the Maqam or **anywhere** in the mosque. The usual chapters are al-Kafirun (109) and al-Ikhlas (112). Do not block the walkers to be close to the Maqam.

**Drink Zamzam water.** Then go to Safa.`,
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'Tawaf: where the schools differ',
              markdown: `- **Conditions.** Wudu, covered body, start at the Stone, Ka'bah on the left, going around the Hijr. Maliki, Shafi'i, Hanbali: without them the tawaf is not valid. Hanafi: they are wajib (required), and a miss can be repaired.
- **Walking.** Hanafi and Maliki: a person who can walk must walk. Shafi'i and Hanbali: walking is recommended. With an excuse, all accept a wheelchair or a cart.
- **Wudu breaks on the way.** Most: renew wudu. Hanafi: you may go on from where you stopped, but it is better to start again if it broke before the end of round 4. Ja'fari: start again before round 4, go on after it.
- **The two rak'ahs.** Hanafi and Maliki: wajib (required). Hanbali, and the stronger view among the Shafi'i: sunnah (recommended).
- **Upper floors.** Valid in the Sunni schools. Some Ja'fari scholars do not accept floors above the height of the Ka'bah.

Follow your own school, or ask a scholar you trust.`,
            },
            {
              type: 'prose',
              markdown: `**Lost the count?** While you walk, take the lower number. If you think "four or five", it is four. Count on your fingers, or count together with a friend.

**Too full below?** There are upper floors for tawaf too. The higher the floor, the longer the round.`,
            },
          ],
        },
        {
          title: "Sa'i: seven lengths between Safa and Marwah",
          body: [
            {
              type: 'prose',
              markdown: `Sa'i comes **after a valid tawaf**. It recalls Hajar, who searched for water for her child Isma'il.

Follow the signs to **Safa**. As you come near, say this **once, the first time only**:`,
            },
            {
              type: 'sacredText',
              label: 'Coming to Safa',
              arabic: 'إِنَّ الصَّفَا وَالْمَرْوَةَ مِنْ شَعَائِرِ اللَّهِ — أَبْدَأُ بِمَا بَدَأَ اللَّهُ بِهِ',
              transliteration: "Inna s-Safa wa l-Marwata min sha'a'iri llah; abda'u bima bada'a llahu bih",
              meaning: "Safa and Marwah are among God's symbols; I begin with what God began with",
              reference: "Qur'an 2:158, and the words said after it (praytimes.com, dua 118)",
            },
            {
              type: 'prose',
              markdown: `**On Safa,** say this text **three times**. Between the times, pray in your own words. Do the same on Marwah.`,
            },
            {
              type: 'sacredText',
              label: 'On Safa and on Marwah',
              arabic:
                'لَا إِلَهَ إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ، لَهُ الْمُلْكُ وَلَهُ الْحَمْدُ وَهُوَ عَلَى كُلِّ شَيْءٍ قَدِيرٌ، لَا إِلَهَ إِلَّا اللَّهُ وَحْدَهُ، أَنْجَزَ وَعْدَهُ، وَنَصَرَ عَبْدَهُ، وَهَزَمَ الْأَحْزَابَ وَحْدَهُ',
              transliteration:
                "La ilaha illa llahu wahdahu la sharika lah, lahu l-mulku wa lahu l-hamdu wa huwa 'ala kulli shay'in qadir; la ilaha illa llahu wahdah, anjaza wa'dah, wa nasara 'abdah, wa hazama l-ahzaba wahdah",
              meaning:
                'No god but God alone, without partner; His is dominion and praise, He is able to do all things. He kept His promise, helped His servant, and alone defeated the confederates',
              reference: "praytimes.com, dua 118; SalaamStreet pilgrim's guide",
            },
            {
              type: 'prose',
              markdown: `**Walk to Marwah. That is one.** Walk back to Safa. That is two. Go on like this. Odd lengths end at Marwah, even lengths end at Safa. **The seventh length ends at Marwah.**

- **Men** hurry between the two green lights. Then they walk.
- **Women** walk all the way.
- **Wudu** is recommended. It is not required.
- There is no fixed prayer for each length. Use your own words.
- If you must stop, step to the side first.

One length is about 394 metres. Seven lengths are about 2.76 kilometres. There are four levels. The floors with wheelchairs and carts are named below.`,
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: "The rank of sa'i",
              markdown: `Maliki, Shafi'i and Hanbali: sa'i is a rukn (pillar). Without it the Umrah is not complete. Hanafi: it is wajib (required), and a miss can be repaired with a sacrifice. Follow your own school, or ask a scholar you trust.`,
            },
          ],
        },
        {
          title: 'Halq or Taqsir: cut the hair and leave Ihram',
          body: [
            {
              type: 'prose',
              markdown: `**Men** shave the head (halq) or shorten the hair (taqsir). Shaving is better for men. The Prophet prayed three times for those who shave, and once for those who shorten (Sahih al-Bukhari 1727).

**Women** never shave. They shorten the ends of the hair by the length of a fingertip joint. The four schools agree on this.

Use a licensed barber and a razor that is used for you only. This protects you from diseases of the blood.`,
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'How much hair? For men',
              markdown: `- **Part of the head.** Hanafi: at least a quarter. Maliki and Hanbali: the whole head. Shafi'i: at least three hairs.
- **Length.** Maliki and Hanbali: about a fingertip joint. Hanafi: slightly more.
- **Bald men.** Passing a razor over the head is recommended (Shafi'i, Hanbali) or required (Maliki, and the stronger Hanafi view).

Follow your own school, or ask a scholar you trust.`,
            },
            {
              type: 'prose',
              markdown: `**Your Umrah is complete.** All that Ihram had forbidden is allowed again. Put on your normal clothes. Rest and drink.`,
            },
          ],
        },
      ],
    },
    {
      type: 'prose',
      markdown: `## Women

- No special clothes. No niqab and no gloves in Ihram.
- No bare shoulder, no brisk steps in tawaf, no running in sa'i.
- Say the Talbiyah in a low voice.
- Shorten the hair only.

**During your period** you may enter Ihram. You bathe, make the intention and say the Talbiyah. You may do everything **except tawaf** (Sahih al-Bukhari 305). So the Umrah waits. You **stay in Ihram** until you are pure. Then you bathe and do tawaf and the rest.

Are your dates close to the journey? Talk to a doctor and a scholar before you leave home.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'If the flight home comes first',
      markdown: `Sometimes a woman truly cannot wait until she is pure. Most answers say: return later and complete the Umrah. One published answer allows the tawaf under necessity, with protection against bleeding. This is a serious question. Ask a scholar of your own school **before** you act.`,
    },
    {
      type: 'prose',
      markdown: `## Older people and wheelchairs

You may do tawaf and sa'i in a wheelchair or in a cart when you are old, ill or weak. All schools accept it with an excuse.

- Go at a quiet hour. See [which day and which hour](/guide/umrah/umrah-timing).
- Use ramps and lifts. Ask the staff for the nearest one.
- Do not push a wheelchair into the thick of the crowd. Use the floors with carts and wheelchairs.
- Rest after each rite.
- Carry water, your medicines and the name of your hotel.`,
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Carts and wheelchairs, as of March 2025',
      markdown: `- **Electric carts** run on the roof and on the first floor, for tawaf and for sa'i. In Ramadan 2025 there were about 400. They were free for people with disabilities.
- **Cart booths:** Shubaika Bridge (Gate 64), Ajyad Bridge and Ajyad stairs.
- **Free wheelchairs:** the east courtyard at As-Salam Gate (19), and the west courtyard at Gate 64.
- **Wheelchairs with a paid pusher:** Masaa ground floor (14), Masaa first floor (16), Gate 64, and the south courtyard by restroom 2.
- **Doors for people with disabilities (Ramadan 2025):** 68, 69, 89, 93, 94, 114 and 123, and some bridges.
- **Prices found:** SAR 25 for tawaf (March 2024), and SAR 50 to 100 for tawaf and sa'i (Hajj 2024). No price for 2026 was found. Ask at the booth before you sit down.

Check with the mosque authority: [carts.alharamain.gov.sa](https://carts.alharamain.gov.sa).`,
    },
    {
      type: 'prose',
      markdown: `## Common mistakes

- Passing the miqat without Ihram.
- Starting a round away from the Black Stone.
- Walking through the Hijr.
- Pushing to reach the Black Stone.
- Touching all four corners, or kissing the Yemeni Corner.
- Brisk steps in all seven rounds. They belong to rounds 1 to 3, for men.
- Keeping the shoulder bare all the time. Cover it for the prayer.
- Standing still on the starting line.
- Insisting on praying right behind the Maqam.
- Shouting prayers in a group.
- Turning the face or the back to the Ka'bah to shield others while you walk.
- Buying a booklet with a "prayer for each round". No such prayer is fixed.

## When something goes wrong

Stay calm. Most mistakes can be repaired. Do not leave Ihram before you have asked.`,
    },
    {
      type: 'table',
      kind: 'plain',
      caption: 'First answers to common problems',
      columns: ['What happened', 'What to do'],
      rows: [
        [
          'You passed the miqat without Ihram',
          "Go back to a miqat and enter Ihram there. If you do not, a sheep is due. Going to Tan'im does not repair it.",
        ],
        ['You walked through the Hijr', 'That round does not count. Walk it again.'],
        ['You doubt the count while you walk', 'Take the lower number and go on.'],
        ['You left out a pillar (rukn)', 'The Umrah is not complete. Stay in Ihram until you have done it.'],
        ['You left out a required act (wajib)', 'A sheep, offered in the Haram for its poor.'],
        [
          'You cut hair or nails, used perfume or wore forbidden clothes',
          "Choose one: fast 3 days, or feed 6 poor people (half a sa' each, an old measure), or a sheep. If you truly need the act, for example in illness, it is allowed with the same repair.",
        ],
        ['Your period begins before tawaf', 'Stay in Ihram and wait. See "Women" above.'],
      ],
      note: "The repair by fasting, feeding or a sheep is called fidyah (Qur'an 2:196). Details by school are in the box below. Ask a scholar before you pay anybody.",
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Repairs: where the schools differ',
      markdown: `- **Done by forgetting, by not knowing, or by force.** Shafi'i and Hanbali: nothing is due. Hanafi, Maliki and one report from Ahmad: the fidyah is due.
- **Small and large acts.** Hanafi: a sheep for a full day in forbidden clothes or for a quarter of the head, and charity for less. Maliki: fasting or feeding for such acts, a handful of food for one nail or a few hairs.
- **Hijr.** Going around it is a condition for Maliki, Shafi'i and Hanbali. For Hanafi it is required, and a miss can be repaired.
- **Doubt about the count.** After tawaf is finished, most pay no attention to it. Maliki: treat it like doubt during tawaf. Ja'fari: a doubt below seven means starting again.
- **Cutting the hair late.** Abu Hanifa: a sheep. Maliki: mainly if the person has gone home. Shafi'i and Hanbali: nothing.
- **Sexual intercourse.** It is the only prohibited act that spoils the pilgrimage. One published collection of answers says: before sa'i is finished, the Umrah is void, the two finish it, do it again, and each gives a sheep. After sa'i and before the hair: a fidyah. The schools differ in the details.

Follow your own school, or ask a scholar you trust.`,
    },
    {
      type: 'callout',
      tone: 'safety',
      title: 'Your body comes first',
      markdown: `- Do not push. Move with the crowd, never against it. If it presses, keep your arms at your chest and move diagonally to the edge.
- Leave things that fall. Do not bend down in a crowd.
- Drink often. In hot months avoid 10:00 to 16:00 outside.
- Feel dizzy, hot or confused? Stop. Tell someone. Call **911** or **997** (ambulance). More numbers: [helpful contacts](/authorities).`,
    },
    {
      type: 'checklist',
      title: 'Your Umrah, ticked off',
      items: [
        { label: 'Bathed, dressed, nails cut' },
        { label: 'In Ihram at or before the miqat', detail: 'Intention in the heart, then the Talbiyah.' },
        { label: 'Permit time checked', detail: 'Come at the time in Nusuk.' },
        { label: 'Meeting point agreed', detail: 'A numbered gate, a hotel lobby or a clear sign, and a time.' },
        { label: 'Seven rounds of tawaf', detail: 'Black Stone to Black Stone.' },
        { label: "Two rak'ahs and Zamzam" },
        { label: "Seven lengths of sa'i", detail: 'Safa first, Marwah last.' },
        { label: 'Hair shaved or shortened', detail: 'Ihram has ended.' },
      ],
    },
    {
      type: 'prose',
      markdown: `## Where to go next

- [Find the gates of the Grand Mosque](/places/gates)
- [What to bring, and the rules at the mosques](/guide/umrah/umrah-preparation)
- [Common questions](/faq)`,
    },
  ],
}
