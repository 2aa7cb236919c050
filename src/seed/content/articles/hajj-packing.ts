import { showAnswer } from '../answers/answer'
import { dizzy } from '../answers/heat'
import { bukhari } from '../sources/books'
import { repairs } from '../sources/repairs'
import { rites } from '../sources/rites'
import { help } from '../sources/help'
import { travel } from '../sources/travel'
import {
  bagStorage,
  bagStorageSources,
  carryNothing,
  carryNothingSources,
  zamzam,
  zamzamSources,
} from './shared/baggage'
import { heatstrokeSources, medicines, medicineSources, pacemaker, pacemakerSources } from './shared/health'
import { shade, shadeSources } from './shared/rites'
import type { ArticleSeed } from '../types'

export const hajjPacking: ArticleSeed = {
  section: 'hajj',
  slug: 'hajj-packing',
  title: 'What to pack for Hajj',
  summary:
    'Checklists for papers, Ihram clothes, health, heat, and the nights in Mina and Muzdalifah. Also: what to leave at home, and how to split your bags.',
  order: 5,
  checkedOn: '2026-11-30',
  reviewDueOn: '2026-12-24',
  sources: [
    bukhari('1542', 'clothes of men in Ihram'),
    rites.ihramBans,
    rites.footwear,
    rites.footwearHanafi,
    rites.maskWomen,
    rites.maskViews,
    rites.belt,
    repairs.lowShoes,
    repairs.dirtMaliki,
    rites.nailsBeforeFeast,
    ...shadeSources,
    repairs.sunCream,
    repairs.oil,
    help.lostNusukCard,
    help.withoutNusukCard,
    travel.newMuslimHajj,
    travel.newMuslimName,
    travel.customs,
    travel.customsPenalty,
    travel.haramainBaggage,
    help.vaccines2024,
    help.vaccines2025,
    help.vaccinesNigeria,
    help.health2026,
    ...medicineSources,
    help.jamaratBags,
    ...bagStorageSources,
    ...carryNothingSources,
    help.diabetesHajj,
    help.asthmaHajj,
    help.asthmaHajjDust,
    help.insulin,
    help.insulinPlane,
    help.sickleCellTravel,
    help.sickleCellHajj,
    rites.sugarTestHanafi,
    help.diabetesDoses,
    help.heartHajj,
    ...pacemakerSources,
    help.dengue,
    travel.gasCookers,
    travel.drones,
    travel.laserPens,
    travel.powerBanks,
    ...zamzamSources,
    travel.climateTable,
    ...heatstrokeSources,
    travel.customsGifts,
    travel.foodInMosque,
    help.dustStorm,
  ],
  body: [
    {
      type: 'prose',
      markdown: `Pack light. During the days of Hajj you carry your own bag, in heat, among many people. You walk a lot, even with a bus or the train.

Walk a little every day in the weeks before you travel. Wear the sandals that you will use.

You pack for three places:

1. **The hotel** in Makkah. Your suitcase stays here.
2. **Mina** (the tents). You take one small bag for 8 to 13 Dhu al-Hijjah, the days of Hajj.
3. **Arafah and Muzdalifah** (the plain, and the place of the night after it). You take only what you need for one day and one night.

What happens on each day is in [Hajj step by step](/guide/hajj/hajj-steps).

## Papers first

Without papers, nothing else in your bag helps you. Keep the real papers on your body. Keep copies in another place. Leave one set with your family.`,
    },
    {
      type: 'checklist',
      title: 'Papers',
      items: [
        {
          label: 'Passport',
          detail: 'Check the date early. A rule often named is six months of validity after entry.',
        },
        { label: 'Hajj visa', detail: 'A tourist, visit or Umrah visa does not count for Hajj.' },
        { label: 'Hajj permit', detail: 'Every pilgrim needs an official one.' },
        {
          label: 'Nusuk card, printed or digital',
          detail:
            'Take it along whenever you leave your room. In 2024 seven pilgrims without it were held in Makkah; one had lost it. You show it at the Grand Mosque, at the sites and on transport. Lost? Tell your group leader and the nearest officer, and show the one in the app meanwhile. Help: {{fact:hajj-ministry}} (Ministry of Hajj, 2025).',
        },
        { label: 'Vaccination card' },
        {
          label: 'New to Islam? A letter of your mosque',
          detail: 'By a German page the visa asks for it. You may keep your old name (Saudi Standing Committee).',
        },
        { label: 'Medical report and prescriptions', detail: 'With the names of your illnesses and your doses.' },
        { label: 'Copies of all papers', detail: 'On paper, in another bag.' },
        { label: 'Passport photos' },
        {
          label: 'Contact card',
          detail:
            'Your name, group, camp number, hotel, and the phone of your group leader. Old people should wear it.',
        },
        {
          label: 'Emergency numbers',
          detail:
            '{{fact:emergency-centre}} in Makkah and Madinah, {{fact:ambulance}} ambulance, {{fact:health-advice}} health advice, {{fact:hajj-ministry}} Ministry of Hajj.',
        },
        { label: 'Money', detail: 'Some Saudi riyals (SAR) and a bank card. Cards are widely used.' },
      ],
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Vaccines, entry and money rules',
      markdown: `As of November 2026:

- **Meningitis vaccine (ACYW)** is required, at least {{fact:meningitis-days}} before you arrive.
- **Polio and yellow fever** vaccines are asked from people of some countries.
- **Influenza and COVID-19**: in 2024 required of pilgrims from inside the country, in 2025 recommended. For Hajj 2026 COVID-19 was required of all (Hajj commission of Nigeria). See [Conditions of Hajj](/guide/hajj/hajj-conditions).
- **Cash and valuables**: declare them at customs if they are worth {{fact:declaration-limit}} or more together, coming in and going out. Coming in: purchases and gifts over SAR 3,000, too (2021). Gold, jewellery and precious stones count too (rule for Hajj 2025). What is not declared costs a quarter of its value, half the next time (as told in 2023). The Haramain train takes no more than this either.

We did not find the official vaccine list for Hajj 2027. Check the list for your country with the [Ministry of Health](https://moh.gov.sa) and with your Hajj office.`,
    },
    {
      type: 'prose',
      markdown: `## Clothes

**Ihram** is the state of pilgrimage, and also the name of its clothes. In Ihram men wear two plain sheets. Women wear their usual modest clothes.

Pack the Ihram clothes in your **hand bag** if you fly. You change before the plane is level with the **miqat** (the boundary where Ihram begins). A suitcase below you is of no help then. You go to Madinah first? [Mostly you change there](/guide/answers/miqat-of-my-plane).`,
    },
    { type: 'drawing', drawing: 'ihram', caption: 'Clothes of Ihram' },
    {
      type: 'checklist',
      title: 'Clothes for men',
      items: [
        { label: 'Two sets of Ihram sheets', detail: 'One to wear, one to change.' },
        { label: 'Belt for Ihram', detail: 'For your money. Malikis wear it on the skin, under the sheet.' },
        {
          label: 'Open sandals, no closed shoes',
          detail: 'Flip-flops are safe for all schools: see "Repairs in Ihram". Use them at home before you travel.',
        },
        { label: 'Light, loose day clothes', detail: 'For the days out of Ihram. Cotton is good.' },
      ],
    },
    {
      type: 'checklist',
      title: 'Clothes for women',
      items: [
        { label: 'Loose, light clothes in layers', detail: 'They cover the body. Any colour is fine.' },
        { label: 'Headscarves', detail: 'In Ihram, no niqab (face veil) and no gloves (Hanafis allow gloves).' },
        { label: 'Comfortable shoes and socks', detail: 'Socks are allowed in Ihram.' },
        { label: 'Sanitary items', detail: 'More than you think you need, without scent.' },
      ],
    },
    {
      type: 'prose',
      markdown: `## Washing and hygiene

In Ihram you do not use perfume. Many also avoid scented soap. Unscented things keep you out of this question. Pack them for the days of Ihram. **Malikis** use soap for the hands only: [soap and shoes in Ihram, by school](/guide/answers/shoes-pins-and-soap-in-ihram).

You do not cut hair or nails in Ihram. Trim your nails **before** you begin it. You also give the sacrifice of the feast at home? Then, say Saudi scholars, cut no nails and no hair from 1 Dhu al-Hijjah on, but the hair that ends Ihram.`,
    },
    {
      type: 'checklist',
      title: 'Hygiene',
      items: [
        { label: 'Unscented soap' },
        { label: 'Tissues' },
        { label: 'Hand sanitiser', detail: 'Without scent.' },
        { label: 'Deodorant', detail: 'Without scent: see "Repairs in Ihram".' },
        { label: 'Small towel' },
        { label: 'Toothbrush' },
        {
          label: 'Your own razor or shaver',
          detail: 'Shared blades can pass on illness by blood. At a barber, choose a licensed one and a new blade.',
        },
        {
          label: 'Face masks',
          detail:
            'For crowds. In Ihram a mask has rules, for women in every school and for men in some: see "Repairs in Ihram".',
        },
      ],
    },
    {
      type: 'prose',
      markdown: `## Health

See a doctor weeks before you leave, above all with a long illness, in old age, or in pregnancy. Ask: can I do this walk? What do I do with my medicine in heat? With diabetes: less insulin on days of long walks? Which tablets stop when I vomit or have diarrhoea? With an ill heart: do I carry the pills for under the tongue (nitroglycerin)? On the long flight, blood clots, and medicine when the clock changes: see [health](/guide/umrah/umrah-preparation#health).

Take enough medicine for the whole journey. Keep it in the original packs. Carry the medicine of the next days on you, not in the suitcase.`,
    },
    {
      type: 'checklist',
      title: 'Health',
      items: [
        {
          label: 'Your usual medicines',
          detail: 'In original packs, with the prescription, and for a month at most.',
        },
        { label: 'Medical report', detail: 'A short one, with illnesses and doses.' },
        {
          label: 'With diabetes: meter, sweets or juice, and a cool box for insulin',
          detail:
            'On the plane in the hand bag: in the hold insulin can freeze (Diabetes UK). It must not touch ice. Into the Grand Mosque take dates: other food was not let in (2024). Eat and take your medicine before a tawaf. Never walk barefoot (Ministry of Health). The sugar test is allowed in Ihram, says a Hanafi answer. (Hanafi: blood that flows breaks wudu.)',
        },
        {
          label: 'With sickle-cell disease: report of your doctor, and enough of your painkillers',
          detail:
            'Some need a permit: see below. Heat and thirst can bring on a crisis: drink, and rest often. A severe one in the last two weeks? Do not travel (NHS).',
        },
        {
          label: 'With asthma: the reliever inhaler, on you in every rite',
          detail:
            "A crowd, dust and fumes can bring on an attack: go in quiet hours. In a dust storm stay in, windows closed. Ask your doctor whether you take a puff before tawaf, sa'i and stoning (Ministry of Health).",
        },
        pacemaker,
        { label: 'Wristband with your name and illness', detail: 'It helps a doctor when you cannot speak.' },
        { label: 'Plasters' },
        {
          label: 'Insect repellent, without scent',
          detail: 'Mosquitoes can pass on dengue (Ministry of Health, 2022).',
        },
        {
          label: 'Foot cream',
          detail: 'Unscented. In Ihram the schools differ on oil and cream: see "Repairs in Ihram".',
        },
        { label: 'Thermometer' },
        { label: 'Rehydration salts', detail: 'Ask your doctor or pharmacist how to use them.' },
        { label: 'Glasses, and a second pair', detail: 'Glasses are allowed in Ihram.' },
      ],
    },
    medicines,
    {
      type: 'prose',
      markdown: `## Heat

In May, a usual day in Makkah reaches {{fact:may-heat}}. Much of your bag should fight the sun.

**Shade of men in Ihram.** ${shade}`,
    },
    {
      type: 'checklist',
      title: 'Against the heat',
      items: [
        { label: 'Umbrella in a light colour' },
        {
          label: 'Water bottle that you can refill',
          detail: 'Drink before you are thirsty. Ill heart or kidneys: as your doctor says.',
        },
        { label: 'Sunglasses' },
        {
          label: 'Sun cream without scent',
          detail: "Egypt's Dar al-Ifta (2025) allows it in Ihram, without a repair.",
        },
        { label: 'Light, loose cotton clothes' },
      ],
    },
    showAnswer(dizzy),
    {
      type: 'prose',
      markdown: `## The small bag for Mina, Arafah and Muzdalifah

Leave most of your luggage at the hotel. Take one small bag that you can wear on your back. Your hands stay free for the umbrella, and to help someone.

Large bags are not let in at the **Jamarat** (the three stone pillars in Mina). On the way to them, carry only your card, water and your pebbles.`,
    },
    {
      type: 'checklist',
      title: 'Small bag for the holy sites',
      items: [
        { label: 'Papers, Nusuk card, contact card' },
        { label: 'Medicine for these days' },
        { label: 'Second set of Ihram or a change of clothes' },
        {
          label: 'Thin mat or light sleeping bag',
          detail: 'For Muzdalifah and the tent. Men in Ihram keep the head out of it.',
        },
        { label: 'Small torch' },
        {
          label: 'Power bank and cable',
          detail: 'On the plane only in the hand bag, two at most, and not in use (Saudi aviation authority, 2026).',
        },
        {
          label: 'Small pouch for pebbles',
          detail: '7 on the 10th, then 21 a day. In all 49 if you leave on the 12th, 70 if you stay for the 13th.',
        },
        { label: 'Sealed snacks' },
        { label: 'Water and umbrella' },
        { label: 'Mask, tissues, sanitiser' },
      ],
    },
    {
      type: 'prose',
      markdown: `## Phone and SIM

A phone helps with the Nusuk app and with finding your group. Buy a SIM only at an official counter, with your passport.

Save the numbers of your group leader, your hotel and one person in your family. Write them on paper too. A battery can be empty.

## What to leave at home`,
    },
    carryNothing,
    {
      type: 'checklist',
      title: 'Do not bring',
      items: [
        { label: 'Political or sectarian banners, flags or leaflets' },
        { label: 'Narcotics, or controlled medicine without a permit' },
        { label: 'Large bags for the day of stoning' },
        {
          label: 'Gas cookers and gas bottles, also small ones',
          detail: 'Forbidden in the camps of Mina, Arafah and Muzdalifah because of fire (Civil Defence, 2024).',
        },
        { label: 'Laser pens, hidden cameras, fireworks', detail: 'On a list of the Ministry of Hajj.' },
        { label: 'Drones', detail: 'Illegal without a permit of the civil aviation authority (2018).' },
        {
          label: 'Sharp tools and flammable liquids for the mosque',
          detail: 'They are not allowed in the Grand Mosque.',
        },
        { label: 'Things that you fear to lose' },
      ],
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Bags on the way and at the mosques',
      markdown: `From reports of 2024 and 2025:

- **Grand Mosque in Makkah:** leave large bags at the hotel. ${bagStorage}
- **Haramain train:** one suitcase up to {{fact:haramain-suitcase}} (65 x 55 x 35 cm) and one hand bag. See [booking links](/booking-links).`,
    },
    zamzam,
    {
      type: 'prose',
      markdown: `## The last evening before Mina

- Charge the phone and the power bank.
- Fill the water bottle.
- Put the papers, the card and the medicine in the small bag.
- Lock the suitcase, and write your name and your group on it.
- Read the page of tomorrow in [Hajj step by step](/guide/hajj/hajj-steps).

For an Umrah, a shorter list is enough: [Preparing for Umrah](/guide/umrah/umrah-preparation). For good manners and safety in crowds, read [Hajj etiquette](/guide/hajj/hajj-etiquette).`,
    },
  ],
}
