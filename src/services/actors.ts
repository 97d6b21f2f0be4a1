import { fromCallback, fromPromise } from 'xstate'
import type { CartRow } from '../contracts/cart.ts'
import type { Registration } from '../contracts/customer.ts'
import { apiBase } from '../contracts/index.ts'
import type { Problem } from '../contracts/primitives.ts'
import type { Realtime } from '../contracts/realtime.ts'
import type { CartEdit, EditOutcome } from '../machines/cart.machine.ts'
import type { Attempt, PlaceOutcome } from '../machines/checkout.machine.ts'
import type { ConfirmOutcome } from '../machines/emailVerification.machine.ts'
import { type Machines, machines } from '../machines/index.ts'
import type { ListingPage, ListingSource } from '../machines/listing.machine.ts'
import type { AddToCart } from '../machines/pickerDraft.ts'
import type { ShopLists } from '../machines/preferences.machine.ts'
import type { RegisterOutcome } from '../machines/registration.machine.ts'
import type { Credentials, LoginOutcome } from '../machines/session.machine.ts'
import type { AddOutcome } from '../machines/variantPicker.machine.ts'
import type { Api } from './api.ts'
import type { ShopCookies } from './cookies.ts'
import { refused, ServerFailure } from './failures.ts'
import { fetchListing } from './listing.ts'
import { probe } from './probe.ts'
import { provideProductMachines } from './productActors.ts'
import { provideShellMachines } from './shellActors.ts'
import { socketActor } from './socket.ts'

export interface Services {
  readonly api: Api
  readonly cookies: ShopCookies
  readonly realtime: Realtime
  readonly baseUrl?: string
  /** Writes down what the buyer is not told (specification 8). */
  readonly log: (what: string, problem: Problem) => void
}

const failed = ({ status, body }: { status: number; body: Problem }) =>
  new ServerFailure(status, body)

/** The machines with their real actors: the one place where calls meet statecharts. */
export const provideMachines = (services: Services): Machines => {
  const { api, cookies, log } = services

  const login = fromPromise<LoginOutcome, Credentials>(async ({ input, signal }) => {
    const reply = await api.customer.login({
      body: { registerEmail: input.email, password: input.password },
      fetchOptions: { signal },
    })
    if (reply.status !== 200) return refused(reply)
    if (!reply.body.verified) return { kind: 'unverified' }
    const { _id, token, name, email, companyName } = reply.body
    return { kind: 'verified', user: { _id, token, name, email, companyName } }
  })

  const checkVerified = fromPromise<boolean, { userId: string }>(async ({ input, signal }) => {
    const reply = await api.customer.checkVerified({
      params: { id: input.userId },
      fetchOptions: { signal },
    })
    if (reply.status === 200) return reply.body.verified
    if (reply.status === 401 || reply.status === 403) return false
    throw failed(reply)
  })

  const logout = fromPromise<void>(async () => {
    await api.customer.logout({})
  })

  const loadLists = fromPromise<ShopLists>(async ({ signal }) => {
    const [languages, currencies] = await Promise.all([
      api.settings.languages({ fetchOptions: { signal } }),
      api.settings.currencies({ fetchOptions: { signal } }),
    ])
    if (languages.status !== 200) throw failed(languages)
    if (currencies.status !== 200) throw failed(currencies)
    return { languages: languages.body.data, currencies: currencies.body.data }
  })

  const loadCart = fromPromise<readonly CartRow[], { userId: string }>(
    async ({ input, signal }) => {
      const reply = await api.cart.get({
        params: { userId: input.userId },
        fetchOptions: { signal },
      })
      if (reply.status === 200) return reply.body.cartData
      log('the cart was not loaded', reply.body)
      throw failed(reply)
    },
  )

  const sendEdit = (edit: CartEdit) => {
    switch (edit.kind) {
      case 'set':
        return api.cart.setQuantity({
          params: { id: edit.rowId },
          body: { quantity: edit.quantity },
        })
      case 'increment':
        return api.cart.increment({ params: { id: edit.rowId } })
      case 'decrement':
        return api.cart.decrement({ params: { id: edit.rowId } })
      case 'remove': {
        const [only, ...others] = edit.rowIds
        return only !== undefined && others.length === 0
          ? api.cart.removeRow({ params: { rowId: only } })
          : api.cart.removeMany({ body: { ids: [...edit.rowIds] } })
      }
    }
  }

  const editCart = fromPromise<EditOutcome, CartEdit>(async ({ input }) => {
    const reply = await sendEdit(input)
    if (reply.status === 200) return { kind: 'changed', rows: reply.body.cartData }
    log(`the cart was not changed (${input.kind})`, reply.body)
    return { kind: 'refused', problem: reply.body }
  })

  const sendAdd = async (call: AddToCart): Promise<AddOutcome> => {
    if (call.kind === 'updateMoreVariants') {
      const reply = await api.cart.updateMoreVariants({
        body: call.pieces.map(({ productId, quantity }) => ({ id: productId, quantity })),
      })
      return reply.status === 200
        ? { kind: 'added', message: reply.body.message, rows: reply.body.cartData }
        : refused(reply)
    }
    const { productId, quantity } = call.pieces
    if (call.kind === 'add') {
      const reply = await api.cart.add({ body: { productId, quantity } })
      // Another tab has put it in meanwhile.
      if (reply.status === 409) return sendAdd({ ...call, kind: 'update' })
      return reply.status === 200
        ? { kind: 'added', message: reply.body.message, rows: reply.body.cartData }
        : refused(reply)
    }
    const request = { params: { productId }, body: { quantity } }
    const reply = await (call.directly ? api.cart.update(request) : api.cart.updateVariant(request))
    return reply.status === 200
      ? { kind: 'added', message: reply.body.message, rows: reply.body.cartData }
      : refused(reply)
  }

  const addToCart = fromPromise<AddOutcome, AddToCart>(({ input }) => sendAdd(input))

  const placeOrder = fromPromise<PlaceOutcome, Attempt>(async ({ input: { key, order } }) => {
    const reply = await api.orders.place({ headers: { 'idempotency-key': key }, body: order })
    return reply.status === 201 ? { kind: 'placed', order: reply.body } : refused(reply)
  })

  const register = fromPromise<RegisterOutcome, Registration>(async ({ input }) => {
    const reply = await api.customer.verifyEmail({ body: input })
    return reply.status === 200 ? { kind: 'mailSent', message: reply.body.message } : refused(reply)
  })

  // A link works once, and React's StrictMode starts a page's machine twice: both get the one answer.
  const confirmations = new Map<string, Promise<ConfirmOutcome>>()
  const sendConfirmation = async (token: string): Promise<ConfirmOutcome> => {
    const reply = await api.customer.register({
      params: { token: encodeURIComponent(token) },
    })
    return reply.status === 200
      ? { kind: 'confirmed', message: reply.body.message }
      : refused(reply)
  }
  const confirm = fromPromise<ConfirmOutcome, { token: string }>(({ input: { token } }) => {
    const known = confirmations.get(token)
    if (known) return known
    const asked = sendConfirmation(token)
    confirmations.set(token, asked)
    asked.catch(() => confirmations.delete(token))
    return asked
  })

  const loadPage = fromPromise<ListingPage, { source: ListingSource; page: number }>(
    ({ input: { source, page }, signal }) => fetchListing(api, source, page, signal),
  )

  const watchBrowser = fromCallback(({ sendBack }) => {
    const online = () => sendBack({ type: 'browser.online' })
    const offline = () => sendBack({ type: 'browser.offline' })
    window.addEventListener('online', online)
    window.addEventListener('offline', offline)
    if (!navigator.onLine) offline()
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
    }
  })

  const session = machines.session.provide({
    actors: { login, checkVerified, logout },
    actions: {
      storeUser: ({ context }) => {
        if (context.user) cookies.writeUser(context.user)
      },
      forgetUser: () => cookies.removeUser(),
    },
  })
  const preferences = machines.preferences.provide({
    actors: { loadLists },
    actions: {
      rememberLanguage: ({ context }) => cookies.writeLanguage(context.language),
      rememberCurrency: ({ context }) => cookies.writeCurrency(context.currency),
    },
  })
  const connectivity = machines.connectivity.provide({
    actors: {
      watchBrowser,
      probe: fromPromise<void>(({ signal }) => probe(services.baseUrl ?? apiBase, signal)),
    },
  })
  const cart = machines.cart.provide({ actors: { loadCart, editCart } })
  const realtime = machines.realtime.provide({
    actors: { socket: socketActor(services.realtime) },
  })
  const shell = provideShellMachines({ api, readUser: cookies.readUser })
  const product = provideProductMachines({ api, readUser: cookies.readUser, log })
  return {
    ...machines,
    ...shell,
    ...product,
    session,
    preferences,
    connectivity,
    cart,
    realtime,
    app: machines.app.provide({
      actors: {
        ...{ ...shell, session, preferences, connectivity, cart, realtime },
        activeProduct: product.activeProduct,
      },
    }),
    variantPicker: machines.variantPicker.provide({ actors: { addToCart } }),
    listing: machines.listing.provide({ actors: { loadPage } }),
    checkout: machines.checkout.provide({ actors: { placeOrder } }),
    registration: machines.registration.provide({ actors: { register } }),
    emailVerification: machines.emailVerification.provide({ actors: { confirm } }),
  }
}
