import type { Page } from '@playwright/test'
import { watchComplaints } from './complaints.ts'
import { waitForStarts } from './started.ts'
import { test as base } from './worker.ts'

/** A page without invisible errors: no script error, no console error, no violation of the policy. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    const expectNoComplaints = await watchComplaints(page)
    if (javaScriptEnabled) await waitForStarts(page)
    await use(page)
    expectNoComplaints()
  },
})
