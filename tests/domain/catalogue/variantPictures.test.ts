import { expect, test } from 'vitest'
import {
  chosenPicture,
  pictureOf,
  picturesOf,
} from '../../../src/domain/catalogue/variantPictures.ts'
import { combination } from '../../machines/fixtures.ts'

const product = {
  ...combination,
  imageUrl_thum: ['whole', 'gold'],
  variants: combination.variants.map((variant, place) => ({
    ...variant,
    ...(place === 0 ? {} : { image: ['', 'matt-45', 'gold'][place] as string }),
  })),
}

test('Scenario: the pictures of the product come first, those of its variants once each', () => {
  expect(picturesOf(product)).toEqual(['whole', 'gold', 'matt-45'])
})

test('Scenario: a variant without a picture shows that of its product', () => {
  expect(product.variants.map((variant) => pictureOf(product, variant))).toEqual([
    ...['whole', 'matt-45', 'gold'],
  ])
  expect(pictureOf({ imageUrl_thum: [] }, {})).toBeNull()
})

test.each([
  [{}, null],
  // One of the two has no picture of its own.
  [{ finish: 'matt' }, null],
  [{ finish: 'matt', length: 'l40' }, null],
  [{ finish: 'matt', length: 'l45' }, 'matt-45'],
  [{ finish: 'bright' }, 'gold'],
  [{ finish: 'wood' }, null],
])('Scenario: %o determines %s', (selection, picture) => {
  expect(chosenPicture(product, selection)).toBe(picture)
})
