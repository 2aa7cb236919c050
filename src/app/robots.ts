import type { MetadataRoute } from 'next'

import { env } from '@/env'

/** Readers' pages are open to all; the CMS, the endpoints and the inner addresses of views are no landing pages. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/cms/api/media/file/'],
      disallow: ['/admin', '/cms/', '/api/', '/*/view/'],
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  }
}
