import type { ArticleSeed } from '../types'

export const hajjPacking: ArticleSeed = {
  section: 'hajj',
  slug: 'hajj-packing',
  title: 'What to pack for Hajj',
  summary:
    'Checklists for papers, Ihram clothes, health, heat, and the nights in Mina and Muzdalifah. Also: what to leave at home, and how to split your bags.',
  order: 5,
  checkedOn: '2026-11-20',
  reviewDueOn: '2026-12-20',
  sources: [
    { title: 'Ministry of Hajj and Umrah: Things to Remember', url: 'https://haj.gov.sa' },
    { title: 'Ministry of Health: health tips for Hajj (2011); vaccines', url: 'https://moh.gov.sa' },
    { title: "SalaamStreet pilgrim's guide: checklist (with hadith numbers)" },
    { title: 'Arab News 1470001 (Nusuk card and rules for pilgrims, 2025)', url: 'https://arabnews.pk' },
    { title: 'Oman Observer: health advice for pilgrims' },
    { title: 'Arablocal: list of the Ministry of Hajj, what is allowed in Ihram' },
    { title: 'Nigerian Hajj commission guide; Read Islamic Books (scented soap)' },
    { title: 'Taxi Service KSA; Techydetect (clothes for Ihram)' },
    { title: 'Saudi Food and Drug Authority: permit for controlled medicines', url: 'https://cds.sfda.gov.sa' },
    { title: 'Scenenow (2026); Siasat, 29 November 2024; Zawya, 24 March 2025 (vaccines)' },
    { title: 'Abna24 (bags at the Jamarat)' },
    { title: 'Vanguard Nigeria, 2025 (banners and leaflets)' },
    { title: 'Arabstoday (food that may be brought in)' },
    { title: 'Gulf Insider, February 2024; Life in Saudi Arabia (bags at the Grand Mosque)' },
    { title: 'Siasat, 26 December 2024; Hajj Reporters 2025 (bag storage)' },
    { title: "Siasat, 2 September 2023 (bags at the Prophet's Mosque)" },
    { title: 'Siasat, 17 March 2024 (tips of the Ministry)' },
    { title: 'Haramain High Speed Railway: baggage rules', url: 'https://sar.hhr.sa' },
    { title: 'Zawya, 27 April 2023; Islamtics (Zamzam bottles)' },
    { title: 'Giraffy; Globequest (SIM cards)' },
    { title: "Darassalam; Islamic Laws (shade in the Ja'fari rules)", url: 'https://islamic-laws.com' },
    { title: 'Saudi Gazette, 16 June 2024 (heat advice)' },
    { title: 'Climate of Mecca (Wikipedia, snapshot of March 2026)' },
  ],
  body: [
    {
      type: 'prose',
      markdown: `Pack light. During the days of Hajj you carry your own bag, in heat, among many people. One source speaks of up to 30 km of walking in all. That is a rough figure. Your own way may be shorter, above all with a bus or the train.

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
            'You show it at the Grand Mosque, at the sites and on transport. Do not lose it. If you do, tell your service company at once.',
        },
        { label: 'Vaccination card' },
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
          detail: '911 in the Makkah region, 997 ambulance, 937 health advice, 1966 Ministry of Hajj.',
        },
        { label: 'Money', detail: 'Some Saudi riyals (SAR) and a bank card. Cards are widely used.' },
      ],
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Vaccines, entry and money rules',
      markdown: `As of November 2026:

- **Meningitis vaccine (ACYW)** is required, at least 10 days before you arrive. It is valid 5 years (conjugate type) or 3 years (polysaccharide type).
- **Polio and yellow fever** vaccines are asked from people of listed countries. A yellow fever certificate is valid for life.
- **Influenza and COVID-19**: reports differ between "recommended" and "required".
- **Cash**: declare SAR 40,000 or more at customs.

We did not find the official vaccine list for Hajj 2027. Check the list for your country with the [Ministry of Health](https://moh.gov.sa) and with your Hajj office.`,
    },
    {
      type: 'prose',
      markdown: `## Clothes

**Ihram** is the state of pilgrimage, and also the name of its clothes. In Ihram men wear two plain sheets. Women wear their usual modest clothes.

Pack the Ihram clothes in your **hand bag** if you fly. You change before the plane is level with the **miqat** (the boundary where Ihram begins). A suitcase below you is of no help then.`,
    },
    {
      type: 'checklist',
      title: 'Clothes for men',
      items: [
        { label: 'Two sets of Ihram sheets', detail: 'One to wear, one to change.' },
        { label: 'Belt for Ihram', detail: 'A belt and a wallet are allowed.' },
        { label: 'Sandals', detail: 'Use them at home before you travel.' },
        { label: 'Light, loose day clothes', detail: 'For the days out of Ihram. Cotton is good.' },
      ],
    },
    {
      type: 'checklist',
      title: 'Clothes for women',
      items: [
        { label: 'Loose, light clothes in layers', detail: 'They cover the body. Any colour is fine.' },
        { label: 'Headscarves', detail: 'In Ihram, no niqab (face veil) and no gloves.' },
        { label: 'Comfortable shoes and socks', detail: 'Socks are allowed in Ihram.' },
      ],
    },
    {
      type: 'prose',
      markdown: `## Washing and hygiene

In Ihram you do not use perfume. Some guides also forbid scented soap; one official list of a Hajj commission allows it. Unscented things keep you out of this question. Pack them for the days of Ihram.

You do not cut hair or nails in Ihram. Trim your nails **before** you begin it.`,
    },
    {
      type: 'checklist',
      title: 'Hygiene',
      items: [
        { label: 'Unscented soap' },
        { label: 'Tissues' },
        { label: 'Hand sanitiser', detail: 'Without scent.' },
        { label: 'Small towel' },
        { label: 'Toothbrush' },
        {
          label: 'Your own razor or shaver',
          detail: 'Shared blades can pass on illness by blood. At a barber, choose a licensed one and a new blade.',
        },
        { label: 'Face masks', detail: 'For crowds.' },
      ],
    },
    {
      type: 'prose',
      markdown: `## Health

See a doctor weeks before you leave, above all with a long illness, in old age, or in pregnancy. Ask: can I do this walk? What do I do with my medicine in heat?

Take enough medicine for the whole journey. Keep it in the original packs. Carry the medicine of the next days on you, not in the suitcase.`,
    },
    {
      type: 'checklist',
      title: 'Health',
      items: [
        { label: 'Your usual medicines', detail: 'In original packs, with the prescription.' },
        { label: 'Medical report', detail: 'A short one, with illnesses and doses.' },
        { label: 'Wristband with your name and illness', detail: 'It helps a doctor when you cannot speak.' },
        { label: 'Plasters' },
        { label: 'Foot cream', detail: 'Unscented. The Ministry also names cream against chafing, and medical socks.' },
        { label: 'Thermometer' },
        { label: 'Glasses, and a second pair', detail: 'Glasses are allowed in Ihram.' },
      ],
    },
    {
      type: 'callout',
      tone: 'changes-often',
      title: 'Medicines that need a permit',
      markdown: `Some medicines need a permit from the Saudi Food and Drug Authority **before** you travel. The rule is in force since 1 November 2025. It covers narcotic and psychotropic medicines. Examples: some strong painkillers (codeine, tramadol), and some medicines for sleep, anxiety or ADHD.

Ask for the permit at [cds.sfda.gov.sa](https://cds.sfda.gov.sa). You upload the prescription, the medical report and the passport. Print the permit. Check the rule again before you fly.`,
    },
    {
      type: 'prose',
      markdown: `## Heat

In May, a usual day in Makkah reaches 42 °C. Much of your bag should fight the sun. An umbrella is allowed in Ihram. (In the Ja'fari school, men do not shade the head while they travel by day.)`,
    },
    {
      type: 'checklist',
      title: 'Against the heat',
      items: [
        { label: 'Umbrella in a light colour' },
        { label: 'Water bottle that you can refill', detail: 'Drink before you are thirsty.' },
        { label: 'Sunglasses' },
        { label: 'Sun cream without scent' },
        { label: 'Light, loose cotton clothes' },
      ],
    },
    {
      type: 'callout',
      tone: 'safety',
      title: 'Heatstroke: act at once',
      markdown: `Bring the person to a cool place. Loosen the clothes. Wet the head and neck. Fan the person. Give water if the person is awake and can drink. Call **997** or **911**.`,
    },
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
        { label: 'Thin mat or light sleeping bag', detail: 'For Muzdalifah and the tent.' },
        { label: 'Small torch' },
        { label: 'Power bank and cable' },
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

A phone helps with the Nusuk app and with finding your group. You can buy a Saudi SIM or eSIM at an official counter of STC, Mobily or Zain. Bring the passport and the visa; a fingerprint is taken. Visitor bundles were about SAR 35 to 190 in the reports we found. Prices change.

Save the numbers of your group leader, your hotel and one person in your family. Write them on paper too. A battery can be empty.

## What to leave at home`,
    },
    {
      type: 'checklist',
      title: 'Do not bring',
      items: [
        { label: 'Political or sectarian banners, flags or leaflets' },
        { label: 'Narcotics, or controlled medicine without a permit' },
        {
          label: 'Fresh food',
          detail: 'Sealed and canned food was allowed in an older health rule. Check before you pack it.',
        },
        { label: 'Large bags for the day of stoning' },
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
      markdown: `From reports of 2023 to 2025, to check again:

- **Grand Mosque in Makkah:** no large bags and no luggage. Of food and drink only coffee, dates and water. Free bag storage in the east courtyard by the Makkah Library, and in the west courtyard opposite Gate 64. A bag up to 7 kg, for 4 hours. An Umrah permit was asked for. No valuables, food or medicine in the bag.
- **Prophet's Mosque in Madinah:** no luggage inside. Small bags go to lockers outside. Large ones are not taken at all.
- **Haramain train:** one suitcase up to 25 kg (65 x 55 x 35 cm) and one hand bag. See [booking links](/booking-links).
- **Zamzam water to take home:** one sealed 5-litre bottle for each person on an international flight, from an official seller, never inside a checked bag. Ask your airline.`,
    },
    {
      type: 'prose',
      markdown: `## The last evening before Mina

- Charge the phone and the power bank.
- Fill the water bottle.
- Trim your nails, if you are not in Ihram yet.
- Put the papers, the card and the medicine in the small bag.
- Lock the suitcase, and write your name and your group on it.
- Read the page of tomorrow in [Hajj step by step](/guide/hajj/hajj-steps).

For an Umrah, a shorter list is enough: [Preparing for Umrah](/guide/umrah/umrah-preparation). For good manners and safety in crowds, read [Hajj etiquette](/guide/hajj/hajj-etiquette).`,
    },
  ],
}
