import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { sanitizeDescription } from '../../server/catalogue/sanitize.ts'
import { hostileTexts } from '../support/hostileTexts.ts'

test('Scenario: keys reach a table of a description, which scrolls sideways on a phone', () => {
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
