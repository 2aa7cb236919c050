import emergencyPlaces from './emergency-places.json' with { type: 'json' }
import holySites from './holy-sites.json' with { type: 'json' }
import jeddahPlaces from './jeddah-places.json' with { type: 'json' }
import madinahPlaces from './madinah-places.json' with { type: 'json' }
import mashairPlaces from './mashair-places.json' with { type: 'json' }

/** Every place that people have written down, in the order of the seed; who reads it checks its shape. */
export const curatedPlaces: readonly unknown[] = [
  ...holySites,
  ...jeddahPlaces,
  ...madinahPlaces,
  ...emergencyPlaces,
  ...mashairPlaces,
]
