import { createShopProcess } from '../../support/shopProcess.ts'
import { fillCart, makeBuyers, order, someVariants } from '../buyers.ts'
import { endOf, send } from '../calls.ts'
import type { Drill } from '../drill.ts'

/** A shop on PostgreSQL moves into a file and from there into another database, unnoticed by its buyers. */
export const drill: Drill = {
  name: 'move',
  item: 'O3',
  engine: 'postgres',
  run: async (shop) => {
    const [buyer] = await makeBuyers(shop, 1)
    if (!buyer) throw new Error('there is no buyer')
    const variants = await someVariants(shop, 3)
    await fillCart(shop, buyer, variants)
    const { id } = await order(shop, buyer, 'before-the-move')
    await fillCart(shop, buyer, variants.slice(0, 2))
    const running = await endOf(shop.team('move', 'file'))
    await shop.process.stop('SIGTERM')
    const began = performance.now()
    await shop.team('move', 'file')
    const there = await shop.newDatabase('there')
    const onFile = await createShopProcess(undefined, { DATABASE_URL: '', DATA_DIR: shop.dataDir })
    await onFile.team('move', there.DATABASE_URL ?? '')
    const seconds = (performance.now() - began) / 1_000
    const moved = await createShopProcess(undefined, { ...there, DATA_DIR: shop.dataDir })
    await moved.start()
    const headers = { authorization: `Bearer ${buyer.token}` }
    const read = async (path: string) =>
      (await fetch(`${moved.origin}/api${path}`, { headers })).json() as Promise<{
        data?: { _id: string }[]
        cartData?: unknown[]
      }>
    const { data: orders = [] } = await read('/order/')
    const { cartData = [] } = await read(`/cart/${buyer.id}`)
    const next = await send(
      { url: moved.origin },
      'POST',
      '/cart/update/morevariants',
      [{ id: variants[2], quantity: 60 }],
      headers,
    )
    const doctor = await moved.team('doctor')
    await moved.stop('SIGTERM')
    await Promise.all([moved.remove(), onFile.remove()])
    return [
      {
        figure: 'move while the shop runs',
        value: running.output.slice(0, 60),
        ok: running.output.includes('Stop the shop'),
      },
      {
        figure: 'there and back',
        value: `${seconds.toFixed(1)} s with two commands; ${orders.length} order, ${cartData.length} rows in the cart`,
        ok: orders.some(({ _id }) => _id === id) && cartData.length === 2,
      },
      {
        figure: 'bought and examined afterwards',
        value: `${next.status}; ${doctor.trim()}`,
        ok: next.status === 200 && doctor === 'Nothing is wrong.\n',
      },
    ]
  },
}
