import { pageTextsIn } from '../../../src/contracts/pages.ts'
import { type Page, type PageHead, pageHead } from '../../../src/domain/shell/pageHead.ts'
import { fill } from '../../../src/domain/shell/said.ts'

/** The title and description of a page in a language. */
export const headIn = (
  page: Page,
  { shopName, language }: { shopName: string; language: string },
): PageHead => {
  const texts = pageTextsIn(language)
  return pageHead(page, { shopName, language, say: (key, values) => fill(texts[key], values) })
}
