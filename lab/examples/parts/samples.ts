import {
  attributes,
  categories,
  productBySlug,
  products,
} from '../../../mocks/catalogue/catalogue.ts'
import { address } from '../../../mocks/shop/account/people.ts'
import { toCartRow } from '../../../mocks/shop/cart/cartRow.ts'
import { unpaid } from '../../../mocks/shop/orders/payments.ts'
import { currencies, languages, store as settings } from '../../../mocks/shop/settings/settings.ts'
import { Customer, type Notification } from '../../../src/contracts/account/customer.ts'
import type { OrderableVariant } from '../../../src/contracts/cart/cart.ts'
import { type CartDelta, CartRow, type CartTotals } from '../../../src/contracts/cart/cartRows.ts'
import {
  type Product,
  ProductCard,
  type Variant,
} from '../../../src/contracts/catalogue/product.ts'
import { Order, type PlaceOrder } from '../../../src/contracts/orders/order.ts'
import { Problem } from '../../../src/contracts/primitives.ts'
import type { SellingTerms } from '../../../src/contracts/selling.ts'
import type { OfflineEdit } from '../../../src/domain/cart/offline/commands.ts'
import { facetsOf, pieceOf } from '../../../src/domain/catalogue/facets.ts'
import { variantsOf } from '../../../src/domain/catalogue/variants.ts'
import { noTerms } from '../../../src/domain/orders/charges/terms.ts'
import { backorderOf } from '../../../src/domain/orders/shipping.ts'
import {
  fromMilligrams,
  fromMinor,
  toMilligrams,
  toPaise,
  unitPrice,
} from '../../../src/domain/settings/money.ts'
import type { SessionUser } from '../../../src/machines/account/sessionSetup.ts'
import type { Refused } from '../../../src/machines/parts/shell.ts'

export { address, categories, currencies, languages, productBySlug, products, settings }

export const user: SessionUser = {
  _id: 'u-asha',
  token: 'k7Qw2mZr9xTn4vLb8sYd3cHf6jPg1aEu5oWi0tRy-Aq',
  name: 'Asha Rao',
  email: 'asha@rao.example',
  companyName: 'Rao & Daughters',
}

/** Asha's own view of her account. */
export const customer: Customer = Customer.parse({
  ...user,
  ...{ verified: true, country: 'India', instagram: 'raodaughters' },
  ...{ userAddress: [{ _id: 'a-1', ...address }], wishlist: [] },
})

/** An order that is on its way, and an account that is open. */
export const notifications: readonly [Notification, Notification] = [
  {
    _id: 'm-2',
    title: { en: 'Your order A-000123 is shipped' },
    text: { en: 'Your order is on its way.\nIt leaves by 4 March.' },
    createdAt: '2026-03-03T09:30:00Z',
    read: false,
    link: '/history?order=A-000123',
  },
  {
    _id: 'm-1',
    title: { en: 'Your Alma account is open' },
    text: { en: 'Our team has verified your account.' },
    createdAt: '2026-03-01T09:30:00Z',
    read: true,
    link: '/eshop',
  },
]

/** All sample products as a list, with facets. */
export const wholeList = {
  data: ProductCard.array().parse([...products]),
  total: products.length,
  facets: facetsOf({ attributes: {} }, products.map(pieceOf), attributes),
}

const variantOf = (product: Product, sku: string): Variant => {
  const found = variantsOf(product).find(({ productId }) => productId === sku)
  if (!found) throw new Error(`${product.slug} has no variant ${sku}`)
  return found
}

/** A cart row of a sample product, as the sample shop sends it. */
export const rowOf = (slug: string, variantId: string, quantity: number): CartRow => {
  const product = productBySlug(slug)
  const sold = { product, variant: variantOf(product, variantId) }
  return CartRow.parse(
    toCartRow({
      ...{ id: `row-${variantId}`, variantId, customerId: user._id, quantity, sold },
      addedPrice: unitPrice(sold.variant),
    }),
  )
}

/** A variant of a sample product, as the quick order and the lists show it. */
export const orderableOf = (slug: string, variantId: string): OrderableVariant => ({
  ...rowOf(slug, variantId, 10).cart,
  isSold: true,
})

/** A chain sold in tens, two sizes of a ring below the pooled minimum, and studs sold singly. */
export const cartRows: readonly CartRow[] = [
  rowOf('venetian-box-chain', 'cb03-s-50-sr', 20),
  rowOf('grooved-band', 'rg09-s-52', 3),
  rowOf('grooved-band', 'rg09-s-56', 2),
  rowOf('polished-ball-earrings', 'er03', 12),
]

/** The sample cart with every size of the ring in it. */
export const largeCartRows: readonly CartRow[] = [
  ...cartRows.filter(({ cart }) => cart.productSlug !== 'grooved-band'),
  ...productBySlug('grooved-band').variants.map(({ productId }) =>
    rowOf('grooved-band', productId, 2),
  ),
]

const total = fromMinor(cartRows.reduce((sum, { cart }) => sum + toPaise(cart.totalPrice), 0))

const pieces = cartRows.reduce((sum, { cart }) => sum + cart.quantity, 0)

/** The order made from the sample cart. */
export const order: Order = Order.parse({
  _id: 'o-000123',
  number: 'A-000123',
  status: 'placed',
  createdAt: '2026-03-02T09:30:00Z',
  currency: { code: 'INR', symbol: '₹', exchange_rate: 1 },
  shipping: 'together',
  address,
  note: '',
  shippingCost: 0,
  displayShipping: 0,
  taxRule: 'none',
  taxes: [],
  ...{ pieces, shippedPieces: 0, openPieces: pieces },
  lines: cartRows.map(({ _id, cart }) => {
    const unit = unitPrice(cart)
    return {
      _id,
      productId: cart.productId,
      productSlug: cart.productSlug,
      categorySlug: cart.categories,
      sku: cart.sku,
      title: cart.title,
      image: cart.image,
      attributes: cart.attributes,
      quantity: cart.quantity,
      backorder: backorderOf(cart.quantity, cart.stock),
      shipped: 0,
      cancelled: 0,
      unitPrice: unit,
      displayUnitPrice: unit,
      displayUnitPieces: 1,
      displayTotal: cart.totalPrice,
      displayDiscount: 0,
      taxes: [],
      hsCode: cart.hsCode,
      origin: 'IN',
      totalWeight: cart.totalWeight,
      metalWeight: null,
      shipsBy: '2026-03-04T09:30:00Z',
    }
  }),
  shipments: [],
  changes: [],
  papers: [
    {
      ...{ _id: 'p-1', kind: 'orderConfirmation', number: null, shipment: null },
      ...{ issuedAt: '2026-03-02T09:30:00Z', isReady: true },
    },
    {
      ...{ _id: 'p-2', kind: 'proforma', number: null, shipment: null },
      ...{ issuedAt: '2026-03-02T09:30:00Z', isReady: false },
    },
  ],
  moves: [],
  mayCancel: true,
  coupon: null,
  discount: 0,
  displayDiscount: 0,
  totalPrice: total,
  displayTotal: total,
  dropped: 0,
  displayDropped: 0,
  totalWeight: fromMilligrams(
    cartRows.reduce((sum, { cart }) => sum + toMilligrams(cart.totalWeight), 0),
  ),
  shipsBy: '2026-03-04T09:30:00Z',
  payment: unpaid('bankTransfer', {
    ...{
      number: 'A-000123',
      createdAt: '2026-03-02T09:30:00Z',
      displayTotal: total,
      displayDropped: 0,
      status: 'placed',
    },
    currency: { code: 'INR', symbol: '₹', exchange_rate: 1 },
  }),
})

/** An Indian seller's terms: GST of 3 %, and parcels that cost by weight. */
export const sellingTerms: SellingTerms = {
  ...noTerms('Alma'),
  seller: { ...noTerms('Alma').seller, country: 'IN', state: 'Rajasthan' },
  tax: { kind: 'india', rates: [{ hsCode: '', percent: 3 }] },
  shipping: [
    {
      countries: [],
      steps: [{ upTo: 1_000, cost: 120 }],
      ...{ perKilogram: 60, freeFrom: null },
    },
  ],
}

/** A refusal that the contract declares. */
export const refused = (problem: Problem): Refused => ({
  kind: 'refused',
  problem: Problem.parse(problem),
})

/** The totals of rows, as computed by the shop. */
const totalsOf = (rows: readonly CartRow[]): CartTotals => {
  const sum = (of: (row: CartRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    rows: rows.length,
    quantity: sum(({ cart }) => cart.quantity),
    totalWeight: sum(({ cart }) => cart.totalWeight),
    totalPrice: sum(({ cart }) => cart.totalPrice),
  }
}

/** The change that leaves `left` of the sample cart, at version 2; the cart is loaded at version 1. */
export const changeTo = (left: readonly CartRow[]): CartDelta => ({
  version: 2,
  cartData: [...left],
  removed: cartRows.map(({ _id }) => _id).filter((id) => !left.some(({ _id }) => _id === id)),
  totals: totalsOf(left),
})

/** The sample order as a buyer submits it. */
export const submittedOrder: PlaceOrder = {
  address,
  shipping: 'together',
  currency: 'INR',
  seenTotal: order.displayTotal,
  seenBackorders: [],
}

/** An edit that was made offline: 40 pieces of the chain, of which the cart had 20. */
export const fortyChains: OfflineEdit = {
  ...{ productId: 'cb03-s-50-sr', sku: 'CB03-S-50-SR' },
  title: productBySlug('venetian-box-chain').title,
  ...{ seen: [20], quantity: 40, isTried: false, agrees: false },
}
