import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { FeaturedProduct } from '../../../src/contracts/catalogue/product.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { ShopContext, useShop } from '../../../src/views/parts/shop.ts'
import { bare, countedKeys } from '../parts/common.ts'
import { looks, post, shownCategories } from '../parts/contentSamples.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { SampleCartPage } from '../parts/SampleCartPage.tsx'
import { closedSheet, SamplePieces, sampleList } from '../parts/SamplePieces.tsx'
import { SampleQuickView } from '../parts/SampleQuickView.tsx'
import {
  cartRows,
  changeTo,
  fortyChains,
  notifications,
  order,
  productBySlug,
  products,
  settings,
  submittedOrder,
  user,
} from '../parts/samples.ts'

const LoginPage = lazyView(
  async () => (await import('../../../src/views/account/LoginPage.tsx')).LoginPage,
)
const WishlistPage = lazyView(
  async () => (await import('../../../src/views/account/WishlistPage.tsx')).WishlistPage,
)
const CartPanel = lazyView(
  async () => (await import('../../../src/views/cart/CartPanel.tsx')).CartPanel,
)
const EshopPage = lazyView(
  async () => (await import('../../../src/views/catalogue/EshopPage.tsx')).EshopPage,
)
const HomePage = lazyView(
  async () => (await import('../../../src/views/content/HomePage.tsx')).HomePage,
)
const PlacedPage = lazyView(
  async () => (await import('../../../src/views/orders/PlacedPage.tsx')).PlacedPage,
)
const Shell = lazyView(async () => (await import('../../../src/views/shell/Shell.tsx')).Shell)

/** The order that the app has placed. */
function PlacedOrder() {
  const { placement } = useShop()
  return <PlacedPage order={useSelector(placement, ({ context }) => context.placed) ?? order} />
}

const featured = FeaturedProduct.array().parse(products.slice(0, 4))

export const app: Example<Machines['app']> = {
  inputs: {
    'a guest': () => ({
      user: null,
      language: null,
      currency: null,
      theme: 'system',
      newKey: countedKeys(),
    }),
    'Asha, from her cookies': () => ({
      ...{ user, language: 'it', currency: 'EUR', theme: 'system' },
      newKey: countedKeys(),
    }),
  },
  events: {
    'login.needed': { 'the cart': { to: '/cart' } },
    said: { 'log in, please': { sentence: { key: 'session.loginRequired' } } },
    'toast.raised': { 'a surprise': { sentence: { key: 'error.default' } } },
    departed: { 'to the login': { to: '/login' }, 'to the cart': { to: '/cart' } },
    'cart.changed': { 'one row is left': { version: 2, delta: changeTo(cartRows.slice(0, 1)) } },
    'stock.changed': {
      'the chain is sold out': {
        slug: 'venetian-box-chain',
        variants: [{ productId: 'cb03-s-50-sr', stock: 0 }],
      },
    },
    'product.changed': { 'the chain': { slug: 'venetian-box-chain' } },
    'catalogue.changed': bare,
    'connection.opened': {
      'no stock was missed': { stock: [] },
      'any stock was missed': { stock: null },
    },
    'page.left': bare,
    'order.submitted': { 'the cart': { order: submittedOrder, content: 'the cart' } },
    'product.loaded': { 'the box chain': { product: productBySlug('venetian-box-chain') } },
    'address.shown': {
      'the box chain in silver': {
        ...{ path: '/eshop/detail/metals/venetian-box-chain', isReplaced: false },
        search: '?v=finish:silver',
      },
    },
    'address.kept': {
      'the box chain in gold': {
        ...{ path: '/eshop/detail/metals/venetian-box-chain', search: '?v=finish:gold' },
      },
    },
    'location.shown': { 'the checkout': { path: '/cart/checkout' } },
    'cart.outdated': bare,
    'cart.received': { 'an order has emptied it': { cart: { version: 2, cartData: [] } } },
    'product.added': { 'the box chain': { slug: 'venetian-box-chain' } },
    'line.removed': { 'the rings': { productSlug: 'grooved-band' } },
    'product.activated': { 'the box chain': { slug: 'venetian-box-chain' } },
    'page.shown': bare,
    'session.opened': { Asha: { userId: user._id, token: user.token } },
    'session.closed': bare,
    'connectivity.restored': bare,
    'offline.continued': bare,
    'commands.made': { '40 of the chain': { edits: [fortyChains] } },
    'commands.changed': { '40 of the chain': { quantities: { [fortyChains.productId]: 40 } } },
    'commands.sent': bare,
    'shop.changed': {
      'the settings': { what: 'settings' },
      'a product': { what: 'product' },
      everything: { what: 'everything' },
    },
    'product.shown': { 'the box chain': { place: 'page', slug: 'venetian-box-chain' } },
    'network.failed': bare,
    'session.rejected': { 'her token': { token: user.token } },
    'message.added': { 'an order is on its way': { message: notifications[0] } },
    'inbox.outdated': bare,
    'wishlist.changed': { 'another tab has removed everything': { wishlist: [] } },
    'session.renewed': { 'a new name': { user: { ...user, name: 'Asha R. Rao' } } },
  },
  answers: {
    session: { machine: 'session' },
    placement: { machine: 'placement' },
    preferences: { machine: 'preferences' },
    connectivity: { machine: 'connectivity' },
    notificationBar: { machine: 'notificationBar' },
    toasts: { machine: 'toasts' },
    cart: { machine: 'cart' },
    realtime: { machine: 'realtime' },
    cartPanel: { machine: 'cartPanel' },
    searchPanel: { machine: 'searchPanel' },
    mobileMenu: { machine: 'mobileMenu' },
    navigation: { machine: 'navigation' },
    megaMenu: { machine: 'megaMenu' },
    topStrip: { machine: 'topStrip' },
    newsletter: { machine: 'newsletter' },
    offlineQueue: { machine: 'offlineQueue' },
    quickOrder: { machine: 'quickOrder' },
    savedRows: { machine: 'savedRows' },
    quickView: { machine: 'quickView' },
    wishlist: { machine: 'wishlist' },
    inbox: { machine: 'inbox' },
  },
  shows: {
    visitor: 'E-shop',
    customer: ['E-shop', { unseen: "the customer's machines have started" }],
  },
  View: function AppView({ actor }) {
    const navigate = useNavigate()
    useEffect(() => {
      const going = actor.on('navigate', ({ to }) => navigate(to))
      return () => going.unsubscribe()
    }, [actor, navigate])
    return (
      <ShopContext value={actor.getSnapshot().context}>
        <Shell settings={settings}>
          <CartPanel />
          <SampleQuickView />
        </Shell>
      </ShopContext>
    )
  },
  pages: {
    '/': () => (
      <HomePage featured={featured} shown={shownCategories} looks={looks} posts={[post]} />
    ),
    '/login': LoginPage,
    '/cart': SampleCartPage,
    '/cart/checkout/placed/:key': PlacedOrder,
    '/wishlist': () => <WishlistPage products={products.slice(0, 2)} />,
    '*': () => (
      <EshopPage list={sampleList} sheet={closedSheet}>
        <SamplePieces />
      </EshopPage>
    ),
  },
  speaks: (actor) => actor.getSnapshot().context.preferences,
  at: '/',
}
