import type { BookingPlatformSeed } from './types'

export const bookingPlatforms: readonly BookingPlatformSeed[] = [
  {
    key: 'ksa-visa',
    name: 'KSA Visa',
    description:
      'The visa portal of Saudi Arabia, opened in December 2023. It is one gate to all visas: Hajj, Umrah, tourism, family visit, business and work. It shows which visa fits your country and your purpose.',
    website: 'https://ksavisa.sa',
    note: 'Approval usually takes 24-48 hours, but we found no official page that confirms it: others name minutes, or 3 business days. So apply early. The Umrah visa is valid for about 30 days: this means you must enter within 30 days of its issue. The stay can be longer, up to 3 months. Each traveller applies; people under 18 apply with a guardian. Hajj needs a Hajj visa: no other visa replaces it. Rules as of November 2026.',
    features: [
      'Finds the visa for your nationality, country of residence and purpose',
      'Shows the conditions of each visa',
      'Application form online',
      'Payment online',
      'Electronic visa by e-mail',
    ],
    steps: [
      'Open the site. Choose your nationality, your country of residence and the purpose of your trip.',
      'Look at the visa it names. Read its conditions. Since June 2025, an Umrah visa needs a confirmed stay in a licensed hotel, recorded in Nusuk Masar (the system of the Umrah agents), so book that first.',
      'Sign up and fill in the form. Write everything exactly as in your passport. Add your photo and the passport page.',
      'Pay the fee. It includes insurance.',
      'Wait for the e-mail. Save the visa as a PDF and check every name and date.',
      'For Umrah: get your Umrah permit in Nusuk.',
    ],
    order: 1,
    source:
      'Al Bawaba and NDTV (December 2023) on the portal; MINA News (2 November 2025) on the 30 days; PopularMigrant (2025) on hotel bookings; Royale Canadian Tours on applications',
    checkedOn: '2026-11-20',
    reviewDueOn: '2026-12-20',
  },
  {
    key: 'nusuk',
    name: 'Nusuk',
    description:
      "The official platform for pilgrims, as a website and an app. It replaced the Eatmarna app in September 2022. Here you get the permit for Umrah and for the Rawdah (a place of prayer inside the Prophet's Mosque in Madinah, entered with a permit). Hajj has its own site, hajj.nusuk.sa.",
    website: 'https://nusuk.sa',
    note: 'Book only on the official site or app. Make no direct deal with a seller. The steps below are for an Umrah permit. A permit cannot be changed: delete it and book again. For Hajj, pilgrims from countries without a national quota office book on hajj.nusuk.sa only. In all other countries, ask your national Hajj office. The dates for Hajj 2027 were not known to us in November 2026.',
    features: [
      'Umrah permit with date and time',
      'Rawdah permit, once in 365 days, and an instant route',
      'Packages, hotels and transport',
      'Nusuk card, asked for at the holy sites in Hajj',
      'Hajj packages on hajj.nusuk.sa for countries without a quota office',
    ],
    steps: [
      'Install the Nusuk app and choose your language.',
      'Choose New user, then your group: Visitor, Citizen or Resident, or GCC (the Gulf states). A visitor gives the visa number, passport number, nationality, date of birth, phone and e-mail.',
      'Type in the code that is sent to your phone or e-mail.',
      'Choose Umrah (or Rawdah). Choose the people, the date and the time.',
      'Confirm. Save the permit with its QR code on your phone.',
      'Come at the time given. To change the time, delete the permit and book a new one.',
    ],
    order: 2,
    source:
      'Republika (29 September 2022) on the change from Eatmarna; Zawya (18 March 2024) and Siasat (22 March 2025) on permits; Siasat (6 December 2025) on the Rawdah; Geo (10 January 2026) on Nusuk Hajj; Arab News (2025) on the Nusuk card',
    checkedOn: '2026-11-20',
    reviewDueOn: '2026-12-20',
  },
  {
    key: 'haramain-high-speed-railway',
    name: 'Haramain High Speed Railway',
    description:
      'The fast train between the two holy cities, at up to 300 km/h. It has five stations: Makkah, Jeddah Sulimaniyah, King Abdulaziz International Airport in Jeddah, King Abdullah Economic City (KAEC) and Madinah. The Makkah station is in Rusayfah, about 3 km from the Grand Mosque.',
    website: 'https://sar.hhr.sa',
    note: 'Makkah to Madinah takes about 2.5 hours: from 2 hours to 2 hours 45 minutes, by train. Luggage: one suitcase up to 25 kg (65 x 55 x 35 cm) and one hand bag. If the company cancels, or is more than 2 hours late, you can get a refund; for other refunds, check before you buy. In the Hajj season of 2025, people without a permit could not enter the Makkah station. Phone: 920004433.',
    features: [
      'Five stations, with the airport in Jeddah',
      'Economy and business class, with numbered seats',
      'Seats for people with disabilities',
      'Café on board',
      'More trains in Ramadan and in Hajj',
    ],
    steps: [
      'Open the website or the app, call 920004433, or go to a counter or a ticket machine.',
      'Choose from, to, date and class. Write each name and passport number exactly as in the passport.',
      'Choose a seat or a coach.',
      'Pay by card, mada or SADAD (Saudi ways to pay).',
      'Save the original ticket with its QR code. A screenshot may fail at the gate.',
      'Come 60 minutes early with the same passport or ID. The gates close 10 minutes before the train leaves. Children from 2 to 12 travel with an adult.',
    ],
    order: 3,
    source:
      'Haramain High Speed Railway (baggage rules and ticket conditions); Siasat (16 March 2025) and Saudi Gazette (2015) on the stations; Saudi Gazette (2025) on the Hajj season; Zawya (2025)',
    checkedOn: '2026-11-20',
    reviewDueOn: '2026-12-20',
  },
]
