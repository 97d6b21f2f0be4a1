import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { sanitizeDescription } from '../../../server/catalogue/sanitize.ts'
import { hostileTexts } from '../../support/values/hostileTexts.ts'

test('Scenario: a table in a description, which scrolls horizontally on a phone, is focusable', () => {
  expect(sanitizeDescription('<table style="x"><tr><td>4½</td></tr></table>')).toBe(
    '<table tabindex="0"><tr><td>4½</td></tr></table>',
  )
})

test.for(hostileTexts)('Scenario: %s in a description runs nothing', (text) => {
  const { document } = new JSDOM(sanitizeDescription(`<p>${text}</p>`)).window
  const elements = [...document.body.querySelectorAll('*')]
  expect(
    elements.filter(({ localName }) => /script|style|img|svg|math|frame/.test(localName)),
  ).toEqual([])
  for (const element of elements)
    for (const { name, value } of element.attributes) {
      expect(['href', 'rel', 'tabindex', 'colspan', 'rowspan', 'scope']).toContain(name)
      if (name === 'href') expect(value).toMatch(/^(https?:|mailto:|tel:|\/|#)/)
    }
})

test.each([
  ...['p', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'span', 'blockquote'],
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li'],
  ...['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
])('Scenario: <%s> stays, without what it could do', (tag) => {
  expect(sanitizeDescription(`<${tag} onclick="x()" style="top:0">x</${tag}>`)).toBe(
    `<${tag}>x</${tag}>`,
  )
})

test('Scenario: breaks, lines and the cells of tables are unchanged', () => {
  expect(sanitizeDescription('a<br>b<hr>c')).toBe('a<br />b<hr />c')
  const cells = '<th colspan="2" rowspan="2" scope="col">A</th><td colspan="2" rowspan="2">B</td>'
  expect(sanitizeDescription(cells)).toBe(cells)
})

test.each(['https://a.example', 'http://a.example', 'mailto:a@a.example', 'tel:+911'])(
  'Scenario: a link to %s stays',
  (href) => {
    expect(sanitizeDescription(`<a href="${href}" target="_blank">x</a>`)).toBe(
      `<a href="${href}" rel="nofollow noopener noreferrer">x</a>`,
    )
  },
)
