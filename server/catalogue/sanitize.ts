import sanitizeHtml from 'sanitize-html'

/**
 * Allowed HTML in descriptions: text structure and plain tables, but no scripts, styles, event handlers, frames or
 * forms.
 */
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
    // The only h1 of a page is its title.
    h1: 'h2',
    // Tables scroll horizontally on phones and must be focusable.
    table: sanitizeHtml.simpleTransform('table', { tabindex: '0' }),
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener noreferrer' }),
  },
}

/** Sanitizes the HTML of a description. */
export const sanitizeDescription = (html: string): string => sanitizeHtml(html, safeSubset).trim()
