import { stillCart } from '../../lab/examples/parts/common.ts'
import { unheard } from '../../mocks/shop/realtime.ts'
import type { CartDelta, CartRow } from '../../src/contracts/cart/cartRows.ts'
import type { Product, Variant } from '../../src/contracts/catalogue/product.ts'
import { Order } from '../../src/contracts/orders/order.ts'
import type { Realtime } from '../../src/contracts/realtime.ts'
import type { CartReader } from '../../src/machines/cart/cartWatcher.ts'
import type { Shell, ShellFact } from '../../src/machines/parts/shell.ts'

export const pieces = { minimum: 1, step: 1, maximum: 50_000 }
export const tens = { minimum: 10, step: 10, maximum: 50_000 }

/** A row as the server sends it; `cart` sets the fields that matter to the test. */
export const cartRow = (cart: Partial<CartRow['cart']> = {}, id = 'row-1'): CartRow => ({
  _id: id,
  cart: {
    productId: 'p-1',
    productSlug: 'twisted-ring',
    sku: 'TR-1',
    title: { en: 'Twisted ring' },
    image: null,
    quantity: 6,
    quantityRule: pieces,
    stock: 100,
    weight: 3.2,
    hsCode: '',
    sellPrice: 250,
    offerPrice: 0,
    addedPrice: 250,
    isSold: true,
    status: 'Pending',
    user: 'u-1',
    totalPrice: 1500,
    totalWeight: 19.2,
    categories: 'rings',
    parentCategory: null,
    childCategory: null,
    subChildCategory: null,
    directly: true,
    isCombination: false,
    moreCombination: false,
    mixedVariant: false,
    attributes: [],
    ...cart,
  },
})

const variant = (productId: string, values: Record<string, string>, stock = 100): Variant => ({
  productId,
  sku: productId.toUpperCase(),
  values,
  weight: 2.5,
  stock,
  sellPrice: 100,
  offerPrice: 0,
  quantity: 1,
})

const product = (own: Partial<Product>): Product => ({
  _id: 'product-1',
  productId: 'product-1',
  title: { en: 'Anchor chain', it: 'Catena àncora' },
  slug: 'anchor-chain',
  category: [{ _id: 'c-1', slug: 'metals_silver-92.5_chains', name: { en: 'Chains' } }],
  imageUrl_thum: [],
  directly: false,
  isCombination: false,
  moreCombination: false,
  prices: { sellPrice: 100, offerPrice: 0 },
  weight: 2.5,
  stock: 200,
  description: { en: '<p>Hand made.</p>' },
  keywords: '[]',
  attributes: [],
  variants: [],
  moreVariants: [],
  quantityRule: pieces,
  categories: [],
  ...own,
})

const finish = {
  _id: 'finish',
  name: { en: 'Finish' },
  variants: [
    { _id: 'matt', name: { en: 'Matt' } },
    { _id: 'bright', name: { en: 'Bright' } },
  ],
}
const length = {
  _id: 'length',
  name: { en: 'Length' },
  variants: [
    { _id: 'l40', name: { en: '40 cm' } },
    { _id: 'l45', name: { en: '45 cm' } },
  ],
}

/** Sold directly: only a quantity to pick. */
export const direct = product({ directly: true, variants: [variant('p-direct', {}, 3)] })

/** A chain: finish, then length; the bright one exists only in 45 cm. */
export const combination = product({
  isCombination: true,
  quantityRule: tens,
  attributes: [finish, length],
  variants: [
    variant('p-matt-40', { finish: 'matt', length: 'l40' }),
    variant('p-matt-45', { finish: 'matt', length: 'l45' }),
    variant('p-bright-45', { finish: 'bright', length: 'l45' }, 5),
  ],
})

/** Finish is picked, lengths are filled in as a table. */
export const table = product({
  moreCombination: true,
  attributes: [finish, length],
  moreVariants: [
    variant('p-matt-40', { finish: 'matt', length: 'l40' }),
    variant('p-matt-45', { finish: 'matt', length: 'l45' }, 2),
    variant('p-bright-45', { finish: 'bright', length: 'l45' }),
  ],
})

/** A shell that records its events. */
export const recordingShell = (): Shell & { readonly sent: ShellFact[] } => {
  const sent: ShellFact[] = []
  return { sent, send: (fact) => void sent.push(fact) }
}

/** A socket on which nothing ever happens. */
export const silentRealtime: Realtime = { connect: () => unheard, follow: () => unheard }

export const user = {
  _id: 'u-1',
  token: 't'.repeat(43),
  name: 'Asha Rao',
  email: 'asha@rao.example',
  companyName: 'Rao & Daughters',
}

/** A refusal of the server. */
export const refusal = (message: string) =>
  ({ kind: 'refused', problem: { code: 'conflict', message } }) as const

/** A change of the cart that leaves these rows. */
export const deltaOf = (version: number, rows: readonly CartRow[] = []): CartDelta => ({
  ...{ version, cartData: [...rows], removed: [] },
  totals: { rows: rows.length, quantity: 0, totalWeight: 0, totalPrice: 0 },
})

/** A cart that a test changes; it notifies its subscribers. */
export const changingCart = (rows: readonly CartRow[]) => {
  let snapshot = stillCart(rows).getSnapshot()
  const followers = new Set<(now: typeof snapshot) => void>()
  const cart: CartReader = {
    getSnapshot: () => snapshot,
    subscribe: (follower: unknown) => {
      const follow = follower as (now: typeof snapshot) => void
      followers.add(follow)
      return { unsubscribe: () => void followers.delete(follow) }
    },
  }
  return {
    cart,
    change: (changed: readonly CartRow[]) => {
      snapshot = stillCart(changed).getSnapshot()
      for (const follow of [...followers]) follow(snapshot)
    },
  }
}

/** An order as the shop answers it. */
export const placedOrder: Order = Order.parse({
  _id: 'o-1',
  number: 'A-000001',
  status: 'placed',
  createdAt: '2026-01-01T00:00:00.000Z',
  currency: { code: 'INR', symbol: '₹', exchange_rate: 1 },
  shipping: 'together',
  address: {
    name: 'Asha Rao',
    phone: '+91 22 5550 1234',
    address: '1 Marine Drive',
    pincode: '400001',
    city: 'Mumbai',
    country: 'India',
  },
  note: '',
  shippingCost: 0,
  displayShipping: 0,
  taxRule: 'none',
  taxes: [],
  ...{ pieces: 1, shippedPieces: 0, openPieces: 1 },
  lines: [
    {
      _id: 'l-1',
      productId: 'p-1',
      productSlug: 'ring',
      categorySlug: 'rings',
      sku: 'R-1',
      title: { en: 'Ring' },
      image: null,
      attributes: [],
      quantity: 1,
      backorder: 0,
      shipped: 0,
      cancelled: 0,
      unitPrice: 1,
      displayUnitPrice: 1,
      displayUnitPieces: 1,
      displayTotal: 1,
      displayDiscount: 0,
      taxes: [],
      hsCode: '',
      origin: '',
      totalWeight: 1,
      metalWeight: null,
      shipsBy: '2026-01-03T00:00:00.000Z',
    },
  ],
  shipments: [],
  changes: [],
  moves: [],
  dropped: 0,
  displayDropped: 0,
  papers: [],
  mayCancel: true,
  payment: null,
  coupon: null,
  discount: 0,
  displayDiscount: 0,
  totalPrice: 1,
  displayTotal: 1,
  totalWeight: 1,
  shipsBy: '2026-01-03T00:00:00.000Z',
})
