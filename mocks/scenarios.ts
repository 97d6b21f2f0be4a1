import { delay, type RequestHandler } from 'msw'
import type { Realtime } from '../src/contracts/realtime.ts'
import { deadRealtime, mockRealtime } from './realtime.ts'
import { chain } from './scenarios/chain.ts'
import { expiredToken } from './scenarios/expiredToken.ts'
import { fullCart } from './scenarios/fullCart.ts'
import { guest } from './scenarios/guest.ts'
import { malformed } from './scenarios/malformed.ts'
import { offline } from './scenarios/offline.ts'
import { outOfStock } from './scenarios/outOfStock.ts'
import { priceChanged } from './scenarios/priceChanged.ts'
import type { Scenario } from './scenarios/scenario.ts'
import { serverError } from './scenarios/serverError.ts'
import { slowNetwork } from './scenarios/slowNetwork.ts'
import { socketDown } from './scenarios/socketDown.ts'
import { unverified } from './scenarios/unverified.ts'
import { verified } from './scenarios/verified.ts'
import { buyer } from './shop/people.ts'
import { newToken } from './shop/world.ts'
import { createMockShop, type MockShop, type MockShopOptions } from './shop.ts'

/** Every scenario by the name that addresses, tests and stories use. */
export const scenarios = {
  guest,
  unverified,
  verified,
  'full-cart': fullCart,
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

export const isScenarioName = (name: string | null): name is ScenarioName =>
  name !== null && Object.hasOwn(scenarios, name)

/** How long a call takes on a slow network, ms. */
const slowMs = 1_500

/** A scenario that has been set up. */
export interface Opened extends Scenario {
  readonly shop: MockShop
  /** For `setupWorker`, `setupServer` or a story: the scenario's own answers before the shop's. */
  readonly allHandlers: readonly RequestHandler[]
  readonly realtime: Realtime
  /** What the `userInfo` cookie holds. */
  readonly cookie: {
    readonly _id: string
    readonly token: string
    readonly name: string
    readonly email: string
    readonly companyName: string
  } | null
}

/**
 * Sets a scenario up in a shop of its own, or in one that was saved: nothing is arranged there again.
 * @param wait how long a slow network takes
 */
export const openScenario = async (
  name: ScenarioName,
  {
    wait = () => delay(slowMs),
    ...options
  }: MockShopOptions & { readonly wait?: () => Promise<unknown> } = {},
): Promise<Opened> => {
  const scenario: Scenario = scenarios[name]
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
