import { z } from 'zod'

import { readData } from '@/data/read-data'
import { type GateSeed, toGateSeeds } from '@/server/imports/gates/gate-file'

/** Every gate of both mosques, in the order of the file: named gates first, then the numbered doors. */
export const readGateSeeds = (): readonly GateSeed[] => toGateSeeds(readData('gates-facts.json', z.unknown()))
