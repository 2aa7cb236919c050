import { toCity } from '@/domain/places/cities'
import type { PlaceCategory } from '@/domain/places/place-categories'
import { placeHref, placesHref } from '@/domain/places/place-links'
import { placeCategoryPlural } from '@/domain/places/place-categories'
import { safeHttpUrl } from '@/lib/text/web-links'
import type { Place } from '@/contracts/content'

const sights: ReadonlySet<PlaceCategory> = new Set(['holy site', 'tourist attraction'])

/** What schema.org understands of a place; nothing that is not known. `origin` is the public address of the site. */
export function placeStructuredData(place: Place, origin: string): Record<string, unknown> {
  const website = safeHttpUrl(place.website)
  const numbers = place.phones.flatMap(({ href }) => (href === null ? [] : [href.slice('tel:'.length)]))
  return {
    '@type': sights.has(place.category) ? 'TouristAttraction' : 'Place',
    '@id': `${origin}${placeHref(place.id)}`,
    url: `${origin}${placeHref(place.id)}`,
    name: place.name,
    ...(place.arabicName !== null && { alternateName: place.arabicName }),
    ...(place.description !== null && { description: place.description }),
    address: {
      '@type': 'PostalAddress',
      ...(toCity(place.city) !== null && { addressLocality: place.city }),
      addressCountry: 'SA',
      ...(place.address !== null && { streetAddress: place.address }),
    },
    ...(place.latitude !== null &&
      place.longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
      }),
    ...(numbers.length > 0 && { telephone: numbers.length === 1 ? numbers[0] : numbers }),
    ...(website !== null && { sameAs: website }),
  }
}

/** Places › Holy Sites › Masjid Quba. */
export function placeBreadcrumbs(place: Place, origin: string): Record<string, unknown> {
  const crumbs = [
    { name: 'Places', path: '/places' },
    {
      name: placeCategoryPlural(place.category),
      path: placesHref({ category: place.category, city: toCity(place.city) }),
    },
    { name: place.name, path: placeHref(place.id) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}
