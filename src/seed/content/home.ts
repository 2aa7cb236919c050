import type { HomeSeed } from './types'

/** Titles, addresses and order of the tiles are the contract's (spec §2, Home). */
export const home: HomeSeed = {
  heading: 'Welcome, pilgrim',
  welcome:
    'A free guide for your Hajj and Umrah in Makkah, Madinah and Jeddah. Find a place, find your gate, and follow each step in plain words.',
  tiles: [
    {
      title: 'Places',
      href: '/places',
      description: 'Find places in Makkah, Madinah and Jeddah.',
    },
    {
      title: 'Food',
      href: '/places?category=Restaurant',
      description: 'Restaurants near you and in each city.',
    },
    {
      title: 'Holy Sites',
      href: '/places?category=holy%20site',
      description: 'The sites of Hajj, Umrah and early Islam.',
    },
    {
      title: 'Mosque Gates',
      href: '/places/gates',
      description: 'Gate numbers and Arabic names of the two mosques.',
    },
    {
      title: 'Umrah & Hajj Guide',
      href: '/guide',
      description: 'Every step in order, with what to prepare.',
    },
    {
      title: 'Booking & Visas',
      href: '/booking-links',
      description: 'Official sites for visa, permit and train.',
    },
  ],
  independence:
    'Pilgrim Guide is free and independent. It is not officially affiliated with any government. Rules change: check with the official bodies.',
}
