/** The kinds of changes in the shop while a page is open. */
export type Topic =
  | 'settings'
  | 'content'
  | 'orders'
  | 'requests'
  | 'product'
  | 'lists'
  /** The customer's named lists, and the rows saved for later. */
  | 'ownLists'
  | 'wishlist'

/** A page of the storefront (rules P1, P2). */
interface PageRow {
  /** The path in the router's syntax: `:name` is one part, `:name?` an optional one. */
  readonly path: string
  readonly kind: string
  /** Without it the page is for customers only: visitors are redirected to the login. */
  readonly access?: 'everyone'
  /** The module of its code, below `src/app/pages/`; null if the page only redirects. */
  readonly code: string | null
  /** The export of that module; `Component` without it. */
  readonly view?: string
  /**
   * Its loader: one of `loaders.ts` by its name, one of `customerLoaders.ts` as `customer/name`, one of
   * `contentLoaders.ts` as `content/name`; null where it loads nothing.
   */
  readonly data: string | null
  /** The kinds of data that it shows: they are reloaded when these change in the shop. */
  readonly shows?: readonly Topic[]
  /**
   * `described`: the texts `<kind>.title` and `<kind>.lead` are its title and description. `titled`: its title is, and
   * the description is the shop's. null: both come from its content.
   */
  readonly head: 'described' | 'titled' | null
}

const everyone = 'everyone'

/** Pages that mails link to, as one chunk: few visitors open any of them. */
const mailLinks = { access: everyone, code: 'account/mailLinks' } as const
const requests = { code: 'orders/requests', shows: ['requests'] } as const
const content = { access: everyone, code: 'content/content', shows: ['content'] } as const
/** A page that the team writes. */
const written = {
  kind: 'article',
  code: 'content/content',
  view: 'Article',
  data: 'content/article',
  shows: ['content'],
  head: null,
} as const

const table = [
  {
    path: '/',
    kind: 'home',
    access: everyone,
    code: 'content/home',
    data: 'home',
    shows: ['content'],
    head: 'titled',
  },
  {
    path: '/the-shop',
    kind: 'theShop',
    access: everyone,
    code: 'content/theShop',
    data: 'theShop',
    head: 'described',
  },
  {
    path: '/look-book',
    kind: 'lookBook',
    code: 'catalogue/lookBook',
    data: 'customer/lookBook',
    shows: ['content'],
    head: 'described',
  },
  {
    path: '/login',
    kind: 'login',
    access: everyone,
    code: 'account/login',
    data: 'login',
    head: 'described',
  },
  {
    path: '/forgot-password',
    kind: 'forgotPassword',
    ...mailLinks,
    view: 'ForgotPassword',
    data: 'login',
    head: 'described',
  },
  {
    path: '/reset-password/:token?',
    kind: 'resetPassword',
    ...mailLinks,
    view: 'ResetPassword',
    data: 'resetPassword',
    head: 'described',
  },
  {
    path: '/unsubscribe/:token',
    kind: 'unsubscribe',
    ...mailLinks,
    view: 'Unsubscribe',
    data: 'mailedToken',
    head: 'titled',
  },
  {
    path: '/confirm-email/:token',
    kind: 'confirmEmail',
    ...mailLinks,
    view: 'ConfirmEmail',
    data: 'mailedToken',
    head: 'described',
  },
  {
    path: '/undo-email/:token',
    kind: 'undoEmail',
    ...mailLinks,
    view: 'UndoEmail',
    data: 'mailedToken',
    head: 'described',
  },
  {
    path: '/gdpr/erase/:token',
    kind: 'eraseAccount',
    ...mailLinks,
    view: 'EraseAccount',
    data: 'mailedToken',
    head: 'described',
  },
  // Guests see the registration there.
  {
    path: '/my-account',
    kind: 'register',
    access: everyone,
    code: 'account/account',
    data: 'account',
    head: 'described',
  },
  {
    path: '/information',
    kind: 'information',
    code: 'account/information',
    data: 'customer/information',
    head: 'titled',
  },
  {
    path: '/gdpr',
    kind: 'privacy',
    code: 'account/privacy',
    data: 'customer/information',
    head: 'described',
  },
  {
    path: '/alert',
    kind: 'messages',
    code: 'account/messages',
    data: null,
    head: 'titled',
  },
  {
    path: '/alert/:requestId',
    kind: 'request',
    ...requests,
    view: 'RequestThread',
    data: 'customer/request',
    head: 'titled',
  },
  {
    path: '/contact-us',
    kind: 'contact',
    ...requests,
    view: 'Contact',
    data: 'customer/requests',
    head: 'described',
  },
  {
    path: '/customization',
    kind: 'customWork',
    ...requests,
    view: 'CustomWork',
    data: 'customer/requests',
    head: 'described',
  },
  {
    path: '/ask-returns',
    kind: 'askReturn',
    ...requests,
    view: 'AskReturn',
    data: 'customer/returns',
    shows: ['orders', 'requests'],
    head: 'described',
  },
  {
    path: '/user/email-verification',
    kind: 'verification',
    access: everyone,
    code: 'account/emailVerification',
    data: 'verification',
    head: 'titled',
  },
  {
    path: '/eshop',
    kind: 'eshop',
    code: 'catalogue/eshop',
    data: 'customer/eshop',
    shows: ['lists'],
    head: 'described',
  },
  {
    path: '/eshop/:id',
    kind: 'category',
    code: 'catalogue/category',
    data: 'customer/category',
    shows: ['lists'],
    head: null,
  },
  {
    path: '/eshop/detail/:id1/:id2',
    kind: 'product',
    code: 'catalogue/product',
    data: 'customer/product',
    shows: ['product'],
    head: null,
  },
  // Redirects to the active product, or to the catalogue.
  {
    path: '/product/detail',
    kind: 'eshop',
    code: null,
    data: 'customer/activeProduct',
    head: 'described',
  },
  {
    path: '/cart',
    kind: 'cart',
    code: 'cart/cart',
    data: null,
    head: 'titled',
  },
  {
    path: '/lists',
    kind: 'lists',
    code: 'cart/lists',
    data: 'customer/lists',
    shows: ['ownLists'],
    head: 'titled',
  },
  {
    path: '/lists/shared/:shareKey',
    kind: 'sharedList',
    code: 'cart/lists',
    view: 'SharedList',
    data: 'customer/sharedList',
    head: 'titled',
  },
  {
    path: '/cart/checkout',
    kind: 'checkout',
    code: 'orders/checkout',
    data: 'customer/checkout',
    head: 'titled',
  },
  {
    path: '/cart/checkout/placed/:orderId',
    kind: 'placed',
    code: 'orders/placed',
    data: 'customer/placed',
    shows: ['orders'],
    head: 'titled',
  },
  {
    path: '/add-address',
    kind: 'addresses',
    code: 'account/addAddress',
    data: 'customer/addresses',
    head: 'titled',
  },
  {
    path: '/history',
    kind: 'history',
    code: 'orders/history',
    data: 'customer/history',
    shows: ['orders'],
    head: 'titled',
  },
  {
    path: '/wishlist',
    kind: 'wishlist',
    code: 'account/wishlist',
    data: 'customer/wishlist',
    shows: ['wishlist'],
    head: 'titled',
  },
  { path: '/about', ...written, access: everyone },
  { path: '/about/creators', ...written, access: everyone },
  { path: '/about/workshop', ...written, access: everyone },
  { path: '/about/maintenance', ...written, access: everyone },
  { path: '/about/warranty', ...written, access: everyone },
  { path: '/terms-and-conditions', ...written },
  { path: '/delivery-returns', ...written },
  { path: '/cookies-policy', ...written, view: 'Cookies' },
  { path: '/faq', ...written, view: 'Questions', data: 'content/questions' },
  {
    path: '/blog',
    kind: 'blog',
    ...content,
    view: 'Blog',
    data: 'content/blog',
    head: 'described',
  },
  { path: '/blog/:slug', kind: 'post', ...content, view: 'Post', data: 'content/post', head: null },
  {
    path: '/*',
    kind: 'notFound',
    access: everyone,
    code: 'shell/notFound',
    data: null,
    head: 'titled',
  },
] as const satisfies readonly PageRow[]

export type PageOfTable = (typeof table)[number] & Pick<PageRow, 'access' | 'view' | 'shows'>

/**
 * Every page of the storefront. The router, the loaders, the titles, and the server's HTML with its links to the code
 * all read this table. The first row that fits an address is its page.
 */
export const pages: readonly PageOfTable[] = table

/** The kinds of pages whose title does not depend on their content. */
export type HeadedKind = Extract<(typeof table)[number], { head: string }>['kind']

/** The kinds of pages with a description of their own. */
export type DescribedKind = Extract<(typeof table)[number], { head: 'described' }>['kind']
