import { pages } from '../shell/pages.ts'

/** The addresses of the pages that the team writes and visitors may read (rule P1). */
export const publicPages: readonly string[] = pages
  .filter(({ kind, access }) => kind === 'article' && access === 'everyone')
  .map(({ path }) => path)

/** Whether visitors may open the page at an address. */
export const isPublicPage = (path: string): boolean => publicPages.includes(path)

/** The slug of the page at an address: `about-creators` of `/about/creators`. */
export const pageSlug = (path: string): string => path.split('/').filter(Boolean).join('-')
