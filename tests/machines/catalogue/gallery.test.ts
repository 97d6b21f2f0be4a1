import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { stillCart } from '../../../lab/examples/parts/common.ts'
import type { Product } from '../../../src/contracts/catalogue/product.ts'
import type { Selection } from '../../../src/domain/catalogue/variants.ts'
import {
  galleryMachine,
  selectImages,
  selectIsScreenOpen,
  selectShown,
} from '../../../src/machines/catalogue/gallery.machine.ts'
import { variantPickerMachine } from '../../../src/machines/catalogue/variantPicker.machine.ts'
import { selectPicture } from '../../../src/machines/catalogue/variantPickerSelectors.ts'
import { combination, recordingShell } from '../fixtures.ts'

const at = (name: string) => `/media/${name}.svg`
const [whole, close, matt, bright45] = ['whole', 'close', 'matt', 'bright-45'].map(at) as [
  ...[string, string, string, string],
]

/** Both matt variants share a picture, which is not a picture of the product. */
const pictured: Product = {
  ...combination,
  imageUrl_thum: [whole, close, bright45],
  variants: combination.variants.map((variant) => ({
    ...variant,
    image: variant.values.finish === 'matt' ? matt : bright45,
  })),
}

const open = (product: Product = pictured, selection: Selection = {}) => {
  const picker = createActor(
    variantPickerMachine.provide({ actions: { keepInAddress: () => {} } }),
    {
      input: { shell: recordingShell(), cart: stillCart([]), product, selection },
    },
  ).start()
  const gallery = createActor(galleryMachine, { input: { picker } }).start()
  const turned: number[] = []
  gallery.on('picture.turned', ({ position }) => void turned.push(position))
  const shown = () => {
    const snapshot = gallery.getSnapshot()
    return selectImages(snapshot)[selectShown(snapshot)]
  }
  const choose = (attribute: string, value: string) =>
    picker.send({ type: 'value.chosen', attribute, value })
  return { picker, gallery, turned, shown, choose }
}

describe('The picture follows the choice', () => {
  test('Scenario: all variants of a finish share one picture; it shows before the length is chosen', () => {
    const { gallery, choose, shown, turned } = open()
    expect([selectImages(gallery.getSnapshot()), shown()]).toEqual([
      [whole, close, bright45, matt],
      whole,
    ])
    choose('finish', 'matt')
    expect([shown(), turned]).toEqual([matt, [3]])
    choose('finish', 'bright')
    expect([shown(), turned]).toEqual([bright45, [3, 2]])
  })

  test('Scenario: a link to a variant opens with its picture', () => {
    const { shown } = open(pictured, { finish: 'matt', length: 'l45' })
    expect(shown()).toBe(matt)
  })

  test('Scenario: the picture that the buyer opens stays until the next choice', () => {
    const { gallery, choose, shown } = open()
    choose('finish', 'matt')
    gallery.send({ type: 'picture.chosen', position: 1 })
    expect(shown()).toBe(close)
    choose('length', 'l40')
    expect(shown()).toBe(matt)
  })

  test('Scenario: choices without a picture keep one that the buyer opened, and drop one of an earlier choice', () => {
    const mattAlone: Product = {
      ...pictured,
      variants: pictured.variants.map(({ image: _image, ...variant }) =>
        variant.values.finish === 'matt' ? { ...variant, image: matt } : variant,
      ),
    }
    const { gallery, choose, shown } = open(mattAlone)
    choose('finish', 'matt')
    choose('finish', 'bright')
    expect(shown()).toBe(whole)
    gallery.send({ type: 'picture.reached', position: 1 })
    choose('finish', 'matt')
    gallery.send({ type: 'picture.chosen', position: 1 })
    choose('finish', 'bright')
    expect(shown()).toBe(close)
  })

  test('Scenario: the stock changes; the picture that the buyer has opened stays', () => {
    const { gallery, picker, choose, shown } = open()
    choose('finish', 'matt')
    gallery.send({ type: 'picture.chosen', position: 0 })
    picker.send({ type: 'stock.changed', variants: [{ productId: 'p-matt-40', stock: 1 }] })
    expect(shown()).toBe(whole)
  })

  test('Scenario: the quick view shows the picture of the selection, else of the product', () => {
    const { picker, choose } = open()
    const before = selectPicture(picker.getSnapshot())
    choose('finish', 'matt')
    expect([before, selectPicture(picker.getSnapshot())]).toEqual([whole, matt])
  })
})

test('Scenario: the pictures open in full-window view, can be browsed, and close', () => {
  const { gallery, shown } = open()
  gallery.send({ type: 'screen.opened' })
  const isOpen = selectIsScreenOpen(gallery.getSnapshot())
  gallery.send({ type: 'picture.chosen', position: 1 })
  gallery.send({ type: 'picture.chosen', position: 4 })
  gallery.send({ type: 'screen.closed' })
  expect([isOpen, selectIsScreenOpen(gallery.getSnapshot()), shown()]).toEqual([true, false, close])
})

test('Scenario: a product without pictures shows none, and nothing can be reached', () => {
  const { gallery, shown } = open(combination)
  gallery.send({ type: 'picture.reached', position: 0 })
  gallery.send({ type: 'picture.reached', position: 1 })
  expect([shown(), selectShown(gallery.getSnapshot())]).toEqual([undefined, 0])
})
