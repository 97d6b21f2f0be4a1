import { useActorRef, useSelector } from '@xstate/react'
import type { Product } from '../../../src/contracts/catalogue/product.ts'
import { pathTo } from '../../../src/domain/catalogue/categoryTree.ts'
import { isOutOfStock, offStep, piecesAfter } from '../../../src/machines/catalogue/pickerDraft.ts'
import { type Machines, machines } from '../../../src/machines/index.ts'
import { useBeside } from '../parts/beside.ts'
import { bare, stillCart } from '../parts/common.ts'
import type { Example, Surroundings } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { cartRows, categories, changeTo, productBySlug, refused, rowOf } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const ProductPage = lazyView(
  async () => (await import('../../../src/views/catalogue/product/ProductPage.tsx')).ProductPage,
)

const studs = productBySlug('polished-ball-earrings')

const picking =
  (product: Product, rows: typeof cartRows = []) =>
  ({ shell }: Surroundings) => ({
    shell,
    product,
    cart: stillCart(rows),
  })

const withStock = (product: Product, stock: number): Product => ({
  ...product,
  stock,
  variants: product.variants.map((variant) => ({ ...variant, stock })),
})
const chainWithout = (attribute: string, value: string): Product => ({
  ...productBySlug('venetian-box-chain'),
  variants: productBySlug('venetian-box-chain').variants.filter(
    ({ values }) => values[attribute] !== value,
  ),
})

const [chain, ring] = ['cb03-s-50-sr', 'rg09-s-52'] as const

export const variantPicker: Example<Machines['variantPicker']> = {
  inputs: {
    'a chain, by finish, length and clasp': picking(productBySlug('venetian-box-chain')),
    'a ring, its sizes as a table': picking(productBySlug('grooved-band')),
    'studs, sold directly, in the cart already': picking(studs, cartRows),
    'a product without variants': picking({ ...studs, variants: [] }),
  },
  events: {
    'value.chosen': {
      'finish: silver': { attribute: 'finish', value: 'silver' },
      'finish: gold': { attribute: 'finish', value: 'gold' },
      'length: 50 cm': { attribute: 'length', value: '50cm' },
      'clasp: spring ring': { attribute: 'clasp', value: 'spring-ring' },
      'clasp: lobster, not made in gold': { attribute: 'clasp', value: 'lobster' },
      'a value that nothing has': { attribute: 'finish', value: 'wood' },
    },
    'way.taken': bare,
    'selection.asked': {
      'silver, 50 cm, spring ring': {
        selection: { finish: 'silver', length: '50cm', clasp: 'spring-ring' },
      },
      'nothing that is made': { selection: { finish: 'wood' } },
    },
    'cart.counted': {
      'ten of the chain': { carted: { [chain]: 10 } },
      'fifteen of the chain, from before it sold by ten': { carted: { [chain]: 15 } },
    },
    // Raised by the machine itself.
    'draft.ready': {},
    'selection.changed': {},
    'quantity.typed': {
      '30 of the chain': { productId: chain, quantity: 30 },
      '25 of the chain, moved to 30': { productId: chain, quantity: 25 },
      '3 rings, too few': { productId: ring, quantity: 3 },
      '6 rings': { productId: ring, quantity: 6 },
      '1,000 studs, more than in stock': { productId: 'er03', quantity: 1_000 },
    },
    'quantities.pasted': {
      'two sizes of the ring': { productId: ring, column: [3, 2] },
      'more than the table has, and a word': {
        productId: ring,
        column: [3, undefined, 2, 4, 1, 1, 1, 1],
      },
    },
    'quantity.incremented': { chain: { productId: chain }, ring: { productId: ring } },
    'quantity.decremented': { chain: { productId: chain }, ring: { productId: ring } },
    'add.requested': bare,
    'stock.changed': {
      'nothing is left': { variants: [{ productId: chain, stock: 0 }] },
    },
    'product.refreshed': {
      'the chain, sold out': { product: withStock(productBySlug('venetian-box-chain'), 0) },
      'the chain, no longer made in silver': { product: chainWithout('finish', 'silver') },
      'the chain, no longer made with a lobster clasp': {
        product: chainWithout('clasp', 'lobster'),
      },
    },
  },
  effects: ['keepInAddress'],
  answers: {
    watchProduct: { sends: ['stock.changed', 'product.refreshed', 'selection.asked'] },
    watchCart: { sends: ['cart.counted'] },
    addToCart: {
      outputs: {
        added: {
          kind: 'added',
          message: 'Item Added to Cart !!',
          delta: changeTo([rowOf('venetian-box-chain', chain, 30)]),
        },
        'in the cart already': {
          kind: 'exists',
          problem: { code: 'row_exists', message: 'This is already in the cart' },
        },
        'refused: off the step': refused({
          code: 'quantity_off_step',
          message: 'Sold by 10: 20 or 30',
          nearest: { below: 20, above: 30 },
        }),
        'refused: no longer sold': refused({ code: 'not_found', message: 'No such variant' }),
      },
    },
  },
  tellsApart: (context) => [
    context.selection,
    Math.min(piecesAfter(context), 5),
    offStep(context) !== undefined,
    isOutOfStock(context),
    context.unavailable,
    context.product.variants.length,
  ],
  shows: {
    'picking.choosing.marked': 'Please choose one',
    'picking.counting': 'Update cart',
    'way.offered': 'Not available with gold plated',
    'adding.sending': 'Adding…',
    'picking.choosing.unmarked': ['Choose above first', { hides: 'Please choose one' }],
    'way.none': { hides: 'Not available with gold plated' },
    'adding.idle': { hides: 'Adding…' },
  },
  View: function PickerView({ actor }) {
    const product = useSelector(actor, ({ context }) => context.product)
    const sample = useActorRef(machines.gallery, { input: { picker: actor } })
    return (
      <Shop>
        <ProductPage
          product={product}
          path={pathTo(categories, product.category[0]?.slug ?? '')}
          picker={actor}
          gallery={useBeside('gallery') ?? sample}
        />
      </Shop>
    )
  },
  at: '/eshop/detail/metals/venetian-box-chain',
}
