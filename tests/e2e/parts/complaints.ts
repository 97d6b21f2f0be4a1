import type { Page } from '@playwright/test'

/**
 * Chromium reports every refused call and every lost connection in the console. They are what some scenarios are about.
 */
const isOfCall = (text: string) =>
  text.startsWith('Failed to load resource') || text.endsWith('net::ERR_INTERNET_DISCONNECTED')

/**
 * Watches a page for invisible errors: script errors, console errors, and violations of the content security policy.
 *
 * @returns a function that throws when the page has complained since it was last called
 */
export const watchComplaints = async (page: Page): Promise<() => void> => {
  let wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(`script: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfCall(message.text()))
      wrong.push(`console: ${message.text()}`)
  })
  // Chromium does not log scripts that the content security policy blocks.
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} keeps out ${blockedURI}`),
    ),
  )
  return () => {
    const complaints = wrong
    wrong = []
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`)
  }
}
