export type WayOn = 'order' | 'question' | 'document' | 'page'

/** The target of a message's link: an order, a question of the team, a document, or a page. */
export const wayOn = (link: string): WayOn => {
  if (/^\/(history|order|cart\/checkout\/placed)\b/.test(link)) return 'order'
  if (/^\/(alert|customization|ask-returns)\b/.test(link)) return 'question'
  return /^\/(gdpr|documents?)\b/.test(link) ? 'document' : 'page'
}
