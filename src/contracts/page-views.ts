import * as z from 'zod'

import { routePatterns } from '@/domain/addresses/routes'

/** All there is to a page view (decisions): which screen. The day is the server's. */
export const pageViewSchema = z.strictObject({ route: z.enum(routePatterns) })
