import { call, routeOf } from './call.ts'
import type { Case } from './cases.ts'
import type { World, WorldCustomer } from './world.ts'

type OrderIn = (world: World, buyer: WorldCustomer) => Promise<string>

/** @param orderIn places an order and gives its id */
export const paperCases = (orderIn: OrderIn): readonly Case[] => {
  /** The order and its first paper, which is not ready yet. */
  const paperIn = async (world: World, buyer: WorldCustomer) => {
    const id = await orderIn(world, buyer)
    const { token } = buyer
    const { body } = await call(world.origin, routeOf('orders.get'), { token, params: { id } })
    const [paper] = (body as { papers: { _id: string }[] }).papers
    return { id, paperId: paper?._id ?? '' }
  }
  return [
    {
      route: 'papers.link',
      status: 200,
      what: 'gives a link',
      request: async (world, buyer) => {
        const params = await paperIn(world, buyer)
        await world.preparePapers(params.id)
        return { token: buyer.token, params }
      },
    },
    {
      route: 'papers.link',
      status: 404,
      what: 'an order that the buyer does not have',
      request: (_world, { token }) => ({ token, params: { id: 'no-order', paperId: 'no-paper' } }),
    },
    {
      route: 'papers.link',
      status: 409,
      what: 'a paper that is being prepared',
      request: async (world, buyer) => ({
        token: buyer.token,
        params: await paperIn(world, buyer),
      }),
    },
  ]
}
