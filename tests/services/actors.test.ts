import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { fromContract, type ParsedRequest } from '../../mocks/fromContract.ts'
import type { CartRow } from '../../src/contracts/cart.ts'
import { contract } from '../../src/contracts/index.ts'
import type { Problem } from '../../src/contracts/primitives.ts'
import { stillCart } from '../../src/lab/examples/common.ts'
import type { SessionUser } from '../../src/machines/session.machine.ts'
import { provideApp } from '../../src/services/actors.ts'
import { createApi } from '../../src/services/api.ts'
import { provideEmailVerification } from '../../src/services/pages/emailVerification.ts'
import type { PageServices } from '../../src/services/pages/pageServices.ts'
import { provideVariantPicker } from '../../src/services/pages/variantPicker.ts'
import {
  cartRow,
  combination,
  direct,
  recordingShell,
  silentRealtime,
  user,
} from '../machines/fixtures.ts'

const mocks = fromContract()
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const start = (...calls: RequestHandler[]) => {
  server.use(...calls)
  const cookie: { user: SessionUser | null } = { user: null }
  const logged: [string, Problem][] = []
  const api = createApi({
    baseUrl: mocks.baseUrl,
    readToken: () => cookie.user?.token,
    onNetworkFailure: () => undefined,
    onUnauthorized: () => undefined,
    onBreach: () => undefined,
  })
  const services: PageServices = {
    api,
    readUser: () => cookie.user,
    log: (what, problem) => logged.push([what, problem]),
  }
  const machines = provideApp({
    ...services,
    cookies: {
      readUser: () => cookie.user,
      writeUser: (written) => {
        cookie.user = written
      },
      removeUser: () => {
        cookie.user = null
      },
      readLanguage: () => null,
      writeLanguage: () => undefined,
      readCurrency: () => null,
      writeCurrency: () => undefined,
    },
    realtime: silentRealtime,
  })
  return { services, machines, cookie, logged, shell: recordingShell() }
}

describe('Logging in', () => {
  const login = async (call: RequestHandler) => {
    const { machines, cookie, shell } = start(call)
    const actor = createActor(machines.session, { input: { shell, user: null } }).start()
    actor.send({ type: 'login.submitted', email: user.email, password: 'correct horse' })
    await waitFor(actor, (snapshot) => snapshot.matches('guest') || snapshot.matches('verified'))
    return [cookie.user, shell.told.at(-1)]
  }

  test('Scenario: the cookie holds who it is and the token, and no more', async () => {
    const reply = { ...user, verified: true as const, message: 'Hello' }
    expect(await login(mocks.handle(contract.customer.login, { body: reply }))).toEqual([
      user,
      { type: 'said', sentence: { key: 'session.loggedIn' } },
    ])
  })

  test('Scenario: a reply without verification stores nobody', async () => {
    const reply = { verified: false as const, message: 'Not yet' }
    expect(await login(mocks.handle(contract.customer.login, { body: reply }))).toEqual([
      null,
      { type: 'said', sentence: { key: 'session.unverified' } },
    ])
  })

  test('Scenario: a wrong password is a refusal, a broken server is a surprise', async () => {
    const wrong = { code: 'invalid_credentials', message: 'Wrong.' } as const
    const broken = { code: 'internal', message: 'Broken.' } as const
    expect([
      await login(mocks.handle(contract.customer.login, { status: 401, body: wrong })),
      await login(mocks.handle(contract.customer.login, { status: 500, body: broken })),
    ]).toEqual([
      [null, { type: 'said', sentence: { text: 'Wrong.', code: 'invalid_credentials' } }],
      [null, { type: 'toast.raised', sentence: { key: 'error.default' } }],
    ])
  })
})

test('Scenario: at startup 401 ends the session as verified false does', async () => {
  const { machines, cookie, shell } = start(
    mocks.handle(contract.customer.checkVerified, { status: 401 }),
  )
  cookie.user = user
  const actor = createActor(machines.session, { input: { shell, user } }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('guest'))
  expect(cookie.user).toBeNull()
})

describe('The cart calls', () => {
  const rows = [cartRow({}, 'row-1'), cartRow({ productId: 'p-2' }, 'row-2')]
  const taken: unknown[] = []
  const take =
    (name: string) =>
    ({ params, body }: ParsedRequest) => {
      taken.push([name, params, body])
      return { message: 'Quntity Updated Successfully !!', cartData: rows }
    }
  const calls = [
    mocks.handle(contract.cart.get, { body: { cartData: rows } }),
    mocks.handle(contract.cart.increment, { body: take('increment') }),
    mocks.handle(contract.cart.decrement, { body: take('decrement') }),
    mocks.handle(contract.cart.setQuantity, { body: take('set') }),
    mocks.handle(contract.cart.removeMany, { body: take('removeMany') }),
    mocks.handle(contract.cart.removeRow, {
      body: (asked) => ({ ...take('removeRow')(asked), ok: true as const }),
    }),
  ]
  afterEach(() => void taken.splice(0))

  test('Scenario: each edit goes to its own call', async () => {
    const { machines, shell } = start(...calls)
    const actor = createActor(machines.cart, { input: { shell } }).start()
    const idle = () => waitFor(actor, (snapshot) => snapshot.matches({ open: 'idle' }))
    actor.send({ type: 'cart.opened', userId: 'u-1' })
    await idle()
    actor.send({ type: 'row.incremented', rowId: 'row-1' })
    actor.send({ type: 'row.decremented', rowId: 'row-2' })
    actor.send({ type: 'quantity.typed', rowId: 'row-1', quantity: 9 })
    actor.send({ type: 'row.removed', rowId: 'row-1' })
    actor.send({ type: 'line.removed', productSlug: 'twisted-ring' })
    await idle()
    expect(taken).toEqual([
      ['increment', { id: 'row-1' }, undefined],
      ['decrement', { id: 'row-2' }, undefined],
      ['set', { id: 'row-1' }, { quantity: 9 }],
      ['removeRow', { rowId: 'row-1' }, undefined],
      ['removeMany', {}, { ids: ['row-1', 'row-2'] }],
    ])
  })

  test('Scenario: a refused edit is logged and nothing is said', async () => {
    const problem = { code: 'not_found', message: 'Gone.' } as const
    const { machines, logged, shell } = start(
      mocks.handle(contract.cart.increment, { status: 404, body: problem }),
      ...calls,
    )
    const actor = createActor(machines.cart, { input: { shell } }).start()
    actor.send({ type: 'cart.opened', userId: 'u-1' })
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'idle' }))
    actor.send({ type: 'row.incremented', rowId: 'row-1' })
    await waitFor(actor, (snapshot) => snapshot.matches('loading'))
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'idle' }))
    expect([logged, shell.told]).toEqual([
      [['the cart was not changed (increment)', expect.objectContaining(problem)]],
      [],
    ])
  })

  const sold = [
    ['sold directly', direct, 'update', 'p-direct'],
    ['picked', combination, 'updateVariant', 'p-bright-45'],
  ] as const

  /** Adds ten pieces where the cart is as `carted` says, until the shop has answered. */
  const addTen = async (
    { services, shell }: ReturnType<typeof start>,
    product: (typeof sold)[number][1],
    productId: string,
    carted: readonly CartRow[],
  ) => {
    const actor = createActor(provideVariantPicker(services), {
      input: { shell, product, cart: stillCart(carted) },
    }).start()
    if (product === combination) {
      actor.send({ type: 'value.chosen', attribute: 'finish', value: 'bright' })
      actor.send({ type: 'value.chosen', attribute: 'length', value: 'l45' })
    }
    actor.send({ type: 'quantity.typed', productId, quantity: 10 })
    actor.send({ type: 'add.requested' })
    await waitFor(actor, (snapshot) => !snapshot.matches('adding'))
  }

  test.for(sold)('Scenario: another tab has added what is %s', async ([, product, call, id]) => {
    const started = start(
      mocks.handle(contract.cart.add, { status: 409 }),
      mocks.handle(contract.cart.update, { body: take('update') }),
      mocks.handle(contract.cart.updateVariant, { body: take('updateVariant') }),
    )
    await addTen(started, product, id, [])
    expect(taken).toEqual([[call, { productId: id }, { quantity: 10 }]])
  })

  test.for(sold)('Scenario: another tab has taken out what is %s', async ([, product, , id]) => {
    const started = start(
      mocks.handle(contract.cart.add, { body: take('add') }),
      mocks.handle(contract.cart.update, { status: 404 }),
      mocks.handle(contract.cart.updateVariant, { status: 404 }),
    )
    await addTen(started, product, id, [cartRow({ productId: id })])
    expect(taken).toEqual([['add', {}, { productId: id, quantity: 10 }]])
  })

  test('Scenario: what is not on sale any more is refused, and not asked for ever again', async () => {
    const gone = { message: 'There is no such variant.', code: 'not_found' } as const
    const started = start(
      mocks.handle(contract.cart.update, { status: 404 }),
      mocks.handle(contract.cart.add, { status: 404, body: gone }),
    )
    await addTen(started, direct, 'p-direct', [cartRow({ productId: 'p-direct' })])
    expect(started.shell.told).toEqual([
      { type: 'said', sentence: { text: gone.message, code: gone.code } },
    ])
  })
})

test('Scenario: a link of the mail is followed once, however often its page starts', async () => {
  let asked = 0
  const { services } = start(
    mocks.handle(contract.customer.register, {
      body: () => {
        asked += 1
        return { message: 'Confirmed.' }
      },
    }),
  )
  const verification = provideEmailVerification(services)
  const follow = async () => {
    const input = { token: 'x'.repeat(43) }
    const actor = createActor(verification, { input }).start()
    return (await waitFor(actor, (snapshot) => snapshot.matches('confirmed'))).context.sentence
  }
  expect([await Promise.all([follow(), follow()]), asked]).toEqual([
    [{ text: 'Confirmed.' }, { text: 'Confirmed.' }],
    1,
  ])
})
