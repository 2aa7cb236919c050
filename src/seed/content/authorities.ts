import type { AuthoritySeed } from './types'

export const authorities: readonly AuthoritySeed[] = [
  {
    key: 'ministry-of-hajj-and-umrah',
    name: 'Ministry of Hajj and Umrah',
    description:
      'The Saudi ministry for pilgrims. Ask here about permits, about the Hajj programme, or when a company does not keep its promise. The call centre answers in several languages. A second number, 920002814, was given in 2019 for calls from abroad: check it on the website.',
    website: 'https://haj.gov.sa',
    phone: '1966',
    services: [
      'Hajj and Umrah visas and permits, through Nusuk',
      'The Hajj programme',
      'Care centre for pilgrims, in several languages',
      'Licences of Hajj and Umrah companies',
      'Complaints',
    ],
    order: 1,
    source:
      'Ministry of Hajj and Umrah; opening of the call centre 1966 as reported by Daily Pakistan (24 April 2024); WAM (August 2019) for the number from abroad',
    checkedOn: '2026-11-20',
    reviewDueOn: '2026-12-20',
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
    source:
      "General Authority for the Care of the Grand Mosque and the Prophet's Mosque; its services as reported by Zawya (5 March 2025) and Siasat (26 December 2024)",
    checkedOn: '2026-11-20',
    reviewDueOn: '2026-12-20',
  },
  {
    key: 'ministry-of-health',
    name: 'Ministry of Health',
    description:
      'Health advice by phone, 24 hours a day, and the list of vaccines for pilgrims. The advice line is not for emergencies: for an ambulance call 997, or 911.',
    website: 'https://moh.gov.sa',
    phone: '937',
    services: ['Health advice, 24 hours a day', 'Vaccine rules for pilgrims', 'Hospitals'],
    order: 3,
    source: 'Ministry of Health, contact page',
    checkedOn: '2026-11-20',
    reviewDueOn: '2026-12-20',
  },
]
