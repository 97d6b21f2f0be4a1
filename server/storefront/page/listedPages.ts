import type { Page } from '../../../src/domain/shell/pageHead.ts'

const listed: readonly Page['kind'][] = [
  ...(['home', 'theShop', 'eshop', 'login', 'register'] as const),
  ...(['category', 'product', 'blog', 'post'] as const),
]

/** Whether a page is public for search engines and chats. Customers' own pages and the 404 page are not. */
export const isListedPage = (page: Page): boolean =>
  page.kind === 'article' ? page.isListed : listed.includes(page.kind)
