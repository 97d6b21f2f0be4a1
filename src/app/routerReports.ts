import type { DataRouter } from 'react-router-dom'
import { productAt } from '../domain/catalogue/layout.ts'
import type { AppRef } from '../machines/app.machine.ts'
import type { NavigationRef } from '../machines/shell/navigation.machine.ts'
import type { Composed } from './compose/compose.ts'
import type { Loaded } from './loaders/loaded.ts'

type Router = Pick<DataRouter, 'state' | 'subscribe'>

/** What is reported to `navigation` of the errors of a page; null if there are none. */
export const problemIn = (errors: DataRouter['state']['errors']): string | null => {
  const [error] = Object.values(errors ?? {})
  return error ? `${error.status ?? error.message ?? error}` : null
}

/** Reports to `navigation` which page the router loads, and how that ended. */
export const mirror = (router: Router, navigation: NavigationRef): (() => void) => {
  /** The path that is loading; null if none is, undefined before the first check. */
  let loaded: string | null | undefined
  const look = (state: Router['state']) => {
    const { pathname } = state.navigation.location ?? state.location
    const isLoading =
      !state.initialized || state.navigation.state !== 'idle' || state.revalidation !== 'idle'
    const path = isLoading ? pathname : null
    if (path === loaded) return
    loaded = path
    navigation.send(
      path === null
        ? { type: 'load.ended', problem: problemIn(state.errors) }
        : { type: 'load.started', path },
    )
  }
  look(router.state)
  return router.subscribe(look)
}

/** Reports the address of the shown page to the machines. */
export const reportShown = (
  root: AppRef,
  { pathname: path, search }: { pathname: string; search: string },
  isReplaced: boolean,
) => {
  root.send({ type: 'product.shown', place: 'page', slug: productAt(path) })
  root.send({ type: 'location.shown', path })
  root.send({ ...{ type: 'address.shown', path, search }, isReplaced })
}

/** The category or product whose page is shown, with the data of its loader. */
const shownIn = ({ loaderData }: Router['state']) => {
  const pages = Object.values(loaderData ?? {}) as readonly Partial<Loaded<'product'>>[]
  const product = pages.find((data) => data?.product)?.product
  const category = pages.find((data) => data?.path)?.path?.at(-1)
  if (product) return { product, opened: { product: product._id } }
  return { opened: category ? { category: category.slug } : null }
}

/** The language by which the shown list is sorted; undefined if no list is shown. */
export const sortedBy = ({ loaderData }: Router['state']): string | undefined => {
  const pages = Object.values(loaderData ?? {}) as readonly Partial<Loaded<'eshop'>>[]
  return pages.find((data) => data?.source)?.source?.language
}

/**
 * Reports the data of the shown page, and calls `onLoaded`, whenever they have been loaded.
 * @param started resolves when the script runs the page. The page is counted then: the code of that call would delay it
 */
export const reportLoaded = (
  router: Router,
  { root, refs }: Composed,
  started: Promise<void>,
  onLoaded: () => void,
): (() => void) => {
  let reported: Router['state']['loaderData'] | undefined
  const report = (state: Router['state']) => {
    if (!state.initialized || state.loaderData === reported) return
    reported = state.loaderData
    const { product, opened } = shownIn(state)
    void started.then(() => refs.navigation.send({ type: 'page.opened', opened }))
    if (product) root.send({ type: 'product.loaded', product })
    onLoaded()
  }
  report(router.state)
  return router.subscribe(report)
}
