import { type Opened, type ScenarioName, scenarios } from '../scenarios/scenarios.ts'
import type { MockShop } from '../shop/shop.ts'
import { element, linkTo, section } from './elements.ts'
import { createMailbox } from './mailbox.ts'
import { savedItems } from './savedItems.ts'
import { stayOnTop } from './stayOnTop.ts'

/** The panel ends above the inspector, whose height is `--dock-size`. */
const style = `
  :host { font: 13px/1.5 system-ui, sans-serif }
  .panel { position: fixed; left: 0; top: 22vh; max-width: min(22rem, calc(100vw - 16px)); border-radius: 0 6px 6px 0; background: #3a3128; color: #f4eee3; opacity: .9 }
  .panel[open], .panel:hover { opacity: 1 }
  .panel[open] { top: 6px; left: 6px; border-radius: 6px }
  .panel > summary { padding: 10px 0; list-style: none; writing-mode: vertical-rl; font-size: 12px; line-height: 16px }
  .panel > summary::-webkit-details-marker { display: none }
  .panel[open] > summary { padding: 2px 10px; writing-mode: horizontal-tb; font-size: inherit; line-height: inherit }
  .panel > div { max-height: min(70vh, calc(100vh - var(--dock-size, 0px) - 44px)); overflow: auto; padding: 4px 12px 12px }
  summary { cursor: pointer }
  h2 { margin: 10px 0 2px; font-size: 13px }
  ul { margin: 0; padding: 0; list-style: none }
  li { padding: 3px 0; overflow-wrap: anywhere }
  .mails { max-height: 34vh; overflow: auto; border-block: 1px solid #6b5f50 }
  .mails [data-at]::after { content: " · " attr(data-at) }
  .mails p { margin: 2px 0 6px; padding: 4px 8px; white-space: pre-wrap; background: #2a231c }
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

/** The customers whom the shop team has not verified yet. */
const waitingIn = (shop: MockShop): readonly string[] =>
  shop
    .customers()
    .filter(({ status }) => status === 'unverified')
    .map(({ email }) => email)

/**
 * A panel at the left edge of the page that switches the scenario, shows mails and verifies customers.
 * @returns a function to call after each change of the shop
 */
export const showPanel = (options: PanelOptions): (() => void) => {
  const { current, unknown, shop, onChange } = options
  const mailbox = createMailbox(shop.mails)
  const inside = element('div')
  let waiting: readonly string[] = []
  const fill = () => {
    waiting = waitingIn(shop)
    mailbox.follow()
    inside.replaceChildren(
      ...section(
        'Unknown scenarios',
        unknown.map((name) => element('li', { role: 'alert' }, `There is no scenario ${name}`)),
      ),
      mailbox.box,
      ...section(
        'Waiting for the shop team',
        waiting.map((email) => {
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
    {
      ...{ className: 'panel', open: unknown.length > 0 },
      ontoggle: () => {
        fill()
        mailbox.openNewest()
      },
    },
    element('summary', {}, `Mocks: ${current.join(', ')}`),
    inside,
  )
  const host = element('aside', { id: 'mocks', ariaLabel: 'Mocks' })
  host.attachShadow({ mode: 'open' }).append(element('style', {}, style), panel)
  stayOnTop(host)
  return () => {
    if (!panel.open) return
    // Filling the rest again would clear the name that is being typed.
    if (waitingIn(shop).join() === waiting.join()) mailbox.follow()
    else fill()
  }
}
