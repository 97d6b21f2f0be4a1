import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { Product, Variant } from '../../../src/contracts/catalogue/product.ts'
import {
  canChoose,
  choose,
  chosenDepth,
  isSelectionComplete,
  listedVariants,
  offeredValues,
  pickedLevels,
  type Selection,
  selectedVariants,
  stillOffered,
  variantsOf,
} from '../../../src/domain/catalogue/variants.ts'
import { combination, table } from '../../machines/fixtures.ts'

type Sellable = Pick<
  Product,
  'attributes' | 'variants' | 'moreVariants' | 'directly' | 'isCombination' | 'moreCombination'
>

/** Products with 1 to 4 levels of 1 to 4 values, with arbitrary variants. */
const product: fc.Arbitrary<Sellable> = fc
  .record({
    sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
    moreCombination: fc.boolean(),
    picks: fc.array(fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), {
      minLength: 1,
      maxLength: 20,
    }),
  })
  .map(({ sizes, moreCombination, picks }) => {
    const attributes = sizes.map((size, level) => ({
      _id: `l${level}`,
      name: {},
      variants: Array.from({ length: size }, (_, value) => ({ _id: `v${value}`, name: {} })),
    }))
    const combinations = new Map(
      picks.map((pick) => {
        const values = Object.fromEntries(
          sizes.map((size, level) => [`l${level}`, `v${(pick[level] ?? 0) % size}`]),
        )
        return [JSON.stringify(values), values] as const
      }),
    )
    const variants = [...combinations.values()].map((values, position) => ({
      productId: `p${position}`,
      sku: `s${position}`,
      values,
      weight: 1,
      stock: 1,
      quantity: 1,
      sellPrice: 1,
      offerPrice: 0,
    }))
    return {
      attributes,
      directly: false,
      isCombination: !moreCombination,
      moreCombination,
      variants: moreCombination ? [] : variants,
      moreVariants: moreCombination ? variants : [],
    }
  })

/** A selection that a buyer can reach: some choices, each of an offered value. */
const walk = (sellable: Sellable, choices: readonly (readonly [number, number])[]): Selection =>
  choices.reduce<Selection>((selection, [level, value]) => {
    const levels = pickedLevels(sellable)
    const depth = Math.min(level, chosenDepth(sellable, selection), levels.length - 1)
    const at = levels[depth]
    const offered = offeredValues(sellable, depth, selection)
    const chosen = offered[value % Math.max(1, offered.length)]
    return at && chosen ? choose(sellable, selection, at._id, chosen._id) : selection
  }, {})

const choices = fc.array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 9 })), { maxLength: 8 })

describe('Every product and selection', () => {
  property.prop([product, choices])('every sellable variant can be reached', (sellable, made) => {
    const start = walk(sellable, made)
    for (const variant of variantsOf(sellable)) {
      let selection = start
      for (const { _id } of pickedLevels(sellable)) {
        const value = variant.values[_id] ?? ''
        expect(canChoose(sellable, selection, _id, value)).toBe(true)
        selection = choose(sellable, selection, _id, value)
      }
      expect(selectedVariants(sellable, selection)).toContainEqual(variant)
    }
  })

  property.prop([product, choices])(
    'an offered value always leads to a variant',
    (sellable, made) => {
      const selection = walk(sellable, made)
      pickedLevels(sellable).forEach(({ _id }, depth) => {
        if (depth > chosenDepth(sellable, selection)) return
        for (const value of offeredValues(sellable, depth, selection)) {
          const next = choose(sellable, selection, _id, value._id)
          const left = variantsOf(sellable).filter((variant) =>
            Object.entries(next).every(([level, chosen]) => variant.values[level] === chosen),
          )
          expect(left.length).toBeGreaterThan(0)
        }
      })
    },
  )

  property.prop([product, choices, product])(
    'what stays chosen is offered by the current product, and all of it by the same one',
    (sellable, made, now) => {
      const selection = walk(sellable, made)
      expect(stillOffered(sellable, selection)).toEqual(selection)
      const kept = stillOffered(now, selection)
      let rebuilt: Selection = {}
      for (const { _id } of pickedLevels(now).slice(0, Object.keys(kept).length)) {
        const value = kept[_id] ?? ''
        expect([value, canChoose(now, rebuilt, _id, value)]).toEqual([selection[_id], true])
        rebuilt = choose(now, rebuilt, _id, value)
      }
      expect(rebuilt).toEqual(kept)
    },
  )

  property.prop([product, choices])('choosing again drops what is below', (sellable, made) => {
    const selection = walk(sellable, made)
    const [first] = pickedLevels(sellable)
    const value = first && offeredValues(sellable, 0, selection)[0]
    if (!first || !value) return
    expect(choose(sellable, selection, first._id, value._id)).toEqual({ [first._id]: value._id })
  })

  property.prop([product, choices])(
    'a complete selection leaves what is to order',
    (sellable, made) => {
      const selection = walk(sellable, made)
      const left = selectedVariants(sellable, selection)
      expect(left.length > 0).toBe(isSelectionComplete(sellable, selection))
      if (!sellable.moreCombination) expect(left.length).toBeLessThanOrEqual(1)
    },
  )
})

describe('The variants in a list', () => {
  property('their number, and the SKU of a single one', () => {
    const of = (...skus: string[]) => listedVariants(skus.map((sku) => ({ sku })))
    expect([of(), of('A'), of('A', 'B')]).toEqual([
      { variantCount: 0 },
      { variantCount: 1, sku: 'A' },
      { variantCount: 2 },
    ])
  })
})

test('Scenario: the lines of a quantity table are in the order of its level', () => {
  const turned = { ...table, moreVariants: table.moreVariants.toReversed() }
  const lines = [table, turned].map((sellable) =>
    selectedVariants(sellable, { finish: 'matt' }).map(({ productId }) => productId),
  )
  expect(lines).toEqual(Array(2).fill(['p-matt-40', 'p-matt-45']))
})

test('Scenario: two variants of the same choices count as one', () => {
  const [first] = combination.variants as [Variant]
  const twice = { ...combination, variants: [first, { ...first, productId: 'again' }] }
  expect(selectedVariants(twice, first.values)).toEqual([first])
})
