import type { CollectionConfig } from 'payload'

import { AccountLog } from './AccountLog'
import { Authorities } from './Authorities'
import { BookingPlatforms } from './BookingPlatforms'
import { Facts } from './Facts'
import { FaqGroups } from './FaqGroups'
import { GuideArticles } from './GuideArticles'
import { ImportRuns } from './ImportRuns'
import { Locations } from './Locations'
import { Media } from './Media'
import { MosqueGates } from './MosqueGates'
import { Notices } from './Notices'
import { Paths } from './Paths'
import { Recommendations } from './Recommendations'
import { ReviewLog } from './ReviewLog'
import { SearchWords } from './SearchWords'
import { StreetMaps } from './StreetMaps'
import { Users } from './Users'

/** In the order of the admin's navigation. */
export const collections = [
  Locations,
  MosqueGates,
  Notices,
  GuideArticles,
  FaqGroups,
  Authorities,
  BookingPlatforms,
  Facts,
  SearchWords,
  Paths,
  Media,
  Recommendations,
  ReviewLog,
  ImportRuns,
  StreetMaps,
  Users,
  AccountLog,
] as CollectionConfig[]
