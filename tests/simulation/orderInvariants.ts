import type { Facts, Violation } from './invariants.ts'
import { isOf, keyOf } from './truth.ts'
import { placedPage, tellsOrder } from './words.ts'

export const ordersRight = ({ tabs, world: { truth }, intents }: Facts): Violation[] => {
  const byTabs = truth.orders.filter(({ cause }) => cause !== 'beside')
  return byTabs.flatMap((order): Violation[] => {
    const found: Violation[] = []
    const press = intents.orders.find(({ key }) => key === order.key)
    if (!press) found.push({ invariant: 'orderedTwice', what: `${order.id} came of no press` })
    for (const variant of new Set([...(press?.lines.keys() ?? []), ...order.lines.keys()])) {
      const [wanted, ordered] = [press?.lines.get(variant) ?? 0, order.lines.get(variant) ?? 0]
      if (!press || wanted === ordered) continue
      const history = truth.carts.of(keyOf(order.customer, variant))
      if (history.some(({ cause, at }) => !isOf(cause, press.tab) && at > press.at - 10_000))
        continue
      found.push({
        invariant: 'orderAsWanted',
        what: `${variant}: ${ordered} pieces are ordered, ${wanted} were wanted`,
      })
    }
    // A buyer who has logged out sees it at the next login on the same device, which keeps the key.
    const browser = press && tabs[press.tab]?.browser
    const own = tabs.filter(
      (tab) => tab.browser === browser && tab.app().user()?._id === order.customer,
    )
    const isShown = tabs.some(
      ({ words, navigations }) =>
        navigations.some(({ to }) => to === placedPage(order.id)) ||
        words.some(({ at, sentence }) => at >= order.at && tellsOrder(sentence)),
    )
    if (!isShown && own.length > 0)
      found.push({
        invariant: 'orderShown',
        what: `no page says that it is placed: order ${order.id}`,
      })
    return found
  })
}
