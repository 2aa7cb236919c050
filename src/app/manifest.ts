import type { MetadataRoute } from 'next'

import { SITE_NAME } from '@/lib/site'

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
      { name: 'Emergency numbers', url: '/authorities#emergency' },
      { name: 'Mosque Gates', url: '/places/gates' },
      { name: 'Umrah & Hajj Guide', url: '/guide' },
    ],
  }
}
