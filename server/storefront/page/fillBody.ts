import type { RenderedPage } from '../../../src/domain/shell/rendering.ts'
import { emptyElement, escaped } from './markup.ts'

/** What a page says that only the browser can render. */
const needsScript = /<noscript>[^<]*<\/noscript>/

/**
 * The browser paints nothing before it has read the header, up to the element with the content: the end of the header
 * moves while it arrives. Browsers that do not know the link ignore it.
 */
const headerFirst = emptyElement('link', { rel: 'expect', href: '#content', blocking: 'render' })

/** Where the content of a page belongs. */
const root = '<div id="root"></div>'

/**
 * Fills what was rendered into a page: its markup, the links to its pictures, and the answers that the browser starts
 * from. Title and description are already in the head. Without script, a page that leads elsewhere goes there.
 */
export const fillBody = (built: string, rendered: RenderedPage | undefined): Buffer => {
  if (!rendered) return Buffer.from(built)
  const html = built.replace(needsScript, '')
  if ('to' in rendered) {
    const refresh = { 'http-equiv': 'refresh', content: `0; url=${rendered.to}` }
    return Buffer.from(
      html.replace(
        '</head>',
        () => `  <noscript>${emptyElement('meta', refresh)}</noscript>\n  </head>`,
      ),
    )
  }
  const { links, markup, answers, readAt, isCustomers, onlyLanguage } = rendered
  const attributes = [
    `data-read-at="${readAt}"`,
    ...(isCustomers ? ['data-customer'] : []),
    ...(onlyLanguage === undefined ? [] : [`data-only-language="${escaped(onlyLanguage)}"`]),
  ]
  const [before = '', after = ''] = html
    .replace('</head>', () => `  ${[headerFirst, ...links].join('\n    ')}\n  </head>`)
    .split(root)
  return Buffer.concat([
    Buffer.from(`${before}<div id="root">`),
    markup,
    Buffer.from(
      `</div>\n    <script type="application/json" id="answers" ${attributes.join(' ')}>`,
    ),
    answers,
    Buffer.from(`</script>${after}`),
  ])
}
