import type { Locator, Page } from '@playwright/test'
import type { Act, Named } from '../../../lab/acts/act.ts'
import { demoPassword } from '../../../lab/acts/typedSecrets.ts'
import type { Fault } from '../../../lab/inspect/faults.ts'
import { samplePassword } from '../../../mocks/shop/account/people.ts'
import { nextFrame } from './nextFrame.ts'

const locate = (page: Page, on: Named): Locator => {
  const found =
    'role' in on
      ? page.getByRole(on.role as Parameters<Page['getByRole']>[0], { name: on.name, exact: true })
      : 'label' in on
        ? page.getByLabel(on.label, { exact: true })
        : page.getByText(on.text, { exact: true })
  return found.nth(on.nth ?? 0)
}

/** A password that stands for a recorded one; the same for equal ones. */
const secretFor = (name: string) => (name === demoPassword ? samplePassword : `${name} of a replay`)

const smallFile = (name: string, mimeType: string) => ({
  ...{ name, mimeType },
  buffer: Buffer.from(
    mimeType === 'image/png'
      ? 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
      : '',
    'base64',
  ),
})

type Kind = Act['do']
type Of<K extends Kind> = Act & { readonly do: K }

/** How each act is done. */
const performers: { readonly [K in Kind]: (page: Page, act: Of<K>) => Promise<unknown> } = {
  press: (page, { on }) => ('x' in on ? page.mouse.click(on.x, on.y) : locate(page, on).click()),
  hover: (page, { on }) => ('x' in on ? page.mouse.move(on.x, on.y) : locate(page, on).hover()),
  type: (page, { on, text }) => locate(page, on).fill(text),
  typeSecret: (page, { on, secret }) => locate(page, on).fill(secretFor(secret)),
  choose: (page, { on, option }) => locate(page, on).selectOption({ label: option }),
  attach: (page, { on, name, type }) => locate(page, on).setInputFiles(smallFile(name, type)),
  key: (page, { on, key }) => (on ? locate(page, on).press(key) : page.keyboard.press(key)),
  scroll: async (page, { y }) => {
    // A page that has become shorter has scrolled by itself. Two moves within one frame would be reported as one.
    await page.evaluate(nextFrame)
    const reach = (top: number) => {
      if (Math.abs(window.scrollY - top) < 2) return true
      window.scrollTo({ top, behavior: 'instant' })
      return false
    }
    // A frame later it is still there, unless a new page has begun at its top. A page that is still growing is too short
    // for a moment; one that stays so is scrolled to its end.
    const options = { timeout: 2_000, polling: 'raf' } as const
    await page.waitForFunction(reach, y, options).catch(() => undefined)
    await page.evaluate(nextFrame)
  },
  open: (page, { path }) => page.goto(path),
  reload: (page) => page.reload(),
  back: (page) => page.goBack(),
  forward: (page) => page.goForward(),
  loseNetwork: (page) => page.context().setOffline(true),
  findNetwork: (page) => page.context().setOffline(false),
  setFault: (page, { fault }) =>
    page.evaluate((wanted) => window.almaInspector?.faults.add(wanted), fault as Fault),
  removeFault: (page, { fault }) =>
    page.evaluate((wanted) => {
      const faults = window.almaInspector?.faults
      const found = faults
        ?.all()
        .find(({ call, kind }) => call === wanted.call && kind === wanted.kind)
      if (found) faults?.remove(found)
    }, fault),
  cutLine: (page) => page.evaluate(() => window.almaInspector?.line.cut()),
  mendLine: (page) => page.evaluate(() => window.almaInspector?.line.mend()),
  moveClock: (page, { shift }) =>
    page.evaluate((ms) => window.almaInspector?.clock.setShift(ms), shift),
}

/** Marks what an act is done to, for somebody who watches. @returns removes the mark */
export const mark = async (page: Page, act: Act): Promise<() => Promise<void>> => {
  if (!('on' in act) || !act.on || 'x' in act.on) return async () => undefined
  const marked = await locate(page, act.on).highlight()
  return () => marked.dispose()
}

/** Does what a person did. */
export const perform = async (page: Page, act: Act): Promise<void> => {
  const performer = performers[act.do] as (page: Page, act: Act) => Promise<unknown>
  await performer(page, act)
}
