import markdownIt from 'markdown-it'
import sanitizeHtml from 'sanitize-html'

/** HTML in Markdown is escaped. Links to scripts and data URLs are removed. */
const markdown = markdownIt({ html: false, linkify: false, typographer: false })

/** Only the elements that Markdown produces, as a second line of defence after the renderer. */
const safeSubset: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li'],
    ...['strong', 'em', 's', 'code', 'pre', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'loading'],
    ol: ['start'],
    table: ['tabindex'],
    th: ['scope'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    // The only h1 of a page is its title.
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...relOf(attribs.href) } }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    // Tables scroll horizontally on phones and must be focusable.
    table: (tagName, attribs) => ({ tagName, attribs: { ...attribs, tabindex: '0' } }),
    th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: 'col' } }),
  },
}

/** External links send no referrer. */
const relOf = (href = ''): { rel?: string } =>
  href.startsWith('/') || href.startsWith('#') ? {} : { rel: 'noopener noreferrer' }

/** Renders Markdown as safe HTML. */
export const renderMarkdown = (text: string): string =>
  sanitizeHtml(markdown.render(text), safeSubset).trim()

/** Reading speed, words per minute. */
const wordsAMinute = 200

/** Reading time in minutes, at least 1. @param language of the text */
export const readingMinutes = (text: string, language: string): number => {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
  const count = words.filter(({ isWordLike }) => isWordLike).length
  return Math.max(1, Math.round(count / wordsAMinute))
}
