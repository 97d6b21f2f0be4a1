import type { AppRoute, AppRouter } from '@ts-rest/core'
import { z } from 'zod'
import type { Answers } from '../../mocks/shop/parts/answers.ts'
import { CartRow } from '../../src/contracts/cart/cartRows.ts'
import { FeaturedProduct } from '../../src/contracts/catalogue/product.ts'
import { contract } from '../../src/contracts/index.ts'
import { Order, PlaceOrder } from '../../src/contracts/orders/order.ts'
import { Id, Message, Problem, Quantity } from '../../src/contracts/primitives.ts'
import {
  customerOnly,
  memberRefusals,
  refusals,
  self,
  visitor,
} from '../../src/contracts/routes.ts'

/** The check that notices a change of the contract. */
export type Guard = 'types' | 'generated mocks' | 'mock shop' | 'contract suite' | 'call list'

export interface Mutation {
  readonly what: string
  readonly name: string
  /** Nothing when the route is removed. */
  readonly route: AppRoute | undefined
  /** Whether the mock shop's answer, written for the original contract, still compiles. */
  readonly compiles: boolean
  readonly caughtBy: readonly Guard[]
}

type Compiles<Original extends AppRouter, Mutated extends AppRouter> =
  Answers<Original> extends Answers<Mutated> ? true : false

/** The compiler checks `compiles`: another value is a type error. */
const mutation = <Original extends AppRoute, Mutated extends AppRoute>(
  what: string,
  name: string,
  _original: Original,
  route: Mutated,
  compiles: Compiles<{ route: Original }, { route: Mutated }>,
  ...others: readonly Exclude<Guard, 'types'>[]
): Mutation => ({
  ...{ what, name, route, compiles },
  caughtBy: [...(compiles ? [] : ['types' as const]), ...others],
})

/** The same for an added or removed route. */
const ofRouter = <Original extends AppRouter, Mutated extends AppRouter>(
  what: string,
  name: string,
  _original: Original,
  router: Mutated,
  compiles: Compiles<Original, Mutated>,
  ...others: readonly Exclude<Guard, 'types'>[]
): Mutation => ({
  ...{ what, name, compiles },
  route: router[name.split('.')[1] ?? ''] as AppRoute | undefined,
  caughtBy: [...(compiles ? [] : ['types' as const]), ...others],
})

const { cart, catalogue, customer, newsletter, orders } = contract
const cartReply = z.object({ cartData: z.array(CartRow) })

/** Typical mistakes in a contract. */
export const mutations: readonly Mutation[] = [
  mutation(
    'renames a field of a request',
    'cart.add',
    cart.add,
    { ...cart.add, body: z.object({ productId: Id, pieces: Quantity }) },
    false,
    'contract suite',
  ),
  mutation(
    'renames a field of a reply',
    'cart.get',
    cart.get,
    { ...cart.get, responses: { ...memberRefusals, 200: z.object({ rows: z.array(CartRow) }) } },
    false,
    ...(['generated mocks', 'mock shop', 'contract suite'] as const),
  ),
  mutation(
    'removes a status',
    'catalogue.product',
    catalogue.product,
    {
      ...catalogue.product,
      responses: { ...memberRefusals, 200: catalogue.product.responses[200] },
    },
    true,
    ...(['generated mocks', 'mock shop', 'contract suite'] as const),
  ),
  mutation(
    'declares a status that nothing answers',
    'customer.logout',
    customer.logout,
    { ...customer.logout, responses: { ...memberRefusals, 200: Message, 410: Problem } },
    true,
    'contract suite',
  ),
  mutation(
    'changes the status of success',
    'orders.place',
    orders.place,
    { ...orders.place, responses: { ...memberRefusals, 200: Order, 409: Problem } },
    true,
    ...(['generated mocks', 'contract suite'] as const),
  ),
  mutation(
    'narrows a number of a request',
    'cart.setQuantity',
    cart.setQuantity,
    { ...cart.setQuantity, body: z.object({ quantity: Quantity.max(5) }) },
    true,
    'contract suite',
  ),
  mutation(
    'turns a number of a reply into a text',
    'catalogue.featured',
    catalogue.featured,
    {
      ...catalogue.featured,
      responses: {
        ...refusals,
        200: z.object({ data: z.array(FeaturedProduct.extend({ weight: z.string() })) }),
      },
    },
    false,
    ...(['generated mocks', 'mock shop', 'contract suite'] as const),
  ),
  mutation(
    'makes a field of a request required',
    'orders.place',
    orders.place,
    { ...orders.place, body: PlaceOrder.required({ seenTotal: true }) },
    true,
    'contract suite',
  ),
  mutation(
    'makes a field of a reply required',
    'catalogue.featured',
    catalogue.featured,
    {
      ...catalogue.featured,
      responses: {
        ...refusals,
        200: z.object({ data: z.array(FeaturedProduct.required({ prices: true })) }),
      },
    },
    false,
    ...(['mock shop', 'contract suite'] as const),
  ),
  mutation(
    'changes a choice',
    'orders.place',
    orders.place,
    { ...orders.place, body: PlaceOrder.extend({ shipping: z.enum(['whole', 'split']) }) },
    false,
    'contract suite',
  ),
  mutation(
    'takes a header away',
    'orders.place',
    orders.place,
    { ...orders.place, headers: z.object({}) },
    false,
    ...(['mock shop', 'contract suite'] as const),
  ),
  mutation(
    'renames a parameter of the path',
    'cart.removeRow',
    cart.removeRow,
    { ...cart.removeRow, path: '/cart/:id', pathParams: z.object({ id: Id }) },
    false,
    'contract suite',
  ),
  mutation(
    'changes a path',
    'cart.removeMany',
    cart.removeMany,
    { ...cart.removeMany, path: '/cart/several' },
    true,
    'call list',
  ),
  mutation(
    'changes a method',
    'customer.forgetPassword',
    customer.forgetPassword,
    { ...customer.forgetPassword, method: 'POST' },
    true,
    'call list',
  ),
  mutation(
    'opens a call to visitors',
    'cart.get',
    cart.get,
    { ...cart.get, metadata: visitor, responses: { ...memberRefusals, 200: cartReply } },
    false,
    'call list',
  ),
  mutation(
    'lets a customer read what is another’s',
    'customer.get',
    customer.get,
    { ...customer.get, metadata: customerOnly },
    true,
    'call list',
  ),
  mutation(
    'keeps a public call for its own customer',
    'catalogue.countProductView',
    catalogue.countProductView,
    {
      ...catalogue.countProductView,
      metadata: self('id'),
      responses: catalogue.countProductView.responses,
    },
    true,
    ...(['mock shop', 'contract suite', 'call list'] as const),
  ),
  ofRouter(
    'removes a route',
    'newsletter.unsubscribe',
    newsletter,
    { subscribe: newsletter.subscribe },
    true,
    ...(['contract suite', 'call list'] as const),
  ),
  ofRouter(
    'adds a route that nobody answers',
    'newsletter.pause',
    newsletter,
    { ...newsletter, pause: { ...newsletter.subscribe, path: '/newsletter/customer/pause' } },
    false,
    ...(['mock shop', 'contract suite', 'call list'] as const),
  ),
]

/** The contract with a mutation. */
export const mutated = ({ name, route }: Mutation): AppRouter => {
  const [tag = '', own = ''] = name.split('.')
  const { [own]: _old, ...others } = (contract as AppRouter)[tag] as AppRouter
  return { ...contract, [tag]: route ? { ...others, [own]: route } : others }
}
