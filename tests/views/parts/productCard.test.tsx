import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProductCard } from '../../../src/contracts/catalogue/product.ts'
import { contract } from '../../../src/contracts/index.ts'
import { mocks, openShop, useMocks } from '../../app/openShop.tsx'
import { direct } from '../../machines/fixtures.ts'

useMocks()

const pictures = ['/media/one.svg', '/media/two.svg']

/** Opens a list with one card. @returns the card and the addresses of its pictures */
const openCard = async () => {
  const product = ProductCard.parse({ ...direct, imageUrl_thum: pictures })
  await openShop('/eshop', {
    calls: [
      mocks.handle(contract.catalogue.byCategorySlug, {
        body: { data: [product], total: 1, page: 1, limit: 20 },
      }),
    ],
  })
  const card = await screen.findByRole('article')
  return {
    card,
    shown: () => [...card.querySelectorAll('img')].map((img) => img.getAttribute('src')),
  }
}

test.each([
  ['mouse', pictures],
  ['touch', pictures.slice(0, 1)],
])(
  'Scenario: a card loads its second picture when it is reached by %s',
  async (pointerType, shown) => {
    const card = await openCard()
    expect(card.shown()).toEqual(pictures.slice(0, 1))
    fireEvent.pointerOver(card.card, { pointerType })
    expect(card.shown()).toEqual(shown)
  },
)
