import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import type { Composed } from './compose.ts'
import { createLoaders } from './loaders.ts'
import { Root, Starting } from './Root.tsx'
import { RouteError, ShellError } from './RouteError.tsx'

/** Whether an address asks for other products than another, not only for another look of them. */
const isAnotherList = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => {
  const asked = ({ pathname, searchParams }: URL) =>
    [pathname, searchParams.get('search'), searchParams.get('filter')].join(' ')
  const isLookAlone = currentUrl.search !== nextUrl.search && asked(currentUrl) === asked(nextUrl)
  return defaultShouldRevalidate && !isLookAlone
}

/** The addresses of the shop (specification 2). Each page's code loads when it is first opened. */
export const createRoutes = (composed: Composed): RouteObject[] => {
  const loaders = createLoaders(composed)
  return [
    {
      id: 'shell',
      Component: Root,
      HydrateFallback: Starting,
      ErrorBoundary: ShellError,
      loader: loaders.shell,
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            { index: true, loader: loaders.home, lazy: () => import('./pages/home.tsx') },
            { path: 'login', loader: loaders.login, lazy: () => import('./pages/login.tsx') },
            {
              path: 'my-account',
              loader: loaders.account,
              lazy: () => import('./pages/account.tsx'),
            },
            {
              path: 'user/email-verification',
              loader: loaders.verification,
              lazy: () => import('./pages/emailVerification.tsx'),
            },
            {
              path: 'eshop',
              loader: loaders.eshop,
              shouldRevalidate: isAnotherList,
              lazy: () => import('./pages/eshop.tsx'),
            },
            {
              path: 'eshop/:id',
              loader: loaders.category,
              shouldRevalidate: isAnotherList,
              lazy: () => import('./pages/category.tsx'),
            },
            {
              path: 'eshop/detail/:id1/:id2',
              loader: loaders.product,
              lazy: () => import('./pages/product.tsx'),
            },
            { path: 'cart', loader: loaders.protected, lazy: () => import('./pages/cart.tsx') },
            {
              path: 'cart/checkout',
              loader: loaders.checkout,
              lazy: () => import('./pages/checkout.tsx'),
            },
            {
              path: 'cart/checkout/placed/:orderId',
              loader: loaders.placed,
              lazy: () => import('./pages/placed.tsx'),
            },
            {
              path: 'history',
              loader: loaders.history,
              lazy: () => import('./pages/history.tsx'),
            },
            {
              path: 'wishlist',
              loader: loaders.wishlist,
              lazy: () => import('./pages/wishlist.tsx'),
            },
            { path: '*', lazy: () => import('./pages/notFound.tsx') },
          ],
        },
      ],
    },
  ]
}
