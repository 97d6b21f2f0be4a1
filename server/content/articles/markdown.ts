import markdownIt from 'markdown-it'
import sanitizeHtml from 'sanitize-html'

/** HTML that somebody writes into Markdown is shown as text; scripts and data cannot be linked to. */
const markdown = markdownIt({ html: false, linkify: false, typographer: false })

/** The elements that Markdown makes, and no others: what a mistake of the renderer lets through ends here. */
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
    // A page has one h1: its own title.
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...relOf(attribs.href) } }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    // On a phone it scrolls sideways: keys must reach it.
    table: (tagName, attribs) => ({ tagName, attribs: { ...attribs, tabindex: '0' } }),
    th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: 'col' } }),
  },
}

/** A link that leaves the shop tells nobody where it came from. */
const relOf = (href = ''): { rel?: string } =>
  href.startsWith('/') || href.startsWith('#') ? {} : { rel: 'noopener noreferrer' }

/** Markdown as HTML that is safe to put into a page. */
export const renderMarkdown = (text: string): string =>
  sanitizeHtml(markdown.render(text), safeSubset).trim()

/** Words that a person reads in a minute. */
const wordsAMinute = 200

/** Minutes that a text takes to read, at least 1. @param language in which it is written */
export const readingMinutes = (text: string, language: string): number => {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
  const count = words.filter(({ isWordLike }) => isWordLike).length
  return Math.max(1, Math.round(count / wordsAMinute))
}
