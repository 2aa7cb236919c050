import { showAnswer } from '../answers/answer'
import { dizzy } from '../answers/heat'
import { lostChild } from '../answers/lost'
import { miqatOfPlane } from '../answers/rites'
import { bukhari } from '../sources/books'
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
import {
  camels,
  camelSources,
  heatstrokeSources,
  medicines,
  medicineSources,
  pacemaker,
  pacemakerSources,
  vaccines,
  vaccineSources,
} from './shared/health'
import type { ArticleSeed } from '../types'

export const umrahPreparation: ArticleSeed = {
  section: 'umrah',
  slug: 'umrah-preparation',
  title: 'Prepare for Umrah',
  summary:
    'Papers, permit, money, vaccines, medicines, clothes and bags for Umrah, and what you may bring into the two mosques.',
  order: 4,
  checkedOn: '2026-11-30',
  reviewDueOn: '2026-12-24',
  sources: [
    travel.hotelFirst,
    travel.thirtyDays,
    travel.season,
    travel.anyVisa2025,
    travel.agenciesSuspended,
    travel.umrahVisaOneEntry,
    travel.bookedOnArrival,
    travel.bookedOnArrivalChecks,
    bukhari('1524', 'the miqats'),
    rites.miqatByAir,
    travel.ramadanOneUmrah,
    travel.mahramState,
    travel.newMuslim,
    travel.newMuslimRoad,
    travel.newMuslimName,
    travel.customs,
    travel.customsPenalty,
    travel.haramainBaggage,
    travel.haramainTrains,
    help.vaccines2024,
    ...vaccineSources,
    ...medicineSources,
    rites.footwear,
    rites.footwearHanafi,
    rites.gloves,
    rites.belt,
    rites.maskWomen,
    ...bagStorageSources,
    ...carryNothingSources,
    help.diabetesHajj,
    help.flightClot,
    help.flightClotRisk,
    help.flightPregnant,
    help.flightInsulin,
    help.flightEpilepsy,
    help.epilepsySleep,
    help.asthmaHajj,
    help.regions,
    help.drinkLimit,
    ...pacemakerSources,
    rites.medicalSocks,
    rites.medicalSocksHanafi,
    help.babyDryHospital,
    help.forgetful,
    travel.childPermit,
    ...camelSources,
    travel.rawdahHours,
    ...zamzamSources,
    help.emergency911Madinah,
    ...heatstrokeSources,
    travel.transitVisa,
    travel.customsGifts,
    travel.egyptBarcode,
    help.pregnantFlight32,
    help.pregnantFlightReturn,
    help.pregnantFlightTwins,
    help.dialysis,
    help.dialysisDrink,
    help.oxygenSaudia,
    help.oxygenTsa,
  ],
  body: [
    {
      type: 'prose',
      markdown: `Go in this order: **papers, health, clothes, bags, mosques**. For the best month, see [when to go](/guide/umrah/umrah-timing).

## What to do, and when`,
    },
    {
      type: 'table',
      kind: 'plain',
      caption: 'What needs time before the journey',
      columns: ['When', 'Do this'],
      rows: [
        ['First of all', 'Check your passport. Check which visa you need. Read the closed dates around Hajj.'],
        [
          'Before you ask for an Umrah visa',
          'Book a hotel with a Ministry of Tourism licence, and the transport. Both must be recorded in Nusuk Masar (the system of the licensed agents).',
        ],
        ['Before you travel with strong medicines', 'Ask for the permit of the Saudi Food and Drug Authority.'],
        ['4 weeks before, or earlier', 'Polio or yellow fever vaccine, if it is asked from your country.'],
        [
          'At least {{fact:meningitis-days}} before',
          'Meningitis vaccine, if you have no certificate that still counts.',
        ],
        [
          'Within {{fact:visa-entry-days}} of the visa date',
          'Enter Saudi Arabia. After {{fact:visa-entry-days}} an unused Umrah visa is void.',
        ],
        ['Before you go to Makkah', 'Book the Umrah permit in Nusuk, with day and time.'],
        ['The day before', 'Look at the permit again. Choose your gate. Agree on a meeting point.'],
      ],
    },
    {
      type: 'prose',
      markdown: `## Papers and permit

You need three things: a **passport**, a **visa** and an **Umrah permit**. The visa brings you into the country. The permit gives you a day and a time for Umrah. It comes from **Nusuk**, the official platform.

You can choose between an Umrah visa and, for many countries, an e-visit visa. You may do Umrah on every visa, says the Ministry of Hajj (October 2025), but not in [the closed weeks around Hajj](/guide/umrah/umrah-timing#the-closed-weeks-around-hajj). Our [booking page](/booking-links) shows the steps.`,
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Visa and permit, as of November 2026',
      markdown: `- **Enter in time:** since November 2025 an Umrah visa is void if you do not enter within {{fact:visa-entry-days}} of issue.
- **Stay:** up to {{fact:visa-stay-days}}, but never beyond the last exit day of the season. Pages that say "30 days' stay" are old. **Staying too long:** a fine up to {{fact:fine-overstay}}, up to six months in prison, and deportation (Ministry of Interior, April 2025).
- **Season 1448, by the rule of 1447:** last visa {{fact:last-visa-day}} 2027, last entry {{fact:last-entry-day}}, last exit {{fact:last-exit-day}}.
- **Several journeys:** an Umrah visa is for one entry, says a page of 2024: who leaves the country needs a new one. A personal visit visa can allow several. A transit visa: four days, once, and no longer (July 2025).
- **Your agent:** in February 2026 the Ministry suspended its contracts with 1,800 of about 5,800 agencies abroad. Visas and bookings made before stayed good. Before you pay, ask whether yours has a contract now.
- **Hotel first:** since 10 June 2025 there is no Umrah visa without a confirmed stay in a licensed hotel.
- **Tourist visa:** the Ministry accepts it (see above). Agents in the Emirates said in the same week that it is not enough. Ask before you pay.
- **Permit:** the time cannot be changed. You can only delete the permit and book again. Come at the time given. Children: [from five years on](/guide/umrah/what-is-umrah#with-a-child-or-a-baby).
- **Passport:** six months' validity after entry is often asked. Ask your airline.
- **Women:** Saudi Arabia has not asked for a mahram (a close male relative) or a husband since October 2022. Your home country or your agent may still ask. [The schools differ](/guide/hajj/hajj-conditions#women) on the journey, and on a widow's.
- **From Egypt:** nobody leaves for Umrah without the barcode of its Umrah portal, from an Egyptian firm (2022).

Check with [Nusuk](https://nusuk.sa) and the [Ministry of Hajj and Umrah](https://haj.gov.sa).`,
    },
    {
      type: 'checklist',
      title: 'Booked before you land',
      items: [
        {
          label: 'Hotel',
          detail:
            'With an Umrah visa: recorded in Nusuk Masar. With family? The Saudi ID number of the host (agents in the Emirates, October 2025).',
        },
        {
          label: 'Transport from the airport',
          detail:
            'With an Umrah visa: recorded there, too (train, bus or a registered car). By the same reports officers at the airport look for both, and what is missing can cost a fine.',
        },
        { label: 'Flight home, before the last day of the visa' },
        { label: 'Umrah permit in Nusuk, with day and time' },
        { label: 'Rawdah permit in Nusuk, if you go to Madinah' },
        {
          label: 'Electric cart, if you cannot walk',
          detail: 'Malikis: see "Getting around". Booked by internet: carts.alharamain.gov.sa.',
        },
        { label: 'Permit for strong medicines, if you need one' },
      ],
    },
    {
      type: 'checklist',
      title: 'Papers to carry',
      items: [
        { label: 'Passport' },
        { label: 'Visa, saved and printed', detail: 'Check your name and the dates.' },
        {
          label: 'Umrah permit (QR code)',
          detail: 'In the Nusuk app. Open it before you go, while you have a network.',
        },
        { label: 'Vaccination certificate' },
        {
          label: 'New to Islam? A letter of your mosque',
          detail:
            'Agents ask for it for an Umrah visa. Carry it on another visa, too: officers on the roads to Makkah may ask for it, says a private page. You may keep your old name (Saudi Standing Committee).',
        },
        { label: 'Prescriptions and a medical report', detail: 'And the medicine permit, printed, if you need one.' },
        { label: 'Tickets and hotel booking' },
        { label: 'Copies of everything', detail: 'Keep them apart from the originals.' },
        { label: 'Hotel card with the Arabic name' },
        {
          label: 'Small card with your name, illness or allergy, group and a phone number',
          detail: 'One for each child and each old person.',
        },
      ],
    },
    {
      type: 'prose',
      markdown: `## Money, phone and train

**Money.** The currency is the Saudi riyal (SAR). Cards are widely used. Carry some cash. At customs you must declare cash and valuables worth **{{fact:declaration-limit}}** or more together. Do it when you come and when you leave. When you come: purchases and gifts over SAR 3,000, too (2021). Gold, jewellery and precious stones count (rule for Hajj 2025). What is not declared costs a quarter of its value, half the next time (as told in 2023). On the train, too, you may not carry more than this.

**Phone.** Buy a SIM only at an official counter, with your passport.

**Insurance.** Read your own policy. What does it pay in a hospital, and for a journey home?

**Train.** The Haramain train goes from Makkah to Madinah in {{fact:haramain-fastest}} to {{fact:haramain-stops}}. It also stops in Jeddah and at the airport. As of November 2026 the allowance is one suitcase up to {{fact:haramain-suitcase}} (65 × 55 × 35 cm) and one hand bag. Bring the passport of the ticket.

## Health

See a doctor before you travel if you are old, ill or pregnant. Tell the doctor about the heat and the walking. Sa'i alone is between 2.5 and 3 kilometres.

**A long flight** can bring on a blood clot in the leg. Walk, move the feet often, and drink water. You had a clot, were operated on lately, have cancer, are pregnant, or take hormones (as to delay the period)? Ask your doctor first. **Oxygen?** Bottles of your own are mostly refused on board. Send the airline its doctor's form before you pay (Saudia: 48 hours before at the latest). **Pregnant?** From 28 weeks on airlines can ask for a doctor's letter of the last days: get a new one for the way home. Some take nobody after week 32, others after 35 or 36 (twins: earlier). The day of the **return** flight counts: ask yours. For Hajj: [not from 28 weeks on](/guide/hajj/hajj-conditions#what-the-state-asks).

**Insulin, or medicine for epilepsy?** Ask your doctor at which hours you take it when the clock changes. With epilepsy, a missed dose or too little sleep can bring on a fit.

**Dialysis?** Not for Hajj. For Umrah agree on the sessions two months before, with the reports of your doctor. In Ramadan there can be no place. Drink only what your doctor allows.

${camels}`,
    },
    vaccines,
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Is the meningitis vaccine asked for Umrah?',
      markdown: `The reports disagree. The Ministry of Health asks for it from everyone who comes for Umrah. On 6 February 2025 the aviation authority told airlines to ask for no proof until further notice. Later that month the Ministry still urged it. For Hajj it is required.

Get the vaccine and carry the certificate. It should name the type of the vaccine and the day.`,
    },
    medicines,
    carryNothing,
    {
      type: 'checklist',
      title: 'Health bag',
      items: [
        {
          label: 'Your usual medicines, enough for the whole journey',
          detail: 'In the hand bag, in original packs, with the prescription. On prescription: a month at most.',
        },
        { label: 'Report of your illnesses and doses' },
        {
          label: 'Masks for the crowd',
          detail: 'In Ihram a mask has rules, for women in every school and for men in some: see "Repairs in Ihram".',
        },
        { label: 'Unscented soap, deodorant, sanitiser, and tissues' },
        { label: 'Plasters' },
        { label: 'Cream for feet and chafing, without scent', detail: 'In Ihram: see "Repairs in Ihram".' },
        {
          label: 'Medical socks',
          detail: 'For men in Ihram only when a doctor asks for them, and with a repair: see "Repairs in Ihram".',
        },
        {
          label: 'With diabetes: meter, sweets or juice, and a cool box for insulin',
          detail:
            'No ice on insulin. Eat and take your medicine before tawaf (Ramadan: see "When to go"). Never walk barefoot.',
        },
        {
          label: 'With asthma: the reliever inhaler, on you in every rite',
          detail: 'A crowd can bring on an attack: go in quiet hours (Ministry of Health).',
        },
        pacemaker,
        { label: 'Your own razor, or a new one', detail: 'Never share a razor.' },
        { label: 'Sunglasses and a light-coloured umbrella' },
        { label: 'Refillable water bottle' },
      ],
    },
    {
      type: 'callout',
      tone: 'safety',
      title: 'Heat',
      markdown: `Drink water often, before you are thirsty. Ill heart or kidneys? Ask your doctor how much. Use the umbrella. Avoid walking outside from **10:00 to 16:00** in hot months. Rest after each rite. Eat packaged food. Wash your hands.

For health advice day and night call **{{fact:health-advice}}** (Ministry of Health). All numbers: [helpful contacts](/authorities).`,
    },
    showAnswer(dizzy),
    {
      type: 'prose',
      markdown: `## Clothes

**For men.** In Ihram (the state and the clothes of pilgrimage) men wear two plain sheets and open sandals, no closed shoes. Flip-flops are safe for all schools. The head stays uncovered.

**For women.** Wear your usual modest clothes, in any colour. Socks are fine. Do not wear a niqab (face veil) or gloves in Ihram. Hanafis allow gloves.

**If you fly to Jeddah,** keep the Ihram clothes in your **hand bag**. You need them before the plane is level with the miqat (the line where pilgrims must be in Ihram). Read [step 1, Ihram](/guide/umrah/umrah-steps).

### Which miqat does your plane pass?

The same with all its sources: [Miqat by plane](/guide/answers/miqat-of-my-plane).`,
    },
    showAnswer(miqatOfPlane),
    {
      type: 'checklist',
      title: 'Clothes for men',
      items: [
        { label: 'Two sets of Ihram sheets', detail: 'Flat, not sewn into a skirt.' },
        { label: 'Belt with a pocket', detail: 'For your money. Malikis wear it on the skin, under the sheet.' },
        { label: 'Sandals' },
        { label: 'Light, loose clothes' },
        { label: 'Warm layer for winter' },
      ],
    },
    {
      type: 'checklist',
      title: 'Clothes for women',
      items: [
        { label: 'Two or three sets of loose clothes that cover the body' },
        { label: 'Headscarves', detail: 'One to wear, one to change.' },
        { label: 'Comfortable shoes and socks', detail: 'Walk in them first.' },
        { label: 'Sanitary items', detail: 'Without scent.' },
        { label: 'Warm layer for winter' },
      ],
    },
    {
      type: 'checklist',
      title: 'The small bag for the mosque',
      items: [
        { label: 'Phone, charged' },
        { label: 'Permit, hotel card and a copy of the passport' },
        { label: 'A little cash and one bank card' },
        { label: 'Water and your medicines, and an adrenaline pen' },
        { label: 'Folding umbrella' },
        { label: 'No scissors and no blades', detail: 'Sharp tools are not allowed in the Grand Mosque.' },
      ],
    },
    {
      type: 'prose',
      markdown: `Leave the rest at the hotel. A heavy bag makes tawaf (the rounds of the Ka'bah) hard.

## At the Grand Mosque in Makkah

Choose [a gate](/places/gates) before you leave, and remember its **number**. A green light above a door means open, red full. You do not see it? Ask the guard.`,
    },
    { type: 'drawing', drawing: 'haram-gates', caption: 'Gates to know, north at the top' },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Rules at the Grand Mosque, as of 2024 and 2025',
      markdown: `**Do not bring** luggage, large bags, sharp tools or liquids that burn.

${bagStorage}

Rules change with the season. Follow the staff and the signs.`,
    },
    {
      type: 'prose',
      markdown: `## If you lose someone

Before you go in, agree on a **meeting point** and a **time**. Good points are a numbered gate, a hotel lobby or a clear sign. "In front of the Ka'bah" is not a good point.

**Children, and who forgets much (dementia).** Put a card or a wristband with your phone number on each. Take a photo of the clothes. A person with dementia goes nowhere alone. Where wristbands are free, and where help points are: [if something goes wrong](/guide/more/if-something-goes-wrong#somebody-is-lost).

**A baby or a small child?** What a baby drinks in the heat, and what a child does in Ihram: [with a child or a baby](/guide/umrah/what-is-umrah#with-a-child-or-a-baby). **Very sleepy, or only one or two wet nappies in a day? Call {{fact:emergency-centre}}.**`,
    },
    showAnswer(lostChild),
    {
      type: 'prose',
      markdown: `## At the Prophet's Mosque in Madinah

A visit to Madinah is not a part of Umrah.

- **Bags:** leave luggage at the hotel. Small bags: [lockers](/faq#practical).
- **The Rawdah** (an honoured area inside the mosque) needs its own permit in Nusuk. As of December 2025 it is given once in {{fact:rawdah-interval}}. Hours, place and booking: [the Rawdah](/guide/more/madinah#the-rawdah).

## Zamzam water to take home

Zamzam is the water that pilgrims drink at the Grand Mosque.`,
    },
    zamzam,
    {
      type: 'prose',
      markdown: `## Prepare the heart

Pay your debts. Ask pardon of those you have wronged. Learn the short texts in [the four steps](/guide/umrah/umrah-steps). Your own words count.

## Numbers to save in your phone

- **{{fact:emergency-centre}}:** emergency, in the Makkah region and in Madinah
- **{{fact:ambulance}}:** ambulance (Red Crescent)
- **{{fact:health-advice}}:** Ministry of Health, advice day and night
- **{{fact:hajj-ministry}}:** Ministry of Hajj and Umrah, in many languages

## Where to go next

- [The four steps of Umrah](/guide/umrah/umrah-steps)
- [Booking and visas](/booking-links)`,
    },
  ],
}
