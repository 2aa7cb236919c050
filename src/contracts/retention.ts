/** How long things are kept unless an administrator says otherwise in the terms. Months. */
export const retentionDefaults: { readonly submissionMonths: number; readonly pageViewMonths: number } = {
  submissionMonths: 12,
  pageViewMonths: 13,
}

/** How long searches that found nothing are kept. Days with today: as many as the dashboard shows. */
export const EMPTY_SEARCH_DAYS = 30

/** How long is kept who changed accounts and rights. */
export const ACCOUNT_LOG_MONTHS = 24

/** The fewest and the most months that can be chosen; the dashboard shows page views of 30 days. */
export const RETENTION_MONTHS = { min: 2, max: 60 } as const
