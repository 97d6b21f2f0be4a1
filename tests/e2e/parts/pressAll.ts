import { expect, type Page } from '@playwright/test'
import { expectSteady, watchCalls } from './steady.ts'

/** More than any page has; a page that goes on making new controls fails. */
const atMost = 150

const panels = 'dialog[open], [role="dialog"]'

interface Found {
  readonly key: string
  readonly look: string
  /** It opens a panel. */
  readonly opens?: boolean
}

/**
 * Marks the next control to press, in the topmost panel if one is open; two of each look, since the hearts of a list
 * are all the same. Runs in the page.
 */
const markNext = ({ pressed, last }: { pressed: readonly Found[]; last: string }): Found | null => {
  const marked = 'data-to-press'
  document.querySelector(`[${marked}]`)?.removeAttribute(marked)
  const panel = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1)
  const root = panel ?? document
  const where = panel ? `${panel.getAttribute('aria-label') ?? panel.className}: ` : ''
  const isLast = ({ key }: Found) => new RegExp(last, 'i').test(key)
  const found = [
    ...root.querySelectorAll<HTMLElement>(
      'button, summary, input:is([type=radio],[type=checkbox])',
    ),
  ]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => one.ariaDisabled !== 'true' && !one.matches(':disabled'))
    .map((element) => {
      const name = element.ariaLabel ?? element.textContent?.trim() ?? ''
      const look = `${where}${element.localName} ${element.className}`
      return { element, key: `${look} ${name}`, look }
    })
    .filter(
      ({ key, look }) =>
        !pressed.some((one) => one.key === key) &&
        pressed.filter((one) => one.look === look).length < 2,
    )
    .sort((a, b) => Number(isLast(a)) - Number(isLast(b)))
  const next = found[0]
  if (!next) return null
  next.element.setAttribute(marked, '')
  const { element, key, look } = next
  return { key, look, opens: element.ariaHasPopup === 'dialog' }
}

/** Presses the marked control; false if it is gone, such as a notice whose time is over. */
const press = async (page: Page, by: 'pointer' | 'keyboard'): Promise<boolean> => {
  // A locator would wait for another such element; a handle says at once that its own is gone.
  const control = await page.$('[data-to-press]')
  if (!control) return false
  try {
    if (by === 'pointer') await control.click({ timeout: 8_000 })
    else {
      const isSwitch = await control.evaluate((element) => {
        if (element instanceof HTMLElement) element.focus()
        return element.localName === 'input'
      })
      await page.keyboard.press(isSwitch ? 'Space' : 'Enter')
    }
    return true
  } catch (error) {
    if (await control.evaluate((element) => element.isConnected)) throw error
    return false
  }
}

/**
 * Presses every button, switch and choice of a page once, and those of the panels that they open. After each press and
 * its answers the page is steady.
 * @param by what the buyer uses
 * @param last a pattern of the names that are pressed last, such as what ends the session
 * @returns how many controls were pressed
 */
export const pressAll = async (
  page: Page,
  path: string,
  { by, last }: { by: 'pointer' | 'keyboard'; last: string },
): Promise<number> => {
  const settle = watchCalls(page)
  const open = async () => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await settle()
  }
  await open()
  const opened = new URL(page.url()).pathname
  const pressed: Found[] = []
  for (;;) {
    expect(pressed.length, path).toBeLessThan(atMost)
    const next = await page.evaluate(markNext, { pressed, last })
    if (next) {
      pressed.push(next)
      if (!(await press(page, by))) continue
      // Its code may have to come first.
      if (next.opens) await expect(page.locator(panels)).not.toHaveCount(0)
    } else if ((await page.locator(panels).count()) > 0) await page.keyboard.press('Escape')
    else return pressed.length
    await settle()
    await expectSteady(page, `${path}, after ${next?.key ?? 'Escape'}`)
    if (new URL(page.url()).pathname !== opened) await open()
  }
}
