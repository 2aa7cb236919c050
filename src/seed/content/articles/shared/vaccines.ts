import { help } from '../../sources/help'
import type { SourceSeed, TableBlock } from '../../types'

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
