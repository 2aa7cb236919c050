/** Documents that staff read inside the admin, by the last part of their address there. */
export const helpPages = {
  editing: { title: 'For editors', file: 'docs/editing.md' },
  moderating: { title: 'For moderators', file: 'docs/moderating.md' },
} as const

export type HelpPage = keyof typeof helpPages

export const isHelpPage = (name: string): name is HelpPage => Object.hasOwn(helpPages, name)

/** Where in them a screen is explained. */
export const helpParts = {
  imports: { page: 'editing', id: 'imports' },
  links: { page: 'editing', id: 'links-that-lead-nowhere' },
  handedOver: { page: 'editing', id: 'reports-for-editors' },
} as const satisfies Readonly<Record<string, { readonly page: HelpPage; readonly id: string }>>
