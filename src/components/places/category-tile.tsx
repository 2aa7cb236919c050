import {
  BedDouble,
  Bus,
  Camera,
  Coffee,
  DoorOpen,
  Hospital,
  LifeBuoy,
  type LucideIcon,
  MoonStar,
  Mosque,
  Pill,
  ShoppingBag,
  Stethoscope,
  Utensils,
} from 'lucide-react'

import type { PlaceCategory } from '@/lib/place-categories'

import styles from './places.module.css'

const icons: Readonly<Record<PlaceCategory, LucideIcon>> = {
  'holy site': Mosque,
  restaurant: Utensils,
  shopping: ShoppingBag,
  'tourist attraction': Camera,
  cafe: Coffee,
  hotel: BedDouble,
  hospital: Hospital,
  pharmacy: Pill,
  healthcare: Stethoscope,
  transportation: Bus,
  'prayer place': MoonStar,
  'prayer room': DoorOpen,
  services: LifeBuoy,
}

/** The category as a picture. Its name always stands beside it in words. */
export function CategoryTile({ category }: { category: PlaceCategory }) {
  const Icon = icons[category]
  return (
    <span className={styles.tile} data-category={category}>
      <Icon aria-hidden size={24} />
    </span>
  )
}
