import { type ElementHandle, expect, type Page } from '@playwright/test'
import { expectSteady, watchCalls } from './steady.ts'

/** More than any page has; a page that keeps creating new controls fails. */
const atMost = 150

const controls = 'button, summary, select, input:is([type=radio],[type=checkbox])'
const links = {
  selector: 'a[href^="/"]:not([tabindex="-1"], [download], [target])',
  within: 'body',
  ofEachLook: 2,
  last: '^$',
}

const panels = 'dialog[open], [role="dialog"]'

interface Found {
  readonly key: string
  readonly look: string
  /** It opens a panel. */
  readonly opens?: boolean
}

/** The controls of a page that are pressed. */
interface Wanted {
  readonly selector: string
  /** The part of the page that they are in, unless a panel is open. */
  readonly within: string
  /** The number of controls to press of each look: the hearts of a list are all the same. */
  readonly ofEachLook: number
  /** A pattern of the names that are pressed last, such as what ends the session. */
  readonly last: string
}

/** Marks the next control to press, in the topmost panel if one is open. Runs in the page. */
const markNext = ({
  pressed,
  selector,
  within,
  ofEachLook,
  last,
}: Wanted & { pressed: readonly Found[] }): Found | null => {
  const marked = 'data-to-press'
  document.querySelector(`[${marked}]`)?.removeAttribute(marked)
  const panel = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1)
  const root = panel ?? document.querySelector(within) ?? document
  const where = panel ? `${panel.getAttribute('aria-label') ?? panel.className}: ` : ''
  // A select may change the language, and with it the names of all that was pressed.
  const orderOf = ({ element, key }: Found & { element: HTMLElement }) =>
    new RegExp(last, 'i').test(key) ? 2 : Number(element instanceof HTMLSelectElement)
  const found = [...root.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => one.ariaDisabled !== 'true' && !one.matches(':disabled'))
    .filter((one) => !(one instanceof HTMLAnchorElement && one.pathname === location.pathname))
    .map((element) => {
      const name = element.ariaLabel ?? element.textContent?.trim() ?? ''
      const look = `${where}${element.localName} ${element.className}`
      return { element, key: `${look} ${name}`, look }
    })
    .filter(
      ({ key, look }) =>
        !pressed.some((one) => one.key === key) &&
        pressed.filter((one) => one.look === look).length < ofEachLook,
    )
    .sort((a, b) => orderOf(a) - orderOf(b))
  const next = found[0]
  if (!next) return null
  next.element.setAttribute(marked, '')
  const { element, key, look } = next
  return { key, look, opens: element.ariaHasPopup === 'dialog' }
}

/** Selects the option below the selected one, or the first. */
const selectNext = async (
  page: Page,
  select: ElementHandle<HTMLElement | SVGElement>,
  by: 'pointer' | 'keyboard',
) => {
  await select.focus()
  if (by === 'keyboard') return page.keyboard.press('ArrowDown')
  const next = await select.evaluate((element) =>
    element instanceof HTMLSelectElement ? (element.selectedIndex + 1) % element.length : 0,
  )
  await select.selectOption({ index: next })
}

/** Presses the marked control; false if it is gone, such as an expired notice. */
const press = async (page: Page, by: 'pointer' | 'keyboard'): Promise<boolean> => {
  // A locator would wait for another such element; a handle fails at once if its element is gone.
  const control = await page.$('[data-to-press]')
  if (!control) return false
  try {
    if (await control.evaluate((element) => element instanceof HTMLSelectElement))
      await selectNext(page, control, by)
    else if (by === 'pointer') await control.click({ timeout: 30_000 })
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

const open = async (page: Page, path: string, settle: () => Promise<void>) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await settle()
}

const pathOf = (page: Page) => new URL(page.url()).pathname

/**
 * Presses every button, switch, select and choice of a page once, two of each look, and those of the panels that they
 * open. After each press and its answers the page is steady.
 * @param within the part of the page
 * @param by the buyer's input device
 * @param last a pattern of the names that are pressed last, such as what ends the session
 * @returns how many controls were pressed
 */
export const pressAll = async (
  page: Page,
  path: string,
  { within, by, last }: { within: string; by: 'pointer' | 'keyboard'; last: string },
): Promise<number> => {
  const wanted = { selector: controls, within, ofEachLook: 2, last }
  const settle = watchCalls(page)
  await open(page, path, settle)
  const opened = pathOf(page)
  const pressed: Found[] = []
  for (;;) {
    expect(pressed.length, path).toBeLessThan(atMost)
    const next = await page.evaluate(markNext, { pressed, ...wanted })
    if (next) {
      pressed.push(next)
      if (!(await press(page, by))) continue
      // Its code may have to load first.
      if (next.opens) await expect(page.locator(panels)).not.toHaveCount(0)
    } else if ((await page.locator(panels).count()) > 0) await page.keyboard.press('Escape')
    else return pressed.length
    await settle()
    await expectSteady(page, `${path}, after ${next?.key ?? 'Escape'}`)
    if (pathOf(page) !== opened) await open(page, path, settle)
  }
}

/**
 * Follows two links of each look of a page to another page of the shop, and goes back. The page is steady there and here.
 * @returns how many links were followed
 */
export const followAll = async (
  page: Page,
  path: string,
  by: 'pointer' | 'keyboard',
): Promise<number> => {
  const settle = watchCalls(page)
  await open(page, path, settle)
  const pressed: Found[] = []
  for (;;) {
    const next = await page.evaluate(markNext, { pressed, ...links })
    if (!next) return pressed.length
    pressed.push(next)
    const title = await page.title()
    if (!(await press(page, by))) continue
    await expect.poll(() => page.title(), `${path}, after ${next.key}`).not.toBe(title)
    await settle()
    await expectSteady(page, `${path}, after ${next.key}`)
    await page.goBack()
    // The address changes before the page does.
    await expect.poll(() => page.title(), `${path}, back from ${next.key}`).toBe(title)
    await settle()
    await expectSteady(page, `${path}, back from ${next.key}`)
  }
}
