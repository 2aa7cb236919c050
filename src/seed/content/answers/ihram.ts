import { repairs } from '../sources/repairs'
import { rites } from '../sources/rites'
import type { ArticleSeed } from '../types'

/** What the short lists of Ihram cannot say: each row is one that a school asks a repair for, and another does not. */
export const ihramClothes: ArticleSeed = {
  section: 'answers',
  slug: 'shoes-pins-and-soap-in-ihram',
  title: 'Shoes, pins, soap and saffron in Ihram',
  summary:
    'What closed shoes, a pinned sheet, a watch, soap, saffron or an umbrella cost in Ihram, by school. And what to do when the sheets are in the suitcase.',
  order: 15,
  checkedOn: '2026-11-29',
  reviewDueOn: '2027-05-27',
  sources: [
    repairs.noSheets,
    repairs.noSheetsViews,
    repairs.shirtAsSheet,
    repairs.shirtAsSheetOnPlane,
    rites.jafariMiqatVow,
    rites.talbiyahRank,
    repairs.lowShoes,
    repairs.lowShoesShafii,
    rites.footwear,
    rites.footwearHanafi,
    repairs.knots,
    repairs.knotsHanbali,
    repairs.sewnSkirt,
    repairs.sewnSkirtHanafi,
    repairs.sewnSkirtUthaymin,
    repairs.watch,
    repairs.watchMaliki,
    repairs.dirtMaliki,
    repairs.coolBathMaliki,
    repairs.dirtHanbali,
    repairs.saffron,
    repairs.saffronCoffee,
    repairs.vaselineHanafi,
    repairs.balmKarachi,
    repairs.balmInhaled,
    repairs.balm,
    repairs.hairByItself,
    repairs.hairByItselfIbnBaz,
    repairs.nailBroken,
    repairs.combing,
    repairs.combingShafii,
    repairs.toothpasteHanafi,
    repairs.toothpasteFawzan,
    repairs.toothpasteJafari,
    repairs.earsMaliki,
    repairs.shadeMaliki,
    repairs.shadeHanbali,
    rites.shadeToday,
    rites.jafariShade,
    repairs.deodorant,
    repairs.deodorantMaliki,
    rites.buttonHanafi,
    rites.buttonSheetHanafi,
  ],
  body: [
    {
      type: 'callout',
      tone: 'note',
      title: 'On the plane, and your Ihram sheets are in the suitcase',
      markdown: `**Do not wait for Jeddah,** says the Fiqh Academy of the Muslim World League. Make the intention before the miqat (the line of Ihram), and say the Talbiyah (the call of the pilgrim). Bare your head. **Take off the shirt,** and lay it around the shoulders like a sheet, the arms not in the sleeves: nothing is due for it. Stay in trousers. Put on the sheets when you have them.

- **The shirt stayed on?** A repair is due, by school and by hours.
- **For the trousers.** Hanafi and Maliki: a repair, too. Shafi'i and Hanbali: nothing.
- **Ja'fari (Shia):** before the miqat only [with a vow](/guide/hajj/hajj-types#jafari-shia-law).`,
    },
    {
      type: 'table',
      kind: 'comparison',
      caption: 'What is due, by school',
      columns: ['What you did', 'Hanafi', 'Maliki', "Shafi'i", 'Hanbali'],
      rows: [
        [
          'A man with sandals wore closed shoes, also low ones',
          'They cover the middle of the foot for a full day or night: a sheep. Less: charity.',
          'Choose one, if they were of use or stayed on.',
          'They cover the toes or the heel: choose one (the stronger view).',
          'Choose one.',
        ],
        [
          'A man tied, pinned or buttoned the upper sheet',
          'Tied, pinned: nothing, it is disliked. Buttoned for a full day or night: a sheep. Less: charity.',
          'Choose one, if it was of use or stayed on.',
          'Choose one.',
          'Choose one.',
        ],
        [
          'A man wore a lower sheet that is sewn into a skirt',
          'Nothing. It is disliked.',
          'Choose one, if it was of use or stayed on.',
          'Choose one.',
          'Choose one. Ibn Uthaymin (a Saudi scholar) allows it.',
        ],
        [
          'Washed dirt off the body',
          'Nothing, with soap that has no scent.',
          'Choose one, also with soap that has no scent. The hands, or a bath to cool off: nothing.',
          'Nothing.',
          'Nothing. For the head one report asks for a repair.',
        ],
        [
          'Saffron or rose water in food or drink',
          'Food cooked with it: nothing. A drink: due.',
          'Cooked with it: nothing. Else: choose one.',
          'You taste or smell it: choose one.',
          'You taste or smell it: choose one.',
        ],
      ],
      note: 'Choose one: fast three days, feed six poor people, or give a sheep or goat.',
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Coffee, balm, a watch, ear plugs, shade, low shoes, hair, nails, toothpaste, deodorant',
      markdown: `- **Coffee with saffron** is usual in Saudi Arabia. By school: the last row of the table. Ibn Baz (a Saudi scholar) and others: do not drink it when you smell the saffron. For them, nothing is due when you did not know.
- **Balm for a cold (Vicks).** Hanafi answers differ. One allows it in need, and asks for what perfume costs. One from Karachi allows it as medicine, and names no repair; so does Islamweb: it is no perfume. Only inhaled: allowed, says a Hanafi answer.
- **A watch of a man.** Hanafi, Shafi'i and Hanbali: allowed, as a ring is. Maliki books forbid a ring and a bracelet: keep the watch in the pocket. A band with your illness on it? Keep it on.
- **Ear plugs of a man.** Maliki: a repair.
- **Umbrella, or roof of a car, of a man on the way.** Hanafi and Shafi'i: nothing. Maliki: one view asks for a repair, another only recommends it. Hanbali: many books ask for one; Ibn Baz allows both. Ja'fari (Shia): [not by day](/guide/hajj/hajj-types#jafari-shia-law). **In great heat take the shade.**
- **Low shoes:** some Saudi scholars allow them as sandals. The first row has the rule of the schools.
- **Hair that falls out by itself,** as in wudu (the wash before prayer). Hanafi: three hairs, a handful of food. Ibn Baz: nothing.
- **Combing:** all forbid it when it pulls hair out. Shafi'i: pulled hair costs what cut hair costs.
- **A nail that broke:** cut off what is broken. Nothing is due in the four schools.
- **Deodorant.** With scent it counts as perfume. Without: nothing is due (Islamweb). One Maliki answer: a repair for any. You used it by habit? Wash it off. What is due when you forgot: [fidyah (a repair)](/guide/more/fidyah#words-in-the-table).
- **Toothpaste.** Hanafi answers: no repair for the usual sort, but best without scent. Al-Fawzan (a Saudi scholar): allowed, when no scent stays. Ja'fari (Shia), by Khamenei: to be safe, none with scent.`,
    },
  ],
}
