import sanitizeHtml from 'sanitize-html'

/** What a description may hold: text structure and plain tables; no script, style, event, frame or form. */
const safeSubset: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'span'],
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    table: ['tabindex'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  transformTags: {
    // A page has one h1: its own title.
    h1: 'h2',
    // On a phone it scrolls sideways: keys must reach it.
    table: sanitizeHtml.simpleTransform('table', { tabindex: '0' }),
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener noreferrer' }),
  },
}

/** Catalogue HTML that is safe to put into a page. */
export const sanitizeDescription = (html: string): string => sanitizeHtml(html, safeSubset).trim()
