import type { Locator, Page } from '@playwright/test'

import { expect } from './fixtures'
import { type Job, jobs, staffJobs } from './jobs'

/** Taps, and counts them. */
export class Hand {
  private taps = 0

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    this.count()
    await target.click()
  }

  /** One that the test makes in another way, or that would leave the browser. */
  count(): void {
    this.taps += 1
  }

  /** The first answer of the search in the header, once its lists are there. */
  async ask(query: string, first: RegExp): Promise<void> {
    await this.tap(this.page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }))
    await this.page.getByPlaceholder('Search the entire site...').fill(query)
    const answer = this.page.getByRole('option').first()
    await expect(answer).toContainText(first)
    await this.tap(answer)
  }

  /** It took as many taps as the table says: with fewer, too, the table is wrong. */
  did(job: Job): void {
    expect(this.taps, `taps: ${job}`).toBe({ ...jobs, ...staffJobs }[job])
    this.taps = 0
  }
}
