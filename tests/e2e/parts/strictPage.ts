import type { Page } from '@playwright/test'
import { watchComplaints } from './complaints.ts'
import { restMotion } from './restingMotion.ts'
import { waitForStarts } from './started.ts'
import { test as base } from './worker.ts'

interface Options {
  /** Animations without an end go on, for tests about them. */
  readonly isMotionEndless: boolean
}

/** A page without invisible errors: no script error, no console error, no violation of the policy. */
export const test = base.extend<Options & { page: Page }>({
  isMotionEndless: [false, { option: true }],
  context: async ({ context, isMotionEndless, javaScriptEnabled }, use) => {
    if (javaScriptEnabled && !isMotionEndless) await restMotion(context)
    await use(context)
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const expectNoComplaints = await watchComplaints(page)
    if (javaScriptEnabled) await waitForStarts(page)
    await use(page)
    expectNoComplaints()
  },
})
