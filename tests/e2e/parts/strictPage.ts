import type { Page } from '@playwright/test'
import { watchComplaints } from './complaints.ts'
import { test as base } from './worker.ts'

/** A page without invisible errors: no script error, no console error, no violation of the policy. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const expectNoComplaints = await watchComplaints(page)
    await use(page)
    expectNoComplaints()
  },
})
