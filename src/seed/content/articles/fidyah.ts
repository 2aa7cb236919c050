import { showAnswer } from '../answers/answer'
import { ihramClothes } from '../answers/ihram'
import { foundLate } from '../answers/rites'
import { bukhari, quran } from '../sources/books'
import { repairs } from '../sources/repairs'
import { rites } from '../sources/rites'
import { travel } from '../sources/travel'
import type { ArticleSeed } from '../types'

export const fidyah: ArticleSeed = {
  section: 'more',
  slug: 'fidyah',
  title: 'Repairs in Ihram, school by school',
  summary:
    'Hair, perfume or the wrong clothes in Ihram, missed nights in Mina, a missed tawaf: what each school asks for, and on which days to fast.',
  order: 6,
  checkedOn: '2026-11-30',
  reviewDueOn: '2027-05-27',
  sources: [
    quran('2:196, 5:95'),
    bukhari('1814', 'the three choices'),
    repairs.qiranTwice,
    repairs.intercourseNewIhram,
    repairs.maskMalikiMen,
    repairs.glovesRepair,
    repairs.choice,
    repairs.withoutNeed,
    repairs.hair,
    repairs.hairAndNails,
    repairs.nailsHanafi,
    repairs.hairHanafi,
    repairs.measures,
    repairs.noMeansHanafi,
    repairs.measuresHanafi,
    repairs.small,
    repairs.smallHanbali,
    repairs.perfume,
    rites.perfumeKabah,
    rites.perfumeKabahCommittee,
    rites.perfumeKabahHanafi,
    repairs.oil,
    repairs.oilMaliki,
    repairs.vaselineHanafi,
    repairs.oilHanbali,
    repairs.oilHeadHanbali,
    repairs.sunCream,
    repairs.clothes,
    repairs.head,
    repairs.headHanafi,
    repairs.headHoursHanafi,
    repairs.headAsleepHanafi,
    repairs.headAsleep,
    repairs.kiss,
    repairs.kissMaliki,
    repairs.kabahScentMaliki,
    repairs.emissionMaliki,
    repairs.handMaliki,
    repairs.intercourseLaterMaliki,
    repairs.kissHanbali,
    repairs.kissHanbaliHajj,
    repairs.soapHanafi,
    repairs.soapOftenHanafi,
    repairs.soapScentHanafi,
    repairs.qiranOnceHanafi,
    repairs.qiranUntilHairHanafi,
    repairs.soapShafii,
    repairs.soapEgypt,
    repairs.wipesHanafi,
    repairs.socksHanafi,
    rites.medicalSocks,
    repairs.socksJafari,
    repairs.glovesHanafi,
    repairs.incontinence,
    repairs.nappy,
    repairs.nappyHanafi,
    repairs.nappyAllowedHanafi,
    repairs.placeShafii,
    repairs.placeHanbali,
    repairs.placeJafari,
    repairs.relationsJafari,
    repairs.relationsUmrahJafari,
    rites.jafariUmrah,
    rites.mask,
    rites.maskHanafi,
    rites.maskHanafiBreak,
    rites.maskMaliki,
    rites.maskShafii,
    rites.maskShafiiWomen,
    rites.maskHanbaliMen,
    rites.maskJafari,
    repairs.forgettingHanbali,
    repairs.forgettingShafii,
    repairs.forgettingMajmu,
    repairs.intercourseCamelShafii,
    repairs.newMinaIndonesia,
    repairs.newMinaNu,
    rites.forgetting,
    repairs.intercourse,
    repairs.intercourseRelease,
    repairs.intercourseUmrah,
    repairs.intercourseUmrahViews,
    repairs.intercourseUmrahCommittee,
    repairs.sheepByChoiceHanbali,
    repairs.intercourseForgotten,
    repairs.intercourseForgottenHanbali,
    repairs.intercourseForgottenNusuk,
    repairs.nights,
    repairs.nightsViews,
    repairs.nightsLeft,
    repairs.nightsIll,
    repairs.nightsSaudi,
    rites.leavingMinaLate,
    repairs.noPlace,
    repairs.noPlaceCommittee,
    repairs.newMina,
    rites.marriage,
    rites.fidyah,
    rites.fastingDays,
    rites.fastingViews,
    rites.fastingFrom,
    rites.fastingSixth,
    repairs.fastingHanafi,
    repairs.fastingLate,
    repairs.fastingGapShafii,
    repairs.fastingGapDaysShafii,
    travel.calendar,
    repairs.intercourseBothHanbali,
    repairs.intercourseBoth,
    repairs.pigeon,
    repairs.minaIllMaliki,
    rites.jafariMinaMidday,
  ],
  body: [
    {
      type: 'prose',
      markdown: `Ihram (the state of pilgrimage) forbids some acts. A person who did one of them makes it good by a repair. Its name is **fidyah** (a repair in place of the fault). It holds in Umrah and in Hajj. **Ja'fari (Shia)** law has [repairs of its own](/guide/hajj/hajj-types#jafari-shia-law).

Stay calm, and stay in Ihram. Stop what you did: wash off the perfume, take off the cap. Then go on with your rites.

## Three ways

You choose one of these (Qur'an 2:196; Sahih al-Bukhari 1814). Hanafis choose only if they needed the act:

- **fast** three days,
- or **feed** six poor people, half a sa' each,
- or give **one sheep or goat**.

You needed the act because you were ill? Then it was no fault, and in all four schools you choose one of the three. The schools differ on small acts, and on acts without need.

**You do Qiran** (Umrah and Hajj in one Ihram)? Hanafi: until the hair is cut, for each broken ban you give **twice**, charity too: once for the Umrah and once for Hajj. A required act left out, such as stoning, or wudu in tawaf: once. The three other schools: always once.

**Hunting** has a rule of its own: an animal like the one killed, or food for the poor, or fasting (Qur'an 5:95). A pigeon killed in the Haram, in Ihram or not: a sheep (Maliki, Shafi'i, Hanbali).

**A marriage contract** in Ihram: not valid for most, valid for Hanafis. No repair is due.

## Words in the table

- **Choose one:** one of the three ways above.
- **Mudd** (an old measure): two open hands full of grain. That is about 750 g by the Saudi Standing Committee, and 510 g by Ibn Uthaymin (a Saudi scholar).
- **Sa'** (an old measure): four mudds, so 2 to 3 kg. For Hanafis it is 3.25 kg.
- **Charity** of Hanafis: mostly half a sa' of wheat, about 1.6 kg.`,
    },
    {
      type: 'table',
      kind: 'comparison',
      caption: 'What is due, by act and by school',
      columns: ['What you did', 'Hanafi', 'Maliki', "Shafi'i", 'Hanbali'],
      rows: [
        [
          'Cut or pulled out hair',
          'A quarter of the head or the beard, or a whole armpit: a sheep. Less: charity.',
          'More than ten hairs, or hair that troubled you: choose one. Up to ten: a handful of food.',
          'Three hairs: choose one. One hair: one mudd of food. Two hairs: two mudds.',
          'Three hairs: choose one. Fewer: one mudd of food for each hair.',
        ],
        [
          'Cut nails',
          'All of one hand or foot: a sheep. Fewer: charity for each.',
          'More than one nail, or one that troubled you: choose one. Else a handful of food. What broke: nothing.',
          'Three nails: choose one. One nail: one mudd of food. Two nails: two mudds.',
          'Three nails: choose one. Fewer: one mudd of food for each nail.',
        ],
        [
          'Used perfume',
          'On a whole limb, as a hand, or much of it on a quarter of one: a sheep. Less: charity.',
          'Any amount: choose one.',
          'Any amount: choose one.',
          'Any amount: choose one.',
        ],
        [
          'Oil or cream without scent',
          'Olive or sesame oil: a repair, but not as medicine for wounds or cracked feet. Vaseline, in one answer: nothing.',
          'On the outside of the body: choose one. On cracked hands or feet: nothing.',
          'On the hair of head or beard: a repair. On the skin: nothing.',
          'On the skin: nothing. On the head: nothing, in the stronger of two reports.',
        ],
        [
          'A man wore shaped clothes',
          'A full day or night: a sheep. Less: charity.',
          'They helped against heat or cold, or stayed on for about a day: choose one.',
          'As soon as they are on: choose one.',
          'As soon as they are on: choose one.',
        ],
        [
          'A man covered his head: cap, cloth, blanket',
          'A quarter of the head for a full day or night (12 hours): a sheep. Less: charity.',
          'Also a part of the head: choose one.',
          'Also a part of the head: choose one.',
          'Also a part of the head: choose one.',
        ],
        [
          'Kissed or touched with desire',
          'A sheep.',
          'A kiss: a sacrifice. With an emission of semen the Hajj or Umrah is spoiled.',
          'Choose one.',
          'Choose one. With an emission of semen, in Hajj before the first release: a camel (one report: a sheep).',
        ],
        [
          'A woman covered her face: mask, niqab (face veil)',
          'It touched the face for 12 hours: a sheep. Less: charity.',
          'Tied or pinned, or not meant to hide from men: choose one, if it was of use or stayed on.',
          'Even a part of the face, but not the edge under the scarf: choose one.',
          'Made for the face, or without need: choose one.',
        ],
        [
          'A man wore a face mask',
          'A quarter of the face for 12 hours: a sheep. Less: charity.',
          'Malik: choose one. His pupil Ibn al-Qasim: nothing.',
          "A cover is allowed. Jordan's scholars count a mask as shaped clothes: a repair.",
          'Nothing.',
        ],
        [
          'Without any need',
          'You cannot choose: the animal or the charity named above. No means? It stays a debt, and fasting does not pay it.',
          'Most: choose one.',
          'Choose one.',
          'Choose one.',
        ],
        [
          'By forgetting, or not knowing',
          'The same is due.',
          'The same is due.',
          'Perfume, clothes, a kiss: nothing. Hair, nails: due.',
          'Perfume, clothes: nothing. Hair, nails: due.',
        ],
      ],
      note: 'A repair does not make the act allowed: turn to God, and do not do it again.',
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Sun cream, scent on the hand, soap and wet wipes, a head covered in sleep',
      markdown: `- **Sun cream:** Egypt's Dar al-Ifta (2025) allows it to men and women in Ihram. It asks for no repair: the cream protects you. Best is one without scent. The old books of the row on oil did not know it.
- **Scent of the Ka'bah on your hand.** Hanafi: a sheep for a whole palm, charity for less. Shafi'i: a repair, if it was moist and you knew the ban. Saudi Standing Committee: choose one; nothing if you forgot or did not know.
- **Scent of the Ka'bah, Maliki:** wash it off only when it is much (as told by Egypt's Dar al-Ifta).
- **A man's head covered in sleep.** Hanafi: as when awake. So from 11 at night to 3: charity. Al-Fawzan (a Saudi scholar): nothing is due. Uncover the head as soon as you wake up.
- **Soap with scent:** Hanafi answers ask for charity, also for the foam of a barber before the cut. You washed with it many times? One asks for a sheep, another still for charity. You took it for its scent: a sheep, says one. Jordan's Iftaa (Shafi'i; its office for religious answers) asks for nothing. Egypt's Dar al-Ifta: scholars differ, so leave it.
- **Wet wipes with scent:** one Hanafi answer asks for a sheep when they wipe the whole hand. Jordan's Iftaa asks for nothing.`,
    },
    showAnswer(ihramClothes),
    {
      type: 'callout',
      tone: 'schools-differ',
      title: "A man's socks, a woman's gloves, pads and nappies",
      markdown: `- **Socks of a man.** Hanafi: 12 hours or more, a sheep. Less: charity. Sistani (a Shia scholar): a sheep, if it was on purpose. Islamweb, when an illness asks for them: wear them, and choose one.
- **Gloves of a woman.** Hanafi: allowed, nothing is due. Maliki, Hanbali, and the stronger of two Shafi'i views: choose one.
- **A pad or a nappy of a man who loses urine.** Wear it: the mosque stays clean. The Saudi Standing Committee: choose one. Hanafi answers differ. In one it is no shaped garment, and nothing is due. In another it counts as underwear: 12 hours, choose one; less, charity. A baby's nappy: [a small child in Ihram](/guide/umrah/what-is-umrah#with-a-child-or-a-baby).
- **Women** may wear socks, and any pads.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Women and men who need a face mask in Ihram',
      markdown: `A mask can protect you, and people around you. If you need it for your health, wearing it is no fault in these answers.

- **Hanafi:** for a man and a woman the same. It covers a quarter of the face for 12 hours: choose one (one answer: a sheep). Less: charity. Taken off in between? In one answer the 12 hours begin again. In another they run on, if you meant to put it on again.
- **Shafi'i, as told by Jordan's Iftaa:** nothing is due when the authorities order masks because of an illness. This holds for men and women.
- **Maliki and Hanbali:** a woman may cover the face to hide from men, with a cloth that falls from the head. We found no page of these two schools on a medical mask for health. By the table a woman chooses one.
- **Ja'fari (Shia):** a woman does not cover her face with a mask. One book names a sheep, only to be safe.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Where and when?',
      markdown: `- **Hanafi:** the sheep is given in the Haram (the sacred area of Makkah). Charity may be given anywhere. You may fast anywhere, and the days need not follow one another.
- **Maliki:** no place and no time is fixed for any of the three ways.
- **Shafi'i:** sheep and food go to the poor of the Haram. You may fast anywhere.
- **Hanbali:** sheep and food go to the poor of the Haram. For hair, perfume and clothes also where it happened. You may fast anywhere.
- **Ja'fari (Shia), by Sistani,** to be safe: in Makkah for an Umrah alone, in Mina for Tamattu. You are home already? Anywhere.

Your case is not in the table? Follow your own school or a scholar you trust. Ask before you pay anybody. [How a sheep is given](/guide/umrah/what-is-umrah#which-parts-are-pillars).`,
    },
    {
      type: 'prose',
      markdown: `## Relations between husband and wife, in Hajj

Intercourse can spoil the Hajj in all schools. A spoiled Hajj is still finished, and done again. Maliki and Hanbali: both give; a wife who was forced gives nothing herself. Ask a scholar at once.

**You forgot the Ihram, or did not know that this was forbidden?** Hanafi, Maliki and Hanbali: the table below holds all the same. Shafi'i, and Ibn Taymiyyah (a Hanbali, died 1328): nothing is spoiled, and nothing is due.

**Maliki:** an emission of semen can spoil the Hajj, too. The cause can be a kiss, a touch, the hand, or looking or thinking on and on.

**Shafi'i, on purpose:** the camel is due from the husband alone, by the better known view. He has none? A cow, or seven sheep. Not these either? Food for its price, or fasting: a day for each mudd.

**Ja'fari (Shia), by Sistani:** on purpose, before the stay in Muzdalifah ends: spoiled, and a camel for each of you. Relations stay forbidden until the prayer of tawaf al-nisa is done.`,
    },
    {
      type: 'table',
      kind: 'comparison',
      caption: 'Intercourse in Hajj, by time and by school',
      columns: ['When', 'Hanafi', 'Maliki', "Shafi'i", 'Hanbali'],
      rows: [
        ['Before Arafah', 'Spoiled. A sheep.', 'Spoiled. A camel.', 'Spoiled. A camel.', 'Spoiled. A camel.'],
        [
          'After Arafah, before the stoning and the main tawaf',
          'Not spoiled. A camel or cow.',
          'To the end of the 10th: spoiled. A sacrifice. Later: not spoiled. A sacrifice and an Umrah.',
          'Spoiled. A camel.',
          'Spoiled. A camel.',
        ],
        [
          'After the stoning, before the main tawaf',
          'Not spoiled. After the hair is cut: a sheep. Before: a camel or cow.',
          'Not spoiled. A sacrifice and an Umrah.',
          'After the hair is cut, too: not spoiled. A sheep. Before: spoiled. A camel.',
          'After the hair is cut, too: not spoiled. A sheep (or one of the two other ways), or a camel: two reports. And a new Ihram from outside the Haram, before the main tawaf. Before: ask at once.',
        ],
      ],
    },
    {
      type: 'prose',
      markdown: `## Relations between husband and wife, in Umrah

A spoiled Umrah is still finished, and done again (Hanbali: from where the first Ihram began). Hanbali: both give what the table says; who was forced gives nothing. Ask a scholar at once.

**You forgot, or did not know?** Hanbali: the table below holds all the same. Shafi'i: nothing is spoiled, and nothing is due.

**Maliki:** before the sa'i is done, an emission of semen spoils the Umrah, too, by the same causes [as in Hajj](/guide/more/fidyah#relations-between-husband-and-wife-in-hajj).

**Ja'fari (Shia), by Sistani,** on purpose. In the Umrah of Tamattu: to be safe, a cow or a camel. Before the sa'i is done: finish Umrah and Hajj, too, and do both again the next year. In an Umrah alone the animal is due, too. Before the sa'i it is spoiled: finish it, and stay in Makkah. Do it again in the next Islamic month, from a miqat (a boundary for Ihram). Relations wait for the prayer of tawaf al-nisa.`,
    },
    {
      type: 'table',
      kind: 'comparison',
      caption: 'Intercourse in Umrah, by time and by school',
      columns: ['When', 'Hanafi', 'Maliki', "Shafi'i", 'Hanbali'],
      rows: [
        [
          'Before the tawaf is done',
          'Before its fourth round is done: spoiled. A sheep. Later: not spoiled. A sheep.',
          'Spoiled. A sheep.',
          'Spoiled. A camel.',
          'Spoiled. A sheep, or one of the two other ways (one book: a camel).',
        ],
        [
          "After tawaf, before the sa'i is done",
          'Not spoiled. A sheep.',
          'Spoiled. A sheep.',
          'Spoiled. A camel.',
          'Spoiled. A sheep, or one of the two other ways (one book: a camel).',
        ],
        [
          "After the sa'i, before the hair is cut",
          'Not spoiled. A sheep.',
          'Not spoiled. A sheep.',
          'Spoiled. A camel.',
          'Not spoiled. Choose one of the three ways. So says the Saudi Standing Committee, too.',
        ],
      ],
    },
    {
      type: 'prose',
      markdown: `## You went home without Tawaf al-Ifadah`,
    },
    showAnswer(foundLate),
    {
      type: 'prose',
      markdown: `## Nights in Mina that were missed

Most of the night is enough, for Malikis and in the sounder Shafi'i view. Ja'fari (Shia): half is enough, [a missed one costs a sheep](/guide/hajj/hajj-types#jafari-shia-law).`,
    },
    {
      type: 'table',
      kind: 'comparison',
      caption: 'Nights in Mina missed without excuse, by school',
      columns: ['Missed', 'Hanafi', 'Maliki', "Shafi'i", 'Hanbali'],
      rows: [
        [
          'One night',
          'Nothing. It is disliked.',
          'A sheep.',
          'One mudd of food.',
          'A mudd, or a little food: several reports.',
        ],
        ['Two nights of three', 'Nothing.', 'A sheep. Some ask for two.', 'Two mudds.', 'Two mudds. Others: a sheep.'],
        [
          'All: three, or two if you left on the 12th',
          'Nothing.',
          'A sheep. Some ask for one a night.',
          'A sheep.',
          'A sheep.',
        ],
      ],
      note: 'Ibn Baz (a Saudi scholar) and Ibn Uthaymin: for one night give what you can, for the 11th and the 12th a sheep.',
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'Your tent stands in Muzdalifah, or you have no place in Mina',
      markdown: `Some camps, called "new Mina", stand on land of Muzdalifah. For the schools it stays Muzdalifah.

- **Hanafi:** nothing is due. The nights in Mina are recommended.
- **Indonesia (Shafi'i):** leaders of MUI (2017) and NU (2023) accept the tents that join on to Mina, for who finds no place in it. MUI is its council of scholars, NU its great union of scholars.
- **Ja'fari (Shia):** it is no night in Mina. [What serves in its place](/guide/answers/jafari-what-does-not-count).
- **Ibn Baz, Ibn Uthaymin, and the Saudi Standing Committee:** who looks for a place in Mina and finds none may stay outside. Ibn Baz names Muzdalifah and Aziziyah. Nothing is due. Ibn Uthaymin: stay where the tents of the pilgrims end. The Committee: in the nearest place.
- **You have a place in Mina, and sleep in a hotel:** that is a missed night.
- **Who serves the pilgrims at night** is excused. This is agreed. **Shafi'i:** so is who is ill, or has to care for somebody ill: nothing is due. **Maliki:** a sheep, for the ill, too. Ja'fari (Khamenei), to be safe, the same. In another school ask.`,
    },
    {
      type: 'prose',
      markdown: `## No animal? The days of fasting

This is another fast. Three words are easily mixed up. **Hady** (the sacrifice of Tamattu and Qiran, two types of Hajj) is a part of the rites. **Fidyah** makes good a broken ban. **Dam** means blood: any animal that is due, for one or the other.

The hady is due, and you cannot find or pay for one? Then you fast **three days in Hajj** and **seven days** after you are back (Qur'an 2:196). Nobody fasts on the 10th. The three days are best done before it.`,
    },
    {
      type: 'table',
      kind: 'plain',
      caption: 'The three days in Hajj, by school',
      columns: [
        'School',
        'Not before',
        'Last day before the feast',
        'Missed? The 11th, 12th and 13th',
        'Missed these too?',
      ],
      rows: [
        ['Hanafi', 'Ihram for Umrah', 'The 9th', 'No fasting then', 'An animal is due'],
        ['Maliki', 'Ihram for Hajj', 'The 9th', 'Fast then', 'Make it up later'],
        ["Shafi'i", 'Ihram for Hajj', 'The 9th', 'Two views; the later one says no', 'Make it up at home: see below'],
        [
          'Hanbali',
          'Ihram for Umrah',
          'The 9th',
          'Fast then',
          'Make it up later, and a sheep (one report: not with an excuse)',
        ],
      ],
      note: 'Many end the fast on the 8th, to be strong at Arafah. In 2027 the 9th is expected on 15 May, the 11th to 13th on 17 to 19 May. The news of the moon may move all of them by one day.',
    },
    {
      type: 'prose',
      markdown: `- **Malikis and Shafi'is who fast** enter Ihram for Hajj before dawn of the 7th, or of the 6th. With Ihram on the 8th there is no time for three days before the feast.
- **A Shafi'i who missed them** makes the three up at home, and the seven come later. Between them are four days, and the time that the way home took.

## More

- [The steps of Umrah](/guide/umrah/umrah-steps), with what Ihram forbids
- [Hajj step by step](/guide/hajj/hajj-steps), with what a missed rite costs
- [Types of Hajj](/guide/hajj/hajj-types), with the sacrifice`,
    },
  ],
}
