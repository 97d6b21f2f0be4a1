import { selectUser } from '../../machines/account/session.machine.ts'
import { listToKeep } from '../../machines/cart/quickOrder/keptList.ts'
import { createKeptLists, type KeptLists } from '../../services/cart/quickOrder/keptLists.ts'
import type { Composed } from '../compose/compose.ts'

/**
 * Keeps the list of the quick order while the page is reloaded (rule K17). It is stored while the page is hidden or
 * left, and only then: a list may have thousands of lines.
 */
export const keepQuickOrder = (
  { refs: { quickOrder, session }, knownUser }: Pick<Composed, 'refs' | 'knownUser'>,
  lists: KeptLists = createKeptLists(() => window.sessionStorage),
): (() => void) => {
  const stop = new AbortController()

  const restore = async () => {
    const user = await knownUser()
    if (stop.signal.aborted) return
    const kept = user ? lists.take(user._id) : null
    if (kept) quickOrder.send({ type: 'list.restored', kept })
    else lists.dropAll()
  }

  const keep = () => {
    const user = selectUser(session.getSnapshot())
    const list = listToKeep(quickOrder.getSnapshot().context)
    if (user && list) lists.keep(user._id, list)
    else lists.dropAll()
  }
  const onVisibility = () => (document.hidden ? keep() : lists.dropAll())

  void restore().then(() => {
    window.addEventListener('pagehide', keep, { signal: stop.signal })
    document.addEventListener('visibilitychange', onVisibility, { signal: stop.signal })
  })
  // A list that has ended while the page is hidden, such as by a logout in another tab.
  const { unsubscribe } = quickOrder.subscribe(({ context }) => {
    if (document.hidden && !listToKeep(context)) lists.dropAll()
  })
  return () => {
    stop.abort()
    unsubscribe()
  }
}
