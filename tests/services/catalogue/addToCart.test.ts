import { afterEach, describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { stillCart } from '../../../lab/examples/parts/common.ts'
import type { CartRow } from '../../../src/contracts/cart/cartRows.ts'
import { contract } from '../../../src/contracts/index.ts'
import { selectDraft } from '../../../src/machines/catalogue/variantPickerSelectors.ts'
import { provideVariantPicker } from '../../../src/services/catalogue/variantPicker.actors.ts'
import type { PageServices } from '../../../src/services/parts/pageServices.ts'
import { cartRow, direct, user } from '../../machines/fixtures.ts'
import {
  calls,
  forgetTaken,
  mocks,
  start,
  take,
  taken,
  typed,
  useMockedCalls,
} from '../startServices.ts'

useMockedCalls()

const pickerOf = (services: PageServices) =>
  provideVariantPicker({
    ...{ ...services, onProduct: () => () => undefined, keepInAddress: () => undefined },
  })

describe('The cart calls', () => {
  afterEach(forgetTaken)

  /** Adds ten pieces to a cart in the state `carted`, and waits for the answer. */
  const addTen = async (
    { services, shell }: ReturnType<typeof start>,
    carted: readonly CartRow[],
  ) => {
    const actor = createActor(pickerOf(services), {
      input: { shell, product: direct, cart: stillCart(carted) },
    }).start()
    actor.send({ type: 'quantity.typed', productId: 'p-direct', quantity: 10 })
    actor.send({ type: 'add.requested' })
    return waitFor(actor, (snapshot) => !snapshot.matches({ adding: 'sending' }))
  }
  const outdated = { type: 'cart.outdated' }

  test('Scenario: an add does not set a row that another page has added', async () => {
    const there = { code: 'row_exists', message: 'It is there.' } as const
    const started = start(
      mocks.handle(contract.cart.add, { status: 409, body: there }),
      mocks.handle(contract.cart.update, { body: take('update') }),
    )
    await addTen(started, [])
    expect([taken, started.shell.sent]).toEqual([
      [],
      [outdated, { type: 'said', sentence: { text: there.message, code: there.code } }],
    ])
  })

  test('Scenario: an update does not add a row that another page has removed', async () => {
    const gone = { code: 'not_found', message: 'It is not there.' } as const
    const started = start(
      mocks.handle(contract.cart.update, { status: 404, body: gone }),
      mocks.handle(contract.cart.add, { body: take('add') }),
    )
    await addTen(started, [cartRow({ productId: 'p-direct' })])
    expect([taken, started.shell.sent]).toEqual([
      [],
      [outdated, { type: 'said', sentence: { text: gone.message, code: gone.code } }],
    ])
  })

  test('Scenario: the answer to an add shows even when its page is closed', async () => {
    const started = start(mocks.handle(contract.cart.add, { body: take('add') }))
    const actor = createActor(pickerOf(started.services), {
      input: { shell: started.shell, product: direct, cart: stillCart([]) },
    }).start()
    actor.send({ type: 'add.requested' })
    actor.stop()
    await expect
      .poll(() => started.shell.sent.map(({ type }) => type))
      .toEqual(['cart.changed', 'product.added', 'said'])
  })

  test('Scenario: an add is answered after another customer has logged in, and changes nothing in that cart', async () => {
    const started = start(
      mocks.handle(contract.cart.add, {
        body: (request) => {
          started.cookie.user = { ...user, _id: 'u-2' }
          return take('add')(request)
        },
      }),
    )
    await addTen(started, [])
    expect(started.shell.sent.map(({ type }) => type)).toEqual(['said'])
  })

  const over = { status: 401, body: { code: 'unauthorized', message: 'Log in.' } } as const

  test('Scenario: an add whose session has ended is reported as lost, and stays in the draft', async () => {
    const started = start(mocks.handle(contract.cart.add, over))
    expect(selectDraft(await addTen(started, []))).toEqual({ 'p-direct': 10 })
    expect(started.shell.sent).toEqual([{ type: 'said', sentence: { key: 'cart.notSaved' } }])
  })

  test('Scenario: a customer logs out before an add is sent, and it is reported as lost', async () => {
    const started = start(mocks.handle(contract.cart.add, { body: take('add') }))
    started.cookie.user = user
    const waiting = Promise.withResolvers<void>()
    void started.services.enqueue(() => waiting.promise)
    const adding = addTen(started, [])
    started.cookie.user = null
    waiting.resolve()
    await adding
    expect([taken, started.shell.sent]).toEqual([
      [],
      [{ type: 'said', sentence: { key: 'cart.notSaved' } }],
    ])
  })

  test('Scenario: an add waits for earlier edits of the same rows in the cart', async () => {
    const { services, machines, shell } = start(
      ...calls,
      mocks.handle(contract.cart.update, { body: take('update') }),
    )
    const cart = createActor(machines.cart, { input: { shell } }).start()
    cart.send({ type: 'cart.opened', userId: user._id })
    await waitFor(cart, ({ context }) => context.rows.length === 2)
    cart.send(typed('row-1', 9))
    const product = { ...direct, variants: [{ ...direct.variants[0], productId: 'p-1' }] }
    const picker = createActor(pickerOf(services), {
      input: { shell, product: product as typeof direct, cart },
    }).start()
    picker.send({ type: 'quantity.typed', productId: 'p-1', quantity: 7 })
    picker.send({ type: 'add.requested' })
    await waitFor(picker, (snapshot) => snapshot.matches({ adding: 'idle' }))
    cart.stop()
    expect(taken).toEqual([
      ['set', { id: 'row-1' }, { quantity: 9 }],
      ['update', { productId: 'p-1' }, { quantity: 7 }],
    ])
  })

  test('Scenario: a failed add shows even when its page is closed', async () => {
    const started = start(mocks.handle(contract.cart.add, { status: 500 }))
    const actor = createActor(pickerOf(started.services), {
      input: { shell: started.shell, product: direct, cart: stillCart([]) },
    }).start()
    actor.send({ type: 'add.requested' })
    actor.stop()
    await expect
      .poll(() => started.shell.sent)
      .toEqual([{ type: 'toast.raised', sentence: { key: 'error.default' } }])
  })
})
