import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { readingMinutes, renderMarkdown } from '../../../server/content/articles/markdown.ts'
import { hostileTexts } from '../../support/values/hostileTexts.ts'

describe('Markdown', () => {
  test('Scenario: text, lists and tables are rendered', () => {
    expect(renderMarkdown('# Sizes\n\n| EU | UK |\n| - | - |\n| 52 | L |')).toBe(
      '<h2>Sizes</h2>\n<table tabindex="0">\n<thead>\n<tr>\n<th scope="col">EU</th>\n<th scope="col">UK</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>52</td>\n<td>L</td>\n</tr>\n</tbody>\n</table>',
    )
  })

  test('Scenario: an external link sends no referrer', () => {
    expect(renderMarkdown('[a](https://a.test) [b](/about)')).toBe(
      '<p><a href="https://a.test" rel="noopener noreferrer">a</a> <a href="/about">b</a></p>',
    )
  })

  const allowed = [
    ...['p', 'a', 'img', 'code', 'pre', 'em', 'strong', 'br', 'hr', 'h2', 'h3', 'blockquote'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'ul', 'ol', 'li'],
  ]
  const places: readonly ((text: string) => string)[] = [
    (text) => text,
    (text) => `[a](${text})`,
    (text) => `[a](<${text}>)`,
    (text) => `![a](${text})`,
    (text) => `![${text}](/media/a.svg)`,
    (text) => `[a](/about "${text}")`,
    (text) => `<${text}>`,
    (text) => `[a]: ${text}\n\n[a]`,
    (text) => `\`${text}\``,
    (text) => `\`\`\`${text}\n${text}\n\`\`\``,
    (text) => `| ${text} |\n| --- |\n| ${text} |`,
  ]
  test.each(hostileTexts)('Scenario: %s runs nothing, in any position', (hostile) => {
    for (const place of places) {
      const { document } = new JSDOM(renderMarkdown(place(hostile))).window
      for (const element of document.body.querySelectorAll('*')) {
        expect(allowed).toContain(element.localName)
        for (const { name, value } of element.attributes) {
          expect(['href', 'src', 'alt', 'rel', 'loading', 'scope', 'start', 'tabindex']).toContain(
            name,
          )
          if (name !== 'href' && name !== 'src') continue
          expect(new URL(value, 'https://shop.test/').protocol).toMatch(/^(https?|mailto|tel):$/)
        }
      }
    }
  })
})

test.each([
  ['a word', 'en', 1],
  ['word '.repeat(900), 'en', 5],
  ['शब्द '.repeat(400), 'hi', 2],
])('Scenario: reading takes so many minutes (%#)', (text, language, minutes) => {
  expect(readingMinutes(text, language)).toBe(minutes)
})
