import { expect, test } from 'vitest'
import { fillBody } from '../../../server/storefront/page/fillBody.ts'

const built = [
  '<html><head><title data-page>Alma</title></head>',
  '<body><div id="root"></div><noscript>Needs script.</noscript></body></html>',
].join('\n')

const fill = (rendered: Parameters<typeof fillBody>[1]) => fillBody(built, rendered).toString()

test('Scenario: a rendered page has its links, markup and answers', () => {
  const link = '<link rel="preload" as="image" href="/logo.svg"/>'
  const page = fill({
    ...{ status: 200, links: [link], markup: Buffer.from('<main>Über $& uns</main>') },
    ...{ readAt: 1_764_000_000_000, isCustomers: true, onlyLanguage: undefined },
    answers: Buffer.from('{"a":[200,"₹"]}'),
  })
  expect(page).toContain('<div id="root"><main>Über $& uns</main></div>')
  expect(page).toContain(`${link}\n  </head>`)
  expect(page).toContain(
    '<script type="application/json" id="answers" data-read-at="1764000000000" data-customer>{"a":[200,"₹"]}</script>',
  )
  expect(page).not.toContain('<noscript>')
  expect(page).toMatch(/<\/script><\/body><\/html>$/)
  // The header does not move while it arrives.
  expect(page).toMatch(/<link rel="expect" href="#content" blocking="render" \/>[\s\S]*<\/head>/)
})

test('Scenario: a page names the only language of its answers', () => {
  const none = { links: [], markup: Buffer.from(''), answers: Buffer.from('{}') }
  const page = fill({
    ...{ ...none, status: 200, readAt: 0, isCustomers: false, onlyLanguage: 'it' },
  })
  expect(page).toContain('id="answers" data-read-at="0" data-only-language="it">{}</script>')
})

test('Scenario: a page that leads elsewhere does so without script, too', () => {
  const page = fill({ to: '/login?a="b"' })
  expect(page).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=/login?a=&quot;b&quot;" /></noscript>',
  )
  expect(page).toContain('<div id="root"></div>')
})

test('Scenario: a page that was not rendered is left to the browser', () => {
  expect(fill(undefined)).toBe(built)
})
