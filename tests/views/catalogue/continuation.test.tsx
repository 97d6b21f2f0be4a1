import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contract } from '../../../src/contracts/index.ts'
import { mocks, openShop, useMocks } from '../../app/openShop.tsx'

useMocks()

/** Replaces the browser's observer, which jsdom does not have; the test decides what becomes visible. */
const observeByHand = () => {
  const observers = new Set<(entries: readonly { isIntersecting: boolean }[]) => void>()
  class ByHand {
    readonly #tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell
    }
    observe() {
      observers.add(this.#tell as never)
    }
    disconnect() {
      observers.delete(this.#tell as never)
    }
  }
  vi.stubGlobal('IntersectionObserver', ByHand)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    isObserved: () => observers.size > 0,
    tell: (...sights: readonly boolean[]) => {
      for (const hear of observers) hear(sights.map((isIntersecting) => ({ isIntersecting })))
    },
  }
}

test('Scenario: the end of the list becomes visible only until a busy page is notified; the list continues', async () => {
  const end = observeByHand()
  const [card] = mocks.bodyOf(contract.catalogue.byCategorySlug, 200).data
  if (!card) throw new Error('the mocked page has no product')
  await openShop('/eshop/rings', {
    calls: [
      mocks.handle(contract.catalogue.byCategorySlug, {
        body: ({ query: { page } }) => ({
          data: [{ ...card, _id: `card-${page}`, title: { en: `Ring ${page}` } }],
          total: 2,
        }),
      }),
    ],
  })
  await screen.findByRole('link', { name: 'Ring 1' })
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('scroll'))
      return end.isObserved()
    })
    .toBe(true)
  end.tell(true, false)
  await screen.findByRole('link', { name: 'Ring 2' })
})
