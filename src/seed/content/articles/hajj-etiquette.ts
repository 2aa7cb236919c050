import type { ArticleSeed } from '../types'

export const hajjEtiquette: ArticleSeed = {
  section: 'hajj',
  slug: 'hajj-etiquette',
  title: 'Hajj etiquette and staying safe',
  summary:
    'How to move in crowds, live with the heat, respect others, stay clean, use a camera, find your group again, and say farewell.',
  order: 6,
  checkedOn: '2026-11-20',
  reviewDueOn: '2026-12-20',
  sources: [
    { title: "Qur'an 2:197" },
    { title: "SalaamStreet pilgrim's guide: manners and checklist (with hadith numbers)" },
    { title: 'Ministry of Hajj and Umrah: Things to Remember', url: 'https://haj.gov.sa' },
    { title: 'Saudi Civil Defence: pilgrimage safety', url: 'https://998.gov.sa' },
    { title: 'Ministry of Health: health tips for Hajj (2011)', url: 'https://moh.gov.sa' },
    { title: 'General Authority for Statistics (GASTAT), reported by the press: pilgrims in 2025' },
    { title: 'Darassalam (tawaf on upper floors)', url: 'https://darassalam.com.au' },
    { title: 'Sitata; UK Hajj and Umrah guide (safety in crowds)', url: 'https://ukhajjumrah.com' },
    { title: 'Islamweb 154932 (mistakes in tawaf)', url: 'https://islamweb.net' },
    { title: 'Easy Hajj (mistakes in tawaf)', url: 'https://easyhajj.com' },
    { title: 'Siasat, 17 March 2024 (tips of the Ministry)', url: 'https://siasat.com' },
    { title: 'Siasat, 6 December 2025; Okaz 2225232 (Rawdah visits)' },
    { title: 'Oman Observer; Ministry of Public Health of Qatar, February 2026 (hygiene)' },
    { title: 'Vnexplorer; The Dubai Headlines (heat of 2024 and 2025)' },
    { title: 'Saudi Gazette, 16 June 2024 (heat advice)' },
    { title: 'Islamicfinder (accidents of the past)' },
    { title: 'Munsif Daily (photo advice of the Ministry, September 2024)' },
    { title: 'Vanguard Nigeria, 2025 (photo and slogan rules)' },
    { title: 'Türkiye Today; Menafn 1110479967 (reports of a photo ban)' },
    { title: 'WHO Kobe Centre; Jazirah Times; Antara News (smoke-free cities)' },
    { title: 'The Islamic Information (help for lost people)' },
    { title: 'Siasat 2997233 (wristbands for children, Ramadan 2024)' },
    { title: 'Arab News 287017 (lost people, 2006 figures)' },
    { title: 'Zawya, 27 April 2023 (Zamzam bottles)' },
    { title: 'Climate of Mecca (Wikipedia, snapshot of March 2026)' },
  ],
  body: [
    {
      type: 'prose',
      markdown: `Hajj (the great pilgrimage to Makkah) is a prayer of many days, with more than a million and a half other people. In 2025 there were 1,673,230 pilgrims. How you behave is part of it.

The Qur'an says about Hajj: no indecent talk or act, no sin, and no quarrel (2:197). It is short, and it covers nearly everything on this page.

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
- Wear shoes that stay on your feet.
- Agree on a meeting point and a time. Choose a gate with a number, a hotel lobby or a clear sign. See [the gates of the mosque](/places/gates).
- Eat a little, drink, and go to the toilet first.

**On the way**

- Move with the flow, never against it.
- Do not stop, sit or bend down in lanes, on ramps or in tunnels.
- If you drop something, leave it. No shoe and no phone is worth your life.
- Do not run with children, and do not push a wheelchair into a dense crowd.
- Do not make chains with your arms.
- Follow the signs and the staff, also when the way is longer.`,
    },
    {
      type: 'callout',
      tone: 'safety',
      title: 'If the crowd begins to push',
      markdown: `1. Stay on your feet. Do not bend down for anything.
2. Hold your arms in front of your **chest**. This keeps room to breathe.
3. Do not push back. Go with the movement.
4. **Wait for the lull**, the short rest between two pushes.
5. In the lull, move **diagonally** towards the edge, a few steps each time.
6. When you are out, drink, rest, and tell your group where you are.

Emergency: **911** in the Makkah region, **997** ambulance, **998** civil defence.`,
    },
    {
      type: 'prose',
      markdown: `Bad days have happened. In 2006, 364 people died in a crush at the **Jamarat** (the pillars that pilgrims stone in Mina). In Mina in 2015 many more died; later counts report above 2,000. This is why each group has its own time. Please keep to it.

## Around the Ka'bah

The **Ka'bah** is the cube-shaped House in the middle of the Grand Mosque. **Tawaf** is walking around it seven times. The open floor for tawaf is called the **Mataf**.

- Do not stand still on the start line by the Black Stone. Say your words while you walk.
- Do not push to touch or kiss the Stone. Pointing to it is enough. Nobody should be hurt for it.
- The two rak'ahs (units of prayer) after tawaf may be prayed anywhere in the mosque. Do not block the way behind **Maqam Ibrahim** (the Station of Abraham).
- Do not shout prayers in a group. Others are praying too.
- If the courtyard is full, use an upper floor. The higher the floor, the longer the way. (Some Ja'fari scholars do not accept floors higher than the Ka'bah.)
- Help the person in front of you who is weak.

How the tawaf is done is in [Hajj step by step](/guide/hajj/hajj-steps).

## In the heat

In 2024 the Grand Mosque had 51.8 °C on one day of the Hajj season, and Mina 46 °C. 1,301 people died in that season. On one day, 16 June 2024, 2,764 cases of heat exhaustion were counted. In 2025 there was more shade, more cooling, and a rule to stay inside in the hot hours. By early June of that year, 44 heatstrokes were counted.

Hajj 2027 is expected in the middle of May. A usual May day in Makkah reaches 42 °C. This is less than in June, and still dangerous.

- Stay in the shade from **10:00 to 16:00**.
- Carry an umbrella. Hold it so that it hurts no one.
- Drink water often. Do not wait for thirst.
- Rest after each rite. You may do the next one later.
- Look after your neighbour. If someone seems unwell, help at once.
- Share your water and your shade.`,
    },
    {
      type: 'callout',
      tone: 'safety',
      title: 'Heatstroke',
      markdown: `Bring the person to a cool place. Loosen the clothes. Wet the head and neck. Fan the person. Give water if the person is awake and can drink. Call **997** or **911**. For advice by phone, day and night: **937**.`,
    },
    {
      type: 'prose',
      markdown: `## Respect

**For the place.** Speak quietly in the mosques. Put rubbish in the bins. Leave your camp place as you want to find it.

**For the staff.** Follow the guards, the volunteers and the signs, also when you do not see the reason. They see more of the crowd than you do.

**For the queue.** Wait at toilets, buses, lifts and food. Do not use your elbows. This is also true at the **Rawdah**, a part of the Prophet's Mosque in Madinah. You visit it with a permit from Nusuk.

**For other pilgrims.** You will see people who pray in another way, or do a rite in another order. The schools of law differ. Do not correct strangers, and do not quarrel. If you are not sure about your own act, ask a scholar of your school or one you trust.

**For women and men.** Keep a distance where you can. Leave women's prayer areas to women. Do not stare, and do not photograph.

**For the weak.** Give your seat. Carry a bag. Slow down for a wheelchair.

**No politics.** Slogans, flags and leaflets of a party, a state or a sect have no place at Hajj. They are forbidden.

**In the tent.** Many people share little room. Turn off your phone sound. Use headphones. Keep the way to the door free. Do not take more water or food than you need.`,
    },
    {
      type: 'prose',
      markdown: `## Hygiene

So many people so close together pass on coughs easily.`,
    },
    {
      type: 'checklist',
      title: 'Stay clean, stay well',
      items: [
        { label: 'Wash your hands often', detail: 'Before food and after the toilet.' },
        { label: 'Cover your mouth when you cough' },
        { label: 'Wear a mask in crowds' },
        { label: 'Eat clean, packed food' },
        { label: 'Use only your own razor', detail: 'Or a licensed barber with a new blade.' },
        { label: 'Put waste in the bins', detail: 'Above all tissues, masks and blades.' },
        { label: 'Rest when you are ill', detail: 'Call 937, or go to the clinic.' },
      ],
    },
    {
      type: 'prose',
      markdown: `## Photos and phones

Think first: you are here to pray, and so are the people in your picture.

- Take no pictures where staff or signs say so. Hajj rules may forbid all pictures.
- Do not stop in walkways for a picture.
- Ask people before you photograph them. Respect those who do not want it.
- Be quick. Put the phone away in tawaf.
- No live video from a crowd.`,
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'The photo rules are not clear',
      markdown: `In September 2024 the Ministry of Hajj and Umrah asked people to be quick, not to block walkways, and to respect privacy. In June 2025 the press reported a rule of the Ministry of Interior: no photos or video at the two mosques and in Mina, Arafah and Muzdalifah during Hajj. Later reports of a full ban have no clear source; we found no Saudi text.

Before you take a picture, look at the signs and ask the staff. Check with [haj.gov.sa](https://haj.gov.sa).`,
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Smoking',
      markdown: `Makkah and Madinah were declared smoke-free cities in 2001. Tobacco is not sold near the mosques. Reports of 2022 and 2023 name a fine of up to SAR 200 in marked areas and near the Prophet's Mosque. Do not smoke around other pilgrims.`,
    },
    {
      type: 'prose',
      markdown: `## If you lose your group

1. Stop at the side, out of the flow. Do not run around.
2. Call your group leader.
3. Go to the meeting point.
4. Still alone? Show your Nusuk card and your contact card to the staff. You do not need to speak their language.

**Children:** give the child a wristband with your phone number. Show the child the meeting point before you go in.`,
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Help points at the Grand Mosque',
      markdown: `Reports name help for lost people, 24 hours a day, at Gate 79, in the King Fahd expansion, in Ajyad behind restroom 3, and in al-Qashashiyah. They have cards in many languages. In Ramadan 2024, free wristbands for children were given at the King Abdulaziz gate, the King Fahd gate and the Ajyad Bridge. Places change with each season; ask the staff.`,
    },
    {
      type: 'prose',
      markdown: `## Farewell

The good end of Hajj begins at home, and ends there.

**Before you leave home**

- Pay your debts, or agree with the person on a date.
- Ask pardon from people you have wronged.
- Leave enough money for the people who depend on you.
- Tell your family where your papers and copies are.

**Before you leave Makkah**

- Do the **farewell tawaf** last of all, when your bags are packed. Then go. A woman in her period is excused from it.
- Thank the people who served you: the driver, the cook, the cleaner, the group leader, the friend in the tent.
- Ask pardon from your companions. Hajj is hard, and everyone was short with someone.
- Give back what you borrowed. Clean your place.
- Zamzam water (the water of the well in the Grand Mosque): reports speak of one sealed 5-litre bottle for each person on an international flight. Ask your airline.

**At home**

Keep one habit from these days: patience in a queue, an early prayer, water shared with a neighbour.

Read next: [what to pack](/guide/hajj/hajj-packing), [Hajj step by step](/guide/hajj/hajj-steps), [helpful contacts](/authorities).`,
    },
  ],
}
