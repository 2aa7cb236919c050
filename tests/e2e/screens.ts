export type Screen = {
  readonly path: string
  /** All of the `h1`. */
  readonly heading: string
  /** Words of its `main` that come from the database, in any letter case. */
  readonly fact: string
  /** The heading of the first row of its list. */
  readonly firstRow?: string
  /** Looked at in every width. The others are made of the same parts, in one column at each. */
  readonly isLayout?: boolean
}

/** Every screen of the route table (spec §2), and what else opens without a network once the guide is saved. */
export const savedScreens: readonly Screen[] = [
  { path: '/', heading: 'Welcome, pilgrim', fact: 'Mosque Gates', isLayout: true },
  { path: '/directory', heading: 'Directory', fact: 'Hotels', isLayout: true },
  { path: '/places', heading: 'Places', fact: 'Masjid al-Haram', firstRow: 'Masjid al-Haram', isLayout: true },
  { path: '/places/gates', heading: 'Gates of Masjid al-Haram', fact: 'King Abdulaziz Gate', isLayout: true },
  {
    path: '/gates',
    heading: 'Main gates of Masjid al-Haram',
    fact: 'King Fahd Gate',
    firstRow: 'King Abdulaziz Gate',
  },
  {
    path: '/mosque-gates?mosque=haram',
    heading: 'All gates of Masjid al-Haram',
    fact: 'King Fahd Gate',
    firstRow: 'Gates 1–25',
  },
  { path: '/mosque-gates?mosque=nabawi', heading: 'All gates of Masjid an-Nabawi', fact: 'Quba' },
  {
    path: '/gates-map?mosque=haram',
    heading: 'Gates map of Masjid al-Haram',
    fact: 'King Abdullah Gate',
    isLayout: true,
  },
  { path: '/gates-map?mosque=nabawi', heading: 'Gates map of Masjid an-Nabawi', fact: 'Salam' },
  { path: '/map', heading: 'Map', fact: 'Distance unknown', isLayout: true },
  { path: '/walk', heading: 'Walking Directions', fact: 'found on your device', isLayout: true },
  { path: '/notices', heading: 'Notices', fact: 'Each ends by itself', isLayout: true },
  { path: '/recommendations', heading: 'Community Recommendations', fact: 'Send by e-mail', isLayout: true },
  { path: '/recommendations?mode=path', heading: 'Community Recommendations', fact: 'Submit Path', isLayout: true },
  { path: '/recommendations/status', heading: 'Recommendation Status', fact: 'Receipt' },
  { path: '/guide', heading: 'Umrah & Hajj Guide', fact: 'What is Umrah', isLayout: true },
  { path: '/guide/umrah', heading: 'Umrah Guide', fact: 'Tawaf' },
  { path: '/guide/hajj', heading: 'Hajj Guide', fact: 'Ifrad' },
  { path: '/settings', heading: 'Settings', fact: '1.0.0', isLayout: true },
  { path: '/about', heading: 'About', fact: 'independent' },
  { path: '/contact', heading: 'Contact & Support', fact: '24-48 hours' },
  { path: '/terms', heading: 'Terms & Privacy', fact: 'January 2025' },
  { path: '/authorities', heading: 'Helpful Contacts', fact: 'Ministry of Hajj and Umrah' },
  { path: '/booking-links', heading: 'Booking & Visas', fact: 'Nusuk', isLayout: true },
  { path: '/faq', heading: 'Frequently Asked Questions', fact: 'About This App' },
  { path: '/guide/umrah/what-is-umrah', heading: 'What is Umrah?', fact: 'Black Stone' },
  { path: '/guide/umrah/umrah-steps', heading: 'The four steps of Umrah', fact: 'Ihram', isLayout: true },
  { path: '/guide/umrah/umrah-timing', heading: 'When to go for Umrah', fact: 'Ramadan', isLayout: true },
  { path: '/guide/umrah/umrah-preparation', heading: 'Prepare for Umrah', fact: 'Passport' },
  { path: '/guide/hajj/what-is-hajj', heading: 'What is Hajj?', fact: 'Arafah' },
  { path: '/guide/hajj/hajj-conditions', heading: 'Conditions of Hajj', fact: 'mahram' },
  { path: '/guide/hajj/hajj-types', heading: 'The three types of Hajj', fact: 'Qiran', isLayout: true },
  { path: '/guide/hajj/hajj-steps', heading: 'Hajj step by step', fact: 'Muzdalifah' },
  { path: '/guide/hajj/hajj-packing', heading: 'What to pack for Hajj', fact: 'sandals' },
  { path: '/guide/hajj/hajj-etiquette', heading: 'Hajj etiquette and staying safe', fact: 'crowd' },
  { path: '/guide/hajj/hajj-steps/day-9', heading: 'Hajj: 9th Dhu al-Hijjah', fact: 'boundary signs', isLayout: true },
  {
    path: '/guide/umrah/umrah-steps/steps/2',
    heading: "Tawaf: seven rounds of the Ka'bah",
    fact: 'Wudu breaks on the way',
    isLayout: true,
  },
  {
    path: '/guide/umrah/umrah-steps/sources',
    heading: 'Sources: The four steps of Umrah',
    fact: 'Sahih al-Bukhari',
    isLayout: true,
  },
  { path: '/card', heading: 'My Card', fact: 'It stays on this device', isLayout: true },
  { path: '/card/sheet', heading: 'Sheet of Paper', fact: 'A phone can be empty', isLayout: true },
  { path: '/phrases', heading: 'Words to Show', fact: 'I need a doctor', isLayout: true },
  { path: '/guide/hajj/planner', heading: 'Hajj Planner', fact: 'Tawaf al-Ifadah', isLayout: true },
  { path: '/guide/more/duas', heading: 'Duas of the rites', fact: 'Labbayka' },
]

/** All of them, with the views that have a shape of their own. */
export const screens: readonly Screen[] = [
  ...savedScreens,
  { path: '/directory/makkah/hotel', heading: 'Hotels in Makkah', fact: 'Page 1 of 2' },
  { path: '/directory/makkah/hotel?page=2', heading: 'Hotels in Makkah', fact: 'Page 2 of 2' },
  {
    path: '/directory/jeddah/transportation',
    heading: 'Transport in Jeddah',
    fact: 'King Abdulaziz International Airport',
  },
  { path: '/directory/print', heading: 'The whole directory', fact: 'King Abdulaziz International Airport' },
  { path: '/guide/more', heading: 'More Guides', fact: 'Madinah' },
  { path: '/guide/answers', heading: 'Answers', fact: 'A child is lost' },
  { path: '/guide/answers/lost-child', heading: 'A child is lost', fact: '911', isLayout: true },
  { path: '/guide/hajj/hajj-steps/day-12', heading: 'Hajj: 12th Dhu al-Hijjah', fact: 'Leave Mina' },
  {
    path: '/guide/hajj/hajj-steps/day-10/1',
    heading: '10th, first act: 7 pebbles at Jamrat al-Aqabah',
    fact: '7 small pebbles',
  },
  { path: '/guide/more/madinah', heading: 'A visit to Madinah', fact: 'Rawdah' },
  { path: '/guide/more/getting-around', heading: 'Getting around', fact: 'Shubaikah' },
  { path: '/guide/more/if-something-goes-wrong', heading: 'If something goes wrong', fact: '911' },
  { path: '/guide/more/embassies-and-missions', heading: 'Embassies and Hajj missions', fact: 'Jeddah' },
  { path: '/guide/more/fidyah', heading: 'Repairs in Ihram, school by school', fact: 'Hanbali', isLayout: true },
  { path: '/directory/jeddah/hotel', heading: 'Hotels in Jeddah', fact: 'Park Hyatt Jeddah', isLayout: true },
  { path: '/places?category=restaurant&city=makkah', heading: 'Restaurants in Makkah', fact: 'Makkah' },
  { path: '/places?q=hotel', heading: 'Places', fact: 'Hotel' },
  { path: '/place/255', heading: 'Masjid al-Haram', fact: 'Al-Fath Gate', isLayout: true },
  { path: '/gate-details', heading: 'Gate details', fact: 'Masjid an-Nabawi' },
  { path: '/first-admin', heading: 'The first administrator', fact: 'server' },
]
