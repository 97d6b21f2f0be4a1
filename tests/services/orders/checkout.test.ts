import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { SellingTerms } from '../../../src/contracts/selling.ts'
import { noTerms } from '../../../src/domain/orders/charges/terms.ts'
import { provideCheckout } from '../../../src/services/orders/checkout.actors.ts'
import type { Api } from '../../../src/services/parts/api.ts'
import type { Drafts } from '../../../src/services/parts/drafts.ts'
import { changingCart, recordingShell } from '../../machines/fixtures.ts'

const oldTerms = noTerms('Alma')
const newTerms: SellingTerms = {
  ...oldTerms,
  tax: { kind: 'home', name: 'VAT', rates: [{ hsCode: '', percent: 20 }] },
}

/** Placing orders, which refuses when the test says so. */
const refusing = () => {
  let refusal: unknown = null
  let tell = (_snapshot: { context: { refusal: unknown } }) => {}
  return {
    getSnapshot: () => ({ context: { refusal } }),
    subscribe: (next: typeof tell) => {
      tell = next
      return { unsubscribe: () => {} }
    },
    refuse: (why: unknown) => {
      refusal = why
      tell({ context: { refusal } })
    },
  }
}

const open = (answer: () => Promise<unknown>) => {
  const placement = refusing()
  const asked: unknown[] = []
  const api = {
    selling: {
      terms: () => {
        asked.push('terms')
        return answer()
      },
    },
  } as unknown as Api
  const checkout = createActor(
    provideCheckout(
      'u-1',
      placement as never,
    )({ api, drafts: { write: () => {} } as unknown as Drafts }),
    {
      input: {
        ...{ shell: recordingShell(), cart: changingCart([]).cart, addresses: [] },
        terms: oldTerms,
      },
    },
  ).start()
  return { placement, asked, checkout }
}

test('Scenario: after a refused order the terms of the shop are loaded again', async () => {
  const { placement, asked, checkout } = open(async () => ({ status: 200, body: newTerms }))
  placement.refuse(null)
  expect(asked).toEqual([])
  placement.refuse({ code: 'conflict' })
  await waitFor(checkout, ({ context: { terms } }) => terms === newTerms)
  expect(asked).toEqual(['terms'])
})

test('Scenario: without an answer the known terms stay, and the next refusal asks again', async () => {
  const answers = [
    async () => {
      throw new TypeError('no network')
    },
    async () => ({ status: 503, body: {} }),
    async () => ({ status: 200, body: newTerms }),
  ]
  const { placement, checkout } = open(
    () => (answers.shift() ?? answers[0])?.() as Promise<unknown>,
  )
  placement.refuse({ code: 'conflict', n: 1 })
  placement.refuse({ code: 'conflict', n: 2 })
  expect(checkout.getSnapshot().context.terms).toBe(oldTerms)
  placement.refuse({ code: 'conflict', n: 3 })
  await waitFor(checkout, ({ context: { terms } }) => terms === newTerms)
})
