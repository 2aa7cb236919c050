import type { ArticleSeed } from '../types'

export const hajjSteps: ArticleSeed = {
  section: 'hajj',
  slug: 'hajj-steps',
  title: 'Hajj step by step',
  summary:
    'What to do on each day of Hajj, from 8 to 13 Dhu al-Hijjah: places, prayers, stoning, tawaf, help for weak pilgrims, and what to do after a mistake.',
  order: 4,
  checkedOn: '2026-11-20',
  reviewDueOn: '2026-12-20',
  sources: [
    { title: "SalaamStreet pilgrim's guide (with hadith numbers)" },
    { title: 'Ministry of Hajj and Umrah: Things to Remember', url: 'https://haj.gov.sa' },
    { title: 'Hadith encyclopaedia HadeethEnc, text 4535 (Sahih Muslim 1184)', url: 'https://hadeethenc.com' },
    { title: 'Prayer texts at praytimes.com (dua 118, Safa and Marwah)', url: 'https://praytimes.com/dua/118' },
    { title: "Shamela library 21537/9363 (text of Qur'an 2:201)", url: 'https://shamela.ws' },
    {
      title: 'Dorar fiqh encyclopaedia, pages 273 and 308 (types of Hajj, standing at Arafah)',
      url: 'https://dorar.net',
    },
    { title: 'Dar al-Ifta of Egypt, answers 3037 and 6283 (Arafah, Muzdalifah)', url: 'https://dar-alifta.org' },
    { title: 'General Iftaa Department of Jordan, resolution 186 (time of stoning)', url: 'https://aliftaa.jo' },
    {
      title: 'IslamOnline: Essentials of Hajj; Throwing of stones; Number of pebbles; Passing through the Hijr',
      url: 'https://fiqh.islamonline.net',
    },
    { title: 'Islamweb: answers 81832, 154932, 181619', url: 'https://islamweb.net' },
    {
      title: 'Islam & Ihsan: required and essential acts; Eid day in the Maliki school; deputies',
      url: 'https://islamandihsan.com',
    },
    { title: 'Maliki Fiqh Q&A: pillars of Hajj', url: 'https://malikifiqhqa.com' },
    {
      title: 'Shamela library 30065/2994, 384/2198, 384/2201 (tawaf, hair and arrival tawaf by school)',
      url: 'https://shamela.ws',
    },
    { title: 'Durar encyclopaedia, book 792 (cutting the hair)', url: 'https://books.islam-db.com' },
    { title: 'Al-Fiqh al-Muyassar, section 800 (what spoils the pilgrimage)', url: 'https://books.islam-db.com' },
    { title: 'Islamic Center: penalties in Ihram (Hanafi text)', url: 'https://islamiccenter.org' },
    { title: 'Fiqh us-Sunnah 5.101A and 5.104A', url: 'https://hadithcollection.com' },
    { title: 'SeekersGuidance: answers on Hajj', url: 'https://seekersguidance.org' },
    { title: 'Baitularqam: Hajj guide (Hanafi)', url: 'https://baitularqam.com' },
    { title: 'King Faisal University journal, paper 251 (standing at Arafah)', url: 'https://services.kfu.edu.sa' },
    { title: 'Al Safar Tours: Muzdalifah by school' },
    { title: 'Perform Hajj: guide to the days of Hajj', url: 'https://performhajj.com' },
    { title: 'Islamww: stoning and pebbles', url: 'https://islamww.com' },
    { title: 'Arab News 1470001 (rules for pilgrims, 2025)', url: 'https://arabnews.pk' },
    { title: 'Mapamazighe and Raillynews: reports on the Mashaer train (2025)' },
    { title: 'Abna24 and Hajinformation: reports on the Jamarat building' },
    { title: 'Zawya, 5 March 2025; Al Eqtisadiah 2736161 (carts and wheelchairs)' },
    { title: 'Siasat 3230857 (pilgrims leaving early, 2025)', url: 'https://siasat.com' },
    { title: 'Saudi Gazette 651413 (penalties, 2025) and 16 June 2024 (heat advice)' },
    { title: 'Climate of Mecca (Wikipedia, snapshot of March 2026)' },
    { title: "World Federation, ritual 290 (Ja'fari rules)", url: 'https://world-federation.org' },
    { title: "Darassalam; Islamic Laws (Ja'fari rules)", url: 'https://islamic-laws.com' },
    { title: 'Hajj Practicalities (Hanafi answer on Tamattu and menstruation)' },
    { title: 'Tohed; Islamic Portal (tawaf of women who cannot wait)', url: 'https://tohed.com' },
    { title: 'Wikipedia: Talbiyah' },
    { title: 'Umm al-Qura calendar, computed: Hajj dates of 1448 (2027)' },
  ],
  body: [
    {
      type: 'prose',
      markdown: `Hajj is the great pilgrimage to Makkah. Its main rites fall on the 8th to the 13th of Dhu al-Hijjah, the last month of the Muslim year.

This page goes day by day. Read it once at home. Read each day again the evening before. You do not have to remember all of it.

Three pages belong before this one:

- [What is Hajj?](/guide/hajj/what-is-hajj) for the meaning and the places.
- [Conditions of Hajj](/guide/hajj/hajj-conditions) for who must go, and the permit.
- [The three types of Hajj](/guide/hajj/hajj-types). You choose one before you start.

The steps follow **Tamattu** (Umrah first, a rest, then Hajj). It is a usual choice for visitors from abroad. Where **Qiran** (Umrah and Hajj together) or **Ifrad** (Hajj only) is different, the step says so.`,
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Dates and permit',
      markdown: `As of November 2026, the calendar gives **14 to 19 May 2027** for the days of Hajj. The day of Arafah is 15 May. Eid is 16 May. The moon announcement may move all dates by one day.

You need an official Hajj permit. No tourist, visit or Umrah visa replaces it. Check dates and rules with the [Ministry of Hajj and Umrah](https://haj.gov.sa), or call 1966.`,
    },
    {
      type: 'prose',
      markdown: `## Words you will hear

- **Ihram**: the state of pilgrimage, and the simple clothes of it. It begins with the intention in the heart.
- **Talbiyah**: the words "Here I am, O God". You say them often in Ihram.
- **Ka'bah**: the cube-shaped House in the middle of the Grand Mosque.
- **Tawaf**: seven circuits around the Ka'bah.
- **Sa'i**: seven walks between the two hills Safa and Marwah.
- **Mina, Arafah, Muzdalifah**: the three sites outside Makkah.
- **Jamarat**: three pillars in Mina. Pilgrims throw small pebbles at them. The one nearest Makkah is **Jamrat al-Aqabah**.
- **Tawaf al-Ifadah**: the main tawaf of Hajj. It comes after Arafah.
- **Haram**: the sacred area of Makkah.

Prayers named here: **Fajr** (dawn), **Dhuhr** (midday), **Asr** (afternoon), **Maghrib** (sunset), **Isha** (night).

## What you must not miss

The acts of Hajj do not all weigh the same.

- A **pillar** (rukn): Hajj is not valid without it. Nothing replaces it.
- A **required act** (wajib): if you miss it, you give one sheep or goat, slaughtered in the Haram.
- A **recommended act** (sunnah): good to do. If you miss it, nothing is due.

There are four Sunni schools of law. They agree on Arafah and Tawaf al-Ifadah. They differ on some other acts.`,
    },
    {
      type: 'table',
      kind: 'comparison',
      caption: 'Pillars and required acts of Hajj in the four Sunni schools',
      columns: ['Act', 'Hanafi', 'Maliki', "Shafi'i", 'Hanbali'],
      rows: [
        ['Ihram (intention)', 'Condition', 'Pillar', 'Pillar', 'Pillar'],
        ['Standing at Arafah', 'Pillar', 'Pillar', 'Pillar', 'Pillar'],
        ['Tawaf al-Ifadah', 'Pillar', 'Pillar', 'Pillar', 'Pillar'],
        ["Sa'i", 'Required', 'Pillar', 'Pillar', 'Pillar'],
        ['Shaving or shortening hair', 'Required', 'Required', 'Pillar', 'Required (see note)'],
        ['Muzdalifah', 'Required (at dawn)', 'Required (a short stop)', 'Required', 'Required'],
        ['Stoning', 'Required', 'Required', 'Required', 'Required'],
        ['Nights in Mina (11th, 12th, and 13th if you stay)', 'Recommended', 'Required', 'Required', 'Required'],
        ['Farewell tawaf', 'Required', 'Recommended', 'Required', 'Required'],
        ['Arrival tawaf', 'Recommended', 'Required', 'Recommended', 'Recommended'],
      ],
      note: 'A condition must be there before the rest counts. Two entries are less sure: our sources give the Hanbali view on hair only in general words, and one handbook lists the arrival tawaf as required for Hanbalis. Ask a scholar of your school.',
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Why the table differs',
      markdown: `The schools do not agree on every act. This guide gives no ruling. Follow your own school, or a scholar you trust. Ask before the day, not in the crowd.`,
    },
    {
      type: 'steps',
      title: 'Hajj day by day',
      steps: [
        {
          title: 'Before the 8th: arrive in Makkah',
          body: [
            {
              type: 'prose',
              markdown: `You enter Ihram at or before your **miqat** (the boundary on your road or flight path). If you fly, be ready before the plane is level with it.

- **Tamattu**: do the Umrah first. Follow [Umrah step by step](/guide/umrah/umrah-steps). After the Umrah you leave Ihram and wait for the 8th.
- **Qiran and Ifrad**: do the arrival tawaf (tawaf al-qudum). You may do the Sa'i of Hajj after it. In this tawaf men bare the right shoulder, and walk with brisk short steps in the first 3 circuits if no one is harmed. Stay in Ihram until the 10th.

Use the free days to rest. Learn the way to your hotel. Keep your [Hajj bag](/guide/hajj/hajj-packing) ready.`,
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'Arrival tawaf and Qiran',
              markdown: `The arrival tawaf is required in the Maliki school. In the other three it is recommended; one handbook calls it required for Hanbalis.

In Qiran, Malikis, Shafi'is and Hanbalis do one Sa'i. Hanafis do two tawafs and two Sa'i. Follow your own school or a scholar you trust.`,
            },
          ],
        },
        {
          title: '8th Dhu al-Hijjah: enter Ihram and go to Mina',
          body: [
            {
              type: 'prose',
              markdown: `This day is called Tarwiyah. In 2027 it is expected on 14 May.

1. **Tamattu**: enter Ihram again, in the place where you stay in Makkah. Take a bath, trim your nails, and put on the clothes. **Qiran and Ifrad**: you are still in Ihram.
2. Make the intention for Hajj in your heart. The words below follow it.
3. Say the Talbiyah. Men say it aloud. Women say it quietly.
4. Go to Mina with your group.
5. Stay in Mina from Dhuhr to the next Fajr. Pray each prayer at its own time. Prayers of four units (rak'ahs) are shortened to two. They are not joined.

The stay in Mina on this day is recommended.`,
            },
            {
              type: 'sacredText',
              label: 'Intention for Hajj',
              arabic: 'لَبَّيْكَ حَجًّا',
              transliteration: 'Labbayka hajjan',
              meaning: 'Here I am for Hajj.',
              reference: "SalaamStreet pilgrim's guide",
            },
            {
              type: 'sacredText',
              label: 'Talbiyah',
              arabic: 'لَبَّيْكَ اللَّهُمَّ لَبَّيْكَ، لَبَّيْكَ لَا شَرِيكَ لَكَ لَبَّيْكَ، إِنَّ الْحَمْدَ وَالنِّعْمَةَ لَكَ وَالْمُلْكَ، لَا شَرِيكَ لَكَ',
              transliteration:
                "Labbayka Allahumma labbayk, labbayka la sharika laka labbayk, inna l-hamda wa n-ni'mata laka wa l-mulk, la sharika lak",
              meaning:
                'Here I am, O God, here I am; here I am, You have no partner, here I am. Praise, blessing and dominion are Yours; You have no partner.',
              reference: 'Sahih Muslim 1184; Sahih al-Bukhari 1549',
            },
            {
              type: 'prose',
              markdown: `**In Ihram, do not:** cut hair or nails, use perfume, hunt, make a marriage contract, or have sexual relations or what leads to them. Men do not wear shaped clothes and do not cover the head. Women do not wear the niqab (face veil) or gloves.

**Allowed:** a bath, an umbrella, slippers, glasses, a ring, a watch, a belt, a wallet, bandages. [More about Ihram](/guide/umrah/umrah-steps).`,
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'Shortening the prayers',
              markdown: `Shortening is for travellers. Hanafis say that a person who is settled for 15 days prays in full. Follow your own school or a scholar you trust.`,
            },
          ],
        },
        {
          title: '9th Dhu al-Hijjah: stand at Arafah',
          body: [
            {
              type: 'prose',
              markdown: `This is the greatest day. In 2027 it is expected on 15 May. A well-known saying of the Prophet is "Hajj is Arafah" (Tirmidhi 889). If you miss it, you miss the Hajj of that year.

"Standing" means being inside the limits of Arafah, in prayer and hope.

1. Leave Mina after sunrise, with your group.
2. Check that you are **inside the boundary signs** of Arafah. The valley of Uranah is outside. If you are not sure, ask the staff.
3. Pray Dhuhr and Asr together, shortened.
4. Then pray to God in your own words and your own language until sunset. Ask for yourself, for your family, for all people.
5. Do not fast today. Eat, drink water, stay in the shade.
6. You do not need to climb the hill Jabal ar-Rahmah.
7. Stay until after sunset. Pray Maghrib later, at Muzdalifah.`,
            },
            {
              type: 'sacredText',
              label: 'Remembrance for the day of Arafah',
              arabic: 'لَا إِلَهَ إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ، لَهُ الْمُلْكُ وَلَهُ الْحَمْدُ وَهُوَ عَلَى كُلِّ شَيْءٍ قَدِيرٌ',
              transliteration:
                "La ilaha illa llahu wahdahu la sharika lah, lahu l-mulku wa lahu l-hamdu wa huwa 'ala kulli shay'in qadir",
              meaning:
                'No god but God alone, without partner; His is dominion and praise, and He is able to do all things.',
              reference: "Jami' at-Tirmidhi 3585",
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'How long must I stand?',
              markdown: `- **From when:** from midday of the 9th for Hanafis, Malikis and Shafi'is; from dawn of the 9th for Hanbalis. It ends at dawn of the 10th for all.
- **How long:** a moment is enough for Hanafis, Shafi'is and Hanbalis. Malikis need a part of the night.
- **Leaving before sunset:** a sacrifice is due for Hanafis and Hanbalis, none for Shafi'is.
- **Uranah:** the four schools say it is outside Arafah. One older summary says Malikis accept it with a sacrifice.

Staying inside the signs from midday until after sunset fits all these views. For other cases, follow your own school or a scholar you trust.`,
            },
          ],
        },
        {
          title: 'Night of the 10th: Muzdalifah',
          body: [
            {
              type: 'prose',
              markdown: `Muzdalifah lies between Arafah and Mina. Bring water and a light mat.

1. Leave Arafah after sunset, calmly, with your group.
2. At Muzdalifah, pray Maghrib and Isha together. Isha is shortened.
3. Rest.
4. Pray Fajr early. Then remember God and pray.
5. Leave for Mina before sunrise.

You may pick up pebbles here. You need 7 for the morning. They are as small as a pea or a bean. Mina or any other place is fine too. Many wash them; there is no need to.`,
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'The least stay, and who may leave early',
              markdown: `- **Shafi'is and Hanbalis:** stay past midnight.
- **Malikis:** a short stop is enough.
- **Hanafis:** be there between dawn and sunrise. The night itself is recommended.

Weak people, women and those who care for them may leave after midnight. Hanafis also excuse women from the dawn stay when it is too crowded. Follow your own school or a scholar you trust.`,
            },
          ],
        },
        {
          title: '10th, first act: 7 pebbles at Jamrat al-Aqabah',
          body: [
            {
              type: 'prose',
              markdown: `The 10th is Eid al-Adha, the feast. In 2027 it is expected on 16 May. It has four acts: stoning, sacrifice, hair, tawaf.

1. Go at the time given to your group.
2. Go to **Jamrat al-Aqabah only**, the pillar nearest Makkah. Leave the other two today.
3. Throw 7 small pebbles, one after another. Say the words below with each one.
4. The Talbiyah stops here. One report says at the first pebble, another says at the last.
5. Move on. Do not stop in the lane.

Do not throw large stones or shoes.`,
            },
            {
              type: 'sacredText',
              label: 'With each pebble',
              arabic: 'اللَّهُ أَكْبَرُ',
              transliteration: 'Allahu akbar',
              meaning: 'God is the Greatest.',
              reference: 'Sahih Muslim 1218; Sahih al-Bukhari 1751',
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'The earliest time',
              markdown: `Shafi'is and Hanbalis: from the middle of the night. Others: from dawn, and earlier for people with an excuse. The best time is after sunrise. Some allow stoning in the next night when there is a reason; others do not. Follow your own school or a scholar you trust.`,
            },
          ],
        },
        {
          title: '10th, second act: the sacrifice',
          body: [
            {
              type: 'prose',
              markdown: `The sacrifice of Hajj is called **hady**. It is due in Tamattu and Qiran. It is not due in Ifrad.

It is one sheep or goat, or a seventh share of a cow or camel.

Most pilgrims do not slaughter by themselves. They pay for a voucher of the Saudi **Adahi** project, or through their Hajj office. Keep the receipt.

If you cannot get an animal, fast 3 days during Hajj and 7 days at home (Qur'an 2:196).`,
            },
            {
              type: 'callout',
              tone: 'changes-often',
              title: 'Price and sale',
              markdown: `The price in 2023 was SAR 720. We have no price for 2027. For the Hajj of 2026, payment went only through Hajj offices and the Adahi project. Check with your office and with the [Ministry](https://haj.gov.sa). Do not pay sellers on the street.`,
            },
          ],
        },
        {
          title: '10th, third act: shave or shorten the hair',
          body: [
            {
              type: 'prose',
              markdown: `- **Men:** shave the head (halq) or shorten the hair (taqsir). Shaving is better. The Prophet prayed three times for those who shave, and once for those who shorten (Sahih al-Bukhari 1727).
- **Women:** cut the length of a fingertip joint from the ends. Women do not shave.

Use a licensed barber and a new blade. A shared blade can pass on illness.`,
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'How much hair, and a bald head',
              markdown: `The least amount for men: a quarter of the head for Hanafis; the whole head for Malikis and Hanbalis; three hairs for Shafi'is.

A bald man passes a razor over the head. Shafi'is and Hanbalis recommend it. For Malikis it is required, and Hanafis have a view that requires it. Follow your own school or a scholar you trust.`,
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'First release, and the order of the acts',
              markdown: `**First release:** after two of these three (stoning, hair, tawaf) most bans of Ihram end. Marital relations stay forbidden. One view says that stoning alone is enough.

**Order:** most scholars call the order stoning, sacrifice, hair, tawaf a sunnah, with "no harm" in a change (Sahih al-Bukhari 1736, Sahih Muslim 1306). Abu Hanifah asks for a sacrifice if they are mixed. For Malikis, stoning must come before the hair and before the tawaf.

Follow your own school or a scholar you trust.`,
            },
          ],
        },
        {
          title: '10th, fourth act: Tawaf al-Ifadah',
          body: [
            {
              type: 'prose',
              markdown: `This tawaf is a pillar for all. Nothing replaces it.

1. Go to the Grand Mosque with wudu (washing before prayer). For a way in, see [the gates](/places/gates).
2. Start level with the Black Stone. A green light on the wall opposite marks it. Keep the Ka'bah on your left.
3. Walk 7 circuits. Each one begins and ends at the Black Stone. Say the first words below when you pass it. Touch it only if that is easy; else point.
4. Stay outside the low half-round wall (the Hijr). A circuit through it does not count.
5. Between the Yemeni Corner and the Black Stone you may say the second text below. For the rest, pray in your own words. No circuit has a fixed prayer.
6. After 7 circuits, pray 2 rak'ahs (units of prayer) behind Maqam Ibrahim (the Station of Abraham), or anywhere in the mosque. Then drink Zamzam water.

In this tawaf men do not bare the shoulder and do not walk in brisk short steps.

You may do it later than the 10th if you are tired, if your school allows.`,
            },
            {
              type: 'sacredText',
              label: 'At the Black Stone',
              arabic: 'اللَّهُ أَكْبَرُ',
              transliteration: 'Allahu akbar',
              meaning: 'God is the Greatest.',
              reference: 'Sahih al-Bukhari 1613',
            },
            {
              type: 'sacredText',
              label: 'From the Yemeni Corner to the Black Stone',
              arabic: 'رَبَّنَا آتِنَا فِي الدُّنْيَا حَسَنَةً وَفِي الْآخِرَةِ حَسَنَةً وَقِنَا عَذَابَ النَّارِ',
              transliteration: "Rabbana atina fi d-dunya hasanatan wa fi l-akhirati hasanatan wa qina 'adhaba n-nar",
              meaning:
                'Our Lord, give us good in this world and in the next, and keep us from the punishment of the Fire.',
              reference: "Qur'an 2:201",
            },
            {
              type: 'sacredText',
              label: 'After tawaf, at Maqam Ibrahim',
              arabic: 'وَاتَّخِذُوا مِنْ مَقَامِ إِبْرَاهِيمَ مُصَلًّى',
              transliteration: 'Wa ttakhidhu min maqami Ibrahima musalla',
              meaning: "Take Abraham's station as a place of prayer.",
              reference: "Qur'an 2:125; Sahih Muslim 1218",
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'If you do it late',
              markdown: `It may be done after these days. Hanafis ask for it within the 10th to the 12th; a later tawaf needs a sacrifice, but not if menstruation caused the delay. Follow your own school or a scholar you trust.`,
            },
          ],
        },
        {
          title: "Then: Sa'i between Safa and Marwah",
          body: [
            {
              type: 'prose',
              markdown: `- **Tamattu:** do the Sa'i of Hajj now. The Sa'i of your Umrah was another one.
- **Qiran and Ifrad:** do it now if you did not do it after the arrival tawaf.

1. Go to Safa. When you come near it the first time, say the first text below.
2. On Safa, say the second text 3 times, with your own prayer between.
3. Walk to Marwah. That is one. Back to Safa is two. Say the second text on each hill.
4. Men hurry between the two green lights. Women walk.
5. The 7th walk ends at Marwah.

One way is 394 m, and all seven are about 2.76 km. Wudu is recommended, not required.

After Tawaf al-Ifadah and the Sa'i comes the **second release**. All bans of Ihram have ended. Go back to Mina for the night.`,
            },
            {
              type: 'sacredText',
              label: 'Near Safa, the first time only',
              arabic: 'إِنَّ الصَّفَا وَالْمَرْوَةَ مِنْ شَعَائِرِ اللَّهِ — أَبْدَأُ بِمَا بَدَأَ اللَّهُ بِهِ',
              transliteration: "Inna s-Safa wa l-Marwata min sha'a'iri llah; abda'u bima bada'a llahu bih",
              meaning: "Safa and Marwah are among God's symbols; I begin with what God began with.",
              reference: "Qur'an 2:158; praytimes.com dua 118",
            },
            {
              type: 'sacredText',
              label: 'On Safa and on Marwah, 3 times',
              arabic:
                'لَا إِلَهَ إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ، لَهُ الْمُلْكُ وَلَهُ الْحَمْدُ وَهُوَ عَلَى كُلِّ شَيْءٍ قَدِيرٌ، لَا إِلَهَ إِلَّا اللَّهُ وَحْدَهُ، أَنْجَزَ وَعْدَهُ، وَنَصَرَ عَبْدَهُ، وَهَزَمَ الْأَحْزَابَ وَحْدَهُ',
              transliteration:
                "La ilaha illa llahu wahdahu la sharika lah, lahu l-mulku wa lahu l-hamdu wa huwa 'ala kulli shay'in qadir; la ilaha illa llahu wahdah, anjaza wa'dah, wa nasara 'abdah, wa hazama l-ahzaba wahdah",
              meaning:
                'No god but God alone, without partner; His is dominion and praise, He is able to do all things. He kept His promise, helped His servant, and alone defeated the confederates.',
              reference: "praytimes.com dua 118; SalaamStreet pilgrim's guide",
            },
          ],
        },
        {
          title: '11th and 12th: Mina and the three Jamarat',
          body: [
            {
              type: 'prose',
              markdown: `In 2027 these days are expected on 17 and 18 May. Sleep in Mina. Each day you need **21 pebbles**.

1. Go at the time given to your group. The usual time is after midday.
2. **Small pillar:** 7 pebbles, "Allahu akbar" with each. Then step aside and pray.
3. **Middle pillar:** 7 pebbles. Then step aside and pray.
4. **Jamrat al-Aqabah:** 7 pebbles. Then move on.

Keep this order. Pray where the flow of people is not blocked.`,
            },
            {
              type: 'callout',
              tone: 'schools-differ',
              title: 'Before midday? At night? Fewer pebbles?',
              markdown: `- **Before midday:** the majority says stoning on these days begins after midday. A minority of early and modern scholars allows it earlier. Abu Hanifah allowed it earlier on the 13th.
- **At night:** some allow it when there is a reason. A Maliki primer calls it a mistake.
- **A missing pebble:** Hanbalis overlook one or two.

Never leave your group's time on your own to solve such a question. Follow your own school or a scholar you trust.`,
            },
          ],
        },
        {
          title: '12th or 13th: leave Mina',
          body: [
            {
              type: 'prose',
              markdown: `You have a choice, from Qur'an 2:203.

- **Leave on the 12th:** do the stoning of that day. Leave Mina **before sunset**. You have thrown 49 pebbles in all.
- **Stay for the 13th:** stone the three pillars once more, then leave. That makes 70 pebbles in all.

If the sun sets on the 12th while you still stay in Mina, plan to stay for the 13th.

About 80 % of pilgrims left on the 12th in 2025, so that day is full. If you are strong enough, the 13th can be calmer.`,
            },
          ],
        },
        {
          title: 'Last of all: the farewell tawaf',
          body: [
            {
              type: 'prose',
              markdown: `Do it when your bags are ready, as the last thing in Makkah.

1. Walk 7 circuits around the Ka'bah. There is no Sa'i after it.
2. Then leave. Do not stay for long, and do not go shopping.

A woman in her period is excused from it (Sahih al-Bukhari 1755).

Malikis call this tawaf recommended. The other three schools call it required. Follow your own school or a scholar you trust.`,
            },
          ],
        },
      ],
    },
    {
      type: 'callout',
      tone: 'safety',
      title: 'Heat is the first danger',
      markdown: `In May, a usual day in Makkah reaches 42 °C. The nights stay near 28 °C.

- Drink often, before you are thirsty. Carry an umbrella.
- Avoid walking outside from 10:00 to 16:00.
- Rest after each rite.

**Heatstroke:** bring the person to a cool place. Loosen the clothes. Wet the head and neck. Fan the person. Give water if the person is awake and can drink. Call **997** (ambulance) or **911**.`,
    },
    {
      type: 'prose',
      markdown: `## Services and times

- **Group times.** Your service company gives your group a time for the Jamarat and for the buses or the train. Keep to it. It keeps you out of the worst crowd.
- **Nusuk card.** Carry the card of each pilgrim, printed or digital. Staff ask for it at the Grand Mosque, at the sites and on transport.
- **Jamarat building.** It has four levels. It can take about 300,000 people an hour. The pillars are 155 m apart. Large bags are not let in.
- **Mashaer train.** It runs between Mina and Arafah. It has 9 stations. Only camps near the line use it. Ask your group if your camp is one of them.
- **On foot.** Before you walk any long way, ask your group if walking is allowed that day.`,
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Rules of a past season, to check again',
      markdown: `In 2025 pilgrims were told to stay in their tents at Arafah from 10:00 to 16:00, and not to walk from Arafah to Muzdalifah. Figures for the train and the Jamarat building are from reports up to 2025. The plan for 2027 may differ. Ask your group, and check with the [Ministry of Hajj and Umrah](https://haj.gov.sa).`,
    },
    {
      type: 'prose',
      markdown: `## Old, weak, ill, or in a wheelchair

- **Tawaf and Sa'i:** a wheelchair or cart is accepted by all when you have an excuse. Electric carts run on the first floor and the roof of the Grand Mosque.
- **Muzdalifah:** weak people and those who care for them may leave after midnight.
- **Stoning:** go in a quiet hour, or ask someone to stone for you. This is allowed for the ill, the weak, their carers, and those who cannot reach the pillars.
- **Camp:** ask your group early for a tent with level access.
- **Arafah:** stay in the shade of the camp. You do not need to climb the hill.
- **Before you travel:** see your doctor. Some illnesses stop a person from getting a Hajj permit. See [Conditions of Hajj](/guide/hajj/hajj-conditions), also about Hajj done by another person for you.`,
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Carts and chairs at the Grand Mosque',
      markdown: `As of March 2025:

- Electric carts were free for people with disabilities. Booths were at Shubaika Bridge (Gate 64), Ajyad Bridge and the Ajyad stairs.
- Free hand-pushed chairs stood in the east courtyard at Bab as-Salam (Gate 19) and in the west courtyard at Gate 64.
- Paid chairs: ground floor of the Sa'i area by Gate 14, first floor by Gate 16, Gate 64, and the south courtyard by restroom 2.

In Hajj 2024 a cart cost SAR 50 to 100 for tawaf and Sa'i. We have no newer price. Check at [carts.alharamain.gov.sa](https://carts.alharamain.gov.sa) or with the staff. Ramps and lifts are on our [gate list](/places/gates).`,
    },
    {
      type: 'prose',
      markdown: `## Women

Women do the same Hajj, with these differences:

- Usual modest clothes in Ihram, in any colour. No niqab and no gloves.
- The Talbiyah in a low voice.
- No baring of the shoulder, no brisk steps, no running.
- Hair is shortened only, by a fingertip joint.

**Menstruation.** You can do every rite except tawaf (Sahih al-Bukhari 305). You can be in Ihram, stand at Arafah, stay at Muzdalifah, stone, and pray to God in your own words. The Tawaf al-Ifadah waits until you are pure. The farewell tawaf is dropped.

Tell your group leader early. Then the group can plan. Medicine that delays the period is allowed. Take it only with a doctor's advice.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Hard cases for women',
      markdown: `**You cannot wait and cannot come back for Tawaf al-Ifadah.** Ibn Taymiyyah and Ibn Baz allow the tawaf in true need, with protection. Hanafi texts call the tawaf valid, with a camel as sacrifice. Others say: wait, or return later.

**You came for Tamattu, your period is here, and the 8th is near.** Hanafis and the Ja'fari school turn to Ifrad. Others have another plan.

Before you decide, ask a scholar of your own school or one you trust.`,
    },
    {
      type: 'prose',
      markdown: `## What spoils Hajj, and what can be repaired

**Lost for this year:** missing Arafah.

**Spoiled:** only sexual intercourse can spoil a Hajj. The other bans of Ihram do not.

**Pillar missed:** nothing replaces it. It has to be done.

**Required act missed:** one sheep or goat, in the Haram, for its poor.

**A ban broken** (hair, nails, perfume, clothes): a repair called **fidyah**. Choose one: fast 3 days, feed 6 poor people, or give a sheep. If you need the act because of illness, it is allowed, with the same repair (Qur'an 2:196).

**Hunting:** an animal like the one killed, or its value in food, or fasting.

Do not stop your Hajj because you made a mistake. Go on, and ask.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Views on these cases',
      markdown: `- **Intercourse, Hanafi text:** before or at Arafah, Hajj is void. After Arafah and before the hair is cut, a cow or camel is due. After the hair and before the tawaf, a sheep.
- **Intercourse, other texts:** before the first release, Hajj is void; finish the rites, repeat it next year, and give a camel. After the first release it is not void; a sheep is due, and Ihram is renewed from outside the Haram for the tawaf.
- **Marriage contract in Ihram:** void for most. No repair is due.
- **Hair, nails, clothes:** Hanafis grade it: a sheep for a full day's wear or a quarter of the head, charity for less. Malikis name fasting 3 days or feeding 6 poor for such acts, and a handful of food for one nail or a few hairs.
- **Forgot, did not know, or was forced:** nothing is due for Shafi'is and Hanbalis. A repair is due for Hanafis and Malikis, and in one report from Ahmad.

Do not judge your own case alone. Follow your own school or a scholar you trust.`,
    },
    {
      type: 'prose',
      markdown: `## Common faults

- Standing outside the signs of Arafah.
- Leaving Arafah before sunset.
- Stoning all three pillars on the 10th. Only Jamrat al-Aqabah is stoned that day.
- Taking the pillars in another order on the 11th, 12th and 13th.
- Throwing big stones or shoes.
- Thinking that pebbles must come from Muzdalifah, or must be washed.
- Cutting a few strands of hair only. Shafi'is accept three hairs; the other schools ask for more.
- Staying in Mina after sunset on the 12th, and then still leaving.
- Doing the farewell tawaf long before the journey, or going shopping after it.
- Pushing to reach the Black Stone. A sign with the hand is enough.
- Reading a booklet with a fixed prayer for each circuit. None is set.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: "If you are Shia (Ja'fari)",
      markdown: `The days and the main rites are the same. Some rules differ: a further tawaf (tawaf al-nisa) after Hajj; men do not shade the head while they travel by day; rules for Muzdalifah and Mina differ in detail; some scholars do not accept tawaf on floors higher than the Ka'bah. The Talbiyah has one more *labbayk* at the end. Follow the rules of the scholar you follow, and travel with a group of your school.`,
    },
    {
      type: 'prose',
      markdown: `## Numbers to save

- **911**: one emergency number in the Makkah region
- **997**: ambulance (Red Crescent)
- **937**: health advice, day and night
- **1966**: Ministry of Hajj and Umrah

More on [helpful contacts](/authorities). Next: [what to pack](/guide/hajj/hajj-packing) and [how to behave and stay safe](/guide/hajj/hajj-etiquette).`,
    },
  ],
}
