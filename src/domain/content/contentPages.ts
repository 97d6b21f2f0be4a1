/** The pages that the team writes and visitors may read, by their addresses (rule P1). */
export const publicPages = [
  '/about',
  '/about/creators',
  '/about/workshop',
  '/about/maintenance',
  '/about/warranty',
] as const

/** Those for customers alone. */
const protectedPages = [
  '/terms-and-conditions',
  '/delivery-returns',
  '/cookies-policy',
  '/faq',
] as const

export const contentPages: readonly string[] = [...publicPages, ...protectedPages]

/** Whether visitors may open the page at an address. */
export const isPublicPage = (path: string): boolean =>
  (publicPages as readonly string[]).includes(path)

/** The slug of the page at an address: `about-creators` of `/about/creators`. */
export const pageSlug = (path: string): string => path.split('/').filter(Boolean).join('-')
