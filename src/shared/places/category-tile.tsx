import {
  BedDouble,
  Bus,
  BusFront,
  Camera,
  Coffee,
  DoorOpen,
  Hospital,
  LifeBuoy,
  MoonStar,
  Mosque,
  Pill,
  ShoppingBag,
  Signpost,
  Stethoscope,
  Tent,
  Toilet,
  UserRoundSearch,
  Utensils,
} from 'lucide-react'
import type { ReactElement } from 'react'

import type { PlaceCategory } from '@/domain/places/place-categories'

import styles from './places.module.css'

const look = { 'aria-hidden': true, size: 24 } as const

/** Made once, as in place-icons.tsx. */
const icons: Readonly<Record<PlaceCategory, ReactElement>> = {
  'holy site': <Mosque {...look} />,
  restaurant: <Utensils {...look} />,
  shopping: <ShoppingBag {...look} />,
  'tourist attraction': <Camera {...look} />,
  cafe: <Coffee {...look} />,
  hotel: <BedDouble {...look} />,
  hospital: <Hospital {...look} />,
  'help point': <UserRoundSearch {...look} />,
  pharmacy: <Pill {...look} />,
  healthcare: <Stethoscope {...look} />,
  transportation: <Bus {...look} />,
  'prayer place': <MoonStar {...look} />,
  'prayer room': <DoorOpen {...look} />,
  services: <LifeBuoy {...look} />,
  toilets: <Toilet {...look} />,
  'camp zone': <Tent {...look} />,
  stop: <BusFront {...look} />,
  'pedestrian road': <Signpost {...look} />,
}

/** The category as a picture. Its name always stands beside it in words. */
export function CategoryTile({ category }: { category: PlaceCategory }) {
  return (
    <span className={styles.tile} data-category={category}>
      {icons[category]}
    </span>
  )
}
