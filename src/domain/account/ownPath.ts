/** An origin that no link uses by accident. */
const here = 'https://this-shop.invalid'

/**
 * A path of the shop's own site with its query, or null for anything that leads elsewhere: another host
 * (`//evil`, `\\evil`, `https:evil`) or a script (`javascript:`).
 */
export const ownPath = (link: string): string | null => {
  if (!/^\/(?![/\\])/.test(link)) return null
  const url = URL.parse(link, here)
  if (url?.origin !== here || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
