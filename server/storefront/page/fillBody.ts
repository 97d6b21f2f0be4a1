import type { RenderedPage } from '../../../src/domain/shell/rendering.ts'
import { emptyElement, escaped } from './markup.ts'

/** React writes what belongs into the head before everything else. */
const leading = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/** What a page says that only the browser can render. */
const needsScript = /<noscript>[^<]*<\/noscript>/

/**
 * The browser paints nothing before it has read the header, up to the element with the content: the end of the header
 * moves while it arrives. Browsers that do not know the link ignore it.
 */
const headerFirst = emptyElement('link', { rel: 'expect', href: '#content', blocking: 'render' })

/** Escapes JSON for the markup of a page. */
const withoutMarkup = (json: string) => json.replaceAll('<', '\\u003c')

/**
 * Fills what was rendered into a page: its markup, the links to its pictures, and the answers that the browser starts
 * from. Title and description are already in the head. Without script, a page that leads elsewhere goes there.
 */
export const fillBody = (built: string, rendered: RenderedPage | undefined): string => {
  if (!rendered) return built
  const html = built.replace(needsScript, '')
  if ('to' in rendered) {
    const refresh = { 'http-equiv': 'refresh', content: `0; url=${rendered.to}` }
    return html.replace(
      '</head>',
      () => `  <noscript>${emptyElement('meta', refresh)}</noscript>\n  </head>`,
    )
  }
  const [head = ''] = leading.exec(rendered.markup) ?? []
  const links = head
    .split('>')
    .flatMap((element) => (element.startsWith('<link') ? [`${element}>`] : []))
  const { readAt, isCustomers, onlyLanguage } = rendered
  const attributes = [
    `data-read-at="${readAt}"`,
    ...(isCustomers ? ['data-customer'] : []),
    ...(onlyLanguage === undefined ? [] : [`data-only-language="${escaped(onlyLanguage)}"`]),
  ]
  const answers = `<script type="application/json" id="answers" ${attributes.join(' ')}>${withoutMarkup(rendered.answers)}</script>`
  return html
    .replace('</head>', () => `  ${[headerFirst, ...links].join('\n    ')}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${rendered.markup.slice(head.length)}</div>\n    ${answers}`,
    )
}
