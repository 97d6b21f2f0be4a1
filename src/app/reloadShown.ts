import type { DataRouter } from 'react-router-dom'
import type { Outdated } from '../machines/parts/shell.ts'
import { selectIsLost } from '../machines/shell/connectivity.machine.ts'
import type { Composed } from './compose/compose.ts'
import { addressOf } from './compose/placeOf.ts'

type Router = Pick<DataRouter, 'navigate' | 'revalidate' | 'state' | 'subscribe'>

/** An error screen disappears only if it sees the loading begin, which it can miss, or on a navigation. */
const reload = ({ state: { errors, location }, navigate, revalidate }: Router) =>
  errors ? navigate(location, { replace: true }) : revalidate()

/**
 * Loads again what the page shows, when it has changed in the shop. While the connection is lost, nothing is loaded;
 * once it is back, everything is (rule N5). What one customer saw is never shown to another.
 */
export const reloadShown = (composed: Composed, router: Router) => {
  const { refs, reloads, services } = composed
  const pending = new Set<Outdated>()
  const readerOf = () => services.readUser()?._id
  let { loaderData } = router.state
  let reader = readerOf()

  const isWaiting = () => {
    const { initialized, navigation, revalidation, errors } = router.state
    const isLoading = !initialized || navigation.state !== 'idle' || revalidation !== 'idle'
    const isLost = selectIsLost(refs.connectivity.getSnapshot())
    return (isLoading && !pending.has('everything')) || (isLost && !errors && reader === readerOf())
  }

  /**
   * A reload starts loading again. A change of a part waits until the router has finished, so that frequent changes
   * never keep a page from opening; a change of everything, such as a login, does not wait.
   */
  const reloadPending = async () => {
    if (pending.size === 0 || isWaiting()) return
    const now = {
      what: new Set([...(reloads.now?.what ?? []), ...pending]),
      address: addressOf(router.state.location),
    }
    pending.clear()
    reloads.now = now
    await reload(router)
    if (reloads.now === now) reloads.now = null
  }
  const stop = router.subscribe((state) => {
    if (state.loaderData !== loaderData) reader = readerOf()
    loaderData = state.loaderData
    void reloadPending()
  })
  const ask = (what: Outdated) => {
    pending.add(what)
    // The machine that asks for it is still changing: the session to another login, or the connection to a new one.
    queueMicrotask(() => void reloadPending())
  }
  return { ask, stop }
}
