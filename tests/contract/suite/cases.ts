import { address } from '../../support/values/address.ts'
import { addressCases } from './addressCases.ts'
import { applicationCases } from './applicationCases.ts'
import { call, type Request, routeOf } from './call.ts'
import { listCases } from './listCases.ts'
import { paperCases } from './paperCases.ts'
import { privacyCases } from './privacyCases.ts'
import { requestCases } from './requestCases.ts'
import { savedCases } from './savedCases.ts'
import type { World, WorldCustomer } from './world.ts'

/** A call that must be answered with `status`. `given` prepares the shop and may change the request. */
export interface Case {
  readonly route: string
  readonly status: number
  readonly what: string
  readonly request: (world: World, buyer: WorldCustomer) => Request | Promise<Request>
}

let counter = 0
const fresh = (name: string) => `${name}-${Date.now()}-${++counter}`

const registration = (password: string) => ({
  name: 'Meera Shah',
  email: `${fresh('meera')}@shah.test`,
  companyName: 'Shah Jewels',
  country: 'India',
  instagram: '@shah',
  password,
  confirmPassword: password,
  newsletter: false,
  checkTermsCondtion: true,
})

const order = { address, shipping: 'together', currency: 'INR' } as const

const add = (world: World, { token }: WorldCustomer, productId: string, quantity: number) =>
  call(world.origin, routeOf('cart.add'), { token, body: { productId, quantity } })

/** Adds a directly sold product to the cart. @returns its row */
const rowIn = async (world: World, buyer: WorldCustomer): Promise<string> => {
  const { body } = await add(world, buyer, world.variants.direct, 2)
  return (body as { cartData: { _id: string }[] }).cartData[0]?._id ?? ''
}

const tableIn = async (world: World, { token }: WorldCustomer): Promise<string> => {
  const body = world.variants.table.map((id, i) => ({ id, quantity: 3 - i }))
  const answer = await call(world.origin, routeOf('cart.updateMoreVariants'), { token, body })
  return (answer.body as { cartData: { _id: string }[] }).cartData[0]?._id ?? ''
}

const place = (world: World, { token }: WorldCustomer, key: string, body: unknown = order) =>
  call(world.origin, routeOf('orders.place'), { token, headers: { 'idempotency-key': key }, body })

/** The id of a new order. */
const orderIn = async (world: World, buyer: WorldCustomer): Promise<string> => {
  await rowIn(world, buyer)
  const { body } = await place(world, buyer, fresh('key'))
  return (body as { _id: string })._id
}

/** The call that answers the question about an order whose date has moved. */
const movedIn = async (world: World, buyer: WorldCustomer, answer: 'wait' | 'drop') => {
  const id = await orderIn(world, buyer)
  const moveId = await world.moveDate(id)
  return { token: buyer.token, params: { id }, body: { moveId, answer } }
}

const confirmToken = async (world: World) => {
  const body = registration(world.password)
  await call(world.origin, routeOf('customer.verifyEmail'), { body })
  return world.mailToken('confirm', body.email)
}

const resetToken = async (world: World, { email }: WorldCustomer) => {
  await call(world.origin, routeOf('customer.forgetPassword'), { body: { verifyEmail: email } })
  return world.mailToken('reset', email)
}

const newEmailToken = async (world: World, { id, token }: WorldCustomer) => {
  const email = `${fresh('new')}@shah.test`
  const body = { email, password: world.password }
  await call(world.origin, routeOf('customer.update'), { params: { id }, token, body })
  return world.mailToken('newEmail', email)
}

const unused = 'x'.repeat(43)
const nobody = 'nobody-at-all'

/** Calls for visitors, and the life cycle of accounts. */
const accountCases: readonly Case[] = [
  {
    route: 'customer.verifyEmail',
    status: 200,
    what: 'registers',
    request: (world) => ({ body: registration(world.password) }),
  },
  {
    route: 'customer.verifyEmail',
    status: 422,
    what: 'without the terms',
    request: (world) => ({ body: { ...registration(world.password), checkTermsCondtion: false } }),
  },
  {
    route: 'customer.verifyEmail',
    status: 422,
    what: 'one of the most common passwords',
    request: () => ({ body: registration('password1') }),
  },
  {
    route: 'customer.register',
    status: 200,
    what: 'confirms',
    request: async (world) => ({ params: { token: await confirmToken(world) } }),
  },
  {
    route: 'customer.register',
    status: 410,
    what: 'an unknown token',
    request: () => ({ params: { token: unused } }),
  },
  {
    route: 'customer.login',
    status: 200,
    what: 'logs in',
    request: (world, { email }) => ({ body: { registerEmail: email, password: world.password } }),
  },
  {
    route: 'customer.login',
    status: 200,
    what: 'with spaces around the password',
    request: (world, { email }) => ({
      body: { registerEmail: email, password: ` ${world.password} ` },
    }),
  },
  {
    route: 'customer.login',
    status: 200,
    what: 'says that an account is unverified',
    request: async (world) => ({
      body: { registerEmail: (await world.customer('unverified')).email, password: world.password },
    }),
  },
  {
    route: 'customer.login',
    status: 401,
    what: 'a wrong password',
    request: (_world, { email }) => ({ body: { registerEmail: email, password: 'wrong' } }),
  },
  {
    route: 'customer.logout',
    status: 200,
    what: 'logs out',
    request: (_world, { token }) => ({ token }),
  },
  {
    route: 'customer.forgetPassword',
    status: 200,
    what: 'asks for a new password',
    request: (_world, { email }) => ({ body: { verifyEmail: email } }),
  },
  {
    route: 'customer.resetPassword',
    status: 200,
    what: 'sets a new password',
    request: async (world, buyer) => ({
      body: { token: await resetToken(world, buyer), newPassword: 'a new password' },
    }),
  },
  {
    route: 'customer.resetPassword',
    status: 410,
    what: 'an unknown token',
    request: () => ({ body: { token: unused, newPassword: 'a new password' } }),
  },
  {
    route: 'newsletter.subscribe',
    status: 200,
    what: 'signs up',
    request: () => ({ body: { email: `${fresh('reader')}@shah.test` } }),
  },
  {
    route: 'newsletter.unsubscribe',
    status: 200,
    what: 'signs off',
    request: async (world) => {
      const email = `${fresh('reader')}@shah.test`
      await call(world.origin, routeOf('newsletter.subscribe'), { body: { email } })
      return { params: { token: await world.mailToken('unsubscribe', email) } }
    },
  },
  {
    route: 'newsletter.unsubscribe',
    status: 404,
    what: 'an unknown token',
    request: () => ({ params: { token: unused } }),
  },
  { route: 'settings.languages', status: 200, what: 'lists', request: () => ({}) },
  { route: 'settings.currencies', status: 200, what: 'lists', request: () => ({}) },
  { route: 'settings.store', status: 200, what: 'answers', request: () => ({}) },
]

const profileCases: readonly Case[] = [
  {
    route: 'customer.get',
    status: 200,
    what: 'answers',
    request: (_world, { id, token }) => ({ params: { id }, token }),
  },
  {
    route: 'customer.checkVerified',
    status: 200,
    what: 'answers',
    request: (_world, { id, token }) => ({ params: { id }, token }),
  },
  {
    route: 'customer.update',
    status: 200,
    what: 'changes the name',
    request: (_world, { id, token }) => ({ params: { id }, token, body: { name: 'Asha' } }),
  },
  {
    route: 'customer.update',
    status: 200,
    what: 'adds an address',
    request: (_world, { id, token }) => ({ params: { id }, token, body: address }),
  },
  {
    route: 'customer.update',
    status: 200,
    what: "answers another's e-mail address like any other",
    request: async (world, { id, token }) => ({
      params: { id },
      token,
      body: { email: (await world.customer('verified')).email, password: world.password },
    }),
  },
  {
    route: 'customer.update',
    status: 200,
    what: 'mails a new e-mail address',
    request: (world, { id, token }) => ({
      params: { id },
      token,
      body: { email: `${fresh('new')}@shah.test`, password: world.password },
    }),
  },
  {
    route: 'customer.confirmEmail',
    status: 200,
    what: 'confirms',
    request: async (world, buyer) => ({ params: { token: await newEmailToken(world, buyer) } }),
  },
  {
    route: 'customer.confirmEmail',
    status: 410,
    what: 'an unknown token',
    request: () => ({ params: { token: unused } }),
  },
  {
    route: 'customer.undoEmail',
    status: 200,
    what: 'brings the old address back',
    request: async (world, buyer) => {
      const token = await newEmailToken(world, buyer)
      await call(world.origin, routeOf('customer.confirmEmail'), { params: { token } })
      return { params: { token: await world.mailToken('undoEmail', buyer.email) } }
    },
  },
  {
    route: 'customer.undoEmail',
    status: 410,
    what: 'a token that confirms',
    request: async (world, buyer) => ({ params: { token: await newEmailToken(world, buyer) } }),
  },
  {
    route: 'devices.list',
    status: 200,
    what: 'lists',
    request: (_world, { id, token }) => ({ params: { id }, token }),
  },
  {
    route: 'devices.end',
    status: 200,
    what: 'logs out',
    request: async (world, { id, token }) => {
      const { body } = await call(world.origin, routeOf('devices.list'), { params: { id }, token })
      const [device] = (body as { data: { _id: string }[] }).data
      return { params: { id, deviceId: device?._id ?? '' }, token }
    },
  },
  {
    route: 'devices.end',
    status: 404,
    what: 'an unknown one',
    request: (_world, { id, token }) => ({ params: { id, deviceId: nobody }, token }),
  },
  {
    route: 'devices.endAll',
    status: 200,
    what: 'logs all out',
    request: (_world, { id, token }) => ({ params: { id }, token }),
  },
  {
    route: 'customer.addWishlist',
    status: 200,
    what: 'adds',
    request: (world, { id, token }) => ({
      params: { id },
      token,
      body: { productId: world.productId },
    }),
  },
  {
    route: 'customer.addWishlist',
    status: 404,
    what: 'an unknown product',
    request: (_world, { id, token }) => ({ params: { id }, token, body: { productId: nobody } }),
  },
  {
    route: 'customer.checkWishlist',
    status: 200,
    what: 'answers',
    request: (world, { id, token }) => ({
      params: { id },
      token,
      body: { productId: world.productId },
    }),
  },
  {
    route: 'customer.removeWishlist',
    status: 200,
    what: 'removes',
    request: (world, { id, token }) => ({
      params: { id },
      token,
      body: { productId: world.productId },
    }),
  },
  {
    route: 'customer.removeAllWishlist',
    status: 200,
    what: 'empties',
    request: (_world, { id, token }) => ({ params: { id }, token }),
  },
  {
    route: 'customer.getWishlist',
    status: 200,
    what: 'lists',
    request: (_world, { id, token }) => ({ params: { id }, token }),
  },
  {
    route: 'customer.getMessages',
    status: 200,
    what: 'lists',
    request: (_world, { id, token }) => ({ params: { id }, token }),
  },
  {
    route: 'customer.readMessages',
    status: 200,
    what: 'marks, and takes no notice of messages that are not there',
    request: (_world, { id, token }) => ({ params: { id }, token, body: { ids: [nobody] } }),
  },
  {
    route: 'customer.readMessages',
    status: 422,
    what: 'of none',
    request: (_world, { id, token }) => ({ params: { id }, token, body: { ids: [] } }),
  },
]

const catalogueCases: readonly Case[] = [
  { route: 'catalogue.categories', status: 200, what: 'lists', request: () => ({}) },
  { route: 'catalogue.attributes', status: 200, what: 'lists', request: () => ({}) },
  { route: 'catalogue.featured', status: 200, what: 'lists for visitors', request: () => ({}) },
  {
    route: 'catalogue.featured',
    status: 200,
    what: 'lists for customers',
    request: (_world, { token }) => ({ token }),
  },
  {
    route: 'catalogue.product',
    status: 200,
    what: 'answers',
    request: (world, { token }) => ({ token, params: { slug: world.productSlug } }),
  },
  {
    route: 'catalogue.product',
    status: 404,
    what: 'an unknown one',
    request: (_world, { token }) => ({ token, params: { slug: nobody } }),
  },
  {
    route: 'catalogue.byCategoryId',
    status: 200,
    what: 'lists',
    request: (world, { token }) => ({
      token,
      params: { id: world.category.id },
      query: { priceFilter: 'asc', stockFilter: 'all' },
    }),
  },
  {
    route: 'catalogue.byCategoryId',
    status: 404,
    what: 'an unknown one',
    request: (_world, { token }) => ({ token, params: { id: nobody } }),
  },
  {
    route: 'catalogue.byCategorySlug',
    status: 200,
    what: 'lists',
    request: (world, { token }) => ({
      token,
      params: { slug: world.category.slug },
      query: { filter: 'price:asc,stock:in', page: '1', limit: '5' },
    }),
  },
  {
    route: 'catalogue.byCategorySlug',
    status: 200,
    what: 'lists by title, as a language sorts',
    request: (world, { token }) => ({
      token,
      params: { slug: world.category.slug },
      query: { filter: 'title:asc', lang: 'it' },
    }),
  },
  {
    route: 'catalogue.byCategorySlug',
    status: 404,
    what: 'an unknown one',
    request: (_world, { token }) => ({ token, params: { slug: nobody } }),
  },
  {
    route: 'catalogue.byCategorySlug',
    status: 422,
    what: 'a limit over 100',
    request: (world, { token }) => ({
      token,
      params: { slug: world.category.slug },
      query: { limit: '101' },
    }),
  },
  {
    route: 'catalogue.byCategorySlug',
    status: 422,
    what: 'a filter that means nothing',
    request: (world, { token }) => ({
      token,
      params: { slug: world.category.slug },
      query: { filter: 'stock:in,price:sideways' },
    }),
  },
  {
    route: 'catalogue.search',
    status: 200,
    what: 'finds',
    request: (_world, { token }) => ({ token, query: { query: 'chain' } }),
  },
  {
    route: 'catalogue.search',
    status: 200,
    what: 'finds what is in stock, by price, and shows what else can be chosen',
    request: (_world, { token }) => ({
      token,
      query: { query: 'chain', filter: 'price:asc,stock:in', facets: 'yes' },
    }),
  },
  {
    route: 'catalogue.search',
    status: 422,
    what: 'a filter that means nothing',
    request: (_world, { token }) => ({ token, query: { query: 'chain', filter: 'colour:red' } }),
  },
  {
    route: 'catalogue.cards',
    status: 200,
    what: 'those that are sold, in their order',
    request: (world, { token }) => ({ token, query: { ids: `${nobody},${world.productId}` } }),
  },
  {
    route: 'catalogue.cards',
    status: 422,
    what: 'of what is no id',
    request: (_world, { token }) => ({ token, query: { ids: 'no id' } }),
  },
  { route: 'content.shop', status: 200, what: 'for visitors', request: () => ({}) },
  { route: 'content.popular', status: 200, what: 'for visitors', request: () => ({}) },
  { route: 'content.frontPage', status: 200, what: 'for visitors', request: () => ({}) },
  {
    route: 'content.lookBook',
    status: 200,
    what: 'for customers',
    request: (_world, { token }) => ({ token }),
  },
  {
    route: 'articles.page',
    status: 200,
    what: 'for visitors',
    request: () => ({ params: { slug: 'about' } }),
  },
  {
    route: 'articles.page',
    status: 404,
    what: 'an unknown one',
    request: () => ({ params: { slug: nobody } }),
  },
  { route: 'articles.posts', status: 200, what: 'for visitors', request: () => ({ query: {} }) },
  {
    route: 'articles.posts',
    status: 422,
    what: 'a page that is none',
    request: () => ({ query: { page: 'first' } }),
  },
  {
    route: 'articles.post',
    status: 200,
    what: 'for visitors',
    request: () => ({ params: { slug: 'caring-for-silver' } }),
  },
  {
    route: 'articles.post',
    status: 404,
    what: 'an unknown one',
    request: () => ({ params: { slug: nobody } }),
  },
  { route: 'articles.questions', status: 200, what: 'for visitors', request: () => ({}) },
  {
    route: 'catalogue.countCategoryView',
    status: 200,
    what: 'counts',
    request: (world) => ({ params: { slug: world.category.slug } }),
  },
  {
    route: 'catalogue.countCategoryView',
    status: 404,
    what: 'an unknown one',
    request: () => ({ params: { slug: nobody } }),
  },
  {
    route: 'catalogue.countProductView',
    status: 200,
    what: 'counts',
    request: (world) => ({ params: { id: world.productId } }),
  },
  {
    route: 'catalogue.countProductView',
    status: 404,
    what: 'an unknown one',
    request: () => ({ params: { id: nobody } }),
  },
]

/** A call on an existing row and on a missing one. */
const rowCases = (route: string, param: string, body?: unknown): Case[] => [
  {
    route,
    status: 200,
    what: 'changes a row',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { [param]: await rowIn(world, buyer) },
      body,
    }),
  },
  {
    route,
    status: 404,
    what: 'an unknown row',
    request: (_world, { token }) => ({ token, params: { [param]: nobody }, body }),
  },
]

const cartCases: readonly Case[] = [
  {
    route: 'cart.add',
    status: 200,
    what: 'adds',
    request: (world, { token }) => ({
      token,
      body: { productId: world.variants.chain, quantity: 10 },
    }),
  },
  {
    route: 'cart.add',
    status: 404,
    what: 'an unknown variant',
    request: (_world, { token }) => ({ token, body: { productId: nobody, quantity: 10 } }),
  },
  {
    route: 'cart.add',
    status: 409,
    what: 'one that is there',
    request: async (world, buyer) => {
      await rowIn(world, buyer)
      return { token: buyer.token, body: { productId: world.variants.direct, quantity: 1 } }
    },
  },
  {
    route: 'cart.add',
    status: 422,
    what: 'off the step',
    request: (world, { token }) => ({
      token,
      body: { productId: world.variants.chain, quantity: 15 },
    }),
  },
  {
    route: 'cart.get',
    status: 200,
    what: 'lists',
    request: (_world, { id, token }) => ({ token, params: { userId: id } }),
  },
  ...rowCases('cart.removeRow', 'rowId'),
  ...rowCases('cart.increment', 'id'),
  ...rowCases('cart.decrement', 'id'),
  ...rowCases('cart.setQuantity', 'id', { quantity: 7 }),
  {
    route: 'cart.setQuantity',
    status: 422,
    what: 'below the pooled minimum',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { id: await tableIn(world, buyer) },
      body: { quantity: 1 },
    }),
  },
  {
    route: 'cart.removeMany',
    status: 200,
    what: 'removes',
    request: async (world, buyer) => ({
      token: buyer.token,
      body: { ids: [await rowIn(world, buyer)] },
    }),
  },
  {
    route: 'cart.removeMany',
    status: 404,
    what: 'an unknown row',
    request: (_world, { token }) => ({ token, body: { ids: [nobody] } }),
  },
  ...(['cart.update', 'cart.updateVariant'] as const).flatMap((route): Case[] => [
    {
      route,
      status: 200,
      what: 'sets a row',
      request: async (world, buyer) => {
        await rowIn(world, buyer)
        return {
          token: buyer.token,
          params: { productId: world.variants.direct },
          body: { quantity: 1 },
        }
      },
    },
    {
      route,
      status: 404,
      what: 'one that is not there',
      request: (world, { token }) => ({
        token,
        params: { productId: world.variants.direct },
        body: { quantity: 1 },
      }),
    },
  ]),
  {
    route: 'cart.updateMoreVariants',
    status: 200,
    what: 'sets a table',
    request: (world, { token }) => ({
      token,
      body: world.variants.table.map((id) => ({ id, quantity: 3 })),
    }),
  },
  {
    route: 'cart.updateMoreVariants',
    status: 404,
    what: 'an unknown variant',
    request: (_world, { token }) => ({ token, body: [{ id: nobody, quantity: 9 }] }),
  },
  {
    route: 'cart.updateMoreVariants',
    status: 422,
    what: 'below the pooled minimum',
    request: (world, { token }) => ({
      token,
      body: [{ id: world.variants.table[0], quantity: 4 }],
    }),
  },
  {
    route: 'cart.lines',
    status: 200,
    what: 'adds and sets',
    request: (world, { token }) => ({
      token,
      headers: { 'idempotency-key': fresh('lines') },
      body: {
        lines: [
          { id: world.variants.direct, quantity: 2, mode: 'add' },
          { id: world.variants.chain, quantity: 20, mode: 'set' },
        ],
      },
    }),
  },
  {
    route: 'cart.lines',
    status: 404,
    what: 'an unknown variant',
    request: (_world, { token }) => ({
      token,
      headers: { 'idempotency-key': fresh('lines') },
      body: { lines: [{ id: nobody, quantity: 2, mode: 'add' }] },
    }),
  },
  {
    route: 'cart.lines',
    status: 409,
    what: 'a key that was used for other lines',
    request: async (world, { token }) => {
      const headers = { 'idempotency-key': fresh('lines') }
      const body = (quantity: number) => ({
        lines: [{ id: world.variants.direct, quantity, mode: 'add' }],
      })
      await call(world.origin, routeOf('cart.lines'), { token, headers, body: body(1) })
      return { token, headers, body: body(2) }
    },
  },
  {
    route: 'cart.lines',
    status: 422,
    what: 'a line that adds nothing',
    request: (world, { token }) => ({
      token,
      headers: { 'idempotency-key': fresh('lines') },
      body: { lines: [{ id: world.variants.direct, quantity: 0, mode: 'add' }] },
    }),
  },
  {
    route: 'cart.resolve',
    status: 200,
    what: 'variant ids, and a code that nothing has',
    request: (world, { token }) => ({
      token,
      body: { codes: [world.variants.direct, world.variants.chain, 'no-such-sku-000'] },
    }),
  },
  {
    route: 'cart.resolve',
    status: 422,
    what: 'no codes',
    request: (_world, { token }) => ({ token, body: { codes: [] } }),
  },
  {
    route: 'cart.bySlug',
    status: 200,
    what: 'lists',
    request: (world, { token }) => ({ token, body: { slug: world.productSlug } }),
  },
]

const orderCases: readonly Case[] = [
  { route: 'orders.mine', status: 200, what: 'lists', request: (_world, { token }) => ({ token }) },
  {
    route: 'orders.ofCustomer',
    status: 200,
    what: 'lists',
    request: (_world, { id, token }) => ({ token, params: { id } }),
  },
  {
    route: 'orders.mine',
    status: 200,
    what: 'finds',
    request: async (world, buyer) => {
      await orderIn(world, buyer)
      return { token: buyer.token, query: { query: 'A-000001', status: 'placed' } }
    },
  },
  {
    route: 'orders.place',
    status: 201,
    what: 'orders',
    request: async (world, buyer) => {
      await rowIn(world, buyer)
      return { token: buyer.token, headers: { 'idempotency-key': fresh('key') }, body: order }
    },
  },
  {
    route: 'orders.place',
    status: 409,
    what: 'a key that was used for another order',
    request: async (world, buyer) => {
      await rowIn(world, buyer)
      const key = fresh('key')
      await place(world, buyer, key)
      return {
        token: buyer.token,
        headers: { 'idempotency-key': key },
        body: { ...order, note: 'another' },
      }
    },
  },
  {
    route: 'orders.place',
    status: 422,
    what: 'an empty cart',
    request: (_world, { token }) => ({
      token,
      headers: { 'idempotency-key': fresh('key') },
      body: order,
    }),
  },
  {
    route: 'orders.place',
    status: 409,
    what: 'pieces that have gone out of stock since',
    request: async (world, buyer) => {
      await add(world, buyer, world.variants.direct, 50_000)
      return {
        token: buyer.token,
        headers: { 'idempotency-key': fresh('key') },
        body: { ...order, seenBackorders: [] },
      }
    },
  },
  {
    route: 'orders.place',
    status: 422,
    what: 'on account without being allowed to',
    request: async (world, buyer) => {
      await rowIn(world, buyer)
      return {
        token: buyer.token,
        headers: { 'idempotency-key': fresh('key') },
        body: { ...order, payment: 'onAccount' },
      }
    },
  },
  {
    route: 'orders.paymentMethods',
    status: 200,
    what: 'lists',
    request: (_world, { token }) => ({ token }),
  },
  {
    route: 'orders.byKey',
    status: 200,
    what: 'finds',
    request: async (world, buyer) => {
      await rowIn(world, buyer)
      const key = fresh('key')
      await place(world, buyer, key)
      return { token: buyer.token, params: { key } }
    },
  },
  {
    route: 'orders.byKey',
    status: 404,
    what: 'a key that nobody has used',
    request: (_world, { token }) => ({ token, params: { key: fresh('key') } }),
  },
  {
    route: 'orders.get',
    status: 200,
    what: 'answers',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { id: await orderIn(world, buyer) },
    }),
  },
  {
    route: 'orders.get',
    status: 404,
    what: 'an unknown one',
    request: (_world, { token }) => ({ token, params: { id: nobody } }),
  },
  {
    route: 'orders.cancel',
    status: 200,
    what: 'cancels',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { id: await orderIn(world, buyer) },
    }),
  },
  {
    route: 'orders.cancel',
    status: 200,
    what: 'cancels once',
    request: async (world, buyer) => {
      const params = { id: await orderIn(world, buyer) }
      const again = { token: buyer.token, params }
      await call(world.origin, routeOf('orders.cancel'), again)
      return again
    },
  },
  {
    route: 'orders.cancel',
    status: 409,
    what: 'an order in production',
    request: async (world, buyer) => {
      const id = await orderIn(world, buyer)
      await world.startProduction(id)
      return { token: buyer.token, params: { id } }
    },
  },
  {
    route: 'orders.cancel',
    status: 404,
    what: 'an unknown one',
    request: (_world, { token }) => ({ token, params: { id: nobody } }),
  },
]

const resaleCases: readonly Case[] = [
  {
    route: 'resale.link',
    status: 200,
    what: 'answers',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { id: await orderIn(world, buyer) },
      body: { languages: ['en'], factor: 2.5 },
    }),
  },
  {
    route: 'resale.link',
    status: 404,
    what: 'an unknown order',
    request: (_world, { token }) => ({
      token,
      params: { id: nobody },
      body: { languages: ['en'], factor: 2.5 },
    }),
  },
  {
    route: 'orders.answerMove',
    status: 200,
    what: 'answers, and answers once',
    request: async (world, buyer) => {
      const moved = await movedIn(world, buyer, 'wait')
      await call(world.origin, routeOf('orders.answerMove'), moved)
      return moved
    },
  },
  {
    route: 'orders.answerMove',
    status: 409,
    what: 'another answer',
    request: async (world, buyer) => {
      const moved = await movedIn(world, buyer, 'wait')
      await call(world.origin, routeOf('orders.answerMove'), moved)
      return { ...moved, body: { ...moved.body, answer: 'drop' } }
    },
  },
  {
    route: 'orders.answerMove',
    status: 404,
    what: 'an unknown order',
    request: (_world, { token }) => ({
      ...{ token, params: { id: nobody }, body: { moveId: nobody, answer: 'wait' } },
    }),
  },
]

const sellingCases: readonly Case[] = [
  {
    route: 'selling.terms',
    status: 200,
    what: 'answers',
    request: (_world, { token }) => ({ token }),
  },
]

const couponCases: readonly Case[] = [
  {
    route: 'orders.previewCoupon',
    status: 200,
    what: 'answers',
    request: async (world, buyer) => {
      await rowIn(world, buyer)
      return { token: buyer.token, body: { coupon: world.coupon, currency: 'INR' } }
    },
  },
  {
    route: 'orders.previewCoupon',
    status: 422,
    what: 'an unknown coupon',
    request: async (world, buyer) => {
      await rowIn(world, buyer)
      return { token: buyer.token, body: { coupon: nobody, currency: 'INR' } }
    },
  },
]

export const cases: readonly Case[] = [
  ...couponCases,
  ...sellingCases,
  ...accountCases,
  ...addressCases,
  ...applicationCases,
  ...profileCases,
  ...privacyCases,
  ...catalogueCases,
  ...cartCases,
  ...listCases,
  ...savedCases,
  ...orderCases,
  // They reduce the stock.
  ...resaleCases,
  ...requestCases,
  ...paperCases(orderIn),
]
