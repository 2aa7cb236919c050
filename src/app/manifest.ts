import type { MetadataRoute } from 'next'

import { SITE_NAME } from '@/domain/addresses/site'

const SHORTCUT_ICONS = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }]

/** Of the pictures in the README. */
const SCREEN = { sizes: '360x740', type: 'image/png', form_factor: 'narrow' } as const

/** How the guide looks once it is put on a home screen. Colours are those of the light theme. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: 'A free, independent guide for pilgrims in Makkah, Madinah and Jeddah.',
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf8f3',
    theme_color: '#faf8f3',
    categories: ['travel', 'navigation', 'lifestyle'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Gates', url: '/gates', icons: SHORTCUT_ICONS },
      { name: 'Map', url: '/map', icons: SHORTCUT_ICONS },
      { name: 'Emergency', url: '/authorities#emergency', icons: SHORTCUT_ICONS },
    ],
    screenshots: [
      { src: '/screens/home.png', label: 'Home', ...SCREEN },
      { src: '/screens/gates.png', label: 'Gates of Masjid al-Haram', ...SCREEN },
      { src: '/screens/article.png', label: 'An article, dark', ...SCREEN },
    ],
  }
}
