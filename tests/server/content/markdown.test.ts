import { describe, expect, test } from 'vitest'
import { readingMinutes, renderMarkdown } from '../../../server/content/articles/markdown.ts'

describe('Markdown', () => {
  test('Scenario: text, lists and tables become what the page shows', () => {
    expect(renderMarkdown('# Sizes\n\n| EU | UK |\n| - | - |\n| 52 | L |')).toBe(
      '<h2>Sizes</h2>\n<table>\n<thead>\n<tr>\n<th scope="col">EU</th>\n<th scope="col">UK</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>52</td>\n<td>L</td>\n</tr>\n</tbody>\n</table>',
    )
  })

  test('Scenario: a link that leaves the shop tells nobody where it came from', () => {
    expect(renderMarkdown('[a](https://a.test) [b](/about)')).toBe(
      '<p><a href="https://a.test" rel="noopener noreferrer">a</a> <a href="/about">b</a></p>',
    )
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](&#x6a;avascript:alert(1))',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '[a](vbscript:msgbox)',
    '![a](javascript:alert(1))',
    '![a](data:image/svg+xml;base64,PHN2Zz4=)',
    '[a](//evil.test)',
    '<javascript:alert(1)>',
    '[a]: javascript:alert(1)\n\n[a]',
    '[a](https://a.test "onmouseover=alert(1)")',
    '![a" onerror="alert(1)](https://a.test/a.png)',
    '<a href="x" style="position:fixed">a</a>',
    '`<script>alert(1)</script>`',
    '<style>*{display:none}</style>',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<!--><img src=x onerror=alert(1)>-->',
  ])('Scenario: %s runs nothing', (text) => {
    // What is quoted is no attribute.
    const page = renderMarkdown(text).replace(/ alt="[^"]*"/g, '')
    expect(page).not.toMatch(/<(script|svg|iframe|style|math|form)/i)
    expect(page).not.toMatch(/<[^>]+(?:\son\w+=|\sstyle=|(?:href|src)="(?!https?:|\/(?!\/)|#))/i)
  })
})

test.each([
  ['a word', 'en', 1],
  ['word '.repeat(900), 'en', 5],
  ['शब्द '.repeat(400), 'hi', 2],
])('Scenario: reading takes so many minutes (%#)', (text, language, minutes) => {
  expect(readingMinutes(text, language)).toBe(minutes)
})
