import { test as base, type Page } from '@playwright/test'

/** A page on which nothing may go wrong unseen: no script error, no console error, nothing against the policy. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(`script: ${error.message}`))
    page.on('console', (message) => {
      // Chromium reports every refused call here; refusals are what some scenarios are about.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        wrong.push(`console: ${message.text()}`)
    })
    // Chromium says nothing of what its content security policy keeps from running.
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} keeps out ${blockedURI}`),
      ),
    )
    await use(page)
    if (wrong.length > 0) throw new Error(`The page complained:\n${wrong.join('\n')}`)
  },
})
