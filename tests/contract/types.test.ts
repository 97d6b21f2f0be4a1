import { expectTypeOf, test } from 'vitest'
import type { PlacedOrder } from '../../src/contracts/orders/order.ts'
import { clientOf } from '../support/client.ts'

/** Never run: the compiler is the test. Each `@ts-expect-error` fails the type check once it compiles. */
const pinned = async () => {
  const client = clientOf('http://nowhere.test')

  // @ts-expect-error a quantity is a number
  await client.cart.add({ body: { productId: 'p', quantity: '5' } })
  // @ts-expect-error a row needs its variant
  await client.cart.add({ body: { quantity: 5 } })
  // @ts-expect-error the path has a parameter
  await client.customer.get({})
  // @ts-expect-error the parameter is called userId
  await client.cart.get({ params: { id: 'c' } })
  // @ts-expect-error only the path is spelled decreemnt (rule K7); there is no such call as cart.decreement
  await client.cart.decreement({ params: { id: 'r' } })
  // @ts-expect-error an order needs an Idempotency-Key
  await client.orders.place({ body: {} as never })
  // @ts-expect-error shipping is together or split
  await client.orders.place({ headers: { 'idempotency-key': 'k' }, body: { shipping: 'fast' } })

  const placed = await client.orders.place({
    headers: { 'idempotency-key': 'k' },
    body: {} as never,
  })
  // @ts-expect-error an order is answered with 201, never with 200
  if (placed.status === 200) return
  if (placed.status === 201) expectTypeOf(placed.body).toEqualTypeOf<PlacedOrder>()
  if (placed.status === 409) expectTypeOf(placed.body.code).toBeString()
}

test('a wrong body, status or path does not compile', () => {
  expectTypeOf(pinned).returns.resolves.toEqualTypeOf<void>()
})
