import type { SiteSettingsSeed } from './types'

export const siteSettings: SiteSettingsSeed = {
  siteName: 'Pilgrim Guide',
  tagline: 'A free guide for pilgrims in Makkah, Madinah and Jeddah',
  // Version and month of the content are stated facts of the contract (spec §9).
  version: '1.0.0',
  contentUpdated: 'January 2025',
  footer: '© Pilgrim Guide. Free and independent.',
  comingSoon: [
    {
      title: 'Prayer and dua guides',
      description: 'Words of prayer (dua) for each rite, with their meaning.',
      article: { section: 'more', slug: 'duas' },
    },
    { title: 'History of sites', description: 'The stories behind the holy places you visit.' },
    {
      title: 'Transport guides',
      description: 'Trains, buses and taxis between the cities and the sites.',
      article: { section: 'more', slug: 'getting-around' },
    },
    { title: 'Visa help', description: 'Which visa you need, and how to apply for it.' },
    { title: 'Accommodation', description: 'How to choose where to stay near the two mosques.' },
  ],
  tour: {
    introTitle: 'Welcome to Pilgrim Guide',
    introText: 'Take a two-minute tour. Eight short steps show you where everything is. You can skip it at any time.',
    // Eight steps, advertised as two minutes (spec §9).
    steps: [
      {
        id: 'home',
        title: 'Home page',
        description:
          'Start here. Six tiles take you to the main parts of the guide. Home, Guide, Gates, Maps and Settings are always a few taps away.',
        target: '[data-tour="home"]',
        position: 'top',
        route: '/',
      },
      {
        id: 'search',
        title: 'Global search',
        description:
          'Tap the search icon and type at least 2 letters. It finds locations, restaurants and services across all cities, and pages of this guide.',
        target: '[data-tour="search"]',
        position: 'bottom',
      },
      {
        id: 'guide',
        title: 'Hajj and Umrah guides',
        description: 'Step-by-step guides in plain words: the rites in order, the best time, and what to prepare.',
        target: '[data-tour="guide"]',
        position: 'top',
        route: '/guide',
      },
      {
        id: 'gates',
        title: 'Mosque gates',
        description:
          'Find a gate of the two main mosques, Masjid al-Haram and Masjid an-Nabawi, by its number or its name. Then get directions to it.',
        target: '[data-tour="gates"]',
        position: 'bottom',
        route: '/gates',
      },
      {
        id: 'map',
        title: 'Interactive maps',
        description:
          'See places on the map and how far they are. With GPS on, the map shows where you are. Your position stays on your device.',
        target: '[data-tour="map"]',
        position: 'bottom',
        route: '/map',
      },
      {
        id: 'recommend',
        title: 'Community recommendations',
        description:
          'Share a place you liked, or create a guided path with steps for other pilgrims. We review each one before publishing.',
        target: '[data-tour="recommend"]',
        position: 'top',
        route: '/recommendations',
      },
      {
        id: 'settings',
        title: 'Settings',
        description:
          'Turn on dark mode, or Offline Mode when the network is weak. Offline Mode uses your last stored position.',
        target: '[data-tour="settings"]',
        position: 'top',
        route: '/settings',
      },
      {
        id: 'menu',
        title: 'Help is one tap away',
        description:
          'This menu holds Helpful Contacts with the emergency numbers, Contact & Support, and more. You are ready. May your journey be easy.',
        target: '[data-tour="menu"]',
        position: 'bottom',
        route: '/',
      },
    ],
  },
}
