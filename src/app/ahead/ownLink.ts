/** The link of the shop at the target of an event, if it opens its page in this tab. */
export const ownLink = (target: EventTarget | null): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin) return undefined
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined
  return link
}
