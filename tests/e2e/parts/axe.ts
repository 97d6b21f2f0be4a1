import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Minified, axe is half as long, and each page compiles it again. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The violations that axe finds in the current page: the rule, and the elements that break it.
 *
 * Runs axe in the page itself and keeps only violations. The Playwright package of axe opens a second page for each
 * check and collects everything that passes, which takes twice as long.
 *
 * @param context the parts of the page to check, or to leave out; without it, the whole page
 */
export const findViolations = async (
  page: Page,
  context?: axe.SerialContextObject,
): Promise<readonly (readonly [rule: string, elements: readonly string[]])[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (parts) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(parts ?? document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const)
  }, context)
}
