import { expect, type Page } from '@playwright/test'
import { expectNoOverflow } from './whole.ts'

/** Problems with the focus and with scrolling. Runs in the page. */
const whatIsLost = (): string[] => {
  const { activeElement: focused, body, documentElement } = document
  const wrong: string[] = []
  if (focused === null || focused === body) wrong.push('the focus is on the body')
  else if (!focused.checkVisibility({ visibilityProperty: true }))
    wrong.push(`the focus is on something hidden: ${focused.outerHTML.slice(0, 120)}`)
  const isLocked = [body, documentElement].some(
    (element) => getComputedStyle(element).overflowY === 'hidden',
  )
  if (isLocked && !document.querySelector('dialog[open], [role="dialog"]'))
    wrong.push('the page is locked, and no panel is open')
  return wrong
}

const awaited = ['document', 'script', 'stylesheet', 'fetch', 'xhr']

/** Counts the calls and code of a page, so that a test can wait for them. */
export const watchCalls = (page: Page) => {
  const open = new Set<object>()
  page.on('request', (request) => {
    if (awaited.includes(request.resourceType())) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  /** Waits until every call has its answer and the page has drawn it. */
  return async () => {
    await expect.poll(() => open.size, 'calls without an answer').toBe(0)
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
  }
}

/** The focus is on a visible element, nothing overflows horizontally, and only an open panel locks the page. */
export const expectSteady = async (page: Page, after: string): Promise<void> => {
  expect(await page.evaluate(whatIsLost), after).toEqual([])
  await expectNoOverflow(page, after)
}
