import type { Act } from '../schedule.ts'
import { address, password, people } from '../world/pool.ts'
import { inPanel, onCartPage } from './cartActs.ts'
import { onList } from './listActs.ts'
import { inPicker } from './pickerActs.ts'
import { onQueue } from './queueActs.ts'
import { onSaved } from './savedActs.ts'
import { baseOf, type Hands, wanted } from './wants.ts'
import { onHeart, onWishlistPage } from './wishActs.ts'

/**
 * Performs an act of a buyer if the page allows it, and records the buyer's intention.
 * @returns whether it was possible
 */
export const act = (hands: Hands, given: Act): boolean => {
  const { tab } = hands
  if (given.do === 'wake') {
    tab.tabClock.wake()
    return true
  }
  if (tab.tabClock.isAsleep()) return false
  if (given.do === 'sleep') {
    tab.tabClock.sleep()
    return true
  }
  if (given.do === 'reload') {
    tab.reload()
    return true
  }
  if (given.do === 'continueOffline') return onQueue(hands, given)
  if (tab.app().isCovered()) return false
  switch (given.do) {
    case 'go':
      tab.pages.go(given.to)
      return true
    case 'plus':
    case 'minus':
    case 'type':
    case 'removeRow':
    case 'removeLine':
      return onCartPage(hands, given)
    case 'openPanel':
    case 'closePanel':
    case 'dropLine':
    case 'undoDrop':
    case 'panelOrder':
      return inPanel(hands, given)
    case 'heart':
      return onHeart(hands, given.slug)
    case 'dropWish':
    case 'askAllWishes':
    case 'confirmAllWishes':
    case 'cancelAllWishes':
    case 'undoWishes':
    case 'move':
      return onWishlistPage(hands, given)
    case 'quickView':
      if (tab.pages.path() !== '/eshop') return false
      tab.app().quickView(given.slug)
      return true
    case 'pick':
    case 'draft':
    case 'add':
      return inPicker(hands, given)
    case 'insist':
    case 'giveWay':
      return onQueue(hands, given)
    case 'list':
    case 'addList':
    case 'saveList':
    case 'giveList':
      return onList(hands, given)
    case 'saveRow':
    case 'saveLine':
    case 'restoreRow':
    case 'restoreAll':
    case 'dropSaved':
      return onSaved(hands, given)
    case 'order':
      return order(hands)
    case 'login': {
      const { session } = tab.app()
      if (tab.pages.path() !== '/login' || !session.canLogin()) return false
      session.login(people[given.customer].email, password)
      return true
    }
    case 'logout':
      if (tab.pages.path() !== '/my-account' || !tab.app().user()) return false
      hands.intents.logouts.push({ tab: tab.tab, at: hands.now() })
      tab.app().session.logout()
      return true
  }
}

const order = (hands: Hands): boolean => {
  const { tab, intents } = hands
  const { checkout } = tab.pages.page()
  if (!checkout?.canOrder()) return false
  const lines = new Map(
    tab
      .app()
      .rows()
      .map(({ variant, quantity }) => [variant, baseOf(hands, variant, quantity)] as const)
      .filter(([, quantity]) => quantity > 0),
  )
  const press = wanted(hands, 'order')
  intents.orders.push({ ...press, lines, key: checkout.order(address) })
  return true
}
