import { help } from '../../sources/help'
import type { CalloutBlock, Markdown, SourceSeed, TableBlock } from '../../types'

export const heatstrokeSources: readonly SourceSeed[] = [help.heatstroke, help.heatstrokeSigns]

/** What is no matter for a clinic: the call comes first. What to do until help comes stands in the answer below it. */
export const callAtOnce: CalloutBlock = {
  type: 'callout',
  tone: 'safety',
  title: 'Heart, stroke, low sugar: call, do not walk to a clinic',
  markdown: `**Call {{fact:emergency-centre}} or {{fact:ambulance}} (ambulance) at once,** also when the sign goes away again:

- pain or pressure in the chest; it can go on to the arm, the jaw, the back or the stomach
- hard to breathe; asthma, and the inhaler does not help
- one side of the face hangs, an arm or a leg is weak, the words are not clear, or the eyes suddenly fail
- sudden confusion, or very hot skin in the heat; a sudden very bad pain (head, belly)
- does not wake up; a fit (seizure)
- diabetes, and not fully awake, or low sugar that something sweet does not lift
- bleeding that does not stop; blood coughed up or vomited; a large burn; a bad injury; poison
- crushed in a crowd, nearly drowned, or an electric shock
- a fall, and the person cannot get up, or vomits or is sleepy after a blow on the head
- the bite of a snake or the sting of a scorpion
- choking, or a face or throat that swells
- fever with a stiff neck, or with spots that stay when you press a glass on them, after the journey, too (meningitis). Who shared the room sees a doctor the same day
- fever over 38 in a baby under three months
- in pregnancy: heavy bleeding, belly pain that does not stop, a fit, or the urge to push

**No permit, or no money? Call all the same.** At Hajj 2024 people without a permit were treated 141,000 times (Minister of Health).`,
}

export const callAtOnceSources: readonly SourceSeed[] = [
  help.heartAttack,
  help.stroke,
  help.diabetesFirstAid,
  help.whenToCall,
  help.whenToCallBirth,
  help.pregnancySigns,
  help.headInjury,
  help.meningitis,
  help.babyFever,
  help.treatedWithoutPermit,
  help.meningitisContacts,
  help.meningitisUmrah,
]

/** The same words for Umrah and for Hajj: who comes without the permit can lose the medicine. */
export const medicines: CalloutBlock = {
  type: 'callout',
  tone: 'changes-often',
  title: 'Medicines that need a permit',
  markdown: `Since 1 November 2025 some medicines need a permit **before** you travel, to bring them in and to take them out. These are narcotic or psychotropic medicines: some strong painkillers (for example with codeine or tramadol), and some medicines for sleep, anxiety or ADHD. Also **nerve pain (pregabalin, Lyrica)** and some for **epilepsy** (for example clonazepam).

1. Look for the name of the substance in the tables of the Saudi Food and Drug Authority. Your doctor may not know them.
2. Open [cds.sfda.gov.sa](https://cds.sfda.gov.sa), its site for the permit.
3. Upload the prescription, the medical report and the passport.
4. Wait for the answer. "Incomplete" means that something is missing.
5. Print the permit and carry it. **You change planes in the Emirates?** They ask for a permit of their own, in transit, too: mohap.gov.ae.

**How much?** What your stay needs, for one month at most. The page says so of all medicine on prescription: you stay longer? Ask your Hajj office. Prescription and report are not older than six months. Some substances are banned (Saudi embassy in Washington, no date).

Keep **all** medicines in their original packs. Not sure? Ask before you travel.`,
}

export const medicineSources: readonly SourceSeed[] = [
  help.medicines,
  help.medicinesList,
  help.medicinesNames,
  help.medicinesMonth,
  help.medicinesEpilepsy,
  help.medicinesEmirates,
]

/** The same words for Umrah and for Hajj: gates and hand detectors stand at airports and at the sites. */
export const pacemaker = {
  label: 'With a pacemaker: its card',
  detail:
    'Show the card before a security gate, then walk through and do not stop in it. A hand detector: quickly, and not held over the pacemaker (Boston Scientific). No phone in the pocket over it: 15 cm away, 30 cm while it charges (British Heart Foundation).',
}

export const pacemakerSources: readonly SourceSeed[] = [help.pacemakerGates, help.pacemakerPhone]

/** The same words for Umrah and for Hajj: farms with camels are a usual stop of drivers near Makkah. */
export const camels: Markdown = `**Keep away from camels,** also for a photo. Drink no raw camel milk and no camel urine, and eat no meat that is not well cooked (World Health Organization). Camels can pass on MERS, a rare illness of the lungs that can kill, above all with diabetes, or ill kidneys or lungs. Fever and a cough up to two weeks after the journey? Call a doctor, and say where you were.`

export const camelSources: readonly SourceSeed[] = [help.camels, help.camelsFood, help.camelsReturn]

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
      'People from countries with polio. Reports of 2025 name Pakistan, Afghanistan, Nigeria, Kenya, DR Congo, Mozambique and others. Not yours? Ask all the same',
      '4 weeks or more before the journey, and not older than 6 months (2025)',
    ],
    [
      'Yellow fever',
      'From 9 months of age, from countries of Africa and South America with yellow fever',
      'It counts from the 10th day after the vaccine, for life. Pregnant, breastfeeding, 60 or older, or weak defences? It can harm: ask a travel doctor first. A letter in its place may be refused.',
    ],
    [
      'Influenza',
      'Hajj 2025: recommended. From Malaysia: required from 65 years on, and at high risk',
      'For each season anew',
    ],
    [
      'COVID-19',
      'Hajj 2026: required of all, says the Hajj commission of Nigeria. Hajj 2025: as influenza',
      'Hajj 2026: at least two weeks before the journey, the last dose in 2021 to 2025',
    ],
  ],
  note: 'At entry, adults from the countries of the meningitis belt, as Senegal or Nigeria, may be given an antibiotic. Pregnant? Say so first: you get another one (2011). The list for 2027 was not found (November 2026). Look at the list for your own country before you book.',
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
  help.polioNigeria,
  help.yellowFever,
  help.yellowFeverWaiver,
  help.vaccines2026,
  help.vaccinesNigeria,
  help.vaccines2025,
  help.vaccinesMalaysia,
  help.antibioticAtEntry,
]
