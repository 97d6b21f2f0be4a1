import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { FeaturedProduct } from '../../contracts/catalogue.ts'
import type { Machines } from '../../machines/index.ts'
import { CartPage } from '../../views/pages/CartPage.tsx'
import { EshopPage } from '../../views/pages/EshopPage.tsx'
import { HomePage } from '../../views/pages/HomePage.tsx'
import { LoginPage } from '../../views/pages/LoginPage.tsx'
import { Shell } from '../../views/shell/Shell.tsx'
import { ShopContext } from '../../views/shell/shop.ts'
import type { Example } from '../example.ts'
import { bare, countedKeys } from './common.ts'
import { looks, post, shownCategories } from './contentSamples.ts'
import {
  cartRows,
  changeTo,
  notifications,
  products,
  settings,
  submittedOrder,
  user,
} from './samples.ts'

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
        slug: 'rope-chain',
        variants: [{ productId: 'rc-silver-l45', stock: 0 }],
      },
    },
    'connection.opened': {
      'no stock was missed': { stock: [] },
      'any stock was missed': { stock: null },
    },
    'page.left': bare,
    'order.submitted': { 'the cart': { order: submittedOrder, content: 'the cart' } },
    'location.shown': { 'the checkout': { path: '/cart/checkout' } },
    'cart.outdated': bare,
    'product.added': { 'the rope chain': { slug: 'rope-chain' } },
    'line.removed': { 'the rings': { productSlug: 'band-ring' } },
    'product.activated': { 'the rope chain': { slug: 'rope-chain' } },
    'page.shown': bare,
    'session.opened': { Asha: { userId: user._id, token: user.token } },
    'session.closed': bare,
    'connectivity.restored': bare,
    'shop.changed': bare,
    'product.shown': { 'the rope chain': { place: 'page', slug: 'rope-chain' } },
    'network.failed': bare,
    'session.rejected': { 'her token': { token: user.token } },
    'message.added': { 'an order is on its way': { message: notifications[0] } },
    'inbox.outdated': bare,
    'stored.changed': { 'logged out elsewhere': { user: null } },
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
    megaMenu: { machine: 'megaMenu' },
    topStrip: { machine: 'topStrip' },
    newsletter: { machine: 'newsletter' },
    activeProduct: { machine: 'activeProduct' },
    wishlist: { machine: 'wishlist' },
    inbox: { machine: 'inbox' },
  },
  View: function AppView({ actor }) {
    const navigate = useNavigate()
    useEffect(() => {
      const going = actor.on('navigate', ({ to }) => navigate(to))
      return () => going.unsubscribe()
    }, [actor, navigate])
    return (
      <ShopContext value={actor.getSnapshot().context}>
        <Shell settings={settings} />
      </ShopContext>
    )
  },
  pages: {
    '/': () => (
      <HomePage featured={featured} shown={shownCategories} looks={looks} posts={[post]} />
    ),
    '/login': LoginPage,
    '/cart': CartPage,
    '*': () => <EshopPage list={{ total: 0 }}>{null}</EshopPage>,
  },
  at: '/',
}
