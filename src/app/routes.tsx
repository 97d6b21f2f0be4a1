import type { ComponentType } from 'react'
import type {
  RouteObject,
  ShouldRevalidateFunction,
  ShouldRevalidateFunctionArgs,
} from 'react-router-dom'
import { type PageOfTable, pages, type Topic } from '../domain/shell/pages.ts'
import { loadCode } from '../views/parts/loadCode.ts'
import type { Composed } from './compose/compose.ts'
import { keepShown } from './keepShown.ts'
import { createLoaders } from './loaders/loaders.ts'
import { Root, Starting } from './Root.tsx'
import { RouteError, ShellError } from './RouteError.tsx'

type Revalidate = (args: ShouldRevalidateFunctionArgs) => boolean

/** Whether two addresses request different products, and not only another view of the same ones. */
const isAnotherList: Revalidate = ({ currentUrl, nextUrl }) => {
  const asked = ({ pathname, searchParams }: URL) =>
    [pathname, searchParams.get('search'), searchParams.get('filter')].join(' ')
  return asked(currentUrl) !== asked(nextUrl)
}

/** The selection of a product is in its address and does not change the loaded data. */
const isAnotherPath: Revalidate = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname

/** The pages whose data depend only on a part of their address. */
const whenAddressChanges: Partial<Record<PageOfTable['kind'], Revalidate>> = {
  eshop: isAnotherList,
  category: isAnotherList,
  product: isAnotherPath,
}

const modules = import.meta.glob<Record<string, ComponentType>>('./*/[a-z]*.tsx', {
  base: './pages/',
})

/** What imports the module of a page. @param code its name in the table of pages */
export const importOf = (code: string) => modules[`./${code}.tsx`]

/** The code of a page. */
const loadPage = async (
  code: string,
  view: string,
  pathOf: () => string,
): Promise<ComponentType | undefined> => {
  const load = importOf(code)
  const page = load && (await loadCode(load, pathOf))
  return page?.[view]
}

/**
 * A page whose code loads with its data. Code that did not load is requested again with the next load of the data; the
 * router's own `lazy` keeps a failure for ever.
 */
const createPage = (load: () => Promise<ComponentType | undefined>) => {
  let Page: ComponentType | undefined
  let loading: Promise<void> | undefined
  const keep = (found: ComponentType | undefined) => {
    Page = found
  }
  const forget = (error: unknown) => {
    loading = undefined
    throw error
  }
  return {
    load: () => {
      loading ??= load().then(keep, forget)
      return loading
    },
    Component: () => Page && <Page />,
  }
}

/**
 * The pages of the shop (rules P1, P2). Each page's code loads when it is first opened.
 * @param loadTexts fetches the texts that every page but the first one needs
 * @param opened the pages that can be opened: all, unless only one is shown and never left
 */
export const createRoutes = (
  composed: Composed,
  loadTexts: () => Promise<void> = async () => undefined,
  opened: readonly PageOfTable[] = pages,
): RouteObject[] => {
  const loaders = createLoaders(composed)
  const { refs, reloads } = composed
  const pathOf = () => refs.navigation.getSnapshot().context.path

  /**
   * Data are reloaded when their content has changed, or when everything is reloaded. That also holds for a move to
   * another address, which takes the place of a reload that is running.
   */
  const revalidate =
    (shows: readonly Topic[], another: Revalidate): ShouldRevalidateFunction =>
    (args) => {
      const { now } = reloads
      if (now?.what.has('everything') || shows.some((topic) => now?.what.has(topic))) return true
      return args.currentUrl.href === args.nextUrl.href ? !now : another(args)
    }

  const routeOf = (page: PageOfTable): RouteObject => {
    const { path, code, data, access, kind, view = 'Component', shows = [] } = page
    const load = async () => {
      const loading = loadPage(code ?? '', view, pathOf)
      // A visitor's front page needs only the texts of the entry chunk; a customer's has hearts and more.
      if (kind === 'home' && !(await composed.knownUser())) return loading
      const [loaded] = await Promise.all([loading, loadTexts()])
      return loaded
    }
    const { load: loadShown, Component } = createPage(load)
    const loader = data === null && access === 'everyone' ? null : loaders.of(data, access)
    const another =
      whenAddressChanges[kind] ?? (({ defaultShouldRevalidate }) => defaultShouldRevalidate)
    return {
      ...(path === '/' ? { index: true } : { path: path.slice(1) }),
      Component: code === null ? Starting : Component,
      loader: keepShown(composed, (args) => {
        const open = async () => {
          const [loaded] = await Promise.all([loader?.(args), code !== null && loadShown()])
          return loaded ?? null
        }
        return composed.ahead.loads?.around(args.request, open) ?? open()
      }),
      shouldRevalidate: revalidate(shows, another),
    }
  }

  return [
    {
      id: 'shell',
      Component: Root,
      HydrateFallback: Starting,
      ErrorBoundary: ShellError,
      loader: keepShown(composed, loaders.shell),
      shouldRevalidate: revalidate(['settings'], () => false),
      children: [{ ErrorBoundary: RouteError, children: opened.map(routeOf) }],
    },
  ]
}
