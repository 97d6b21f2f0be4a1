import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { testActs } from './acts.ts'

/** What the page shows. Amounts are formatted. */
export interface TestPage {
  readonly path: string
  readonly number: string
  readonly orderPath: string
  readonly status: string
  readonly open: string
  readonly paid: string
  /** What the shop has answered to each event of the last act. */
  readonly answers: readonly string[]
}

export const stylePath = '/__pay/page.css'

export const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { max-width: 40rem; margin: 0 auto; padding: 1.5rem; }
.test { padding: .5rem .75rem; border: 2px dashed; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; }
dd { margin: 0; font-weight: 600; }
form { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: .75rem; }
button { min-height: 2.75rem; padding: .5rem .75rem; font: inherit; text-align: start; cursor: pointer; }
`

const fact = (name: string, value: string) => [
  h('dt', { key: `${name} name` }, name),
  h('dd', { key: name }, value),
]

/** The page of the test provider, in English, for QA and developers. React escapes every text. */
export const renderTestPage = (page: TestPage): string => {
  const button = ([act, label]: readonly [string, string]): ReactNode =>
    h('button', { key: act, type: 'submit', name: 'act', value: act }, label)
  const title = `Test payment of ${page.number}`
  return `<!doctype html>${renderToStaticMarkup(
    h(
      'html',
      { lang: 'en' },
      h(
        'head',
        null,
        h('meta', { charSet: 'utf-8' }),
        h('meta', { name: 'viewport', content: 'width=device-width' }),
        h('meta', { name: 'robots', content: 'noindex' }),
        h('title', null, title),
        h('link', { rel: 'stylesheet', href: stylePath }),
      ),
      h(
        'body',
        null,
        h(
          'main',
          null,
          h('h1', null, title),
          h(
            'p',
            { className: 'test' },
            'No money moves here. The page sends signed events to the shop.',
          ),
          h(
            'dl',
            null,
            fact('Payment', page.status),
            fact('Open', page.open),
            fact('Paid', page.paid),
          ),
          h('form', { method: 'post', action: page.path }, Object.entries(testActs).map(button)),
          page.answers.length > 0 && [
            h('h2', { key: 'title' }, 'What the shop has answered'),
            h(
              'ol',
              { key: 'answers' },
              page.answers.map((answer, i) => h('li', { key: i }, answer)),
            ),
          ],
          h('p', null, h('a', { href: page.orderPath }, `Back to order ${page.number}`)),
        ),
      ),
    ),
  )}`
}
