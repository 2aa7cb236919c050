import type { GlobalConfig } from 'payload'

import { About } from './about'
import { Contact } from './contact'
import { EmergencyNumbers } from './emergency-numbers'
import { Home } from './home'
import { ImportSettings } from './import-settings'
import { SignInSettings } from './sign-in-settings'
import { SiteSettings } from './site-settings'
import { Terms } from './terms'

/** In the order of the admin's navigation. */
export const globals: GlobalConfig[] = [
  Home,
  About,
  Contact,
  Terms,
  EmergencyNumbers,
  SiteSettings,
  ImportSettings,
  SignInSettings,
]
