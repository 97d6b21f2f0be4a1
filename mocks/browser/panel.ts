import { type Opened, type ScenarioName, scenarios } from '../scenarios/scenarios.ts'
import type { MockShop } from '../shop/shop.ts'
import { element, linkTo, section } from './elements.ts'
import { savedItems } from './savedItems.ts'
import { stayOnTop } from './stayOnTop.ts'

const style = `
  :host { font: 13px/1.5 system-ui, sans-serif }
  details { position: fixed; left: 0; top: 22vh; max-width: min(22rem, calc(100vw - 16px)); border-radius: 0 6px 6px 0; background: #3a3128; color: #f4eee3; opacity: .9 }
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
  button, input { font: inherit; padding: 0 8px }
  input { inline-size: 8rem }
`

/** A scenario of the mocks with links that open it alone, and in addition to the current ones. */
const scenarioItem = (current: readonly ScenarioName[]) => (name: ScenarioName) => {
  const link = linkTo(name, name)
  const isCurrent = current.includes(name)
  if (isCurrent) link.setAttribute('aria-current', 'true')
  const add = linkTo([...current, name].join(), `add ${name}`)
  const { description } = scenarios[name]
  return element(
    'li',
    {},
    ...[link, ...(isCurrent ? [] : [' ', add])],
    element('small', {}, description),
  )
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

export interface PanelOptions {
  readonly current: readonly ScenarioName[]
  /** Names in the address that nobody knows. */
  readonly unknown: readonly string[]
  readonly shop: MockShop
  /** The customer who is logged in now. */
  readonly readCustomer: () => Opened['cookie']
  /** The panel has changed the shop. */
  readonly onChange: () => void
}

/** A panel at the left edge of the page that switches the scenario, shows mails and verifies customers. */
export const showPanel = (options: PanelOptions): void => {
  const { current, unknown, shop, onChange } = options
  const inside = element('div')
  const fill = () => {
    const pending = shop.customers().filter(({ status }) => status === 'unverified')
    inside.replaceChildren(
      ...section(
        'Unknown scenarios',
        unknown.map((name) => element('li', { role: 'alert' }, `There is no scenario ${name}`)),
      ),
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
        element('li', {}, linkTo(current.join(), 'Begin this one again')),
        ...(Object.keys(scenarios) as ScenarioName[]).map(scenarioItem(current)),
      ]),
      ...section('Saved scenarios', savedItems(options, fill)),
    )
  }
  const panel = element(
    'details',
    { ontoggle: fill, open: unknown.length > 0 },
    element('summary', {}, `Mocks: ${current.join(', ')}`),
    inside,
  )
  const host = element('aside', { id: 'mocks', ariaLabel: 'Mocks' })
  host.attachShadow({ mode: 'open' }).append(element('style', {}, style), panel)
  stayOnTop(host)
}
