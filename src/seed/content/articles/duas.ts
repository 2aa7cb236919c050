import { sacredTexts, said } from '../sacred-texts'
import { abuDawud, bukhari, muslim, quran, tirmidhi } from '../sources/books'
import { rites } from '../sources/rites'
import type { ArticleSeed } from '../types'

export const duas: ArticleSeed = {
  section: 'more',
  slug: 'duas',
  title: 'Duas of the rites',
  summary:
    'The known words for each moment of Umrah and Hajj: in Arabic, in Latin letters, with meaning and source. Short enough to learn at home.',
  order: 2,
  checkedOn: '2026-11-28',
  reviewDueOn: '2026-12-24',
  sources: [
    rites.jafariTwoRakahs,
    quran('2:125, 2:158, 2:198, 2:201, 43:13-14'),
    bukhari('1549', 'the Talbiyah'),
    bukhari('1613', 'at the Black Stone'),
    bukhari('1751', 'the pebbles, and praying beside the pillars'),
    bukhari('5089', 'the condition'),
    muslim('713', 'entering and leaving a mosque'),
    muslim('975', 'at the graves'),
    muslim('1184', 'the Talbiyah'),
    muslim('1207', 'the condition'),
    muslim('1218', 'Maqam Ibrahim, Safa and Marwah'),
    muslim('1251', 'words of the intention'),
    muslim('1342', 'setting out on a journey'),
    abuDawud('1892', 'between the two corners'),
    tirmidhi('3585', 'the day of Arafah'),
    rites.conditionWords,
    rites.facing,
  ],
  body: [
    {
      type: 'prose',
      markdown: `A dua is a prayer in words. You may pray in **any language** and in your own words, at every moment of the rites.

Only a few texts belong to fixed moments. They are all on this page. Nobody has to know them by heart. No round of tawaf and no length of sa'i has its own set prayer.

Save this page before you travel, so that you can read it without a network. Make the letters of your phone larger if you need to.

The middle line is a help for reading. An apostrophe (') stands for a sound that English does not have.

## On the way`,
    },
    said('When the journey begins', sacredTexts.journey),
    {
      type: 'prose',
      markdown: `## Ihram, at the boundary

The miqat (the boundary for Ihram) is where you make your intention. The intention is in the heart. Say one of these three with it.`,
    },
    said('Umrah, also in Tamattu', sacredTexts.intentionUmrah),
    said('Hajj alone, and Hajj on the 8th in Tamattu', sacredTexts.intentionHajj),
    said('Both together (Qiran)', sacredTexts.intentionQiran),
    {
      type: 'prose',
      markdown: `Are you ill, or afraid that something may hold you back? Then add the next words at once. The schools differ on what they do: see [step 1 of Umrah](/guide/umrah/umrah-steps).`,
    },
    said('The condition', sacredTexts.condition),
    {
      type: 'prose',
      markdown: `Now say the Talbiyah, again and again. Men say it aloud, women quietly.`,
    },
    said('Talbiyah', sacredTexts.talbiyah),
    { type: 'prose', markdown: `## At the mosque` },
    said('Going in, right foot first', sacredTexts.enteringMosque),
    said('Going out', sacredTexts.leavingMosque),
    { type: 'prose', markdown: `## In tawaf` },
    said('Each time you are level with the Black Stone', sacredTexts.takbir),
    said('From the Yemeni Corner to the Black Stone', sacredTexts.betweenCorners),
    said("Then, on the way to Maqam Ibrahim, before the two rak'ahs", sacredTexts.maqamIbrahim),
    { type: 'drawing', drawing: 'maqam', caption: "Behind the Maqam, towards the Ka'bah" },
    { type: 'prose', markdown: `## In sa'i` },
    said('As you come near Safa, the first time only', sacredTexts.nearingSafa),
    {
      type: 'prose',
      markdown: `On Safa turn to the Ka'bah, raise your hands and say "Allahu akbar". Then say the next text three times. Pray in your own words in between. Do the same on Marwah.`,
    },
    said('On Safa and on Marwah', sacredTexts.onSafa),
    {
      type: 'prose',
      markdown: `## In Hajj

**Arafah.** From midday to sunset: your own prayers, for yourself and for all you love. The Prophet called the next words the best that he and the prophets before him had said. Some scholars call the chain of this report weak, others accept it.`,
    },
    said('On the day of Arafah', sacredTexts.arafah),
    {
      type: 'prose',
      markdown: `**Muzdalifah.** After Fajr (the dawn prayer) remember God and pray, as this verse asks:`,
    },
    said('The verse of Muzdalifah', sacredTexts.muzdalifah),
    { type: 'prose', markdown: `**The pebbles.** One "Allahu akbar" with each of the seven.` },
    said('With each pebble', sacredTexts.takbir),
    {
      type: 'prose',
      markdown: `On the 11th, 12th and 13th there are three pillars. After the first and the second, step aside. Face the Ka'bah, raise your hands and pray for a while. After the third, go on (Sahih al-Bukhari 1751).

## In Madinah`,
    },
    said('At the graves', sacredTexts.graves),
    {
      type: 'checklist',
      title: 'Learn these five first',
      items: [
        { label: 'The words of your intention' },
        { label: 'The Talbiyah' },
        { label: 'Allahu akbar' },
        { label: 'The prayer between the two corners' },
        {
          label: 'The first sentence of the words on Safa',
          detail: 'It is also the remembrance of the day of Arafah.',
        },
      ],
    },
  ],
}
