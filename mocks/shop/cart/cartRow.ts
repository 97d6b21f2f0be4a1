import { customsOf } from '../../../server/demo/catalogue/selling.ts'
import type { OrderableVariant } from '../../../src/contracts/cart/cart.ts'
import type { CartRow, ChosenAttribute } from '../../../src/contracts/cart/cartRows.ts'
import { pathTo } from '../../../src/domain/catalogue/categoryTree.ts'
import { pictureOf } from '../../../src/domain/catalogue/variantPictures.ts'
import {
  fromMilligrams,
  fromMinor,
  toMilligrams,
  toPaise,
  unitPrice,
} from '../../../src/domain/settings/money.ts'
import { categories } from '../../catalogue/catalogue.ts'
import type { OnSale } from '../catalogue/shelf.ts'
import type { StoredRow } from './storedRow.ts'

/** The values of a variant by name, one per level. */
export const chosenOf = ({ product, variant }: OnSale): ChosenAttribute[] =>
  product.attributes.flatMap(({ _id, name, variants }) => {
    const value = variants.find((each) => each._id === variant.values[_id])
    return value ? [{ attributeId: _id, name, valueId: value._id, value: value.name }] : []
  })

/** Converts a variant to the contract. */
export const toOrderable = (sold: OnSale): OrderableVariant => {
  const { product, variant } = sold
  const { productId, sku, sellPrice, offerPrice, weight, stock } = variant
  return {
    ...{ productId, sku, sellPrice, offerPrice, weight, stock, isSold: true },
    ...{ title: product.title, quantityRule: product.quantityRule, productSlug: product.slug },
    image: pictureOf(product, variant),
    categories: product.category[0]?.slug ?? 'all',
    mixedVariant: product.moreCombination,
    attributes: chosenOf(sold),
  }
}

/** Converts a stored row to the contract, with current data of the catalogue. */
export const toCartRow = ({ id, customerId, quantity, addedPrice, sold }: StoredRow): CartRow => {
  const { product, variant } = sold
  const slug = product.category[0]?.slug ?? 'all'
  const [parent, child, subChild] = pathTo(categories, slug)
  const { directly, isCombination, moreCombination, title, quantityRule } = product
  const { productId, sku, sellPrice, offerPrice, weight, stock } = variant
  return {
    _id: id,
    cart: {
      ...{ directly, isCombination, moreCombination, mixedVariant: moreCombination },
      ...{ title, quantityRule, productId, sku, sellPrice, offerPrice, weight, stock, quantity },
      productSlug: product.slug,
      image: pictureOf(product, variant),
      hsCode: customsOf(slug).hsCode,
      categories: slug,
      parentCategory: parent?.name ?? null,
      childCategory: child?.name ?? null,
      subChildCategory: subChild?.name ?? null,
      ...{ addedPrice, isSold: true },
      status: 'Pending',
      user: customerId,
      totalPrice: fromMinor(toPaise(unitPrice(variant)) * quantity),
      totalWeight: fromMilligrams(toMilligrams(weight) * quantity),
      attributes: chosenOf(sold),
    },
  }
}
