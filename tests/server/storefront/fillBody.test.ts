import { expect, test } from 'vitest'
import { fillBody } from '../../../server/storefront/page/fillBody.ts'

const built = [
  '<html><head><title data-page>Alma</title></head>',
  '<body><div id="root"></div><noscript>Needs script.</noscript></body></html>',
].join('\n')

const head = '<title>About</title><meta name="description" content="A &gt; B"/>'

test('Scenario: a rendered page has its markup and answers; its title and description come from the head', () => {
  const link = '<link rel="preload" as="image" href="/logo.svg"/>'
  const markup = `${link}${head}<main>About</main>`
  const page = fillBody(built, {
    ...{ status: 200, markup, readAt: 1_764_000_000_000, isCustomers: true },
    onlyLanguage: undefined,
    answers: '{"a":[200,"</script>"]}',
  })
  expect(page).toContain('<div id="root"><main>About</main></div>')
  expect(page).toContain(`${link}\n  </head>`)
  expect(page).toContain(
    '<script type="application/json" id="answers" data-read-at="1764000000000" data-customer>{"a":[200,"\\u003c/script>"]}</script>',
  )
  expect(page).not.toMatch(/<title>About|<noscript>/)
  // The header does not move while it arrives.
  expect(page).toMatch(/<link rel="expect" href="#content" blocking="render" \/>[\s\S]*<\/head>/)
})

test('Scenario: a page names the only language of its answers', () => {
  const page = fillBody(built, {
    ...{ status: 200, markup: '', readAt: 0, isCustomers: false, onlyLanguage: 'it' },
    answers: '{}',
  })
  expect(page).toContain('id="answers" data-read-at="0" data-only-language="it">{}</script>')
})

test('Scenario: a page that leads elsewhere does so without script, too', () => {
  const page = fillBody(built, { to: '/login?a="b"' })
  expect(page).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=/login?a=&quot;b&quot;" /></noscript>',
  )
  expect(page).toContain('<div id="root"></div>')
})

test('Scenario: a page that was not rendered is left to the browser', () => {
  expect(fillBody(built, undefined)).toBe(built)
})
