import type { LoaderFunction, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { publicPages } from '../domain/content/contentPages.ts'
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

/** What is picked of a product stands in its address and changes nothing that the page has loaded. */
const isNotOnlyPicked = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate

/**
 * The addresses of the shop (rules P1, P2). Each page's code loads when it is first opened.
 * @param loadTexts fetches the texts that every page but the first one wants
 */
export const createRoutes = (
  composed: Composed,
  loadTexts: () => Promise<void> = async () => undefined,
): RouteObject[] => {
  const loaders = createLoaders(composed)
  const spoken =
    <T,>(load: () => Promise<T>) =>
    async (): Promise<T> => {
      const [page] = await Promise.all([load(), loadTexts()])
      return page
    }
  /** A visitor's front page says what the entry brings; a customer's has hearts and more. */
  const home = () => {
    const load = () => import('./pages/home.tsx')
    return composed.isLoggedIn() ? spoken(load)() : load()
  }
  const requestPage = (
    path: string,
    name: keyof typeof import('./pages/requests.tsx'),
    loader: LoaderFunction = loaders.ofCustomers('requests'),
  ) => ({
    path,
    loader,
    lazy: spoken(async () => ({ Component: (await import('./pages/requests.tsx'))[name] })),
  })
  const contentPage = (
    path: string,
    name: keyof typeof import('./pages/content.tsx'),
    loader: LoaderFunction,
  ) => ({
    path,
    loader,
    lazy: spoken(async () => ({ Component: (await import('./pages/content.tsx'))[name] })),
  })
  const mailLink = (name: keyof typeof import('./pages/mailLinks.tsx')) =>
    spoken(async () => ({ Component: (await import('./pages/mailLinks.tsx'))[name] }))
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
            {
              path: 'the-shop',
              loader: loaders.theShop,
              lazy: spoken(() => import('./pages/theShop.tsx')),
            },
            {
              path: 'look-book',
              loader: loaders.ofCustomers('lookBook'),
              lazy: spoken(() => import('./pages/lookBook.tsx')),
            },
            { index: true, loader: loaders.home, lazy: home },
            {
              path: 'login',
              loader: loaders.login,
              lazy: spoken(() => import('./pages/login.tsx')),
            },
            {
              path: 'forgot-password',
              loader: loaders.login,
              lazy: mailLink('ForgotPassword'),
            },
            {
              path: 'reset-password/:token?',
              loader: loaders.resetPassword,
              lazy: mailLink('ResetPassword'),
            },
            {
              path: 'unsubscribe/:token',
              loader: loaders.mailedToken,
              lazy: mailLink('Unsubscribe'),
            },
            {
              path: 'confirm-email/:token',
              loader: loaders.mailedToken,
              lazy: mailLink('ConfirmEmail'),
            },
            {
              path: 'undo-email/:token',
              loader: loaders.mailedToken,
              lazy: mailLink('UndoEmail'),
            },
            {
              path: 'my-account',
              loader: loaders.account,
              lazy: spoken(() => import('./pages/account.tsx')),
            },
            {
              path: 'information',
              loader: loaders.ofCustomers('information'),
              lazy: spoken(() => import('./pages/information.tsx')),
            },
            {
              path: 'alert',
              loader: loaders.protected,
              lazy: spoken(() => import('./pages/messages.tsx')),
            },
            requestPage('alert/:requestId', 'RequestThread', loaders.protected),
            requestPage('contact-us', 'Contact'),
            requestPage('customization', 'CustomWork'),
            requestPage('ask-returns', 'AskReturn', loaders.ofCustomers('returns')),
            {
              path: 'gdpr',
              loader: loaders.ofCustomers('information'),
              lazy: spoken(() => import('./pages/privacy.tsx')),
            },
            {
              path: 'gdpr/erase/:token',
              loader: loaders.mailedToken,
              lazy: mailLink('EraseAccount'),
            },
            {
              path: 'user/email-verification',
              loader: loaders.verification,
              lazy: spoken(() => import('./pages/emailVerification.tsx')),
            },
            {
              path: 'eshop',
              loader: loaders.ofCustomers('eshop'),
              shouldRevalidate: isAnotherList,
              lazy: spoken(() => import('./pages/eshop.tsx')),
            },
            {
              path: 'eshop/:id',
              loader: loaders.ofCustomers('category'),
              shouldRevalidate: isAnotherList,
              lazy: spoken(() => import('./pages/category.tsx')),
            },
            {
              path: 'eshop/detail/:id1/:id2',
              loader: loaders.ofCustomers('product'),
              shouldRevalidate: isNotOnlyPicked,
              lazy: spoken(() => import('./pages/product.tsx')),
            },
            {
              path: 'product/detail',
              loader: loaders.ofCustomers('activeProduct'),
              Component: Starting,
            },
            {
              path: 'cart',
              loader: loaders.protected,
              lazy: spoken(() => import('./pages/cart.tsx')),
            },
            {
              path: 'cart/checkout',
              loader: loaders.ofCustomers('checkout'),
              lazy: spoken(() => import('./pages/checkout.tsx')),
            },
            {
              path: 'cart/checkout/placed/:orderId',
              loader: loaders.ofCustomers('placed'),
              lazy: spoken(() => import('./pages/placed.tsx')),
            },
            {
              path: 'add-address',
              loader: loaders.ofCustomers('addresses'),
              lazy: spoken(() => import('./pages/addAddress.tsx')),
            },
            {
              path: 'history',
              loader: loaders.ofCustomers('history'),
              lazy: spoken(() => import('./pages/history.tsx')),
            },
            {
              path: 'wishlist',
              loader: loaders.ofCustomers('wishlist'),
              lazy: spoken(() => import('./pages/wishlist.tsx')),
            },
            ...publicPages.map((path) =>
              contentPage(path.slice(1), 'Article', loaders.content('article')),
            ),
            contentPage('terms-and-conditions', 'Article', loaders.content('article', true)),
            contentPage('delivery-returns', 'Article', loaders.content('article', true)),
            contentPage('cookies-policy', 'Cookies', loaders.content('article', true)),
            contentPage('faq', 'Questions', loaders.content('questions', true)),
            contentPage('blog', 'Blog', loaders.content('blog')),
            contentPage('blog/:slug', 'Post', loaders.content('post')),
            { path: '*', lazy: spoken(() => import('./pages/notFound.tsx')) },
          ],
        },
      ],
    },
  ]
}
