import { delay, type RequestHandler } from 'msw'
import type { Realtime } from '../../src/contracts/realtime.ts'
import { buyer } from '../shop/account/people.ts'
import { newToken } from '../shop/parts/world.ts'
import { deadRealtime, mockRealtime } from '../shop/realtime.ts'
import { createMockShop, type MockShop, type MockShopOptions } from '../shop/shop.ts'
import { chain } from './chain.ts'
import { combine } from './combine.ts'
import { expiredToken } from './expiredToken.ts'
import { fullCart } from './fullCart.ts'
import { guest } from './guest.ts'
import { lists } from './lists.ts'
import { malformed } from './malformed.ts'
import { offline } from './offline.ts'
import { outOfStock } from './outOfStock.ts'
import { priceChanged } from './priceChanged.ts'
import { quickOrder } from './quickOrder.ts'
import type { Scenario } from './scenario.ts'
import { serverError } from './serverError.ts'
import { slowNetwork } from './slowNetwork.ts'
import { socketDown } from './socketDown.ts'
import { unverified } from './unverified.ts'
import { verified } from './verified.ts'

/** All scenarios by name. */
export const scenarios = {
  guest,
  unverified,
  verified,
  'full-cart': fullCart,
  'quick-order': quickOrder,
  lists,
  'out-of-stock': outOfStock,
  chain,
  'price-changed': priceChanged,
  'expired-token': expiredToken,
  'server-error': serverError,
  'slow-network': slowNetwork,
  malformed,
  offline,
  'socket-down': socketDown,
} as const satisfies Record<string, Scenario>
export type ScenarioName = keyof typeof scenarios

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name)

/** How long a call takes on a slow network, ms. */
const slowMs = 1_500

/** A scenario that has been set up. */
export interface Opened extends Scenario {
  readonly shop: MockShop
  /** For `setupWorker`, `setupServer` or a story: the scenario's handlers, then the shop's. */
  readonly allHandlers: readonly RequestHandler[]
  readonly realtime: Realtime
  /** The value of the `userInfo` cookie. */
  readonly cookie: {
    readonly _id: string
    readonly token: string
    readonly name: string
    readonly email: string
    readonly companyName: string
  } | null
}

/**
 * Sets a scenario, or several at once, up in a new shop, or resumes it in a saved one.
 * @param wait waits like a slow network
 */
export const openScenario = async (
  names: ScenarioName | readonly [ScenarioName, ...ScenarioName[]],
  {
    wait = () => delay(slowMs),
    ...options
  }: MockShopOptions & { readonly wait?: () => Promise<unknown> } = {},
): Promise<Opened> => {
  const [first, ...others] = [names].flat() as [ScenarioName, ...ScenarioName[]]
  const scenario = combine(scenarios[first], ...others.map((name) => scenarios[name]))
  const shop = await createMockShop(options)
  if (options.saved === undefined) await scenario.arrange?.(shop)
  return {
    ...scenario,
    shop,
    allHandlers: [...(scenario.handlers?.({ shop, wait }) ?? []), ...shop.handlers],
    realtime: scenario.isSocketDown ? deadRealtime : mockRealtime(shop),
    cookie: await cookieOf(scenario, shop),
  }
}

const cookieOf = async ({ user }: Scenario, { sessions }: MockShop): Promise<Opened['cookie']> => {
  if (user === 'nobody') return null
  const { id, name, email, companyName } = buyer
  const token = user === 'expired' ? newToken() : await sessions.open(id)
  return { _id: id, token, name, email, companyName }
}
