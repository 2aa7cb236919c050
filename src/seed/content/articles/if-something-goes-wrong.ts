import { showAnswer } from '../answers/answer'
import { firstAid } from '../answers/first-aid'
import { dizzy } from '../answers/heat'
import { helpPointsMadinah, helpPointsMakkah, lostChild } from '../answers/lost'
import { periodBeforeTawaf, wuduInTawaf } from '../answers/rites'
import { bukhari, muslim } from '../sources/books'
import { rites } from '../sources/rites'
import { help } from '../sources/help'
import { travel } from '../sources/travel'
import { repairs } from '../sources/repairs'
import type { ArticleSeed } from '../types'
import { conditionSources } from './shared/condition'
import { callAtOnce, callAtOnceSources, heatstrokeSources } from './shared/health'

export const ifSomethingGoesWrong: ArticleSeed = {
  section: 'more',
  slug: 'if-something-goes-wrong',
  title: 'If something goes wrong',
  summary:
    'What to do now: first aid, fire, a lost person or passport, illness and heat, wudu in tawaf, a period, being held back from the rites, theft, and a death on the journey.',
  order: 4,
  checkedOn: '2026-11-30',
  reviewDueOn: '2026-12-24',
  sources: [
    help.emergency911Madinah,
    help.emergencyNumbers,
    help.healthLine,
    help.lostNusukCard,
    travel.fakeOffers,
    help.lostPassport,
    help.lostPassportExit,
    help.deathInMakkah,
    help.deathHome,
    rites.deathInIhram,
    rites.deathInIhramViews,
    rites.deathInIhramEgypt,
    rites.deathAfterArafahWill,
    rites.periodMosqueViews,
    rites.periodMasaa,
    rites.periodJafari,
    rites.birthBleedingJafari,
    rites.jeddahMiqatHanafi,
    rites.periodIfadah,
    rites.periodIfadahHanafi,
    rites.periodIfadahWait,
    rites.periodIfadahAgainHanafi,
    rites.periodIfadahTicketHanafi,
    rites.periodHabitHanafi,
    rites.periodShortHanafi,
    rites.cleanDaysHanafi,
    rites.periodTawafEarlyHanafi,
    rites.istihadahHanafi,
    rites.istihadahSunriseHanafi,
    rites.qiranArafahHanafi,
    rites.periodIfadahMaliki,
    rites.jafariTawafByAnother,
    rites.periodUmrahJafari,
    rites.periodUmrahHanafi,
    rites.periodUmrahUthaymin,
    rites.miqatNotSure,
    rites.periodResident,
    rites.periodUmrahSheep,
    rites.periodMaliki,
    rites.periodInTawaf,
    rites.jafariPeriodInTawaf,
    rites.periodBeforeSai,
    rites.periodBeforeSaiHanafi,
    rites.periodBeforeRakahsMaliki,
    rites.periodBeforeRakahsJafari,
    rites.periodDelayShafii,
    rites.periodDelayMaliki,
    rites.periodDelayHanbali,
    rites.cleanDayHanbali,
    rites.cleanDayHanbaliViews,
    rites.birthBleeding,
    rites.birthBleedingAfter,
    rites.birthBleedingHanbali,
    rites.bleedingDays,
    rites.bleedingDaysMaliki,
    rites.cleanDays,
    rites.cleanDayShafii,
    rites.istihadah,
    rites.istihadahShafii,
    rites.istihadahViews,
    rites.leakMaliki,
    rites.illInIhramMaliki,
    rites.istihadahHanbali,
    rites.beyondHabitHanbali,
    rites.beyondHabitTawafHanbali,
    rites.beyondHabitUthaymin,
    rites.lastingLoss,
    rites.istihadahJafari,
    rites.istihadahKindsJafari,
    rites.jafariNisaForAll,
    rites.jafariDeathInIhram,
    muslim('1210', 'Ihram after giving birth'),
    bukhari('305', 'the monthly period'),
    bukhari('1833', 'things found in the Haram'),
    ...conditionSources,
    ...heatstrokeSources,
    ...callAtOnceSources,
    help.heavyPeriod,
    help.diarrhoea,
    help.diarrhoeaChild,
    help.sickDay,
    help.sickDayPainkillers,
    help.loperamide,
    help.loperamideChild,
    help.cortisone,
    help.cortisoneVomit,
    help.dengueTablets,
    help.legClot,
    help.periodTablets,
    help.periodTabletsAsked,
    help.periodTabletsPregnant,
    help.periodTabletsHajj,
    help.babyFeverSix,
    help.malaria,
    help.sickleCell,
    help.sickleCellAdults,
    help.sickleCellFever,
    help.umrahInsurance,
    help.touristInsurance,
    help.fire,
    help.fireInHotel,
    help.fireDoor,
    help.foundThings,
    help.codes,
    help.hajjFraud,
    travel.noRoomOnArrival,
    rites.conditionPeriod,
    rites.conditionPeriodNo,
    help.emergencyIndia,
    help.clinicFirst,
    rites.leakPauseShafii,
    rites.leakPauseHanbali,
    rites.diedInHajjShafii,
    rites.spotsHanbali,
    rites.spotsAfterHanbali,
    rites.periodPregnantMaliki,
    rites.periodPregnant,
    rites.periodPregnantHanafi,
    rites.periodPregnantHanbali,
    repairs.heldBackHanbali,
    help.ibuprofenPregnant,
    help.busFireWindows,
    help.busFire,
    help.fireDisabled,
    help.painkillersPressure,
    help.painkillersBlood,
    help.gas,
    rites.beyondHabitJafari,
  ],
  body: [
    {
      type: 'callout',
      tone: 'safety',
      title: 'Danger for life? Call now',
      markdown: `- **{{fact:emergency-centre}}**: police, ambulance and fire, in Makkah, Jeddah and Madinah, day and night
- **{{fact:ambulance}}**: ambulance of the Red Crescent
- **{{fact:health-advice}}**: doctor's advice in seven languages, day and night
- **{{fact:hajj-ministry}}**: care centre for pilgrims of the Ministry of Hajj and Umrah

Say what happened and where you are: a gate number, a hotel, a sign. More: [helpful contacts](/authorities).`,
    },
    { type: 'prose', markdown: '## When to call at once' },
    callAtOnce,
    {
      type: 'prose',
      markdown: `## Until help comes

Sources: [First aid](/guide/answers/first-aid).`,
    },
    showAnswer(firstAid),
    showAnswer(dizzy),
    {
      type: 'prose',
      markdown: `## Fire or smoke

1. **Out at once,** by the stairs or the emergency exit. Shout, and press the fire alarm on the way. Never take a lift. Leave your things (but the room key), close the doors.
2. Smoke? Go low, under it.
3. Outside: call **{{fact:emergency-centre}}**. Do not go back in. **You smell gas?** No switch, no flame. Close the valve, open the windows, all out.
4. **The door is hot, or you cannot get out?** Keep it closed. Put wet towels into the gaps, and switch off the air conditioner. Call, and say your room. Show yourself at the window.

In a tent, too: out first, then call. **In a bus:** out by a door or a window, nothing with you, and far away. Find the hammer for the window when you get in. On the first evening walk from your bed to the exit. **No stairs for you?** Ask for a low room, and tell the desk that you need help in a fire.`,
    },
    {
      type: 'steps',
      title: 'Somebody is lost',
      steps: [
        { title: 'A child, or a person who is ill or confused', body: [showAnswer(lostChild)] },
        {
          title: 'Another person: stay, and look from there',
          body: [
            {
              type: 'prose',
              markdown: 'One person stays where you last were together. Call the name and the phone.',
            },
          ],
        },
        {
          title: 'Send one adult to the meeting point',
          body: [{ type: 'prose', markdown: 'Nobody there? Go on to the help point.' }],
        },
        {
          title: 'Tell the staff at once',
          body: [
            {
              type: 'prose',
              markdown: 'Give the name, age, country, language and clothes. Show a photo.',
            },
          ],
        },
        {
          title: 'Call',
          body: [
            {
              type: 'prose',
              markdown:
                'Call your group leader. **{{fact:health-advice}}** helps to find pilgrims who are missing or in a hospital. You fear that something has happened? Call **{{fact:emergency-centre}}**.',
            },
          ],
        },
      ],
    },
    {
      type: 'prose',
      markdown: `**Are you the lost one?** Go to the side. You do not see? Ask the people beside you to lead you there, and to the staff. Show your hotel card or Nusuk card. Phone empty? They can call for you.

Help points, with sources: [Makkah](/guide/answers/help-points-makkah), [Madinah](/guide/answers/help-points-madinah).`,
    },
    showAnswer(helpPointsMakkah),
    showAnswer(helpPointsMadinah),
    {
      type: 'steps',
      title: 'Your passport is gone',
      steps: [
        {
          title: 'Look again',
          body: [
            { type: 'prose', markdown: 'Also ask the hotel desk and the group leader: they often keep passports.' },
          ],
        },
        {
          title: 'Tell your group or agent',
          body: [
            {
              type: 'prose',
              markdown: 'After the police report they give a stamped paper with your data, for the embassy.',
            },
          ],
        },
        {
          title: 'Go to the police station of that area',
          body: [
            {
              type: 'prose',
              markdown: 'Ask for a written report of the loss. Take a copy of the passport along.',
            },
          ],
        },
        {
          title: 'Go to your embassy or consulate',
          body: [
            {
              type: 'prose',
              markdown:
                'Their [numbers](/guide/more/embassies-and-missions). Bring the police report, the paper of your group, photos, and any other identity paper. You get an emergency travel document. It can lead home only, as that of India. You live elsewhere? Ask for a new passport.',
            },
          ],
        },
        {
          title: 'Get the leave to travel',
          body: [
            {
              type: 'prose',
              markdown: 'The Saudi passport office must stamp the new paper before you fly. Your group or agent helps.',
            },
          ],
        },
      ],
    },
    {
      type: 'prose',
      markdown: `## Something was stolen or lost

- **You see money, a bag or a phone on the ground: do not touch it.** Show it to an officer. You can be held as a thief. In the Haram (the protected area of Makkah) only who announces a thing picks it up (Sahih al-Bukhari 1833).
- **Stolen with force, or you see the thief:** call {{fact:emergency-centre}}. Do not fight.
- **The police hold you?** [What you may ask for](/guide/more/embassies-and-missions#you-are-held-by-the-police).
- **Bank card:** block it by phone at once.
- **Somebody asks for your PIN, your password or a code on your phone?** No bank does so (Ministry of Interior, 2022). End the call. Did you pay? Tell your bank and the police.
- **A bracelet, a ride, a sacrifice or a Hajj for another, offered online?** Public Security warned of it in 2024. Buy only by [the official sites](/booking-links) or your Hajj office, a sacrifice by [Adahi](https://www.adahi.org).
- **Umrah, and no room is booked when you arrive?** Keep the contract, and call {{fact:hajj-ministry}} (Ministry of Hajj). It suspended a firm for this in December 2025, and seven for the transport.
- **Lost things:** ask the staff, your hotel, and your Hajj mission (the office of your country).
- **Nusuk card lost:** tell your group leader and the nearest officer, and show the one in the app meanwhile. Help: {{fact:hajj-ministry}}, or a Nusuk care centre near the Grand Mosque (Ministry of Hajj, 2025).
- **Somebody in your group has no permit?** Who lodges or drives such a person [is fined](/guide/hajj/hajj-conditions#penalties), again for each. Ill, or in danger? Call for help all the same.

## You are ill

First read [the signs for which you call](/guide/more/if-something-goes-wrong#when-to-call-at-once).

**Do not wait because of the cost.** In danger of life a private clinic, too, treats first, and may not keep your passport for the bill (rule of 2022). The Umrah visa and the tourist visa have an insurance for emergencies (2023). Show the passport.

- **None of these signs?** Go to the clinic of your group or the nearest health centre. Show your card with illness and medicines.
- **You do not know what to do?** Ask **{{fact:health-advice}}**.
- **Diarrhoea or vomiting?** Sip water often, with rehydration salts. Blood, fever over 38.5, hardly any urine? A small child, old, pregnant or long ill? To a doctor the same day. **No ibuprofen, no diclofenac** (painkillers): they can harm the kidneys of a body that is dried out. With blood thinners, an ill heart or kidneys, or tablets for blood pressure: never without a doctor. **Blood, fever, or a child?** No tablets that stop diarrhoea (loperamide).
- **Diarrhoea or vomiting, and diabetes or tablets for the heart?** Ask the same day: metformin, tablets ending in -flozin, water tablets and some for blood pressure mostly pause until you eat and drink again. **Never stop insulin:** ask for the dose.
- **A baby of three to six months, with a fever of 39 or more?** To a doctor the same day.
- **Pregnant,** and you bleed, water comes, labour begins, the baby moves less, the head hurts badly, or the sight blurs? To a hospital at once. From 28 weeks on no ibuprofen without a doctor's word; paracetamol.
- **A period soaks a pad each hour,** or you feel faint or weak from it? To a doctor at once.
- **Medicine lost or used up?** Do not wait. Ask **{{fact:health-advice}}** where to get it. Show your doctor's report.
- **Cortisone tablets for a long time** (such as prednisolone)? Never stop them by yourself. You vomit them? To a hospital at once, and say so.
- **Fever, and there is malaria at home?** To a hospital at once, and say so.
- **Fever, and bad pain in the head, behind the eyes or in the bones?** It can be dengue, from a mosquito: to a doctor. Against it no aspirin and no ibuprofen; paracetamol. (Aspirin each day for the heart? Ask.) Belly pain, vomiting again and again, or bleeding, also when the fever has gone? To a hospital at once.
- **Sickle-cell disease,** and fever over 38, bad pain that your tablets do not stop, very pale lips, or an erection of over two hours? To a hospital at once, and say so. Chest pain, hard to breathe, one side weak: call.
- **In Ihram?** Balm, or a mask of men or women: see [fidyah (a repair)](/guide/more/fidyah).
- **One leg swells, hurts or is warm,** as after a long flight? It can be a clot: to a hospital the same day. Hard to breathe or chest pain, too? Call.
- **Rest:** most rites can wait some hours. Many can be done in a wheelchair, some by another person: [Hajj step by step](/guide/hajj/hajj-steps).

## Wudu breaks in tawaf

Sources: [What breaks wudu in tawaf?](/guide/answers/wudu-in-tawaf)`,
    },
    showAnswer(wuduInTawaf),
    {
      type: 'prose',
      markdown: `## Your period has come

You did tawaf in it? For most [you are still in Ihram](/guide/umrah/what-is-umrah#a-mistake-that-you-find-late). Tell your group leader today.`,
    },
    showAnswer(periodBeforeTawaf),
    {
      type: 'prose',
      markdown: `- **It begins in tawaf:** stop and leave, without sa'i (Ahmad). Clean again, begin tawaf anew (Ja'fari, by Sistani: after round 4 go on).
- **It begins after tawaf and its two rak'ahs, before sa'i:** do the sa'i. The four schools ask no purity for it; one report of Ahmad does.
- **Between tawaf and the rak'ahs:** they wait, and you do the sa'i. Maliki: clean again, do tawaf, rak'ahs and sa'i. Ja'fari (Rohani): wait with the sa'i, too, if there is time.
- **Tamattu (Hanafi: Qiran, too), and Hajj begins before it ends.** Go to Arafah with the others. In Tamattu, intend Hajj first. What becomes of your Umrah: [by school](/guide/hajj/hajj-types#women-and-the-monthly-period).
- **Before the main tawaf of Hajj:** it waits. Tell your group leader at once, so that the flight can be moved. You cannot wait? See the box "You cannot wait for the main tawaf of Hajj".
- **The farewell tawaf:** you are excused. [It ends before you leave?](/guide/hajj/what-is-hajj#the-farewell-tawaf)

**Medicine that delays the period.** Ask a doctor weeks before: such tablets can bring on blood clots, and so can a long flight. Say whether you or your family had a clot, and whether you smoke or are very heavy. Name migraine and high blood pressure, too. Norethisterone (Primolut N): not in pregnancy, nor while you breastfeed. **Take no tablets of another woman,** nor more than you were told. One leg swells or hurts? To a hospital. Hard to breathe or chest pain? Call. Spotting can come all the same.

**Such medicine, by school.** Hanbalis, a Hanafi and a Shafi'i answer allow it if it does no harm. Malik disliked it. **Maliki, and you stop a period with it?** If the blood comes again within five days, your tawaf did not count (Ibn Farhun).

**In a mosque** you do not stay in your period. Hanbali, most Shafi'i: you may pass through, if no blood drops. Hanafi and Maliki: you may not. Ja'fari: not through the two great mosques. You may wait in the hall of sa'i: for Ibn Jibrin and Ibn Uthaymin it is no part of the mosque.

**Bleeding after birth** counts like a period. Tawaf and ritual prayer wait until it ends, also when that is soon. Then take the full bath. **It goes on? Wait no longer than your school:** 40 days (Hanafi, Hanbali), 60 (Maliki, Shafi'i) or 10 (Ja'fari). After them bathe, pray and do tawaf, as with istihada (see below). Hanbali: blood in the days of your usual period is a period. You may enter Ihram while you bleed (Sahih Muslim 1210).

**Hanbali, and blood comes beyond your usual days?** By the books you bathe after your usual days, and pray. It is period only when it has come three times: a tawaf that was due, done in such days, is then done again. For Ibn Taymiyyah (a Hanbali, died 1328) it is period at once. So says Ibn Uthaymin (a Saudi scholar), who sets no limit of days. It is safe to wait with tawaf.

**Istihada** is bleeding that is no period. It is shorter than the shortest time in the table below, beyond the longest, or too soon for a new period. (Inside these days it can be the period.) **Hanbali, only spots?** In your usual days they are period, if their times add up to a day and a night. Brown or yellow after those days is none. **Pregnant, and you bleed?** To a hospital first. Hanafi and Hanbali: it is no period. Maliki, and the stronger Shafi'i view: it can be one, and tawaf waits.

**With istihada,** by agreement of the scholars, you pray, and you do tawaf. Wash, wear protection, and take wudu (the wash before prayer). **When to take it again:** the last row of the table, by school. **Hanafis** read the box below the table, too. **Shafi'is** take a new wudu for a required tawaf: that of the prayer before does not serve for it.

**Ja'fari, by Sistani, with istihada,** to be safe: look at a piece of cotton. Blood on its surface only: wudu for the tawaf, and again for its rak'ahs. In the cotton: one bath for both, too. Through it, onto the pad: a bath for the tawaf, and another for the rak'ahs.

**You lose urine, wind or stool all the time?** The same rules hold for you: see the last row of the table. **It stops long enough for wudu and tawaf, at times you know?** Shafi'i and Hanbali: do the tawaf then; a leak breaks wudu. A man in Ihram may wear a pad or a nappy for it. What is then due: [fidyah (a repair)](/guide/more/fidyah). Ja'fari (Sistani): with stool, to be safe, another does the tawaf for you, too.`,
    },
    {
      type: 'table',
      kind: 'comparison',
      caption: 'Bleeding of women, by school',
      columns: ['Question', 'Hanafi', 'Maliki', "Shafi'i", 'Hanbali'],
      rows: [
        ['Shortest period', '3 days', 'No limit', 'One day and night', 'One day and night'],
        ['Longest period', '10 days', '15 days, pregnant longer; see below', '15 days', '15 days'],
        ['Clean days before a new period', '15 or more', '15 or more', '15 or more', '13 or more'],
        ['Longest bleeding after birth', '40 days', '60 days', '60 days', '40 days'],
        [
          'Wudu with istihada, or when urine or wind does not stop',
          'Once for the time of each prayer; it serves for tawaf, too',
          'It comes for half of the time or longer: recommended. For less: each time it breaks wudu',
          'For each required act: each prayer, and each required tawaf. Begin at once',
          'Once for the time of each prayer; it serves for tawaf, too',
        ],
      ],
      note: "Maliki, a woman with a habit: the habit and up to three days more, never over 15 in all. Pregnant: up to 20 days in months 3 to 5, then 30. In Ja'fari (Shia) law a period lasts 3 to 10 days, and bleeding after birth 10 at most. Blood after your usual days? Wait with tawaf. It ends within the ten? It was period, too. Beyond ten, only the usual days were (Sistani). There, too, a woman with istihada does tawaf, once she has done what her istihada asks.",
    },
    {
      type: 'callout',
      tone: 'note',
      title: 'Hanafi: bleeding that comes and goes, or does not end',
      markdown: `- Count from the first blood to the last. **Less than 3 days?** It was no period. Make up the prayers you left.
- **Up to 10 days:** all of it is the period, also beyond your usual days.
- **Beyond 10 days?** You know your usual days? Only these were the period. Make up the prayers you left after them (Diyanet). From the 11th day on bathe, pray and do tawaf, also while blood comes.
- **It stops early?** Bathe and pray. But fewer than 15 clean days count as bleeding. Blood comes again, and ends within the 10 days? Then your clean days were period, too. A tawaf in them was a tawaf in the period: when clean, do it again, and the sa'i. You did not? For an Umrah a sheep is due, for Tawaf al-Ifadah a camel or cow.
- **Wudu with istihada** ends when the time of a prayer **ends**. The wudu of dawn ends at sunrise: take a new one for a tawaf in the morning.
- **Only spots?** This wudu is for you after one full prayer time in which no pause was long enough for wudu and the prayer. After that, blood has to come once in each prayer time. Else each spot breaks your wudu.
- **Write down each day of blood,** of the month before, too. The scholar you ask needs these dates.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'You cannot wait for the main tawaf of Hajj',
      markdown: `- **Most:** wait, or travel and come back for it. Until then, no marital relations.
- **Hanafi:** first try to change the ticket. A tawaf in the period is a sin, but valid: a whole camel or cow is due. You became clean, and did it again? Then none is due.
- **Maliki and Hanbali:** the blood stops in between, and you are wholly clean? Bathe, and do the tawaf, even if blood comes again. (Maliki: not by medicine, see above. One Hanbali view: not when you are clean for less than a day.)
- **Shafi'i:** by the stronger view a tawaf in such clean time does not count when blood comes again within the 15 days. An Indonesian handbook (2024) accepts it, as the other view does.
- **Ja'fari:** another person does the tawaf and its rak'ahs for you. Then you do the sa'i. Tawaf al-nisa is done for you, too.
- **Ibn Taymiyyah** (died 1328) allows the tawaf in the period to a woman who can neither wait nor come back. So does **Ibn Baz** (a Saudi mufti). She protects herself against bleeding.

Ask your group leader for a scholar. Name your school.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'The flight home comes before the Umrah',
      markdown: `- **Hanafi:** first try to stay longer, or to change the dates. You do not leave Ihram before the Umrah is done. Out of need, says a Hanafi board (Shariah Board of America): do the Umrah all the same. A sheep is due in the Haram.
- **Shafi'i and Hanbali:** you made the intention with a condition at the start? You may now leave Ihram, and no sacrifice is due. (Shafi'i: you intend to leave it, and cut the hair.) Of Saudi scholars, Ibn Baz and Ibn Uthaymin accept it for a period; At-Tayyar does not, when it had come before Ihram. The words: [step 1 of Umrah](/guide/umrah/umrah-steps).
- **Ja'fari** (Khamenei): another person does both tawafs and their rak'ahs for you. The sa'i and the hair you do yourself. Sistani, to be safe: not if the period came before Ihram.
- **Ibn Uthaymin** (a Saudi scholar): you live abroad, and cannot come back? Protect yourself against bleeding, do tawaf and sa'i, and cut your hair.

**Hanafi, and you know it before the flight?** Change the dates, or visit Madinah first. If nothing else is possible, make Jeddah your aim, and pass the miqat (the line of Ihram) without Ihram. You become clean in time? Then do the Umrah: begin Ihram in Jeddah, or, when you are in Makkah already, at Tan'im.

**You live in Saudi Arabia, and travel with your family?** You bleed at the miqat, and do not know whether there is time. Al-Fawzan (a Saudi scholar): you have not resolved on the Umrah? Pass without Ihram. Clean in time, begin at Tan'im: nothing is due. You had resolved on it: a repair. Ibn Uthaymin: you are in Ihram already? Travel on, stay in Ihram, and come back when you are clean.

Ask a scholar of your school before you act.`,
    },
    {
      type: 'callout',
      tone: 'schools-differ',
      title: 'You are in Ihram and cannot go on',
      markdown: `Illness, an accident, or the police at the road can stop you. **Do not simply take off the clothes.** You stay in Ihram until you know how to leave it. You can go on later? An Umrah has no end date: you may stay in Ihram and finish it. You may have made a **condition** with your intention: [its words](/guide/umrah/umrah-steps#ihram-enter-the-state-of-pilgrimage).

- **Hanafi, with the condition or without:** illness counts, too (in Makkah only if you can reach neither Arafah nor the Ka'bah). You have a sheep killed in the Haram, in Qiran two, on a day that you agree. Until then you stay in Ihram; with it Ihram ends. Later you do the Umrah again; for a Hajj a Hajj and an Umrah.
- **Maliki, ill or hurt,** with the condition or without: stay in Ihram until you have done tawaf and sa'i, however long it takes.
- **Shafi'i and Hanbali, with the condition:** you may now leave Ihram, and no sacrifice is due. (Shafi'i: you intend to leave it, and cut the hair.)
- **Shafi'i and Hanbali, without it:** ill? Wait until you are well, and finish.
- **Stopped by others,** as by the police: the Qur'an names a sacrifice for a person who is held back (2:196). Maliki: only one brought along. Shafi'i and Hanbali, with the condition: none. Hanbali, without it: a sheep where you are, or, if you find none, ten days of fasting. Until then you stay in Ihram. What is still due: the schools differ.

**Ja'fari (Shia), by Sistani.** Ill: an animal, or its price, is sent to Makkah (in Hajj: to Mina, for the 10th), and an hour is agreed. You can send nobody? Kill it where you are. Then cut some hair. Relations wait until you have done tawaf and sa'i. Kept from an Umrah by others, as the police: kill it where you are, and cut some hair.

Call a scholar of your school before you act. Your group leader has a number. Saudi preachers: **{{fact:rites-questions}}**, in English, too.`,
    },
    {
      type: 'prose',
      markdown: `## A death on the journey

May God have mercy. Let somebody help you.

1. **Call {{fact:ambulance}} or {{fact:emergency-centre}}.** Not sure that it is death? Push on the chest: see [until help comes](/guide/more/if-something-goes-wrong#until-help-comes). The person is taken to a hospital.
2. **Ask for the medical report of the death,** signed and stamped. Keep the original, the passport and the visa.
3. **Tell your group leader and your Hajj mission,** embassy or consulate. For a burial it gives a letter that it has no objection.
4. **Burial in Saudi Arabia** is usual and soon.
5. **To bring the body home** takes days, many papers and much money. The insurance of the Umrah visa can cover it (2023).
6. Ask for several copies of the death certificate.

**Died in Ihram?** Tell those who wash the body. Shafi'i and Hanbali: no perfume, and a man's head stays bare (a woman's face, too, among women). Hanafi and Maliki: as for others. Ja'fari: no camphor, unless the tawaf and sa'i of Hajj were done (Sistani).

**The rest of the Hajj.** Shafi'i, and Egypt's Dar al-Ifta: nobody does it. (Shafi'i: it was due for years? Then a whole Hajj is [due from what was left](/guide/hajj/hajj-conditions#when-someone-else-does-hajj-for-you). He stood at Arafah, and a will asks for the rest? Then, by Dar al-Ifta, a camel or cow from what he left.) Hanbali: another may. A sacrifice was due? Ask a scholar of the school.

**His wife is with you?** Her [waiting period](/guide/hajj/hajj-conditions#women) begins.`,
    },
  ],
}
