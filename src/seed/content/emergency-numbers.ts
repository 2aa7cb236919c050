import type { EmergencyNumbersSeed } from './types'

/** Spec §2 names 112, 999, 993 and 997; 911 stands first because one centre takes the emergency calls, in Makkah, Jeddah and Madinah. */
export const emergencyNumbers: EmergencyNumbersSeed = {
  intro:
    'In danger, call {{fact:emergency-centre}} first. Say what happened and where you are: the gate number, the hotel or a sign near you. For an ambulance you can also call {{fact:ambulance}}. If nobody answers, call the number of the service you need, or ask the nearest officer or mosque worker for help. These short numbers work inside Saudi Arabia only. From abroad, call {{fact:hajj-ministry-abroad}} (Ministry of Hajj and Umrah, as told in 2019).',
  numbers: [
    {
      name: 'Emergency centre',
      number: '{{fact:emergency-centre}}',
      description:
        'One emergency centre for police, ambulance and fire, 24 hours a day, in several languages. It answers in the Makkah region with Jeddah, and in Madinah, where its own centre opened in May 2025. Somebody touches you on purpose? It is a crime: call, too.',
      source: `Zawya, 5 May 2025, the centre of Madinah: https://www.zawya.com/en/world/middle-east/interior-minister-launches-911-operations-center-in-madinah-yghqf4d2
Gulf Press, calls of December 2025 (Madinah 225,808): https://gulfpress.net/national-center-for-security-operations-receives-over-2-7-million-calls-last-month
Zawya, July 2023, languages and hours: https://www.zawya.com/en/business/healthcare/saudi-arabias-911-attended-to-2-558-741-emergency-calls-in-july-s7135rta
Zawya, April 2024, the law against harassment: https://www.zawya.com/en/legal/crime-and-security/saudi-arabia-starts-revealing-names-of-arrested-harassers-r19s0y01`,
      checkedOn: '2026-11-29',
      reviewDueOn: '2026-12-29',
    },
    {
      name: 'General emergency',
      number: '{{fact:general-emergency}}',
      description:
        'General emergency number in public phone-number data. We found no official page that names it, so try {{fact:emergency-centre}} first. Phone locked, or no SIM card? In some countries {{fact:general-emergency}} can be dialled then. We do not know whether here.',
      source: `Phone-number data for Saudi Arabia (libphonenumber): https://github.com/daviddrysdale/python-phonenumbers/blob/2951d4396927f1cebd2443bd80c4304b7d7ec667/python/phonenumbers/shortdata/region_SA.py
Trendsmask, the standard of mobile phones and 112: https://review.trendsmask.com/what-is-112-number-86728.html`,
      checkedOn: '2026-11-24',
      reviewDueOn: '2026-12-24',
    },
    {
      name: 'Police (other regions)',
      number: '{{fact:police}}',
      description:
        'Police, if {{fact:emergency-centre}} does not answer. By the Ministry of Interior (12 May 2025) {{fact:emergency-centre}} is the number for the regions of Makkah, Madinah, Riyadh and the east, {{fact:police}} for the others.',
      source: `Arab Khabar (after Al-Yaum), 12 May 2025, which number in which region (Ministry of Interior): https://www.arabkhabar.com/a/4602947
Phone-number data for Saudi Arabia (libphonenumber): https://github.com/daviddrysdale/python-phonenumbers/blob/2951d4396927f1cebd2443bd80c4304b7d7ec667/python/phonenumbers/shortdata/region_SA.py`,
      checkedOn: '2026-11-24',
      reviewDueOn: '2026-12-24',
    },
    {
      name: 'Traffic',
      number: '{{fact:traffic-police}}',
      description:
        'Traffic service, for an accident on the road, by a private page. If people are hurt, call {{fact:ambulance}} or {{fact:emergency-centre}} first.',
      source:
        'Expat.com, 16 October 2024, emergency numbers: https://expat.com/en/guide/middle-east/saudi-arabia/34695-emergencies-in-saudi-arabia.html',
      checkedOn: '2026-11-29',
      reviewDueOn: '2026-12-29',
    },
    {
      name: 'Ambulance',
      number: '{{fact:ambulance}}',
      description:
        'Ambulance of the Saudi Red Crescent. You cannot speak? Its app Asefni takes a message, too (2024). Call for heatstroke at once. While you wait: shade, water on skin and clothes, and fan. Nothing to drink if the person is confused, sleepy or has fainted (diabetes, awake and able to swallow: sugar).',
      source: `Arab News, 18 March 2024, the ambulance and its app: https://www.arabnews.pk/node/2478846
Advice of the US Centers for Disease Control on heat stroke: https://www.cheshiremed.org/health-wellness/article/heat-related-illness-what-look-and-what-do`,
      checkedOn: '2026-11-24',
      reviewDueOn: '2026-12-24',
    },
    {
      name: 'Civil Defence (other regions)',
      number: '{{fact:civil-defence}}',
      description:
        'Civil Defence, the service for fire and rescue, if {{fact:emergency-centre}} does not answer. By Civil Defence (February 2026) {{fact:emergency-centre}} is the number for the regions of Makkah, Madinah, Riyadh and the east, {{fact:civil-defence}} for the others.',
      source: `Al-Mowaten, 27 February 2026, which number in which region (Civil Defence): https://www.almowaten.net/2026/02/%d8%a7%d9%84%d8%af%d9%81%d8%a7%d8%b9-%d8%a7%d9%84%d9%85%d8%af%d9%86%d9%8a-%d9%8a%d8%b9%d8%b2%d8%b2-%d8%a3%d8%b9%d9%85%d8%a7%d9%84%d9%87-%d8%a7%d9%84%d9%88%d9%82%d8%a7%d8%a6%d9%8a%d8%a9-%d8%a8%d8%a7
Sabq, the same: https://sabq.org/saudia/iw1nmnnbxv
Phone-number data for Saudi Arabia (libphonenumber): https://github.com/daviddrysdale/python-phonenumbers/blob/2951d4396927f1cebd2443bd80c4304b7d7ec667/python/phonenumbers/shortdata/region_SA.py`,
      checkedOn: '2026-11-29',
      reviewDueOn: '2026-12-29',
    },
    {
      name: 'Health advice',
      number: '{{fact:health-advice}}',
      description:
        'Ministry of Health, 24 hours a day, in seven languages. For questions about an illness, a medicine or a hospital, and to find a pilgrim who may be in a hospital. It does not replace the ambulance.',
      source:
        'Daily Times, May 2025, the health call centre 937: https://dailytimes.com.pk/1307866/saudi-arabia-offers-haj-helpline-in-urdu-to-assist-pakistani-pilgrims/',
      checkedOn: '2026-11-24',
      reviewDueOn: '2026-12-24',
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
      description: 'The tourism portal of Saudi Arabia.',
    },
  ],
}
