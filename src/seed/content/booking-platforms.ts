import type { BookingPlatformSeed } from './types'

export const bookingPlatforms: readonly BookingPlatformSeed[] = [
  {
    key: 'ksa-visa',
    name: 'KSA Visa',
    description:
      'The visa portal of Saudi Arabia. It is one gate to all visas: Hajj, Umrah, tourism, family visit, business and work. It shows which visa fits your country and your purpose.',
    website: 'https://ksavisa.sa',
    note: 'Approval usually takes 24-48 hours. We found no official page that confirms it: other pages say minutes, or 3 business days. Apply early. The Umrah visa is valid for about {{fact:visa-entry-days}}: this means you must enter within {{fact:visa-entry-days}} of its issue, and by {{fact:last-entry-day}} 2027 at the latest. Your stay is counted apart: up to {{fact:visa-stay-days}}, but never beyond the end of this season: to be safe, leave by {{fact:last-exit-day}} 2027. Each traveller applies. People under 18 apply with a guardian. Hajj needs a Hajj visa: no other visa replaces it. For Hajj 2026 those of children under 15 were cancelled, says a report. Rules as of November 2026.',
    features: [
      'Finds the visa for your nationality, country of residence and purpose',
      'Shows the conditions of each visa',
      'Application form online',
      'Payment online',
      'Electronic visa by e-mail',
    ],
    steps: [
      'Open the site. Choose your nationality, your country of residence and the purpose of your trip.',
      'Look at the visa it names. Read its conditions. Since June 2025, an Umrah visa needs a confirmed stay in a licensed hotel, recorded in Nusuk Masar (the system of the Umrah agents), so book that first. By reports of October 2025 the Saudi ID number of your host serves, when you stay with family. The transport from the airport is recorded there, too, they say, and both are looked at when you land.',
      'Sign up and fill in the form. Write everything exactly as in your passport. Add your photo and the passport page.',
      'Pay the fee. It includes insurance.',
      'Wait for the e-mail. Save the visa as a PDF and check every name and date.',
      'For Umrah: get your Umrah permit in Nusuk.',
    ],
    order: 1,
    source: `The Peninsula, 10 May 2025, last entry and last day: https://menafn.com/1109531065/Saudi-Arabia-Announces-Umrah-Season-Calendar
Dawn, 1 November 2025, the 30 days and the stay: https://www.dawn.com/news/1952496
HRNW, 2 May 2026, nobody under 15 at Hajj 2026: https://www.hrnww.com/?p=15876
Popular Migrant, 2025, hotel bookings: https://www.popularmigrant.com/archives/16130
Day of Dubai, October 2025, checks on arrival: https://www.dayofdubai.com/articles/no-umrah-on-tourist-visas-10-key-changes-pilgrims-must-know`,
    checkedOn: '2026-11-29',
    reviewDueOn: '2026-12-24',
  },
  {
    key: 'nusuk',
    name: 'Nusuk',
    description:
      "The official platform for pilgrims, as a website and an app. Here you get the permit for Umrah and for the Rawdah (a place of prayer inside the Prophet's Mosque in Madinah, entered with a permit). Hajj has its own site, hajj.nusuk.sa.",
    website: 'https://nusuk.sa',
    note: 'Book only on the official site or app, or with a licensed agent. Make no deal with another seller. The steps below are for an Umrah permit. A permit cannot be changed: delete it and book again. For Hajj, pilgrims from countries without a national Hajj office book on hajj.nusuk.sa only. In all other countries, ask your national Hajj office. You live in Saudi Arabia? Register in the Nusuk app or on nusuk.sa (Hajj 2026). The dates for Hajj 2027 were not known to us in November 2026.',
    features: [
      'Umrah permit with date and time',
      'Rawdah permit, once in {{fact:rawdah-interval}}, and an instant route',
      'Packages, hotels and transport',
      'Nusuk card, asked for at the holy sites in Hajj',
      'Hajj packages on hajj.nusuk.sa for countries without a quota office',
    ],
    steps: [
      'Install the Nusuk app and choose your language.',
      'Choose New user, then your group: Visitor, Citizen or Resident, or GCC (the Gulf states). A visitor gives the visa number, passport number, nationality, date of birth, phone and e-mail. Give an e-mail address that you can open on another phone, too: yours can be lost.',
      'Type in the code that is sent to your phone or e-mail.',
      'Choose Umrah (or Rawdah). Choose the people, the date and the time. An Umrah permit is given from five years of age on (as told in 2023).',
      'Confirm. The permit and its QR code (a square pattern that a machine reads) are in the app. Open it there before you come, while you have a network. Do not rely on a screenshot: we found no official page that says it is accepted.',
      'For the Rawdah, the code is read at the gate. It does not work before your time, and it works only once.',
      'Come at the time given. To change the time, delete the permit and book a new one.',
    ],
    order: 2,
    source: `Zawya, 18 March 2024, permits: https://www.zawya.com/en/life/culture/ministry-of-haj-no-permit-for-repeat-umrah-in-ramadan-rp8d3fcr
Siasat, 6 December 2025, Rawdah: https://www.siasat.com/saudi-arabia-announces-new-timings-permit-rules-for-riyazul-jannah-visits-3309025/
Day of Dubai, October 2025, Nusuk or approved operators: https://www.dayofdubai.com/articles/no-umrah-on-tourist-visas-10-key-changes-pilgrims-must-know
Zawya, 27 May 2024, the code is shown at the gate of the Rawdah and works once: https://www.zawya.com/en/legal/regulations/saudi-permit-to-visit-al-rawdah-al-sharif-is-only-once-in-a-year-and-allotted-time-is-10-minutes-u9ozyu9g
Hajj Reporters, 25 January 2024, after Saudi Gazette, the code does not work before its time: https://hajjreportershausa.com/2024/01/25/rawdah-sharif-visit-saudi-introduce-barcode-scan-at-automated-gates.html
Wedado, making an account: https://www.wedado.com/get-umrah-permit-nusuk-app/
Al-Saudia Web, 2023, permits from five years on: https://alsaudia-web.net/news20484.html
Zawya, 2026, Hajj from inside the country: https://www.zawya.com/en/business/travel-and-tourism/saudi-arabia-opens-registration-for-domestic-pilgrims-for-hajj-2026-yftehrqz`,
    checkedOn: '2026-11-29',
    reviewDueOn: '2026-12-24',
  },
  {
    key: 'haramain-high-speed-railway',
    name: 'Haramain High Speed Railway',
    description:
      'The fast train between the two holy cities, at up to 300 km/h. It has five stations: Makkah, Jeddah Sulimaniyah, King Abdulaziz International Airport in Jeddah, King Abdullah Economic City (KAEC) and Madinah. The Makkah station is in Rusayfah, about {{fact:makkah-station}} from the Grand Mosque.',
    website: 'https://sar.hhr.sa',
    note: 'Makkah to Madinah takes about {{fact:haramain-time}}: by the reports from {{fact:haramain-fastest}} to {{fact:haramain-stops}}. Luggage: one suitcase up to {{fact:haramain-suitcase}} (65 x 55 x 35 cm) and one hand bag. Ask about refunds before you buy. In the Hajj season of 2025 the Makkah station lay in the area closed to people on a visit visa. Phone: {{fact:haramain-phone}}.',
    features: [
      'Five stations, with the airport in Jeddah',
      'Economy and business class, with numbered seats',
      'Seats for people with disabilities',
      'Café on board',
      'More trains in Ramadan and in Hajj',
    ],
    steps: [
      'Open the website or the app, call {{fact:haramain-phone}}, or go to a counter or a ticket machine.',
      'Choose from, to, date and class. Write each name and passport number exactly as in the passport.',
      'Choose a seat or a coach.',
      'Pay by card, or by mada or SADAD (two Saudi ways to pay).',
      'Save the original ticket with its QR code. A screenshot may fail at the gate.',
      'Come 60 minutes early with the same passport or ID. The gates close 10 minutes before the train leaves. Children from 2 to 12 travel with an adult.',
    ],
    order: 3,
    source: `Haramain High Speed Railway, baggage: https://sar.hhr.sa/web/portal/travel/guidelines/baggage
Siasat, 16 March 2025, stations and trains: https://www.siasat.com/ramzan-2025-haramain-train-operates-over-3400-trips-3195643/
Saudi Gazette, 2015, where the stations are: http://saudigazette.com.sa/saudi-arabia/sr20-jeddah-makkah-fare-on-haramain-train/
Azertag, 1 May 2025, the Makkah station in the Hajj season: https://azertag.az/en/xeber/saudi_arabia_announces_sar20000_fine_for_hajj_without_permit-3534407`,
    checkedOn: '2026-11-24',
    reviewDueOn: '2026-12-24',
  },
]
