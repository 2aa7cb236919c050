import { help } from '../../sources/help'
import type { CalloutBlock, SourceSeed, TableBlock } from '../../types'

/** The same words wherever an article warns of heat: the call comes first, and no drink for a person who may choke. */
export const heatstroke: CalloutBlock = {
  type: 'callout',
  tone: 'safety',
  title: 'Heatstroke: call first',
  markdown: `**Signs:** confusion, strange talk, fainting, very hot skin (dry or wet), a fast pulse. One sign is enough.

1. **Call {{fact:ambulance}} (ambulance) or {{fact:emergency-centre}} at once.** It can kill.
2. Bring the person into the shade or a cool room.
3. Cool the body with water. Wet skin and clothes, and fan hard. Put wet cloths on the neck, under the arms and on the groin.
4. **Give nothing to drink** to a person who is confused, sleepy or has fainted: he or she can choke. One large health body says to give no drink at all in heatstroke. Others allow sips, only if the person is fully awake and can swallow.
5. Stay until help comes.

**Only weak and dizzy, sweating, but clear in the head?** Rest in a cool place and take sips of water. Get help if the person vomits, or is not better after one hour.`,
}

export const heatstrokeSources: readonly SourceSeed[] = [help.heatstroke, help.heatstrokeSigns]

/** The same words for Umrah and for Hajj: who comes without the permit can lose the medicine. */
export const medicines: CalloutBlock = {
  type: 'callout',
  tone: 'changes-often',
  title: 'Medicines that need a permit',
  markdown: `Since 1 November 2025 some medicines need a permit **before** you travel. These are narcotic or psychotropic medicines: some strong painkillers (for example with codeine or tramadol), and some medicines for sleep, anxiety or ADHD.

1. Open [cds.sfda.gov.sa](https://cds.sfda.gov.sa), the site of the Saudi Food and Drug Authority.
2. Upload the prescription, the medical report and the passport.
3. Wait for the answer. "Incomplete" means that something is missing.
4. Print the permit and carry it.

Keep **all** medicines in their original packs. Ask your doctor if you are not sure.`,
}

export const medicineSources: readonly SourceSeed[] = [help.medicines, help.medicinesList]

/** Who needs which vaccine, and how long a certificate counts: the same for Umrah and for Hajj. */
export const vaccines: TableBlock = {
  type: 'table',
  kind: 'plain',
  caption: 'Vaccines: who, when, and how long the certificate counts',
  columns: ['Vaccine', 'Who', 'When and how long'],
  rows: [
    [
      'Meningitis (meningococcal ACYW)',
      'From 1 year of age (Ministry of Health, 2024; in 2020: over 2 years)',
      '{{fact:meningitis-days}} or more before you arrive. It counts 5 years if the paper says "conjugate". It counts 3 years if it says "polysaccharide" or names no type. Some reports of 2025 say 3 years for all.',
    ],
    [
      'Polio',
      'People from countries with polio. Reports of 2025 name Pakistan, Afghanistan, Kenya, DR Congo and Mozambique',
      '4 weeks or more before the journey, and not older than 6 months (2025)',
    ],
    [
      'Yellow fever',
      'From 9 months of age, from countries of Africa and South America with yellow fever',
      'It counts from the 10th day after the vaccine, for life',
    ],
    ['Influenza', 'Recommended in 2025, above all for old, ill and pregnant people', 'For each season anew'],
    [
      'COVID-19',
      'Recommended in 2025. One report on Hajj 2026 says required',
      'That report: at least two weeks before the journey',
    ],
  ],
  note: 'Read in November 2026. The list for the year 1448 (2027) was not found. Look at the list for your own country before you book.',
}

export const vaccineSources: readonly SourceSeed[] = [
  help.vaccinesMinistry,
  help.vaccinesAges,
  help.vaccinesHongKong,
  help.vaccinesUmrahStopped,
  help.vaccinesUmrahUrged,
  help.vaccinesThreeYears,
  help.polio,
  help.polioCountries,
  help.yellowFever,
  help.vaccines2026,
  help.vaccines2025,
]
