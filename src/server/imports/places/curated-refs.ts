import { z } from 'zod'

import emergencyPlaces from '@/data/emergency-places.json' with { type: 'json' }
import holySites from '@/data/holy-sites.json' with { type: 'json' }
import jeddahPlaces from '@/data/jeddah-places.json' with { type: 'json' }
import madinahPlaces from '@/data/madinah-places.json' with { type: 'json' }
import mashairPlaces from '@/data/mashair-places.json' with { type: 'json' }

const places = z.array(z.object({ osmRefs: z.array(z.string()) }))

/** Map objects known to be places that ship with the guide, written by people, or parts of them. */
export const curatedRefs: readonly string[] = [holySites, jeddahPlaces, madinahPlaces, emergencyPlaces, mashairPlaces]
  .flatMap((file) => places.parse(file))
  .flatMap(({ osmRefs }) => osmRefs)
