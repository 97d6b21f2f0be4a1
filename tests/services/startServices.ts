import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { fromContract, type ParsedRequest } from '../../mocks/contract/fromContract.ts'
import { contract } from '../../src/contracts/index.ts'
import type { Problem } from '../../src/contracts/primitives.ts'
import type { SessionUser } from '../../src/machines/account/sessionSetup.ts'
import type { EditEvent } from '../../src/machines/cart/judgeEdit.ts'
import { provideApp, type Services } from '../../src/services/actors.ts'
import { createKeptCommands } from '../../src/services/cart/offline/keptCommands.ts'
import {
  type CustomerStores,
  provideCustomerMachines,
} from '../../src/services/customerMachines.ts'
import { createApi } from '../../src/services/parts/api.ts'
import { loadOnce, type PageServices } from '../../src/services/parts/pageServices.ts'
import { createQueue } from '../../src/services/parts/queue.ts'
import { cartRow, deltaOf, recordingShell, silentRealtime } from '../machines/fixtures.ts'
import { noApplicationTokens, noDrafts } from '../support/closedStorage.ts'

export const mocks = fromContract()
const server = setupServer()

/** The machines of the app, with a shop that answers `calls`. */
export const start = (...calls: RequestHandler[]) => {
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

/** The changes of the cart that the shop has taken, as name, parameters and body. */
export const taken: unknown[] = []
let version = 0
const rows = [cartRow({}, 'row-1'), cartRow({ productId: 'p-2' }, 'row-2')]
const totals = { rows: 2, quantity: 0, totalWeight: 0, totalPrice: 0 }

/** A cart of two rows, in a shop that takes every change. */
export const openCart = async (...own: RequestHandler[]) => {
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
export const typed = (rowId: string, quantity: number) =>
  ({ type: 'quantity.typed', rowId, quantity }) as const

/** The call that sets the quantities of both rows. */
export const setBoth = (first: number, second: number) => [
  'lines',
  {},
  {
    lines: [
      { id: 'p-1', quantity: first, mode: 'set' },
      { id: 'p-2', quantity: second, mode: 'set' },
    ],
  },
]
export const take =
  (name: string) =>
  ({ params, body }: ParsedRequest) => {
    taken.push([name, params, body])
    version += 1
    return { message: 'Quntity Updated Successfully !!', ...deltaOf(version), totals }
  }
export const calls = [
  mocks.handle(contract.cart.get, { body: () => ({ version, cartData: rows }) }),
  mocks.handle(contract.cart.setQuantity, { body: take('set') }),
  mocks.handle(contract.cart.lines, { body: take('lines') }),
  mocks.handle(contract.cart.removeMany, { body: take('removeMany') }),
  mocks.handle(contract.cart.removeRow, {
    body: (asked) => ({ ...take('removeRow')(asked), ok: true as const }),
  }),
]

/** Forgets the changes that were taken. */
export const forgetTaken = (): void => {
  taken.splice(0)
  version = 0
}

/** Answers calls by the handlers of each test of a file. */
export const useMockedCalls = (): void => {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}
