import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { stillCart } from '../../lab/examples/parts/common.ts'
import { fromContract, type ParsedRequest } from '../../mocks/contract/fromContract.ts'
import type { CartRow } from '../../src/contracts/cart/cartRows.ts'
import { contract } from '../../src/contracts/index.ts'
import type { Problem } from '../../src/contracts/primitives.ts'
import type { SessionUser } from '../../src/machines/account/sessionSetup.ts'
import type { EditEvent } from '../../src/machines/cart/judgeEdit.ts'
import { selectDraft } from '../../src/machines/catalogue/variantPickerSelectors.ts'
import { provideEmailVerification } from '../../src/services/account/emailVerification.actors.ts'
import { provideApp, type Services } from '../../src/services/actors.ts'
import { createKeptCommands } from '../../src/services/cart/offline/keptCommands.ts'
import { provideVariantPicker } from '../../src/services/catalogue/variantPicker.actors.ts'
import {
  type CustomerStores,
  provideCustomerMachines,
} from '../../src/services/customerMachines.ts'
import { createApi } from '../../src/services/parts/api.ts'
import { loadOnce, type PageServices } from '../../src/services/parts/pageServices.ts'
import { createQueue } from '../../src/services/parts/queue.ts'
import {
  cartRow,
  deltaOf,
  direct,
  recordingShell,
  silentRealtime,
  user,
} from '../machines/fixtures.ts'
import { noApplicationTokens, noDrafts } from '../support/closedStorage.ts'

const pickerOf = (services: PageServices) =>
  provideVariantPicker({
    ...{ ...services, onProduct: () => () => undefined, keepInAddress: () => undefined },
  })

const mocks = fromContract()
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const start = (...calls: RequestHandler[]) => {
  server.use(...calls)
  const cookie: { user: SessionUser | null } = { user: null }
  const logged: [string, Problem][] = []
  const keptKeys = new Map<string, readonly string[]>()
  let keys = 0
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
    drafts: noDrafts,
    applicationTokens: noApplicationTokens,
    realtime: silentRealtime,
    renewSession: () => undefined,
    inLoginQueue: createQueue(),
    newKey: () => `key-${++keys}-0000`,
    enqueue: createQueue(),
    loadCode: loadOnce,
    log: (what, problem) => logged.push([what, problem]),
  }
  const stores: CustomerStores = {
    orderKeys: {
      read: (userId) => keptKeys.get(userId) ?? [],
      keep: (userId, key) => void keptKeys.set(userId, [key]),
      forget: (userId) => void keptKeys.delete(userId),
    },
    keptMoves: { read: () => [], keep: () => undefined },
    keptSavedActs: { read: () => [], keep: () => undefined },
    keptCommands: createKeptCommands(() => {
      throw new Error('nothing is stored')
    }),
  }
  const ofApp: Services = {
    ...services,
    cookies: {
      readUser: () => cookie.user,
      writeUser: (written) => {
        cookie.user = written
      },
      clearUser: () => undefined,
      removeUser: () => {
        cookie.user = null
      },
      readLanguage: () => null,
      writeLanguage: () => undefined,
      readCurrency: () => null,
      writeCurrency: () => undefined,
      readTheme: () => 'system',
      writeTheme: () => undefined,
    },
    otherTabs: { watch: () => () => undefined },
  }
  const machines = provideApp(ofApp, provideCustomerMachines(ofApp, stores))
  return { services, machines, cookie, logged, shell: recordingShell() }
}

describe('Logging in', () => {
  const login = async (call: RequestHandler) => {
    const { machines, cookie, shell } = start(call)
    const actor = createActor(machines.session, { input: { shell, user: null } }).start()
    actor.send({ type: 'login.submitted', email: user.email, password: 'correct horse' })
    await waitFor(actor, (snapshot) => snapshot.matches('guest') || snapshot.matches('verified'))
    return [cookie.user, shell.sent.at(-1)]
  }

  test('Scenario: the cookie only contains the customer and the token', async () => {
    const reply = { ...user, verified: true as const, message: 'Hello' }
    expect(await login(mocks.handle(contract.customer.login, { body: reply }))).toEqual([
      user,
      { type: 'said', sentence: { key: 'session.loggedIn' } },
    ])
  })

  test('Scenario: a reply without verification stores nobody', async () => {
    const reply = { verified: false as const, message: 'Not yet', application: 'a'.repeat(43) }
    expect(await login(mocks.handle(contract.customer.login, { body: reply }))).toEqual([
      null,
      {
        type: 'said',
        sentence: {
          key: 'session.unverified',
          link: { to: '/user/email-verification', key: 'verification.see' },
        },
      },
    ])
  })

  test('Scenario: a wrong password is a refusal, a failing server is an error', async () => {
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

test('Scenario: at startup 401 ends the session like verified: false', async () => {
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
  let version = 0
  const take =
    (name: string) =>
    ({ params, body }: ParsedRequest) => {
      taken.push([name, params, body])
      version += 1
      return { message: 'Quntity Updated Successfully !!', ...deltaOf(version), totals }
    }
  const totals = { rows: 2, quantity: 0, totalWeight: 0, totalPrice: 0 }
  const calls = [
    mocks.handle(contract.cart.get, { body: () => ({ version, cartData: rows }) }),
    mocks.handle(contract.cart.setQuantity, { body: take('set') }),
    mocks.handle(contract.cart.lines, { body: take('lines') }),
    mocks.handle(contract.cart.removeMany, { body: take('removeMany') }),
    mocks.handle(contract.cart.removeRow, {
      body: (asked) => ({ ...take('removeRow')(asked), ok: true as const }),
    }),
  ]
  afterEach(() => {
    taken.splice(0)
    version = 0
  })

  const openCart = async (...own: RequestHandler[]) => {
    const started = start(...own, ...calls)
    const actor = createActor(started.machines.cart, { input: { shell: started.shell } }).start()
    actor.send({ type: 'cart.opened', userId: 'u-1' })
    const loaded = () =>
      waitFor(actor, (snapshot) => snapshot.matches({ open: { reading: 'loaded' } }))
    await loaded()
    /** Makes edits as one call, until it is answered. */
    const edit = async (...edits: readonly EditEvent[]) => {
      for (const event of edits) actor.send(event)
      actor.send({ type: 'acts.flushed' })
      await waitFor(actor, (snapshot) => snapshot.matches({ open: { writing: 'settled' } }))
    }
    return { ...started, actor, edit, loaded }
  }
  const typed = (rowId: string, quantity: number) =>
    ({ type: 'quantity.typed', rowId, quantity }) as const

  /** The call that sets the quantities of both rows. */
  const setBoth = (first: number, second: number) => [
    'lines',
    {},
    {
      lines: [
        { id: 'p-1', quantity: first, mode: 'set' },
        { id: 'p-2', quantity: second, mode: 'set' },
      ],
    },
  ]

  test('Scenario: one edit or several, changes and removals each use their own call', async () => {
    const { actor, edit, loaded } = await openCart()
    /** The shop of this test always answers with both rows. */
    const reload = () => {
      actor.send({ type: 'cart.outdated' })
      return loaded()
    }
    await edit(typed('row-1', 9))
    await edit({ type: 'row.removed', rowId: 'row-1' })
    await reload()
    await edit({ type: 'line.removed', productSlug: 'twisted-ring' })
    await reload()
    await edit(typed('row-1', 9), { type: 'row.removed', rowId: 'row-2' })
    expect(taken).toEqual([
      ['set', { id: 'row-1' }, { quantity: 9 }],
      ['removeRow', { rowId: 'row-1' }, undefined],
      ['removeMany', {}, { ids: ['row-1', 'row-2'] }],
      setBoth(9, 0),
    ])
  })

  test('Scenario: if one of several rows was already gone, the others are removed by their variants', async () => {
    const { edit, shell } = await openCart(mocks.handle(contract.cart.removeMany, { status: 404 }))
    await edit({ type: 'line.removed', productSlug: 'twisted-ring' })
    expect([taken, shell.sent]).toEqual([[setBoth(0, 0)], []])
  })

  test('Scenario: a row that was already gone needs no message', async () => {
    const { edit, shell } = await openCart(mocks.handle(contract.cart.removeRow, { status: 404 }))
    await edit({ type: 'row.removed', rowId: 'row-1' })
    expect(shell.sent).toEqual([])
  })

  test('Scenario: a refusal is logged and reported, and only the refused line is given up', async () => {
    const problem = {
      code: 'quantity_off_step',
      message: 'Sold by 10.',
      field: 'lines.1.quantity',
    } as const
    const { edit, logged, shell, actor } = await openCart(
      mocks.handle(contract.cart.lines, { status: 422, body: problem }),
    )
    await edit(typed('row-1', 9), typed('row-2', 8))
    expect([logged[0], shell.sent[0]]).toEqual([
      ['the cart was not changed', expect.objectContaining(problem)],
      { type: 'said', sentence: { text: 'Sold by 10.', code: 'quantity_off_step' } },
    ])
    await edit()
    await waitFor(actor, () => taken.length > 0)
    expect(taken).toEqual([['set', { id: 'row-1' }, { quantity: 9 }]])
  })

  test.for([
    ['429', { status: 429 }],
    ['500', { status: 500 }],
  ] as const)('Scenario: after %s an edit waits and shows on', async ([, answer]) => {
    const { actor } = await openCart(mocks.handle(contract.cart.setQuantity, answer))
    actor.send(typed('row-1', 9))
    actor.send({ type: 'acts.flushed' })
    const waiting = await waitFor(actor, (snapshot) =>
      snapshot.matches({ open: { writing: 'waiting' } }),
    )
    expect(waiting.context.rows[0]?.cart.quantity).toBe(9)
    actor.stop()
  })

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

  test('Scenario: an edit whose session has ended waits, and the logout reports it as lost', async () => {
    const { actor, shell } = await openCart(mocks.handle(contract.cart.setQuantity, over))
    actor.send(typed('row-1', 9))
    actor.send({ type: 'acts.flushed' })
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { writing: 'waiting' } }))
    expect(shell.sent).toEqual([])
    actor.send({ type: 'cart.closed' })
    expect(shell.sent).toEqual([{ type: 'said', sentence: { key: 'cart.notSaved' } }])
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

test('Scenario: a link of the mail is followed once, however often its page starts', async () => {
  let asked = 0
  const { services } = start(
    mocks.handle(contract.customer.register, {
      body: () => {
        asked += 1
        return { message: 'Confirmed.', application: 'a'.repeat(43) }
      },
    }),
  )
  const verification = provideEmailVerification(services)
  const follow = async () => {
    const input = { token: 'x'.repeat(43), application: '' }
    const actor = createActor(verification, { input }).start()
    return (await waitFor(actor, (snapshot) => snapshot.matches('confirmed'))).context.sentence
  }
  expect([await Promise.all([follow(), follow()]), asked]).toEqual([
    [{ text: 'Confirmed.' }, { text: 'Confirmed.' }],
    1,
  ])
})
