import type { AuthoritySeed } from './types'

export const authorities: readonly AuthoritySeed[] = [
  {
    key: 'ministry-of-hajj-and-umrah',
    name: 'Ministry of Hajj and Umrah',
    description:
      'The Saudi ministry for pilgrims. Ask here about permits, about the Hajj programme, or when a company does not keep its promise. The call centre answers in several languages. From abroad: {{fact:hajj-ministry-abroad}} (as told in 2019).',
    website: 'https://haj.gov.sa',
    phone: '{{fact:hajj-ministry}}',
    services: [
      'Hajj and Umrah visas and permits, through Nusuk',
      'The Hajj programme',
      'Care centre for pilgrims, in several languages',
      'Licences of Hajj and Umrah companies',
      'Complaints',
    ],
    order: 1,
    source: `Hajj Reporters, 2025, numbers for pilgrims: https://hajjreporters.com/call-911-or-937-saudi-hajj-ministry-release-hot-line-for-2025-hajj-pilgrims/
Emirates 24/7 (WAM), 6 August 2019, calls from abroad: https://www.emirates247.com/news/region/saudi-recruits-over-350-000-people-to-serve-hajj-pilgrims-2019-08-06-1.688131
Zawya, 18 March 2024, permits through Nusuk: https://www.zawya.com/en/life/culture/ministry-of-haj-no-permit-for-repeat-umrah-in-ramadan-rp8d3fcr`,
    checkedOn: '2026-11-24',
    reviewDueOn: '2026-12-24',
  },
  {
    key: 'general-authority-two-holy-mosques',
    name: "General Authority for the Care of the Grand Mosque and the Prophet's Mosque",
    description:
      'Runs the two mosques: Masjid al-Haram in Makkah and Masjid an-Nabawi in Madinah. Inside a mosque, ask its staff first. We found no confirmed phone number, so none is shown.',
    website: 'https://alharamain.gov.sa',
    phone: null,
    services: [
      'Doors and the flow of the crowd',
      'Electric carts and wheelchairs',
      'Bag storage',
      'Help for lost people',
      'Cleaning and Zamzam water',
      'Guidance for visitors',
    ],
    order: 2,
    source: `Zawya, 5 March 2025, carts: https://www.zawya.com/en/life/culture/number-of-electric-golf-carts-in-grand-mosque-doubled-to-400-in-ramadan-why0wlx0
Siasat, 26 December 2024, bag storage: https://www.siasat.com/saudi-arabia-offers-free-luggage-storage-for-umrah-performers-3154753/
The Islamic Information, help for lost people: https://theislamicinformation.com/news/lost-people-services-at-masjid-al-haram/`,
    checkedOn: '2026-11-24',
    reviewDueOn: '2026-12-24',
  },
  {
    key: 'ministry-of-health',
    name: 'Ministry of Health',
    description:
      'Health advice by phone, 24 hours a day and in seven languages, and the list of vaccines for pilgrims. The advice line is not for emergencies: for an ambulance call {{fact:ambulance}}, or {{fact:emergency-centre}}.',
    website: 'https://moh.gov.sa',
    phone: '{{fact:health-advice}}',
    services: ['Health advice, 24 hours a day', 'Vaccine rules for pilgrims', 'Hospitals'],
    order: 3,
    source: `Daily Times, May 2025, the health call centre 937: https://dailytimes.com.pk/1307866/saudi-arabia-offers-haj-helpline-in-urdu-to-assist-pakistani-pilgrims/
Siasat, 15 May 2024, vaccines: https://www.siasat.com/haj-2024-saudi-arabia-calls-on-pilgrims-to-take-vaccine-doses-3027051/`,
    checkedOn: '2026-11-24',
    reviewDueOn: '2026-12-24',
  },
]
