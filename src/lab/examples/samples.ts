import { categories, productBySlug, products } from '../../../mocks/catalogue.ts'
import { CartRow } from '../../contracts/cart.ts'
import type { Product, Variant } from '../../contracts/catalogue.ts'
import { Address } from '../../contracts/customer.ts'
import { Order } from '../../contracts/orders.ts'
import { Problem } from '../../contracts/primitives.ts'
import { Currency, Language, StoreSettings } from '../../contracts/settings.ts'
import {
  displayUnit,
  fromMilligrams,
  fromMinor,
  toMilligrams,
  toPaise,
  unitPrice,
} from '../../domain/money.ts'
import { backorderOf } from '../../domain/shipping.ts'
import { variantsOf } from '../../domain/variants.ts'
import type { SessionUser } from '../../machines/session.machine.ts'
import type { Refused } from '../../machines/shell.ts'

export { categories, productBySlug, products }

export const user: SessionUser = {
  _id: 'u-asha',
  token: 'k7Qw2mZr9xTn4vLb8sYd3cHf6jPg1aEu5oWi0tRy-Aq',
  name: 'Asha Rao',
  email: 'asha@rao.example',
  companyName: 'Rao & Daughters',
}

export const languages = Language.array().parse([
  { _id: 'en', name: 'ENGLISH', iso_code: 'en' },
  { _id: 'it', name: 'ITALIANO', iso_code: 'it' },
  { _id: 'hi', name: 'हिन्दी', iso_code: 'hi' },
])

export const currencies = Currency.array().parse([
  { _id: 'INR', name: 'Indian rupee', code: 'INR', symbol: '₹', exchange_rate: 1 },
  { _id: 'EUR', name: 'Euro', code: 'EUR', symbol: '€', exchange_rate: 0.0112 },
  { _id: 'USD', name: 'US dollar', code: 'USD', symbol: '$', exchange_rate: 0.0119 },
])

export const settings = StoreSettings.parse({
  header: { header_text: { en: 'Free samples with every order in November' }, logo: [] },
  categories: [...categories],
  customization: { shopName: 'Alma' },
})

export const address = Address.parse({
  name: 'Asha Rao',
  companyName: 'Rao & Daughters',
  phone: '+91 22 5550 1234',
  address: '14 Zaveri Bazaar',
  pincode: '400002',
  country: 'India',
  state: 'Maharashtra',
  city: 'Mumbai',
})

const variantOf = (product: Product, sku: string): Variant => {
  const found = variantsOf(product).find(({ productId }) => productId === sku)
  if (!found) throw new Error(`${product.slug} has no variant ${sku}`)
  return found
}

/** A cart row of a sample product, priced and named as the server would. */
export const rowOf = (slug: string, variantId: string, quantity: number): CartRow => {
  const product = productBySlug(slug)
  const variant = variantOf(product, variantId)
  const { weight, stock, sellPrice, offerPrice, sku, values } = variant
  return CartRow.parse({
    _id: `row-${variantId}`,
    cart: {
      ...{ productId: variantId, productSlug: slug, sku, quantity, weight, stock },
      ...{ sellPrice, offerPrice, status: 'Pending', user: user._id },
      title: product.title,
      image: product.imageUrl_thum[0] ?? null,
      quantityRule: product.quantityRule,
      totalPrice: fromMinor(toPaise(unitPrice(variant)) * quantity),
      totalWeight: fromMilligrams(toMilligrams(weight) * quantity),
      categories: product.category[0]?.slug,
      ...{ parentCategory: null, childCategory: null, subChildCategory: null },
      directly: product.directly,
      isCombination: product.isCombination,
      moreCombination: product.moreCombination,
      mixedVariant: product.moreCombination,
      attributes: product.attributes.flatMap(({ _id, name, variants }) => {
        const value = variants.find((offered) => offered._id === values[_id])
        return value ? [{ attributeId: _id, name, valueId: value._id, value: value.name }] : []
      }),
    },
  })
}

/** A chain by tens, two sizes of a ring under the pooled minimum, and studs one by one. */
export const cartRows: readonly CartRow[] = [
  rowOf('rope-chain', 'rc-silver-l45', 20),
  rowOf('band-ring', 'br-silver-r52', 3),
  rowOf('band-ring', 'br-silver-r54', 2),
  rowOf('pearl-studs', 'ps', 12),
]

/** The order that the sample cart becomes. */
export const order: Order = Order.parse({
  _id: 'o-000123',
  number: 'A-000123',
  status: 'placed',
  createdAt: '2026-03-02T09:30:00Z',
  currency: { code: 'INR', symbol: '₹', exchange_rate: 1 },
  shipping: 'together',
  address,
  note: '',
  lines: cartRows.map(({ _id, cart }) => {
    const unit = fromMinor(displayUnit(cart, { symbol: '₹', exchange_rate: 1 }))
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
      unitPrice: unit,
      displayUnitPrice: unit,
      displayTotal: cart.totalPrice,
      totalWeight: cart.totalWeight,
      shipsBy: '2026-03-04T09:30:00Z',
    }
  }),
  coupon: null,
  discount: 0,
  displayDiscount: 0,
  totalPrice: fromMinor(cartRows.reduce((sum, { cart }) => sum + toPaise(cart.totalPrice), 0)),
  displayTotal: fromMinor(cartRows.reduce((sum, { cart }) => sum + toPaise(cart.totalPrice), 0)),
  totalWeight: fromMilligrams(
    cartRows.reduce((sum, { cart }) => sum + toMilligrams(cart.totalWeight), 0),
  ),
  shipsBy: '2026-03-04T09:30:00Z',
})

/** A refusal that the contract declares. */
export const refused = (problem: Problem): Refused => ({
  kind: 'refused',
  problem: Problem.parse(problem),
})
