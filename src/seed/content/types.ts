import type { DrawingKey } from '@/blocks/Drawing/drawings'
import type { SectionKey } from '@/domain/guide/guide-sections'
import type { HajjDay } from '@/domain/guide/hajj-days'

/**
 * The shapes of the content that ships with the guide. The files beside this one are the reviewable originals; `seed`
 * copies them into the CMS once, and from then on editors change it there.
 *
 * `Markdown` values allow paragraphs, `##`/`###` headings, lists, **bold**, *italic* and [links](https://…), nothing else.
 * Every text but titles and summaries of articles may name a fact of `facts.ts`, as `{{fact:ambulance}}`.
 */
export type Markdown = string

/** Calendar day, `YYYY-MM-DD`. */
export type IsoDay = string

/** Where a fact comes from, and when a person has to look at it again. */
export type Provenance = {
  readonly source: string
  readonly checkedOn: IsoDay
  readonly reviewDueOn: IsoDay
}

export type SourceSeed = {
  /** What a reader would look for: the body, its page or document, and its date when known. */
  readonly title: string
  /** The address of the page that says it, never of a site's home page and never guessed. Books have a number instead. */
  readonly url?: string
}

/** What several texts say, with the page that says it. `key` never changes. */
export type FactSeed = {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly unit: string | null
  readonly source: SourceSeed
  readonly checkedOn: IsoDay
  readonly reviewDueOn: IsoDay
}

type ProseBlock = { readonly type: 'prose'; readonly markdown: Markdown }

/** Numbered steps drawn as a rail; numbering starts at 1. */
type StepsBlock = {
  readonly type: 'steps'
  readonly title?: string
  readonly steps: readonly {
    readonly title: string
    readonly body: readonly StepBodyBlock[]
    /** The days of Hajj on whose pages the step stands, too. */
    readonly days?: readonly HajjDay[]
  }[]
}

/** `crowd` is the month-by-month table, `comparison` has the compared things as columns. First column is the row heading. */
export type TableBlock = {
  readonly type: 'table'
  readonly kind: 'crowd' | 'comparison' | 'plain'
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly note?: string
}

type ChecklistBlock = {
  readonly type: 'checklist'
  readonly title: string
  readonly items: readonly { readonly label: string; readonly detail?: string }[]
}

/** `schools-differ` names the views and gives no ruling; `changes-often` marks what an editor must re-check. */
export type CalloutBlock = {
  readonly type: 'callout'
  readonly tone: 'note' | 'safety' | 'schools-differ' | 'changes-often'
  readonly title: string
  readonly markdown: Markdown
}

/** Arabic exactly as verified, letter by letter. */
export type SacredTextBlock = {
  readonly type: 'sacredText'
  readonly label: string
  readonly arabic: string
  readonly transliteration: string
  readonly meaning: string
  readonly reference: string
}

/** A drawing of the guide, with what this place of the text says of it. */
type DrawingBlock = { readonly type: 'drawing'; readonly drawing: DrawingKey; readonly caption: string }

/** The body of an answer, in place: the CMS stores which, so that both show one text. */
export type AnswerBlock = { readonly type: 'answer'; readonly answer: ArticleSeed }

export type StepBodyBlock = ProseBlock | CalloutBlock | SacredTextBlock | DrawingBlock | AnswerBlock
export type ArticleBlock = StepBodyBlock | StepsBlock | TableBlock | ChecklistBlock

export type ArticleSeed = {
  readonly section: SectionKey
  /** The topic id of the specification, for example `what-is-umrah`. */
  readonly slug: string
  readonly title: string
  /** One or two plain sentences, at most 200 characters: index card and search engines. */
  readonly summary: string
  /** Position inside its section, from 1. */
  readonly order: number
  readonly checkedOn: IsoDay
  readonly reviewDueOn: IsoDay
  readonly sources: readonly SourceSeed[]
  readonly body: readonly ArticleBlock[]
}

export type FaqGroupSeed = Provenance & {
  /** Stable key and page anchor, for example `umrah`. */
  readonly key: string
  readonly title: string
  readonly order: number
  readonly questions: readonly { readonly question: string; readonly answer: Markdown }[]
}

export type AuthoritySeed = Provenance & {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly website: string
  /** `null` when no source gives one. */
  readonly phone: string | null
  readonly services: readonly string[]
  readonly order: number
}

export type BookingPlatformSeed = Provenance & {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly website: string
  readonly note: string
  readonly features: readonly string[]
  readonly steps: readonly string[]
  readonly order: number
}

export type EmergencyNumbersSeed = {
  readonly intro: string
  readonly numbers: readonly (Provenance & {
    readonly name: string
    readonly number: string
    readonly description: string
  })[]
  /** Outward links below the authorities: tourism and Hajj portals. */
  readonly portals: readonly { readonly title: string; readonly url: string; readonly description: string }[]
}

export type HomeSeed = {
  readonly heading: string
  readonly welcome: string
  readonly tiles: readonly { readonly title: string; readonly href: string; readonly description: string }[]
  /** What the product says of itself: free, independent, not affiliated. */
  readonly independence: string
}

export type AboutSeed = {
  readonly intro: Markdown
  readonly sections: readonly { readonly heading: string; readonly body: Markdown }[]
}

export type ContactSeed = {
  readonly intro: string
  readonly supportEmail: string
  readonly replyTime: string
  readonly faqs: readonly { readonly question: string; readonly answer: Markdown }[]
  readonly disclaimer: string
}

export type TermsSeed = {
  readonly lastUpdated: string
  readonly sections: readonly { readonly heading: string; readonly body: Markdown }[]
}

type TourStepSeed = {
  readonly id: string
  readonly title: string
  readonly description: string
  /** CSS selector of what the step points at. */
  readonly target: string
  readonly position: 'top' | 'bottom'
  readonly route?: string
}

export type SiteSettingsSeed = {
  readonly siteName: string
  readonly tagline: string
  readonly version: string
  readonly contentUpdated: string
  readonly footer: string
  readonly comingSoon: readonly {
    readonly title: string
    readonly description: string
    /** What has come of it. */
    readonly article?: { readonly section: SectionKey; readonly slug: string }
  }[]
  readonly tour: {
    readonly introTitle: string
    readonly introText: string
    readonly steps: readonly TourStepSeed[]
  }
}
