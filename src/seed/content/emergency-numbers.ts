import type { EmergencyNumbersSeed } from './types'

/** Spec §2 names 112, 999, 993 and 997; 911 stands first because one centre takes the emergency calls of the Makkah region. */
export const emergencyNumbers: EmergencyNumbersSeed = {
  intro:
    'In danger, call 911 first. Say what happened and where you are: the gate number, the hotel or a sign near you. If nobody answers, call the number of the service you need, or ask the nearest officer or mosque worker for help.',
  numbers: [
    {
      name: 'Emergency centre',
      number: '911',
      description:
        'One emergency centre for the Makkah region, with Jeddah. It answers in several languages, 24 hours a day. A report of 2019 names Madinah too, a notice of 2025 does not. If 911 does not answer in Madinah, call 999 for police or 997 for an ambulance.',
      source:
        'Arab News (2019, names Madinah); Zawya (July 2023) and Saudi Gazette (2025), which name the Makkah, Riyadh and Eastern regions',
      checkedOn: '2026-11-20',
      reviewDueOn: '2026-12-20',
    },
    {
      name: 'General emergency',
      number: '112',
      description:
        'General emergency number. It stands in public phone-number data for Saudi Arabia. We found no official page that names it, so try 911 first.',
      source: 'Phone-number data for Saudi Arabia (libphonenumber)',
      checkedOn: '2026-11-20',
      reviewDueOn: '2026-12-20',
    },
    {
      name: 'Police',
      number: '999',
      description: 'Police, for danger, theft or a crime.',
      source: 'Arab News; Expat.com page on emergencies (October 2024); Saudi Gazette (2025)',
      checkedOn: '2026-11-20',
      reviewDueOn: '2026-12-20',
    },
    {
      name: 'Traffic',
      number: '993',
      description: 'Traffic service, for an accident on the road. If people are hurt, call 997 or 911 first.',
      source: 'Arab News; Expat.com page on emergencies (October 2024)',
      checkedOn: '2026-11-20',
      reviewDueOn: '2026-12-20',
    },
    {
      name: 'Ambulance',
      number: '997',
      description:
        'Ambulance of the Saudi Red Crescent. Call for heatstroke too. While you wait: move the person to a cool place, loosen the clothes, wet the head and neck, and fan. Give water to drink if the person is fully awake.',
      source:
        'Saudi Red Crescent; Expat.com page on emergencies (October 2024); Ministry of Hajj and Umrah, "Things to Remember" (heatstroke)',
      checkedOn: '2026-11-20',
      reviewDueOn: '2026-12-20',
    },
    {
      name: 'Civil Defence',
      number: '998',
      description: 'Civil Defence, the service for fire and rescue.',
      source: 'Civil Defence (998.gov.sa); Expat.com page on emergencies (October 2024)',
      checkedOn: '2026-11-20',
      reviewDueOn: '2026-12-20',
    },
    {
      name: 'Health advice',
      number: '937',
      description:
        'Ministry of Health, 24 hours a day. For questions about an illness, a medicine or a hospital. It does not replace the ambulance.',
      source: 'Ministry of Health, contact page',
      checkedOn: '2026-11-20',
      reviewDueOn: '2026-12-20',
    },
  ],
  portals: [
    {
      title: 'Nusuk Hajj',
      url: 'https://hajj.nusuk.sa',
      description:
        'The official Hajj portal: registration and packages for pilgrims from countries without a national quota office.',
    },
    {
      title: 'Nusuk',
      url: 'https://nusuk.sa',
      description: 'The official portal for Umrah permits, permits for the Rawdah in Madinah, and bookings.',
    },
    {
      title: 'Visit Saudi',
      url: 'https://visitsaudi.com',
      description: 'The tourism portal of Saudi Arabia. As of April 2024, the tourism care line is 930.',
    },
  ],
}
