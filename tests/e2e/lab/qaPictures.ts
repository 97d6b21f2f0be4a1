import { join } from 'node:path'
import type { Page } from '@playwright/test'

const folder = join(import.meta.dirname, '../../../docs/images')

/** Takes a picture of docs/qa.md, if `PICTURES=1` asks for them. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (process.env.PICTURES) await page.screenshot({ path: join(folder, `qa-${name}.png`) })
}
