import { type ScenarioName, scenarios } from '../scenarios/scenarios.ts'
import type { MockShop } from '../shop/shop.ts'
import { stayOnTop } from './stayOnTop.ts'

const style = `
  :host { font: 13px/1.5 system-ui, sans-serif }
  details { position: fixed; left: 0; top: 38vh; max-width: min(22rem, calc(100vw - 16px)); border-radius: 0 6px 6px 0; background: #3a3128; color: #f4eee3; opacity: .9 }
  details[open], details:hover { opacity: 1 }
  details[open] { top: 6px; left: 6px; border-radius: 6px }
  summary { padding: 10px 0; list-style: none; cursor: pointer; writing-mode: vertical-rl; font-size: 12px; line-height: 16px }
  summary::-webkit-details-marker { display: none }
  details[open] summary { padding: 2px 10px; writing-mode: horizontal-tb; font-size: inherit; line-height: inherit }
  div { max-height: 70vh; overflow: auto; padding: 4px 12px 12px }
  h2 { margin: 10px 0 2px; font-size: 13px }
  ul { margin: 0; padding: 0; list-style: none }
  li { padding: 3px 0; overflow-wrap: anywhere }
  a { color: #f0d28a }
  a[aria-current] { font-weight: 700 }
  small { display: block; color: #bdb3a3 }
  button { font: inherit; padding: 0 8px }
`

const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

const section = (title: string, items: readonly Node[]) =>
  items.length === 0 ? [] : [element('h2', {}, title), element('ul', {}, ...items)]

const linkTo = (name: ScenarioName, text: string) =>
  element('a', { href: `/?scenario=${name}` }, text)

const scenarioItem = (current: ScenarioName) => (name: string) => {
  const link = linkTo(name as ScenarioName, name)
  if (name === current) link.setAttribute('aria-current', 'true')
  const { description } = scenarios[name as ScenarioName]
  return element('li', {}, link, element('small', {}, description))
}

/** A mail with its link, which opens in this tab. */
const mailItem = ({ to, subject, text }: { to: string; subject: string; text: string }) => {
  const address = /https?:\S+/.exec(text)?.[0]
  return element(
    'li',
    {},
    address === undefined ? subject : element('a', { href: address }, subject),
    element('small', {}, to),
  )
}

/** A panel at the left edge of the page that switches the scenario, shows mails and verifies customers. */
export const showPanel = (current: ScenarioName, shop: MockShop, onChange: () => void): void => {
  const inside = element('div')
  const fill = () => {
    const pending = shop.customers().filter(({ status }) => status === 'unverified')
    inside.replaceChildren(
      ...section('Mails, newest first', shop.mails().toReversed().slice(0, 5).map(mailItem)),
      ...section(
        'Waiting for the shop team',
        pending.map(({ email }) => {
          const verify = async () => {
            await shop.verify(email)
            onChange()
            fill()
          }
          const button = element('button', { type: 'button', onclick: verify }, 'Verify')
          return element('li', {}, button, ` ${email}`)
        }),
      ),
      ...section('Scenarios', [
        element('li', {}, linkTo(current, 'Begin this one again')),
        ...Object.keys(scenarios).map(scenarioItem(current)),
      ]),
    )
  }
  const panel = element(
    'details',
    { ontoggle: fill },
    element('summary', {}, `Mocks: ${current}`),
    inside,
  )
  const host = element('aside', { id: 'mocks', ariaLabel: 'Mocks' })
  host.attachShadow({ mode: 'open' }).append(element('style', {}, style), panel)
  stayOnTop(host)
}
