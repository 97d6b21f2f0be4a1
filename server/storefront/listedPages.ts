import type { Page } from '../../src/domain/pageHead.ts'

const listed: readonly Page['kind'][] = [
  ...(['home', 'theShop', 'eshop', 'login', 'register'] as const),
  ...(['category', 'product', 'blog', 'post'] as const),
]

/** Whether search engines and chats are told of a page: not of somebody's own, and not where there is none. */
export const isListedPage = (page: Page): boolean =>
  page.kind === 'article' ? page.isListed : listed.includes(page.kind)
