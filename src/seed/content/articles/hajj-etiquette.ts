import { showAnswer } from '../answers/answer'
import { dizzy } from '../answers/heat'
import { helpPointsMadinah, helpPointsMakkah, lostChild } from '../answers/lost'
import { bukhari, quran } from '../sources/books'
import { rites } from '../sources/rites'
import { help } from '../sources/help'
import { travel } from '../sources/travel'
import { camels, camelSources, heatstrokeSources } from './shared/health'
import { photography, photographySources } from './shared/photography'
import { lostSources } from './shared/lost'
import type { ArticleSeed } from '../types'

export const hajjEtiquette: ArticleSeed = {
  section: 'hajj',
  slug: 'hajj-etiquette',
  title: 'Hajj etiquette and staying safe',
  summary:
    'How to move in crowds, live with the heat, respect others, stay clean, use a camera, find your group again, and say farewell.',
  order: 6,
  checkedOn: '2026-11-30',
  reviewDueOn: '2026-12-24',
  sources: [
    quran('2:197'),
    bukhari('1755', 'the farewell tawaf'),
    rites.maskWomen,
    help.crowdFall,
    help.crowdBall,
    help.crowdWalls,
    help.crowdBarriers,
    help.forgetful,
    help.jamarat2006,
    help.jamarat2006Other,
    help.mina2015,
    help.heat2024,
    help.heatRecord,
    travel.climateTable,
    travel.rawdahHours,
    help.emergency911Madinah,
    help.emergencyNumbers,
    help.foundThings,
    help.foundMoney,
    ...photographySources,
    travel.photosOfCrimes,
    travel.photosOfPeople,
    ...lostSources,
    ...camelSources,
    help.hotGround,
    help.diabetesHajj,
    help.drinkLimit,
    travel.collecting,
    travel.smoking,
    travel.harassment,
    travel.flagArrest,
    travel.oldPosts,
    travel.postsWarning,
    travel.arafahTents,
    travel.jamaratNoon,
    rites.jafariTwoRakahs,
    rites.upperFloorsMaliki,
    rites.wallOfKabah,
    rites.besideTheHouseMaliki,
    rites.besideWomenHanafi,
    rites.perfumeKabahHanafi,
    ...heatstrokeSources,
    rites.sandalsInTawaf,
  ],
  body: [
    {
      type: 'prose',
      markdown: `Hajj (the great pilgrimage to Makkah) is a prayer of many days, with more than a million and a half other people. How you behave is part of it.

The Qur'an says about Hajj: no indecent talk or act, no sin, and no quarrel (2:197). It is short, and it covers nearly everything on this page.

**Is a child lost?** [Call first: what to do](/guide/hajj/hajj-etiquette#if-a-child-is-lost).

Three small habits help on every day:

- **Wait.** The rite will still be there in an hour.
- **Give way.** Let the old, the weak and the children go first.
- **Stay silent** when you are angry. A tired crowd needs calm people.

## In the crowd

Most of the time the crowd moves slowly and safely. It becomes dangerous when people hurry, stop, or turn around.

When 6 to 8 people stand on one square metre, nobody can choose where to go. The crowd then moves like water. Leave long before it is so full.

**Before you go**

- Go only at the time given to your group. This is the most useful rule of all.
- Leave large bags at the hotel or in the camp.
- Wear shoes that stay on your feet (men in Ihram: open sandals).
- Agree on a meeting point and a time. Choose a gate with a number, a hotel lobby or a clear sign. See [the gates of the mosque](/places/gates).
- Eat a little, drink, and go to the toilet first.

**On the way**

- Move with the flow, never against it.
- Do not stop, sit or bend down in lanes, on ramps or in tunnels.
- If you drop something, leave it. No shoe and no phone is worth your life.
- **Money, a bag or a phone of others on the ground: do not touch it.** Show it to an officer. You can be held as a thief; one pilgrim was.
- Do not run with children, and do not push a wheelchair into a dense crowd.
- Do not make chains with your arms.
- Follow the signs and the staff, also when the way is longer.
- Do not smoke around other pilgrims. In the centre of Madinah it can cost SAR 200 (2023).`,
    },
    {
      type: 'callout',
      tone: 'safety',
      title: 'If the crowd begins to push',
      markdown: `1. Stay on your feet. Do not bend down for anything. **You have fallen and cannot get up?** Lie on your side, not on your back or belly: so you can breathe. Draw up your knees, and put your arms around your head.
2. Hold your arms in front of your **chest**. This keeps room to breathe.
3. Do not push back. Go with the movement.
4. **Wait for the lull**, the short rest between two pushes.
5. In the lull, move **diagonally** towards the edge, a few steps each time. Not against a wall or a fence.
6. When you are out, drink, rest, and tell your group where you are.

Emergency: **{{fact:emergency-centre}}**, **{{fact:ambulance}}** ambulance.`,
    },
    {
      type: 'prose',
      markdown: `Bad days have happened. In 2006 more than 340 people died in a crush at the **Jamarat** (the pillars that pilgrims stone in Mina). In Mina in 2015 the Saudi count was 769 deaths. Other counts are much higher. This is why each group has its own time. Please keep to it.

## Around the Ka'bah

The **Ka'bah** is the cube-shaped House in the middle of the Grand Mosque. **Tawaf** is walking around it seven times. The open floor for tawaf is called the **Mataf**.

- Do not stand still on the start line by the Black Stone. Say your words while you walk.
- Do not push to touch or kiss the Stone. Pointing to it is enough. Nobody should be hurt for it. In Ihram only point: it is often perfumed.
- Do not walk with a hand on the wall of the Ka'bah. For Malikis and Shafi'is that part of the tawaf does not count.
- The two rak'ahs (units of prayer) after tawaf may be prayed anywhere in the mosque. (Ja'fari (Shia) pilgrims pray them behind the Maqam.) Do not block the way behind **Maqam Ibrahim** (the Station of Abraham).
- Do not shout prayers in a group. Others are praying too.
- If the courtyard is full, use an upper floor. The higher the floor, the longer the way. (Malikis: not the roof. Ja'fari: to be safe, [wait for the ground floor](/guide/answers/jafari-what-does-not-count).)
- Help the person in front of you who is weak.

How the tawaf is done is in [Hajj step by step](/guide/hajj/hajj-steps).

## In the heat

In 2024 the Grand Mosque had 51.8 °C on one day of the Hajj season. 1,301 people died in that season. Most of them had no permit, and had walked far in the sun without shelter.

Hajj 2027 is expected in the middle of May. A usual May day in Makkah reaches {{fact:may-heat}}. This is less than in June, and still dangerous.

- Stay in the shade from **10:00 to 16:00**. For the day of Arafah the Ministry of Hajj said in 2025: in the tent, and not to Jabal ar-Rahmah or the Namirah mosque. In 2024 it let nobody go to the Jamarat from 11:00 to 16:00.
- Carry an umbrella. Hold it so that it hurts no one.
- Drink water often. Do not wait for thirst. Out in great heat: a glass every fifteen to twenty minutes, and **never more than one and a half litres in an hour**. Too much water is dangerous, too (Ministry of Health). Ill heart or kidneys? Ask your doctor how much.
- Stone and asphalt burn bare feet. Take your sandals with you into the mosque, in a bag. With diabetes never walk barefoot: clean sandals may stay on in tawaf and sa'i (a Hanafi answer).
- Rest after each rite. You may do the next one later, while its time lasts.
- Look after your neighbour. If someone seems unwell, help at once.
- Share your water and your shade.`,
    },
    showAnswer(dizzy),
    {
      type: 'prose',
      markdown: `## Respect

**For the place.** Speak quietly in the mosques. Put rubbish in the bins. Leave your camp place as you want to find it.

**For the staff.** Follow the guards, the volunteers and the signs, also when you do not see the reason. They see more of the crowd than you do.

**For the queue.** Wait at toilets, buses, lifts and food. Do not use your elbows. This is also true at the **Rawdah**, a part of the Prophet's Mosque in Madinah. You visit it with a permit from Nusuk.

**For other pilgrims.** You will see people who pray in another way, or do a rite in another order. The schools of law differ. Do not correct strangers, and do not quarrel. If you are not sure about your own act, ask a scholar of your school or one you trust.

**For women and men.** Keep a distance where you can. Leave women's prayer areas to women. Do not stare, and do not photograph. **Hanafi men** do not stand beside or behind women in the group prayer. By the rule of the school a man's prayer does not count then. Where the crowd of the two mosques leaves no other place, one Hanafi answer accepts it.

**Somebody touches you on purpose?** It is a crime, with prison up to two years (five if it is done to a child). Get away to the side, to other women or to the staff. Tell an officer, or call **{{fact:emergency-centre}}**. The words in Arabic: [words to show](/phrases#harassed). It is not your fault.

**For the weak.** Give your seat. Carry a bag. Slow down for a wheelchair.

**No politics.** Slogans, flags and leaflets of a party, a state or a sect have no place at Hajj or Umrah. They are forbidden. A pilgrim who raised a flag in the Grand Mosque was arrested (2025). **What you wrote online counts, too,** also years ago and at home. A British visitor got ten years in prison, later eight, it seems for an old post (2025). Amnesty International warns visitors and pilgrims.

**No collecting of money,** not for the poor either. Who asks for gifts without a permit can get up to seven years in prison (Public Prosecution, 2024).

**In the tent.** Many people share little room. Turn off your phone sound. Use headphones. Keep the way to the door free. Do not take more water or food than you need.`,
    },
    {
      type: 'prose',
      markdown: `## Hygiene

So many people so close together pass on coughs easily.

${camels}`,
    },
    {
      type: 'checklist',
      title: 'Stay clean, stay well',
      items: [
        { label: 'Wash your hands often', detail: 'Before food and after the toilet.' },
        { label: 'Cover your mouth when you cough' },
        {
          label: 'Wear a mask in crowds',
          detail: 'In Ihram a mask has rules, for women in every school and for men in some: see "Repairs in Ihram".',
        },
        { label: 'Eat clean, packed food' },
        { label: 'Use only your own razor', detail: 'Or a licensed barber with a new blade.' },
        { label: 'Put waste in the bins', detail: 'Above all tissues, masks and blades.' },
        { label: 'Rest when you are ill', detail: 'Call {{fact:health-advice}}, or go to the clinic.' },
      ],
    },
    {
      type: 'prose',
      markdown: `## Photos and phones

Think first: you are here to pray, and so are the people in your picture. Put the phone away in tawaf. Send no live video from a crowd.

**Pictures of a crime: never post them.** That is a crime itself, says the Ministry of Interior (2024). Show them to the police. Pictures of people without their leave can cost a fine (rules of 2019).`,
    },
    photography,
    {
      type: 'prose',
      markdown: `## If you lose your group

1. Stop at the side, out of the flow. Do not run around.
2. Call your group leader.
3. Go to the meeting point.
4. Still alone? Show your Nusuk card and your contact card to the staff. You do not need to speak their language. In Mina: [the camps, by country](/places?category=camp%20zone).

**Somebody with you forgets much (dementia)?** Let this person go nowhere alone, and keep the wristband on day and night. Three pilgrims, probably ill like this, were missing after Hajj 2025. Lost? Call at once, as for a child.

## If a child is lost

The call comes first. Search while somebody calls.`,
    },
    showAnswer(lostChild),
    showAnswer(helpPointsMakkah),
    showAnswer(helpPointsMadinah),
    {
      type: 'prose',
      markdown: `**Before you go into the mosque:** give the child a wristband with your phone number, and take a photo of what the child wears. Show the child the meeting point.

## Farewell

The good end of Hajj begins at home, and ends there.

**Before you leave home**

- Pay your debts, or agree with the person on a date.
- Ask pardon from people you have wronged.
- Leave enough money for the people who depend on you.
- Tell your family where your papers and copies are.

**Before you leave Makkah**

- Do the **farewell tawaf** last of all, when your bags are packed. Then go. A woman in her period is excused from it ([it ends before you leave?](/guide/hajj/what-is-hajj#the-farewell-tawaf)).
- Thank the people who served you: the driver, the cook, the cleaner, the group leader, the friend in the tent.
- Ask pardon from your companions. Hajj is hard, and everyone was short with someone.
- Give back what you borrowed. Clean your place.
- Do you take Zamzam (the water of the well in the Grand Mosque) home? See [what to pack](/guide/hajj/hajj-packing).

**At home**

Keep one habit from these days: patience in a queue, an early prayer, water shared with a neighbour.

Read next: [what to pack](/guide/hajj/hajj-packing), [Hajj step by step](/guide/hajj/hajj-steps), [helpful contacts](/authorities).`,
    },
  ],
}
