/** Used where the CMS cannot be asked: the not-found screen, the manifest, error pages. */
export const SITE_NAME = 'Pilgrim Guide'
