import type { CollectionConfig } from 'payload'

import { Authorities } from './Authorities'
import { BookingPlatforms } from './BookingPlatforms'
import { FaqGroups } from './FaqGroups'
import { GuideArticles } from './GuideArticles'
import { Locations } from './Locations'
import { Media } from './Media'
import { MosqueGates } from './MosqueGates'
import { Recommendations } from './Recommendations'
import { Users } from './Users'

/** In the order of the admin's navigation. */
export const collections = [
  Locations,
  MosqueGates,
  GuideArticles,
  FaqGroups,
  Authorities,
  BookingPlatforms,
  Media,
  Recommendations,
  Users,
] as CollectionConfig[]
