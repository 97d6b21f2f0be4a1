import type { Page } from '@playwright/test'

/** Fills fields by their labels; in a select it chooses by the shown text. */
export const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true })
    const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement)
    await (isSelect ? field.selectOption({ label: value }) : field.fill(value))
  }
}
