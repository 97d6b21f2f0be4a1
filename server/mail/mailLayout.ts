import mjml2html from 'mjml'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { directionOf } from '../../src/domain/settings/languages.ts'
import type { MailText, MailTexts } from './tasks/mailText.ts'

const light = { ground: '#f6f3ee', paper: '#fffdfa', ink: '#1c1915', soft: '#5a5248' }
const brass = '#76561a'

/** Mail programs with dark mode use these; the others show the light colours. */
const darkStyle = `
  @media (prefers-color-scheme: dark) {
    body, .ground { background-color: #14120f !important; }
    .paper, .paper > table { background-color: #1d1a16 !important; }
    .ink div, .ink td { color: #f3ede2 !important; }
    .soft div, .soft a { color: #bdb3a3 !important; }
    .quote div { border-color: #dcb76c !important; }
  }`

/**
 * A mail as HTML. React escapes every text, so that user input is never interpreted as HTML.
 * @param link address of its action
 */
export const layOut = async (
  mail: MailText,
  texts: MailTexts,
  language: string,
  link: string | undefined,
): Promise<string> => {
  const direction = directionOf(language)
  const align = direction === 'rtl' ? 'right' : 'left'
  const text = (content: ReactNode, key: string, props: Record<string, string> = {}) =>
    h('mj-text', { key, align, 'css-class': 'ink', ...props }, content)
  const page = h(
    'mjml',
    { lang: language, dir: direction },
    h(
      'mj-head',
      null,
      h('mj-title', null, mail.subject),
      h('mj-preview', null, mail.paragraphs[0]),
      h('mj-raw', null, h('meta', { name: 'color-scheme', content: 'light dark' })),
      h('mj-raw', null, h('meta', { name: 'supported-color-schemes', content: 'light dark' })),
      h(
        'mj-attributes',
        null,
        h('mj-all', { 'font-family': 'Georgia, "Times New Roman", serif' }),
        h('mj-text', { color: light.ink, 'font-size': '16px', 'line-height': '24px' }),
      ),
      h('mj-style', { dangerouslySetInnerHTML: { __html: darkStyle } }),
    ),
    h(
      'mj-body',
      { 'background-color': light.ground, 'css-class': 'ground', width: '600px' },
      h(
        'mj-section',
        { padding: '24px 0 0' },
        h(
          'mj-column',
          null,
          h(
            'mj-text',
            {
              align: 'center',
              'css-class': 'ink',
              'font-size': '28px',
              'line-height': '34px',
              'letter-spacing': '4px',
            },
            'Alma',
          ),
        ),
      ),
      h(
        'mj-section',
        { 'background-color': light.paper, 'css-class': 'paper', padding: '24px 16px' },
        h(
          'mj-column',
          null,
          mail.name === undefined ? null : text(texts.greeting(mail.name), 'greeting'),
          mail.paragraphs.map((paragraph) => text(paragraph, paragraph)),
          mail.quote === undefined
            ? null
            : text(
                h(
                  'div',
                  {
                    style: {
                      [direction === 'rtl' ? 'borderRight' : 'borderLeft']: `3px solid ${brass}`,
                      padding: '0 16px',
                      whiteSpace: 'pre-wrap',
                    },
                  },
                  mail.quote,
                ),
                'quote',
                { 'css-class': 'ink quote' },
              ),
          mail.rows === undefined ? null : table(mail.rows, align),
          mail.action === undefined
            ? null
            : h(
                'mj-button',
                {
                  href: link,
                  'background-color': brass,
                  color: '#fffdf8',
                  'font-size': '16px',
                  'inner-padding': '14px 28px',
                  'border-radius': '3px',
                  align,
                },
                mail.action.label,
              ),
          (mail.notes ?? []).map((note) =>
            text(note, note, {
              'css-class': 'soft',
              color: light.soft,
              'font-size': '14px',
              'line-height': '20px',
            }),
          ),
        ),
      ),
      h(
        'mj-section',
        { padding: '8px 0 24px' },
        h(
          'mj-column',
          null,
          h(
            'mj-text',
            { align: 'center', 'css-class': 'soft', color: light.soft, 'font-size': '14px' },
            texts.signature,
          ),
        ),
      ),
    ),
  )
  const { html, errors } = await mjml2html(renderToStaticMarkup(page), {
    validationLevel: 'strict',
  })
  if (errors.length > 0) throw new Error(`mail layout: ${errors[0]?.formattedMessage}`)
  return html
}

const table = (rows: NonNullable<MailText['rows']>, align: 'left' | 'right') =>
  h(
    'mj-table',
    { key: 'rows', 'css-class': 'ink', color: light.ink, 'font-size': '15px' },
    rows.map(([label, value]) =>
      h(
        'tr',
        { key: label },
        h('td', { style: { padding: '6px 0', textAlign: align } }, label),
        h(
          'td',
          {
            style: {
              padding: '6px 0',
              textAlign: align === 'left' ? 'right' : 'left',
              whiteSpace: 'nowrap',
            },
          },
          value,
        ),
      ),
    ),
  )
